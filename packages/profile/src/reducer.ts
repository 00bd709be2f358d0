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
			return { user: action.user };
		case 'RECEIVE_ATTEMPT':
			return action.attempt.answer.user
				? { user: action.attempt.answer.user }
				: state;
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

function attempt(
	state: State[ 'attempt' ] = null,
	action: Action
): State[ 'attempt' ] {
	switch ( action.type ) {
		case 'RECEIVE_ATTEMPT':
			return action.attempt;
		case 'CLEAR':
			return null;
	}
	return state;
}

export const reducer = combineReducers( { session, attempt, collection } );
