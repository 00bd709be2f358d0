import type { Workspace } from '@templately/rest/workspaces';

/**
 * Where the workspaces of one kind stand.
 *
 * @param shared Whether they are somebody else's.
 */
export const placeOfWorkspaces = ( shared: boolean ): string =>
	shared ? '/clouds/shared-workspace' : '/clouds/workspace';

/**
 * Where a workspace is opened.
 *
 * @param workspace The workspace.
 */
export const placeOfWorkspace = (
	workspace: Pick< Workspace, 'slug' | 'shared' >
): string => `${ placeOfWorkspaces( workspace.shared ) }/${ workspace.slug }`;
