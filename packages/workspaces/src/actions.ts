import type { ThunkArgs } from '@wordpress/data';
import { takeTicket, toFailure } from '@templately/rest';
import * as rest from '@templately/rest/workspaces';
import type { Failure } from '@templately/rest';
import type {
	ActivityPage,
	Invitation,
	Workspace,
	WorkspaceChange,
	WorkspaceChoices,
	WorkspaceDetails,
	WorkspaceForm,
	WorkspaceQuery,
	WorkspacesPage,
	WorkspacesQuery,
} from '@templately/rest/workspaces';
import type { store } from './index';
import { activityKey, filesKey, pageKey } from './query';
import type { Asked, State } from './types';

type Args = ThunkArgs< typeof store >;

/** That something was done, with what is said of it; or that it was not, and why. */
export type Outcome< Name extends string, More = object > =
	| ( { [ name in Name ]: true } & { message: string } & More )
	| ( { [ name in Name ]: false } & { failure: Failure } );

export const receivePage = (
	query: WorkspacesQuery,
	page: WorkspacesPage,
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_PAGE', key: pageKey( query ), page, ticket } ) as const;

export const receiveDetails = (
	slug: string,
	query: WorkspaceQuery,
	details: WorkspaceDetails,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_DETAILS',
		slug,
		key: filesKey( query ),
		details,
		ticket,
	} ) as const;

export const receiveWorkspace = (
	workspace: Workspace,
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_WORKSPACE', workspace, ticket } ) as const;

/**
 * Puts a workspace that was just made on top of the page that is looked at.
 *
 * @param workspace The workspace.
 * @param page      The page.
 */
export const receiveCreated = ( workspace: Workspace, page: number ) =>
	( {
		type: 'RECEIVE_CREATED',
		workspace,
		key: pageKey( { shared: false, page } ),
		ticket: takeTicket(),
	} ) as const;

export const receiveChoices = (
	choices: WorkspaceChoices,
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_CHOICES', choices, ticket } ) as const;

export const receiveInvitations = (
	invitations: Invitation[],
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_INVITATIONS', invitations, ticket } ) as const;

export const receiveActivity = (
	id: number,
	page: number,
	activity: ActivityPage,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_ACTIVITY',
		key: activityKey( id, page ),
		activity,
		ticket,
	} ) as const;

/** Leaves something out of what is shown, whatever is answered meanwhile. */
const hide = ( of: keyof State[ 'gone' ], id: number ) =>
	( { type: 'GONE', of, id, since: Infinity } ) as const;

/** It is gone: what is asked from now on knows it. */
const forgo = ( of: keyof State[ 'gone' ], id: number ) =>
	( { type: 'GONE', of, id, since: takeTicket() } ) as const;

/** It is there after all. */
const show = ( of: keyof State[ 'gone' ], id: number ) =>
	( { type: 'GONE', of, id, since: 0 } ) as const;

const forget = () => ( { type: 'CLEAR', ticket: takeTicket() } ) as const;

export const refresh =
	( ...names: Asked[] ) =>
	( { dispatch }: Args ): void => {
		const { invalidateResolutionForStoreSelector } =
			dispatch as unknown as {
				invalidateResolutionForStoreSelector: ( name: Asked ) => void;
			};
		names.forEach( ( name ) =>
			invalidateResolutionForStoreSelector( name )
		);
	};

/** Has the files of every workspace asked for anew, because they were changed elsewhere. */
export const refreshFiles = () =>
	refresh( 'getFiles', 'getWorkspaces', 'getActivity' );

/**
 * Leaves files out that were taken out of their workspaces, and has the files of every workspace asked for anew.
 *
 * @param ids The files.
 */
export const forgetFiles =
	( ids: number[] ) =>
	( { dispatch }: Args ): void => {
		ids.forEach( ( id ) => dispatch( forgo( 'files', id ) ) );
		dispatch.refreshFiles();
	};

/** Forgets what was shown to one account, and has what is in sight asked for anew. Answers on their way are dropped. */
export const clear =
	() =>
	( { dispatch }: Args ): void => {
		dispatch( forget() );
		(
			dispatch as unknown as { invalidateResolutionForStore: () => void }
		 ).invalidateResolutionForStore();
	};

const isOver = ( { data }: Failure ): boolean => data.status === 404;

/**
 * What became of a call. What is not there any more has everything asked for anew.
 *
 * @param name Says whether it was done.
 * @param call Does it.
 * @param then Has the store know, once it is done.
 */
const outcome =
	< Name extends string, Answer extends { message: string } >(
		name: Name,
		call: () => Promise< Answer >,
		then?: ( dispatch: Args[ 'dispatch' ], answer: Answer ) => void
	) =>
	async ( { dispatch }: Args ): Promise< Outcome< Name, Answer > > => {
		try {
			const answer = await call();
			then?.( dispatch, answer );
			return { [ name ]: true, ...answer } as Outcome< Name, Answer >;
		} catch ( thrown ) {
			const failure = toFailure( thrown );
			if ( isOver( failure ) ) {
				dispatch.refreshFiles();
				dispatch.refresh( 'getChoices', 'getInvitations' );
			}
			return { [ name ]: false, failure } as Outcome< Name, Answer >;
		}
	};

/**
 * Makes a workspace.
 *
 * @param form Its title, and whom it is shared with.
 * @param page The page of own workspaces that is looked at.
 * @return isCreated, with the workspace.
 */
export const create = ( form: WorkspaceForm, page = 1 ) =>
	outcome(
		'isCreated',
		() => rest.createWorkspace( form ),
		( dispatch, { workspace } ) => {
			dispatch( receiveCreated( workspace, page ) );
			dispatch.refresh( 'getWorkspaces', 'getChoices' );
		}
	);

/**
 * Saves a workspace's name and people. Those whose copies stay are removed first, one by one.
 *
 * @param slug   The workspace.
 * @param change What to change.
 * @param stays  Accounts to remove whose files stay as copies.
 * @return isSaved, with the workspace.
 */
export const save =
	( slug: string, change: WorkspaceChange, stays: number[] = [] ) =>
	async ( { dispatch }: Args ) => {
		const result = await dispatch(
			outcome( 'isSaved', async () => {
				for ( const account of stays ) {
					await rest
						.removeFromWorkspace( change.id, account, true )
						.catch( ( thrown ) => {
							// Who is out already, by an earlier try or otherwise, is no reason not to save the rest. That the
							// workspace is not there is said by the next call.
							if ( ! isOver( toFailure( thrown ) ) ) {
								throw thrown;
							}
						} );
				}
				return rest.saveWorkspace( slug, change );
			} )
		);
		if ( result.isSaved ) {
			dispatch( receiveWorkspace( result.workspace ) );
		}
		if ( result.isSaved || stays.length > 0 ) {
			dispatch.refreshFiles();
			dispatch.refresh( 'getChoices' );
		}
		return result;
	};

const forgetWorkspace = ( dispatch: Args[ 'dispatch' ], id: number ): void => {
	dispatch( forgo( 'workspaces', id ) );
	dispatch.refresh( 'getWorkspaces', 'getChoices' );
};

/**
 * Deletes a workspace. What people have in it goes to their own clouds, or into their trash.
 *
 * @param workspace   The workspace.
 * @param deleteFiles Whether the files are deleted too.
 * @param page        The page that it is on.
 * @return isDeleted.
 */
export const remove = (
	workspace: Pick< Workspace, 'id' | 'slug' >,
	deleteFiles: boolean,
	page = 1
) =>
	outcome(
		'isDeleted',
		() =>
			rest.deleteWorkspace( workspace.id, {
				slug: workspace.slug,
				delete_files: deleteFiles,
				page,
			} ),
		( dispatch ) => forgetWorkspace( dispatch, workspace.id )
	);

/**
 * Leaves somebody else's workspace.
 *
 * @param id The workspace.
 * @return isLeft.
 */
export const leave = ( id: number ) =>
	outcome(
		'isLeft',
		() => rest.leaveWorkspace( id ),
		( dispatch ) => forgetWorkspace( dispatch, id )
	);

/**
 * Makes an editor the owner of a workspace; who owned it becomes an editor.
 *
 * @param id        The workspace.
 * @param accountId The editor.
 * @return isTransferred.
 */
export const transfer = ( id: number, accountId: number ) =>
	outcome(
		'isTransferred',
		() => rest.transferWorkspace( id, accountId ),
		( dispatch ) => {
			dispatch.refreshFiles();
			dispatch.refresh( 'getChoices' );
		}
	);

/**
 * Copies files into a workspace.
 *
 * @param workspaceId The workspace.
 * @param files       The files.
 * @return isAdded.
 */
export const addFiles = ( workspaceId: number, files: number[] ) =>
	outcome(
		'isAdded',
		() => rest.addWorkspaceFiles( workspaceId, files ),
		( dispatch ) => void dispatch.refreshFiles()
	);

/**
 * Sends an invitation once more.
 *
 * @param id           The workspace.
 * @param invitationId The invitation.
 * @return isSent.
 */
export const resend = ( id: number, invitationId: number ) =>
	outcome( 'isSent', () =>
		rest.changeInvitation( id, invitationId, 'resend' )
	);

/**
 * Takes an invitation back.
 *
 * @param id           The workspace.
 * @param invitationId The invitation.
 * @return isWithdrawn.
 */
export const withdraw = ( id: number, invitationId: number ) =>
	outcome(
		'isWithdrawn',
		() => rest.changeInvitation( id, invitationId, 'withdraw' ),
		( dispatch ) => void dispatch.refreshFiles()
	);

const answer =
	( id: number, what: 'accept' | 'decline' ) =>
	async ( { dispatch }: Args ) => {
		dispatch( hide( 'invitations', id ) );
		const result = await dispatch(
			outcome( 'isAnswered', () => rest.answerInvitation( id, what ) )
		);
		dispatch( ( result.isAnswered ? forgo : show )( 'invitations', id ) );
		if ( result.isAnswered ) {
			dispatch.refresh( 'getInvitations', 'getWorkspaces', 'getChoices' );
		}
		return result;
	};

/**
 * Comes to a workspace that one was invited to.
 *
 * @param id The invitation.
 * @return isAnswered.
 */
export const accept = ( id: number ) => answer( id, 'accept' );

/**
 * Does not come to a workspace that one was invited to.
 *
 * @param id The invitation.
 * @return isAnswered.
 */
export const decline = ( id: number ) => answer( id, 'decline' );

export type Action =
	| ReturnType< typeof receivePage >
	| ReturnType< typeof receiveDetails >
	| ReturnType< typeof receiveWorkspace >
	| ReturnType< typeof receiveCreated >
	| ReturnType< typeof receiveChoices >
	| ReturnType< typeof receiveInvitations >
	| ReturnType< typeof receiveActivity >
	| ReturnType< typeof hide >
	| ReturnType< typeof forgo >
	| ReturnType< typeof forget >;
