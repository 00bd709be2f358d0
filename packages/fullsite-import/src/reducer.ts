import { combineReducers } from '@wordpress/data';
import type { Action } from './actions';
import { startForm } from './form';
import { startProgress, withEntry } from './progress';
import type { FullSiteImport, State } from './types';

const CLOSED: FullSiteImport = {
	currentStep: 1,
	fsiClosed: true,
	results: null,
	formData: null,
	dependencies: null,
};

function fullSiteImport(
	state: FullSiteImport = CLOSED,
	action: Action
): FullSiteImport {
	switch ( action.type ) {
		case 'OPEN':
			return {
				...CLOSED,
				fsiClosed: false,
				formData: startForm( action.pack.id ),
			};
		case 'CLOSE':
			return { ...state, fsiClosed: true };
		case 'SHOW_STEP':
			return { ...state, currentStep: action.step };
		case 'RECEIVE_INFO':
			return state.formData
				? {
						...state,
						formData: startForm( state.formData.id, action.info ),
					}
				: state;
		case 'CHANGE_FORM':
			return state.formData
				? {
						...state,
						formData: { ...state.formData, ...action.changes },
					}
				: state;
		case 'RECEIVE_PLAN':
			return { ...state, dependencies: action.plan.plugins };
		case 'BEGIN_RUN':
			return {
				...state,
				currentStep: 2,
				fsiClosed: false,
				results: null,
			};
		case 'RECEIVE_ENTRY':
			return action.entry.action === 'complete'
				? {
						...state,
						currentStep: 3,
						results: action.entry.results ?? null,
					}
				: state;
	}
	return state;
}

function pack(
	state: State[ 'pack' ] = null,
	action: Action
): State[ 'pack' ] {
	return action.type === 'OPEN' ? action.pack : state;
}

function info(
	state: State[ 'info' ] = null,
	action: Action
): State[ 'info' ] {
	switch ( action.type ) {
		case 'OPEN':
			return null;
		case 'RECEIVE_INFO':
			return action.info;
	}
	return state;
}

function plan(
	state: State[ 'plan' ] = null,
	action: Action
): State[ 'plan' ] {
	switch ( action.type ) {
		case 'OPEN':
		case 'FORGET_PLAN':
			return null;
		case 'RECEIVE_PLAN':
			return action.plan;
	}
	return state;
}

function run( state: State[ 'run' ] = '', action: Action ): State[ 'run' ] {
	switch ( action.type ) {
		case 'OPEN':
		case 'LEAVE_RUN':
			return '';
		case 'BEGIN_RUN':
			return action.uuid;
	}
	return state;
}

function progress(
	state: State[ 'progress' ] = null,
	action: Action
): State[ 'progress' ] {
	switch ( action.type ) {
		case 'OPEN':
		case 'LEAVE_RUN':
			return null;
		case 'BEGIN_RUN':
			return startProgress( action.steps );
		case 'RECEIVE_ENTRY':
			return state && withEntry( state, action.entry );
		case 'GO_ON':
			return state && { ...state, failure: null };
	}
	return state;
}

function trouble(
	state: State[ 'trouble' ] = null,
	action: Action
): State[ 'trouble' ] {
	switch ( action.type ) {
		case 'OPEN':
		case 'BEGIN_RUN':
		case 'RECEIVE_ENTRY':
		case 'LEAVE_RUN':
		case 'GO_ON':
			return null;
		case 'MEET_TROUBLE':
			return action.trouble;
	}
	return state;
}

export const reducer = combineReducers( {
	fullSiteImport,
	pack,
	info,
	plan,
	run,
	progress,
	trouble,
} );
