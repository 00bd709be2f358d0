import { createQueriedData } from '@templately/queried-data';
import * as rest from '@templately/rest/workspaces';
import type {
	WorkspaceQuery,
	WorkspacesQuery,
} from '@templately/rest/workspaces';

export const queries = createQueriedData(
	{
		getWorkspaces: ( query: WorkspacesQuery ) =>
			rest.getWorkspaces( query ),
		getFiles: ( slug: string, query: WorkspaceQuery = {} ) =>
			rest.getWorkspace( slug, query ),
		getChoices: rest.getWorkspaceChoices,
		getInvitations: async () => ( await rest.getInvitations() ).invitations,
		getActivity: ( id: number, page: number = 1 ) =>
			rest.getWorkspaceActivity( id, page ),
	},
	{
		getWorkspaces: 'workspace',
		getChoices: 'workspace',
		getInvitations: 'invitation',
		/** A workspace with a page of its files; undefined after its removal. */
		getFiles: ( { workspace, files }, apply ) => {
			const [ present ] = apply( 'workspace', [ workspace ] );
			return (
				present && {
					workspace: present,
					files: { ...files, data: apply( 'file', files.data ) },
				}
			);
		},
	}
);
