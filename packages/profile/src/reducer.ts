import { combineReducers } from '@wordpress/data';
import type { Action } from './actions';
import type { State } from './types';

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

export const reducer = combineReducers( { session, attempt } );
