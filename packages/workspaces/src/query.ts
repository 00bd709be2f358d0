import type {
	WorkspaceChoice,
	WorkspaceChoices,
	WorkspaceQuery,
	WorkspacesQuery,
} from '@templately/rest/workspaces';
import type { WorkspaceOption } from './types';

/** A page of own workspaces has so many, and the card that makes another. */
export const PAGE_SIZE = 11;

/** Where templates can be taken from to be added to a workspace. */
export const SOURCES = [ 'clouds', 'workspaces', 'shared_workspaces' ] as const;

export type Source = ( typeof SOURCES )[ number ];

/** From so many characters on templates are searched for. */
export const TEMPLATE_SEARCH_MINIMUM = 3;

export const pageKey = ( { shared, page }: WorkspacesQuery ): string =>
	`${ shared ? 'shared' : 'own' }/${ page }`;

/**
 * The key of a part of a workspace's files; however the question is written, it has one.
 *
 * @param query The question.
 */
export const filesKey = ( query: WorkspaceQuery = {} ): string =>
	JSON.stringify( [
		query.page ?? 1,
		query.search?.trim() ?? '',
		query.platform ?? '',
		query.file_type ?? '',
	] );

export const activityKey = ( id: number, page: number ): string =>
	`${ id }/${ page }`;

/**
 * A workspace as a select offers it. What somebody may only look into cannot be chosen as a place for files.
 *
 * @param workspace The workspace.
 * @param shared    Whether it is somebody else's.
 * @param without   Workspaces that cannot be chosen here.
 */
export const toOption = (
	workspace: WorkspaceChoice,
	shared: boolean,
	without: readonly number[] = []
): WorkspaceOption => ( {
	value: workspace.id,
	label: workspace.title,
	slug: workspace.slug,
	shared,
	isDisabled: workspace.role === 'viewer' || without.includes( workspace.id ),
} );

/**
 * The workspaces as selects offer them, in two groups.
 *
 * @param choices The workspaces.
 * @param without Workspaces that cannot be chosen here.
 */
export const toOptions = (
	choices: WorkspaceChoices,
	without: readonly number[] = []
): { own: WorkspaceOption[]; shared: WorkspaceOption[] } => ( {
	own: choices.own.map( ( choice ) => toOption( choice, false, without ) ),
	shared: choices.shared.map( ( choice ) =>
		toOption( choice, true, without )
	),
} );
