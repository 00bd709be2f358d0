import type {
	WorkspaceChoice,
	WorkspaceChoices,
} from '@templately/rest/workspaces';

/** Places from which templates can be added to a workspace. */
export const SOURCES = [ 'clouds', 'workspaces', 'shared_workspaces' ] as const;

export type Source = ( typeof SOURCES )[ number ];

/** Number of characters from which templates are searched. */
export const TEMPLATE_SEARCH_MINIMUM = 3;

/** Workspace as an option of a select. */
export interface WorkspaceOption {
	value: number;
	label: string;
	slug: string;
	shared: boolean;
	isDisabled: boolean;
}

/**
 * Workspaces as options in two groups. A viewer cannot add files to a workspace, so it is disabled.
 *
 * @param choices The workspaces.
 * @param without Workspaces that are disabled as well.
 */
export function toOptions(
	choices: WorkspaceChoices,
	without: readonly number[] = []
): { own: WorkspaceOption[]; shared: WorkspaceOption[] } {
	const toOption =
		( shared: boolean ) =>
		( { id, title, slug, role }: WorkspaceChoice ): WorkspaceOption => ( {
			value: id,
			label: title,
			slug,
			shared,
			isDisabled: role === 'viewer' || without.includes( id ),
		} );
	return {
		own: choices.own.map( toOption( false ) ),
		shared: choices.shared.map( toOption( true ) ),
	};
}
