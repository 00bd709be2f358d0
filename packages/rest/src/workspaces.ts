/**
 * Workspaces: the calls about what people share.
 */
import { read, writeAsAccount as write } from './call';
import { logFailures } from './failure';
import type { ResponseOf } from './types';

type WorkspaceDetails = ResponseOf< 'get_workspace' >;
export type Workspace = WorkspaceDetails[ 'workspace' ];
export type Person = Workspace[ 'owner' ];
/** An invitation into a workspace, as its owner sees it. */
export type WorkspaceInvitation = Workspace[ 'invitations' ][ number ];
type WorkspacesPage = Omit< ResponseOf< 'list_workspaces' >, 'data' > & {
	data: Workspace[];
};

/** A workspace, as much of it as a choice needs. */
export type WorkspaceChoice = Pick< Workspace, 'id' | 'slug' | 'title' > &
	Partial< Pick< Workspace, 'role' > >;

/** The workspaces that something can be brought to. */
export interface WorkspaceChoices {
	own: WorkspaceChoice[];
	shared: WorkspaceChoice[];
}

export type Invitations = ResponseOf< 'list_invitations' >;
/** An open invitation of the user. */
export type Invitation = Invitations[ 'invitations' ][ number ];
type ActivityPage = ResponseOf< 'list_activity' >;
export type ActivityEntry = ActivityPage[ 'activity' ][ number ];

export interface WorkspacesQuery {
	shared: boolean;
	page: number;
}

/** Which of a workspace's files are asked for. */
export interface WorkspaceQuery {
	page?: number;
	search?: string;
	/** Exact name. */
	name?: string;
	platform?: '' | 'gutenberg' | 'elementor';
	file_type?: string;
	shared?: boolean;
}

export interface WorkspaceForm {
	title: string;
	share_with: string[];
}

export interface WorkspaceChange extends WorkspaceForm {
	id: number;
	remove: string[];
	roles?: { account_id: number; role: 'editor' | 'viewer' }[];
}

export const getWorkspaces = logFailures( 'W100', ( query: WorkspacesQuery ) =>
	read< WorkspacesPage >( '/workspaces', { ...query } )
);

/** The workspaces that files can be brought to, one's own and those of others, by title. */
export const getWorkspaceChoices = logFailures(
	'W102',
	async (): Promise< WorkspaceChoices > => {
		const list = async ( args: { shared?: true } ) =>
			(
				await read< { data: Required< WorkspaceChoice >[] } >(
					'/workspaces',
					{ list_only: true, ...args }
				)
			).data;
		// Shared workspaces are a second request.
		const [ own, shared ] = await Promise.all( [
			list( {} ),
			list( { shared: true } ),
		] );
		return { own, shared };
	}
);

export const getWorkspace = logFailures(
	'W101',
	( slug: string, query: WorkspaceQuery ) =>
		read< WorkspaceDetails >( `/workspaces/${ slug }`, { ...query } )
);

export const createWorkspace = logFailures( 'W103', ( form: WorkspaceForm ) =>
	write< ResponseOf< 'create_workspace' > >( '/workspaces/create', form )
);

export const saveWorkspace = logFailures(
	'W104',
	( slug: string, change: WorkspaceChange ) =>
		write< ResponseOf< 'update_workspace' > >(
			`/workspaces/${ slug }`,
			change
		)
);

export const deleteWorkspace = logFailures(
	'W105',
	(
		id: number,
		payload: { slug: string; delete_files: boolean; page: number }
	) =>
		write< ResponseOf< 'delete_workspace' > >(
			`/workspaces/delete/${ id }`,
			payload
		)
);

/**
 * Copies files into a workspace.
 *
 * @param workspaceId The workspace.
 * @param files       Ids of the files.
 */
export const addWorkspaceFiles = logFailures(
	'W106',
	( workspaceId: number, files: number[] ) =>
		write< ResponseOf< 'add_files' > >( '/workspaces/item/add', {
			workspace_id: workspaceId,
			files,
		} )
);

export const leaveWorkspace = logFailures( 'W107', ( id: number ) =>
	write< ResponseOf< 'leave' > >( '/workspaces/leave', { id } )
);

export const transferWorkspace = logFailures(
	'W107',
	( id: number, accountId: number ) =>
		write< ResponseOf< 'transfer' > >( '/workspaces/transfer', {
			id,
			account_id: accountId,
		} )
);

export const removeFromWorkspace = logFailures(
	'W107',
	( id: number, accountId: number, keepCopies: boolean ) =>
		write< ResponseOf< 'remove_person' > >( '/workspaces/remove', {
			id,
			account_id: accountId,
			keep_copies: keepCopies,
		} )
);

export const getWorkspaceActivity = ( id: number, page: number ) =>
	read< ActivityPage >( `/workspaces/activity/${ id }`, { page } );

export const getInvitations = () =>
	read< Invitations >( '/workspaces/invitations' );

export const answerInvitation = ( id: number, action: 'accept' | 'decline' ) =>
	write< ResponseOf< 'answer_invitation' > >( '/workspaces/invitations', {
		id,
		action,
	} );

/**
 * Sends an invitation once more, or takes it back.
 *
 * @param id           The workspace.
 * @param invitationId The invitation.
 * @param action       What to do.
 */
export const changeInvitation = (
	id: number,
	invitationId: number,
	action: 'resend' | 'withdraw'
) =>
	write< ResponseOf< 'change_invitation' > >( '/workspaces/invitation', {
		id,
		invitation_id: invitationId,
		action,
	} );
