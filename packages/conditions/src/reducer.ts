import type { Condition } from '@templately/rest';
import type { Action } from './actions';
import { createCondition } from './condition';

/** A template whose conditions are edited: its conditions before and after the changes. */
export interface Edited {
	templateId: number;
	initial: Condition[];
	conditions: Condition[];
}

export function edited(
	state: Edited | null = null,
	action: Action
): Edited | null {
	switch ( action.type ) {
		case 'EDIT':
			return {
				templateId: action.templateId,
				initial: action.conditions,
				conditions: action.conditions,
			};
		case 'DISCARD_EDITS':
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
					createCondition(
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
