import { combineReducers } from '@wordpress/data';
import type { Action } from './actions';
import { queries } from './queries';
import { DEFAULTS } from './query';
import type { Application, State } from './types';

const INITIAL: Application = {
	platform: DEFAULTS.platform,
	currentScreen: '',
	hasElementor: false,
	hasElementorPro: false,
	uiTheme: 'light',
	redirect: null,
};

const application = ( state = INITIAL, action: Action ): Application =>
	action.type === 'RECEIVE_APPLICATION'
		? { ...state, ...action.application }
		: state;

function itemCountsByPlan(
	state: State[ 'itemCountsByPlan' ] = {},
	action: Action
): State[ 'itemCountsByPlan' ] {
	switch ( action.type ) {
		case 'RECEIVE_ITEM_COUNTS_BY_PLAN':
			return { ...state, [ action.list ]: action.totals };
		case 'CLEAR_ITEM_COUNTS_BY_PLAN':
			return {};
	}
	return state;
}

export const reducer = combineReducers( {
	application,
	itemCountsByPlan,
	queries: queries.reducer,
} );
