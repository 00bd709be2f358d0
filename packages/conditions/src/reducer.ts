import { combineReducers } from '@wordpress/data';
import type { Action } from './actions';
import { newCondition } from './condition';
import { designsKey, pageKey, previewKey } from './keys';
import type { State } from './types';

function byTemplate(
	state: State[ 'byTemplate' ] = {},
	action: Action
): State[ 'byTemplate' ] {
	switch ( action.type ) {
		case 'RECEIVE_CONDITIONS':
			return { ...state, [ action.answer.template.id ]: action.answer };
		case 'RECEIVE_GONE': {
			const { [ action.templateId ]: gone, ...others } = state;
			return gone ? others : state;
		}
		case 'RECEIVE_SAVED': {
			const known = state[ action.templateId ];
			return known
				? {
						...state,
						[ action.templateId ]: {
							...known,
							template_conditions: action.conditions,
						},
					}
				: state;
		}
	}
	return state;
}

function edited(
	state: State[ 'edited' ] = null,
	action: Action
): State[ 'edited' ] {
	switch ( action.type ) {
		case 'EDIT':
			return {
				templateId: action.templateId,
				begun: action.conditions,
				conditions: action.conditions,
			};
		case 'LEAVE':
			return null;
	}
	if ( ! state ) {
		return state;
	}
	switch ( action.type ) {
		case 'ADD_CONDITION':
			return {
				...state,
				conditions: [
					...state.conditions,
					newCondition(
						Math.min(
							0,
							...state.conditions.map( ( { id } ) => id )
						) - 1
					),
				],
			};
		case 'CHANGE_CONDITION':
			return {
				...state,
				conditions: state.conditions.map( ( condition ) =>
					condition.id === action.condition.id
						? action.condition
						: condition
				),
			};
		case 'REMOVE_CONDITION':
			return {
				...state,
				conditions: state.conditions.filter(
					( { id } ) => id !== action.id
				),
			};
	}
	return state;
}

function previews(
	state: State[ 'previews' ] = {},
	action: Action
): State[ 'previews' ] {
	switch ( action.type ) {
		case 'RECEIVE_PREVIEW':
			return {
				...state,
				[ previewKey( action.templateId, action.rows ) ]:
					action.preview,
			};
		// Another template shows where this one yields to.
		case 'RECEIVE_SAVED':
		case 'RECEIVE_GONE':
			return {};
	}
	return state;
}

function types(
	state: State[ 'types' ] = {},
	action: Action
): State[ 'types' ] {
	return action.type === 'RECEIVE_TYPES'
		? { ...state, [ action.platform ]: action.types }
		: state;
}

function designs(
	state: State[ 'designs' ] = {},
	action: Action
): State[ 'designs' ] {
	return action.type === 'RECEIVE_DESIGNS'
		? {
				...state,
				[ designsKey( action.platform, action.of ) ]: action.designs,
			}
		: state;
}

function pages(
	state: State[ 'pages' ] = {},
	action: Action
): State[ 'pages' ] {
	switch ( action.type ) {
		case 'RECEIVE_PAGE':
			return {
				...state,
				[ pageKey( action.platform, action.number ) ]: action.page,
			};
		case 'RECEIVE_GONE':
			// Out of sight at once; the pages are asked for anew.
			return Object.fromEntries(
				Object.entries( state ).map( ( [ key, page ] ) => [
					key,
					{
						...page,
						items: page.items.filter(
							( { id } ) => id !== action.templateId
						),
					},
				] )
			);
	}
	return state;
}

function ranks(
	state: State[ 'ranks' ] = null,
	action: Action
): State[ 'ranks' ] {
	return action.type === 'RECEIVE_RANKS' ? action.ranks : state;
}

export const reducer = combineReducers( {
	byTemplate,
	edited,
	previews,
	types,
	designs,
	pages,
	ranks,
} );
