import { createRegistrySelector, createSelector } from '@wordpress/data';
import type { State as QueriesState } from '@templately/queried-data';
import type { Condition, ConditionConfig, Platform } from '@templately/rest';
import { conditionToString } from './condition';
import { queries } from './queries';
import type { Edited } from './reducer';

export const STORE_NAME = 'templately/conditions';

export interface State extends QueriesState {
	edited: Edited | null;
}

const NO_CONDITIONS: Condition[] = [];
const NO_CONFIG: ConditionConfig = {};

const { getTemplate } = queries.selectors;

/** Saved conditions of a template; undefined while they are unknown. */
export const getConditionsByTemplate = (
	state: State,
	templateId: number
): Condition[] | undefined =>
	getTemplate( state, templateId )?.template_conditions;

/** Template whose conditions are edited. */
export const getEditedTemplate = ( state: State ): number | undefined =>
	state.edited?.templateId;

const editedAnswer = ( state: State ) =>
	state.edited ? getTemplate( state, state.edited.templateId ) : undefined;

/** Platform of the edited template. */
export const getPlatform = ( state: State ): Platform | undefined =>
	editedAnswer( state )?.template.platform;

/** Conditions that the edited template can have. */
export const getConditions = ( state: State ): ConditionConfig =>
	editedAnswer( state )?.config ?? NO_CONFIG;

/** Conditions of the edited template with the unsaved changes. */
export const getConditionsForSave = ( state: State ): Condition[] =>
	state.edited?.conditions ?? NO_CONDITIONS;

/** Whether the conditions of a template are being loaded. */
export const isLoading = createRegistrySelector(
	( select ) =>
		( _: State, templateId: number ): boolean =>
			// The name avoids a circular import of the store.
			(
				select( STORE_NAME ) as {
					isResolving: ( name: string, args: unknown[] ) => boolean;
				}
			 ).isResolving( 'getTemplate', [ templateId ] )
);

/** Edited conditions as strings, without duplicates. */
export const getConditionStrings = createSelector(
	( state: State ): string[] => [
		...new Set( getConditionsForSave( state ).map( conditionToString ) ),
	],
	( state: State ) => [ state.edited ]
);

/** Whether the edited conditions have unsaved changes. */
export const isChanged = ( { edited }: State ): boolean =>
	edited !== null &&
	JSON.stringify( edited.initial.map( conditionToString ) ) !==
		JSON.stringify( edited.conditions.map( conditionToString ) );
