import { combineReducers } from '@wordpress/data';
import type { Action } from './actions';
import { queries } from './queries';
import type { State } from './types';

function session(
	state: State[ 'session' ] = null,
	action: Action
): State[ 'session' ] {
	switch ( action.type ) {
		case 'RECEIVE_USER':
		case 'RECEIVE_SIGN_IN':
			return { user: action.user, requestId: action.requestId };
		case 'RECEIVE_REVIEWS': {
			const { user } = state ?? {};
			const pack = { ...user?.reviews.pack, ...action.reviews.pack };
			return state && user
				? { ...state, user: { ...user, reviews: { pack } } }
				: state;
		}
		case 'CLEAR':
			return { user: null, requestId: 0 };
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

const IDLE: State[ 'pending' ] = { isLoading: 0, syncing: 0, verifying: 0 };

function pending( state: State[ 'pending' ] = IDLE, action: Action ) {
	switch ( action.type ) {
		case 'START_REQUEST':
			return {
				...state,
				[ action.request ]: state[ action.request ] + 1,
			};
		case 'FINISH_REQUEST':
			return {
				...state,
				[ action.request ]: state[ action.request ] - 1,
			};
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
		// A new attempt has not failed yet.
		case 'START_REQUEST':
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
		case 'START_LOADING_PRICING':
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
	pending,
	error,
	pricing,
	queries: queries.reducer,
} );
