import { combineReducers } from '@wordpress/data';
import { held } from '@templately/rest';
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
			return held(
				state,
				action.answer.template.id,
				action.answer,
				action.ticket
			);
		case 'RECEIVE_GONE': {
			const { [ action.templateId ]: _, ...others } = state;
			return others;
		}
		case 'RECEIVE_SAVED': {
			const known = state[ action.templateId ];
			return known
				? held(
						state,
						action.templateId,
						{
							...known.value,
							template_conditions: action.conditions,
						},
						action.ticket
					)
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
	state: State[ 'previews' ] = { byRows: {}, since: 0 },
	action: Action
): State[ 'previews' ] {
	switch ( action.type ) {
		case 'RECEIVE_PREVIEW':
			return action.ticket > state.since
				? {
						...state,
						byRows: {
							...state.byRows,
							[ previewKey( action.templateId, action.rows ) ]:
								action.preview,
						},
					}
				: state;
		// Another template shows where this one yields to.
		case 'RECEIVE_SAVED':
		case 'RECEIVE_GONE':
			return { byRows: {}, since: action.ticket };
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
	return action.type === 'RECEIVE_PAGE'
		? held(
				state,
				pageKey( action.platform, action.number ),
				action.page,
				action.ticket
			)
		: state;
}

function gone( state: State[ 'gone' ] = {}, action: Action ): State[ 'gone' ] {
	return action.type === 'RECEIVE_GONE'
		? { ...state, [ action.templateId ]: action.ticket }
		: state;
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
	gone,
	ranks,
} );
