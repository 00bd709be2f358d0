import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest/theme-builder';
import type {
	Condition,
	ConditionControl,
	ConditionOption,
	ConditionRow,
	CreatedTemplate,
	NewTemplate,
	SavedConditions,
} from '@templately/rest';
import { createCondition, toRows } from './condition';
import type { store } from './index';
import { queries } from './queries';

type Args = ThunkArgs< typeof store >;

const beginEdit = ( templateId: number, conditions: Condition[] ) =>
	( { type: 'EDIT', templateId, conditions } ) as const;

/** Discards the unsaved changes. */
export const discardEdits = () => ( { type: 'DISCARD_EDITS' } ) as const;

export const addCondition = () => ( { type: 'ADD_CONDITION' } ) as const;

/** Replaces the condition with the same id. */
export const changeCondition = ( condition: Condition ) =>
	( { type: 'CHANGE_CONDITION', condition } ) as const;

export const removeCondition = ( id: number ) =>
	( { type: 'REMOVE_CONDITION', id } ) as const;

export type Action = ReturnType<
	| typeof beginEdit
	| typeof discardEdits
	| typeof addCondition
	| typeof changeCondition
	| typeof removeCondition
>;

/**
 * Starts to edit the conditions of a loaded template. A template without conditions starts with one that is not saved yet.
 *
 * @param templateId Template.
 * @param proposed   First condition of a template without conditions; the whole site by default.
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
					: [ { ...createCondition( -1 ), ...proposed } ]
			)
		);
	};

/** Drops the previews: a change of one template changes where the others are shown. */
const resetPreviews =
	() =>
	( { dispatch }: Args ): void => {
		dispatch( queries.resetResults( 'getPreview' ) );
		dispatch.refresh( 'getPreview', 'getThemeTemplates' );
	};

/** Saves the edited conditions. A failure keeps the changes. */
export const save =
	() =>
	async ( { dispatch, select }: Args ): Promise< SavedConditions > => {
		const templateId = select.getEditedTemplate();
		if ( templateId === undefined ) {
			throw new Error( 'There is nothing to save.' );
		}
		const answer = await rest.saveConditions(
			templateId,
			toRows( select.getConditionsForSave() )
		);
		const template = select.getTemplate( templateId );
		if ( template ) {
			dispatch(
				queries.receiveResult( 'getTemplate', [ templateId ], {
					...template,
					template_conditions: answer.data.template_conditions,
				} )
			);
		}
		dispatch( resetPreviews() );
		return answer;
	};

/** Searches the posts, terms or users that a condition can name. */
export const autocomplete =
	( condition: ConditionRow, control: ConditionControl, query: string ) =>
	(): Promise< ConditionOption[] > =>
		rest.autocompleteCondition( {
			name: condition.name,
			sub_name: condition.sub_name,
			control,
			query,
		} );

export const createTemplate =
	( template: NewTemplate ) =>
	async ( { dispatch }: Args ): Promise< CreatedTemplate > => {
		const created = await rest.createTemplate( template );
		dispatch.refresh( 'getThemeTemplates' );
		return created;
	};

/** Moves a template to the trash, and resolves with the message of the server. */
export const deleteTemplate =
	( templateId: number ) =>
	( { dispatch }: Args ): Promise< string > =>
		dispatch(
			queries.removeRecords(
				'template',
				[ templateId ],
				async () => {
					const { message } =
						await rest.deleteThemeTemplate( templateId );
					return message;
				},
				async () => {
					dispatch( resetPreviews() );
					dispatch.refresh( 'getTemplate' );
				}
			)
		);
