import type { ThunkArgs } from '@wordpress/data';
import { takeTicket } from '@templately/rest';
import * as rest from '@templately/rest/workspaces';
import type {
	WorkspaceQuery,
	WorkspacesQuery,
} from '@templately/rest/workspaces';
import type { store } from './index';

type Args = ThunkArgs< typeof store >;

export const getWorkspaces =
	( query: WorkspacesQuery ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		dispatch.receivePage(
			query,
			await rest.getWorkspaces( query ),
			ticket
		);
	};

export const getFiles =
	( slug: string, query: WorkspaceQuery = {} ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		dispatch.receiveDetails(
			slug,
			query,
			await rest.getWorkspace( slug, query ),
			ticket
		);
	};

export const getChoices =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		dispatch.receiveChoices( await rest.getWorkspaceChoices(), ticket );
	};

export const getInvitations =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		const { invitations } = await rest.getInvitations();
		dispatch.receiveInvitations( invitations, ticket );
	};

export const getActivity =
	( id: number, page = 1 ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		dispatch.receiveActivity(
			id,
			page,
			await rest.getWorkspaceActivity( id, page ),
			ticket
		);
	};
