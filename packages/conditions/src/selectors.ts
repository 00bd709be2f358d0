import { createRegistrySelector, createSelector } from '@wordpress/data';
import type {
	Condition,
	ConditionConfig,
	ConditionRank,
	ConditionsAnswer,
	ConditionsPreview,
	Platform,
	ThemeDesign,
	ThemeTemplatesPage,
	ThemeTemplateType,
} from '@templately/rest';
import { conditionToString } from './condition';
import { designsKey, pageKey, previewKey } from './keys';
import type { State } from './types';

export const STORE_NAME = 'templately/conditions';

const NO_CONDITIONS: Condition[] = [];
const NO_CONFIG: ConditionConfig = {};

/**
 * What the site says of a template: what it is, what rows there can be, and those that it has.
 *
 * @param state      The store's state.
 * @param templateId The template.
 * @return Undefined while that is not known.
 */
export const getTemplate = (
	state: State,
	templateId: number
): ConditionsAnswer | undefined => state.byTemplate[ templateId ]?.value;

/** The rows of a template, as they are kept. */
export const getConditionsByTemplate = (
	state: State,
	templateId: number
): Condition[] | undefined =>
	getTemplate( state, templateId )?.template_conditions;

/** The template whose rows are edited. */
export const getEditedTemplate = ( state: State ): number | undefined =>
	state.edited?.templateId;

const editedAnswer = ( state: State ) =>
	state.edited ? getTemplate( state, state.edited.templateId ) : undefined;

/** The builder of the template whose rows are edited. */
export const getPlatform = ( state: State ): Platform | undefined =>
	editedAnswer( state )?.template.platform;

/** What conditions there are for the template whose rows are edited. */
export const getConditions = ( state: State ): ConditionConfig =>
	editedAnswer( state )?.config ?? NO_CONFIG;

/** The rows as they are to be. */
export const getConditionsForSave = ( state: State ): Condition[] =>
	state.edited?.conditions ?? NO_CONDITIONS;

/**
 * Whether the conditions of a template are on their way.
 *
 * @param templateId The template.
 */
export const isLoading = createRegistrySelector(
	( select ) =>
		( _: State, templateId: number ): boolean =>
			// By its name: the store itself would be a circle.
			(
				select( STORE_NAME ) as {
					isResolving: ( name: string, args: unknown[] ) => boolean;
				}
			 ).isResolving( 'getTemplate', [ templateId ] )
);

/** The rows as strings; what says the same twice is one. */
export const getConditionStrings = createSelector(
	( state: State ): string[] => [
		...new Set( getConditionsForSave( state ).map( conditionToString ) ),
	],
	( state: State ) => [ state.edited ]
);

/** Whether somebody has changed the rows since they began. */
export const isChanged = ( { edited }: State ): boolean =>
	edited !== null &&
	JSON.stringify( edited.begun.map( conditionToString ) ) !==
		JSON.stringify( edited.conditions.map( conditionToString ) );

/**
 * What rows would do: pages that they match, and templates that show there too.
 *
 * @param state      The store's state.
 * @param templateId The template.
 * @param rows       The rows, as strings.
 */
export const getPreview = (
	state: State,
	templateId: number,
	rows: string[]
): ConditionsPreview | undefined =>
	state.previews.byRows[ previewKey( templateId, rows ) ];

/** The types that a template of a builder can have here. */
export const getTypes = (
	state: State,
	platform: Platform
): ThemeTemplateType[] | undefined => state.types[ platform ];

/** The designs of the library that a template of a type can begin with. */
export const getDesigns = (
	state: State,
	platform: Platform,
	type: string
): ThemeDesign[] | undefined => state.designs[ designsKey( platform, type ) ];

/** A page of the templates of a builder, without those that were deleted since it was asked for. */
export const getThemeTemplates = createSelector(
	(
		{ gone, pages }: State,
		platform: Platform,
		page: number
	): ThemeTemplatesPage | undefined => {
		const held = pages[ pageKey( platform, page ) ];
		return (
			held && {
				...held.value,
				items: held.value.items.filter(
					( { id } ) => ( gone[ id ] ?? 0 ) <= held.ticket
				),
			}
		);
	},
	( { gone, pages }: State, platform: Platform, page: number ) => [
		pages[ pageKey( platform, page ) ],
		gone,
	]
);

/** Which row wins over which. */
export const getRanks = ( state: State ): ConditionRank[] | undefined =>
	state.ranks ?? undefined;
