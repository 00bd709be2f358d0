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

function planTotals(
	state: State[ 'planTotals' ] = {},
	action: Action
): State[ 'planTotals' ] {
	switch ( action.type ) {
		case 'RECEIVE_PLAN_TOTALS':
			return { ...state, [ action.list ]: action.totals };
		case 'CLEAR_PLAN_TOTALS':
			return {};
	}
	return state;
}

export const reducer = combineReducers( {
	application,
	planTotals,
	queries: queries.reducer,
} );
