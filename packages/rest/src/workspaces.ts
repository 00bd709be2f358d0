/**
 * Workspaces: the calls about what people share.
 */
import { read, write } from './call';
import type { CloudFile } from './cloud';

export interface Person {
	id: number;
	name: string;
	profile_photo: string;
	/** '' for who does not own the workspace. */
	email: string;
	role: 'owner' | 'editor' | 'viewer';
}

/** Who was asked to come, and has not answered yet. */
export interface PendingInvitation {
	id: number;
	email: string;
	role: 'editor' | 'viewer';
	invited_at: string;
	expires_at: string;
}

export interface Workspace {
	id: number;
	slug: string;
	title: string;
	name: string;
	/** Whether it is somebody else's. */
	shared: boolean;
	role: 'owner' | 'editor' | 'viewer';
	version: number;
	owner: Person;
	people: Person[];
	sharedWith: Person[];
	invitations: PendingInvitation[];
	/** JSON: a list of e-mails. */
	pending_invitations: string;
	/** How many it has. */
	files: number;
	created_at: string;
}

export interface WorkspacesPage {
	data: Workspace[];
	current_page: number;
	total_page: number;
}

export interface WorkspaceDetails {
	workspace: Workspace;
	files: { data: CloudFile[]; current_page: number; total_page: number };
}

/** A workspace, as much of it as a choice needs. */
export interface WorkspaceChoice {
	id: number;
	slug: string;
	title: string;
	role?: 'owner' | 'editor' | 'viewer';
}

/** The workspaces that something can be brought to. */
export interface WorkspaceChoices {
	own: WorkspaceChoice[];
	shared: WorkspaceChoice[];
}

/** An invitation that waits for who is signed in. */
export interface Invitation {
	id: number;
	workspace: { title: string };
	invited_by: { name: string };
	role: 'editor' | 'viewer';
	expires_at: string;
}

export interface ActivityEntry {
	id: number;
	verb: string;
	file: { id: number; name: string } | null;
	account: { id: number; name: string };
	detail: string;
	happened_at: string;
}

export interface ActivityPage {
	activity: ActivityEntry[];
	current_page: number;
	total_page: number;
}

export interface WorkspacesQuery {
	shared: boolean;
	page: number;
}

/** Which of a workspace's files are asked for. */
export interface WorkspaceQuery {
	page?: number;
	search?: string;
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

interface Said {
	status: string;
	message: string;
}

export const getWorkspaces = ( query: WorkspacesQuery ) =>
	read< WorkspacesPage >( '/workspaces', { ...query } );

/** The workspaces that files can be brought to, one's own and those of others, by title. */
export async function getWorkspaceChoices(): Promise< WorkspaceChoices > {
	const { data } = await read< {
		data: ( Required< WorkspaceChoice > & { shared: boolean } )[];
	} >( '/workspaces', { list_only: true } );
	return {
		own: data.filter( ( { shared } ) => ! shared ),
		shared: data.filter( ( { shared } ) => shared ),
	};
}

export const getWorkspace = ( slug: string, query: WorkspaceQuery ) =>
	read< WorkspaceDetails >( `/workspaces/${ slug }`, { ...query } );

export const createWorkspace = ( form: WorkspaceForm ) =>
	write< Said & { workspace: Workspace } >( '/workspaces/create', form );

export const saveWorkspace = ( slug: string, change: WorkspaceChange ) =>
	write< Said & { workspace: Workspace } >( `/workspaces/${ slug }`, change );

export const deleteWorkspace = (
	id: number,
	payload: { slug: string; delete_files: boolean; page: number }
) => write< Said >( `/workspaces/delete/${ id }`, payload );

/**
 * Copies files into a workspace.
 *
 * @param workspaceId The workspace.
 * @param files       Ids of the files.
 */
export const addWorkspaceFiles = ( workspaceId: number, files: number[] ) =>
	write< Said >( '/workspaces/item/add', {
		workspace_id: workspaceId,
		files,
	} );

export const leaveWorkspace = ( id: number, keepCopies: boolean ) =>
	write< Said >( '/workspaces/leave', { id, keep_copies: keepCopies } );

export const transferWorkspace = ( id: number, accountId: number ) =>
	write< Said & { workspace: Workspace } >( '/workspaces/transfer', {
		id,
		account_id: accountId,
	} );

export const removeFromWorkspace = (
	id: number,
	accountId: number,
	keepCopies: boolean
) =>
	write< Said >( '/workspaces/remove', {
		id,
		account_id: accountId,
		keep_copies: keepCopies,
	} );

export const getWorkspaceActivity = ( id: number, page: number ) =>
	read< ActivityPage >( `/workspaces/activity/${ id }`, { page } );

export const getInvitations = () =>
	read< { invitations: Invitation[] } >( '/workspaces/invitations' );

export const answerInvitation = ( id: number, action: 'accept' | 'decline' ) =>
	write< Said >( '/workspaces/invitations', { id, action } );

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
	write< Said >( '/workspaces/invitation', {
		id,
		invitation_id: invitationId,
		action,
	} );
