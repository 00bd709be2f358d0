import type { ThunkArgs } from '@wordpress/data';
import { toResult } from '@templately/queried-data';
import { toFailure } from '@templately/rest';
import * as rest from '@templately/rest/workspaces';
import type {
	Workspace,
	WorkspaceChange,
	WorkspaceForm,
} from '@templately/rest/workspaces';
import type { store } from './index';
import { queries } from './queries';

type Args = ThunkArgs< typeof store >;

/** A page of own workspaces contains this number of them and a card that creates another. */
const PAGE_SIZE = 11;

const isNotFound = ( error: unknown ): boolean =>
	toFailure( error ).data.status === 404;

/** Returns the result of a write. Loads everything again if the workspace or the invitation no longer exists. */
const write =
	< Flag extends string, Value extends object >(
		flag: Flag,
		send: ( args: Args ) => Promise< Value >
	) =>
	( args: Args ) =>
		toResult(
			flag,
			send( args ).catch( ( error ) => {
				if ( isNotFound( error ) ) {
					args.dispatch.refresh();
				}
				throw error;
			} )
		);

/** Loads the files of every workspace again, because they were changed elsewhere. */
export const refreshFiles =
	() =>
	( { dispatch }: Args ): void => {
		dispatch.refresh( 'getFiles', 'getWorkspaces', 'getActivity' );
	};

/** Hides files that were removed from their workspaces, and loads the files of every workspace again. */
export const removeFiles =
	( ids: number[] ) =>
	( { dispatch }: Args ): void => {
		dispatch( queries.receiveRemoval( 'file', ids ) );
		dispatch.refreshFiles();
	};

/**
 * Creates a workspace, and shows it at the top of a page.
 *
 * @param form Title and people.
 * @param page Page of own workspaces that is shown.
 */
export const create = ( form: WorkspaceForm, page = 1 ) =>
	write( 'isCreated', async ( { dispatch, select } ) => {
		const answer = await rest.createWorkspace( form );
		const query = { shared: false, page };
		const workspaces = [
			answer.workspace,
			...( select.getWorkspaces( query ) ?? [] ),
		];
		dispatch(
			queries.receiveResult( 'getWorkspaces', [ query ], {
				data: workspaces.slice( 0, PAGE_SIZE ),
				current_page: page,
				total_page: select.getTotalPages( query ),
			} )
		);
		dispatch.refresh( 'getWorkspaces', 'getChoices' );
		return answer;
	} );

/** Removes accounts from a workspace. Copies of their files stay. */
async function removePeople( id: number, accounts: number[] ): Promise< void > {
	for ( const account of accounts ) {
		try {
			await rest.removeFromWorkspace( id, account, true );
		} catch ( error ) {
			// An earlier attempt may have removed the account. If the workspace no longer exists, the next request fails.
			if ( ! isNotFound( error ) ) {
				throw error;
			}
		}
	}
}

/**
 * Saves the title and the people of a workspace.
 *
 * @param slug    Workspace.
 * @param change  Changes.
 * @param leaving Accounts to remove whose files stay as copies. Each takes a request of its own before the others.
 */
export const save =
	( slug: string, change: WorkspaceChange, leaving: number[] = [] ) =>
	async ( { dispatch }: Args ) => {
		const result = await dispatch(
			write( 'isSaved', async () => {
				await removePeople( change.id, leaving );
				return rest.saveWorkspace( slug, change );
			} )
		);
		if ( result.isSaved ) {
			const { workspace } = result;
			dispatch(
				queries.patchRecord( 'workspace', workspace.id, workspace )
			);
		}
		if ( result.isSaved || leaving.length > 0 ) {
			dispatch.refreshFiles();
			dispatch.refresh( 'getChoices' );
		}
		return result;
	};

/** Hides a workspace after a write that removes it from the account. */
const removeWorkspace = < Flag extends string, Value extends object >(
	flag: Flag,
	id: number,
	send: () => Promise< Value >
) =>
	write( flag, async ( { dispatch } ) => {
		const answer = await send();
		dispatch( queries.receiveRemoval( 'workspace', [ id ] ) );
		dispatch.refresh( 'getWorkspaces', 'getChoices' );
		return answer;
	} );

/**
 * Deletes a workspace.
 *
 * @param workspace   Workspace.
 * @param deleteFiles Whether its files go to the trash of their owners; otherwise they move to the clouds of their owners.
 * @param page        Page that contains the workspace.
 */
export const remove = (
	workspace: Pick< Workspace, 'id' | 'slug' >,
	deleteFiles: boolean,
	page = 1
) =>
	removeWorkspace( 'isDeleted', workspace.id, () =>
		rest.deleteWorkspace( workspace.id, {
			slug: workspace.slug,
			delete_files: deleteFiles,
			page,
		} )
	);

export const leave = ( id: number ) =>
	removeWorkspace( 'isLeft', id, () => rest.leaveWorkspace( id ) );

/** Makes an editor the owner of a workspace. The former owner becomes an editor. */
export const transfer = ( id: number, accountId: number ) =>
	write( 'isTransferred', async ( { dispatch } ) => {
		const answer = await rest.transferWorkspace( id, accountId );
		dispatch.refreshFiles();
		dispatch.refresh( 'getChoices' );
		return answer;
	} );

/** Copies files to a workspace. */
export const addFiles = ( workspaceId: number, files: number[] ) =>
	write( 'isAdded', async ( { dispatch } ) => {
		const answer = await rest.addWorkspaceFiles( workspaceId, files );
		dispatch.refreshFiles();
		return answer;
	} );

/** Sends an invitation again. */
export const resend = ( id: number, invitationId: number ) =>
	write( 'isSent', () =>
		rest.changeInvitation( id, invitationId, 'resend' )
	);

export const withdraw = ( id: number, invitationId: number ) =>
	write( 'isWithdrawn', async ( { dispatch } ) => {
		const answer = await rest.changeInvitation(
			id,
			invitationId,
			'withdraw'
		);
		dispatch.refreshFiles();
		return answer;
	} );

const answerInvitation = ( id: number, action: 'accept' | 'decline' ) =>
	write( 'isAnswered', async ( { dispatch } ) => {
		const answer = await dispatch(
			queries.removeRecords( 'invitation', [ id ], () =>
				rest.answerInvitation( id, action )
			)
		);
		dispatch.refresh( 'getInvitations', 'getWorkspaces', 'getChoices' );
		return answer;
	} );

export const accept = ( id: number ) => answerInvitation( id, 'accept' );

export const decline = ( id: number ) => answerInvitation( id, 'decline' );
