import type { ThunkArgs } from '@wordpress/data';
import { takeTicket } from '@templately/rest';
import * as rest from '@templately/rest/theme-builder';
import type {
	Condition,
	ConditionControl,
	ConditionOption,
	ConditionRank,
	ConditionRow,
	ConditionsAnswer,
	ConditionsPreview,
	CreatedTemplate,
	NewTemplate,
	Platform,
	SavedConditions,
	ThemeDesign,
	ThemeTemplatesPage,
	ThemeTemplateType,
} from '@templately/rest';
import { newCondition, rowsToSend } from './condition';
import type { store } from './index';

type Args = ThunkArgs< typeof store >;

export const receiveConditions = (
	answer: ConditionsAnswer,
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_CONDITIONS', answer, ticket } ) as const;

const receiveSaved = ( templateId: number, conditions: Condition[] ) =>
	( {
		type: 'RECEIVE_SAVED',
		templateId,
		conditions,
		ticket: takeTicket(),
	} ) as const;

export const receivePreview = (
	templateId: number,
	rows: string[],
	preview: ConditionsPreview,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_PREVIEW',
		templateId,
		rows,
		preview,
		ticket,
	} ) as const;

export const receiveTypes = (
	platform: Platform,
	types: ThemeTemplateType[]
) => ( { type: 'RECEIVE_TYPES', platform, types } ) as const;

export const receiveDesigns = (
	platform: Platform,
	of: string,
	designs: ThemeDesign[]
) => ( { type: 'RECEIVE_DESIGNS', platform, of, designs } ) as const;

export const receivePage = (
	platform: Platform,
	number: number,
	page: ThemeTemplatesPage,
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_PAGE', platform, number, page, ticket } ) as const;

export const receiveRanks = ( ranks: ConditionRank[] ) =>
	( { type: 'RECEIVE_RANKS', ranks } ) as const;

const receiveGone = ( templateId: number ) =>
	( { type: 'RECEIVE_GONE', templateId, ticket: takeTicket() } ) as const;

const beginEdit = ( templateId: number, conditions: Condition[] ) =>
	( { type: 'EDIT', templateId, conditions } ) as const;

/** Forgets what was changed and not saved. */
export const leave = () => ( { type: 'LEAVE' } ) as const;

export const addCondition = () => ( { type: 'ADD_CONDITION' } ) as const;

/** Changes the row that has the same id. */
export const changeCondition = ( condition: Condition ) =>
	( { type: 'CHANGE_CONDITION', condition } ) as const;

export const removeCondition = ( id: number ) =>
	( { type: 'REMOVE_CONDITION', id } ) as const;

export type Action = ReturnType<
	| typeof receiveConditions
	| typeof receiveSaved
	| typeof receivePreview
	| typeof receiveTypes
	| typeof receiveDesigns
	| typeof receivePage
	| typeof receiveRanks
	| typeof receiveGone
	| typeof beginEdit
	| typeof leave
	| typeof addCondition
	| typeof changeCondition
	| typeof removeCondition
>;

/** What every store can do with its resolutions. */
interface Resolutions {
	invalidateResolutionForStoreSelector: ( selector: string ) => void;
}

const forget = ( dispatch: unknown, ...selectors: string[] ): void =>
	selectors.forEach( ( selector ) =>
		( dispatch as Resolutions ).invalidateResolutionForStoreSelector(
			selector
		)
	);

/**
 * Begins to edit where a template shows. One that shows nowhere yet begins with a row, which counts once it is saved: the
 * condition that its type proposes, or the whole site.
 *
 * @param templateId The template, whose conditions are there.
 * @param proposed   What its type proposes; nothing for the whole site.
 */
export const edit =
	( templateId: number, proposed?: ConditionRow | null ) =>
	( { dispatch, select }: Args ): void => {
		const conditions = select.getConditionsByTemplate( templateId ) ?? [];
		dispatch(
			beginEdit(
				templateId,
				conditions.length > 0
					? conditions
					: [ { ...newCondition( -1 ), ...proposed } ]
			)
		);
	};

/**
 * Saves the rows that are edited. Where it fails, they stay as they are.
 *
 * @return What the site says: the message, and other templates that show on the same pages.
 */
export const save =
	() =>
	async ( { dispatch, select }: Args ): Promise< SavedConditions > => {
		const templateId = select.getEditedTemplate();
		if ( templateId === undefined ) {
			throw new Error( 'There is nothing to save.' );
		}
		const answer = await rest.saveConditions(
			templateId,
			rowsToSend( select.getConditionsForSave() )
		);
		dispatch( receiveSaved( templateId, answer.data.template_conditions ) );
		forget( dispatch, 'getPreview', 'getThemeTemplates' );
		return answer;
	};

/**
 * What a text finds among the posts, terms or people that a row can be for.
 *
 * @param condition The row.
 * @param control   What is looked for.
 * @param query     The text.
 */
export const autocomplete =
	( condition: ConditionRow, control: ConditionControl, query: string ) =>
	(): Promise< ConditionOption[] > =>
		rest.autocompleteCondition( {
			name: condition.name,
			sub_name: condition.sub_name,
			control,
			query,
		} );

/**
 * Makes a template, which then stands in the list.
 *
 * @param template What it is to be.
 * @return Where it is edited, and the condition that its type proposes.
 */
export const createTemplate =
	( template: NewTemplate ) =>
	async ( { dispatch }: Args ): Promise< CreatedTemplate > => {
		const created = await rest.createTemplate( template );
		forget( dispatch, 'getThemeTemplates' );
		return created;
	};

/**
 * Deletes a template, which then stands in no list any more.
 *
 * @param templateId The template.
 * @return What the site says of it.
 */
export const deleteTemplate =
	( templateId: number ) =>
	async ( { dispatch }: Args ): Promise< string > => {
		const { message } = await rest.deleteThemeTemplate( templateId );
		dispatch( receiveGone( templateId ) );
		forget( dispatch, 'getTemplate', 'getPreview', 'getThemeTemplates' );
		return message;
	};

/** Has the list asked for anew: it may have grown elsewhere. */
export const forgetTemplates =
	() =>
	( { dispatch }: Args ): void =>
		forget( dispatch, 'getThemeTemplates' );
