import { combineReducers } from '@wordpress/data';
import type { Action } from './actions';
import { startForm } from './form';
import { addEntry, startProgress } from './progress';
import type { FullSiteImport, Wizard } from './types';

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

const NO_IMPORT: Wizard = {
	pack: null,
	info: null,
	plan: null,
	run: '',
	progress: null,
	problem: null,
};

function wizard( state: Wizard = NO_IMPORT, action: Action ): Wizard {
	const { progress } = state;
	switch ( action.type ) {
		case 'OPEN':
			return { ...NO_IMPORT, pack: action.pack };
		case 'RECEIVE_INFO':
			return { ...state, info: action.info };
		case 'CLEAR_PLAN':
			return { ...state, plan: null };
		case 'RECEIVE_PLAN':
			return { ...state, plan: action.plan };
		case 'BEGIN_RUN':
			return {
				...state,
				run: action.uuid,
				progress: startProgress( action.steps ),
				problem: null,
			};
		case 'RESET_RUN':
			return { ...state, run: '', progress: null, problem: null };
		case 'RECEIVE_ENTRY':
			return {
				...state,
				progress: progress && addEntry( progress, action.entry ),
				problem: null,
			};
		case 'CLEAR_FAILURE':
			return {
				...state,
				progress: progress && { ...progress, failure: null },
				problem: null,
			};
		case 'SET_CONNECTION_PROBLEM':
			return { ...state, problem: action.problem };
	}
	return state;
}

export const reducer = combineReducers( { fullSiteImport, wizard } );
