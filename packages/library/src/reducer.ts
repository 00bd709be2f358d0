import { combineReducers } from '@wordpress/data';
import type { Action } from './actions';
import { DEFAULTS } from './query-key';
import type { State } from './types';

const APPLICATION: State[ 'application' ] = {
	platform: DEFAULTS.platform,
	currentScreen: '',
	hasElementor: false,
	hasElementorPro: false,
};

function application(
	state = APPLICATION,
	action: Action
): State[ 'application' ] {
	return action.type === 'RECEIVE_APPLICATION'
		? { ...state, ...action.application }
		: state;
}

function byId( state: State[ 'byId' ] = {}, action: Action ): State[ 'byId' ] {
	return action.type === 'RECEIVE_PAGE'
		? {
				...state,
				...Object.fromEntries(
					action.page.items.map( ( item ) => [ item.id, item ] )
				),
			}
		: state;
}

function pages(
	state: State[ 'pages' ] = {},
	action: Action
): State[ 'pages' ] {
	if ( action.type !== 'RECEIVE_PAGE' ) {
		return state;
	}
	const { items, ...page } = action.page;
	return {
		...state,
		[ action.key ]: { ...page, ids: items.map( ( { id } ) => id ) },
	};
}

function details(
	state: State[ 'details' ] = {},
	action: Action
): State[ 'details' ] {
	return action.type === 'RECEIVE_ITEM'
		? { ...state, [ action.key ]: action.item }
		: state;
}

function counts(
	state: State[ 'counts' ] = null,
	action: Action
): State[ 'counts' ] {
	return action.type === 'RECEIVE_COUNTS' ? action.counts : state;
}

export const reducer = combineReducers( {
	application,
	byId,
	pages,
	details,
	counts,
} );
