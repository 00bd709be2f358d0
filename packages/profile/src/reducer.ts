import { combineReducers } from '@wordpress/data';
import type { Favourite, Profile, Reviews } from '@templately/rest';
import type { Action } from './actions';
import { collection } from './collection/reducer';
import type { State } from './types';

/**
 * The profile with or without an item among what is starred.
 *
 * @param user      The profile.
 * @param favourite What was changed.
 */
function withStar( user: Profile, favourite: Favourite ): Profile {
	const { id, starred } = favourite;
	const others = user.starred.filter( ( other ) => other !== id );
	const now = starred ? [ id, ...others ] : others;
	return { ...user, starred: now, favourites: now.length };
}

const withReviews = ( user: Profile, { pack }: Reviews ): Profile => ( {
	...user,
	reviews: { pack: { ...user.reviews.pack, ...pack } },
} );

function session(
	state: State[ 'session' ] = null,
	action: Action
): State[ 'session' ] {
	switch ( action.type ) {
		case 'RECEIVE_USER':
		case 'RECEIVE_SIGN_IN':
			return { user: action.user };
		case 'RECEIVE_STAR':
			return state?.user
				? { user: withStar( state.user, action.favourite ) }
				: state;
		case 'RECEIVE_REVIEWS':
			return state?.user
				? { user: withReviews( state.user, action.reviews ) }
				: state;
		case 'CLEAR':
			return { user: null };
	}
	return state;
}

function prevData(
	state: State[ 'prevData' ] = null,
	action: Action
): State[ 'prevData' ] {
	switch ( action.type ) {
		case 'RECEIVE_SIGN_IN':
			return action.linked;
		case 'CLEAR':
			return null;
	}
	return state;
}

const IDLE: State[ 'work' ] = { isLoading: 0, syncing: 0, verifying: 0 };

function work( state: State[ 'work' ] = IDLE, action: Action ) {
	switch ( action.type ) {
		case 'BEGIN':
			return { ...state, [ action.work ]: state[ action.work ] + 1 };
		case 'END':
			return { ...state, [ action.work ]: state[ action.work ] - 1 };
	}
	return state;
}

function error(
	state: State[ 'error' ] = null,
	action: Action
): State[ 'error' ] {
	switch ( action.type ) {
		case 'RECEIVE_ERROR':
			return action.error;
		// What is tried anew has not failed yet.
		case 'BEGIN':
		case 'CLEAR':
			return null;
	}
	return state;
}

const UNKNOWN: State[ 'pricing' ] = {
	isLoading: false,
	error: null,
	data: null,
};

function pricing(
	state: State[ 'pricing' ] = UNKNOWN,
	action: Action
): State[ 'pricing' ] {
	switch ( action.type ) {
		case 'BEGIN_PRICING':
			return { ...state, isLoading: true, error: null };
		case 'RECEIVE_PRICING':
			return { isLoading: false, error: null, data: action.data };
		case 'RECEIVE_PRICING_ERROR':
			return { ...state, isLoading: false, error: action.error };
	}
	return state;
}

export const reducer = combineReducers( {
	session,
	prevData,
	work,
	error,
	pricing,
	collection,
} );
