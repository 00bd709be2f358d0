import type { ThunkArgs } from '@wordpress/data';
import { signedIn, takeTicket } from '@templately/rest';
import * as rest from '@templately/rest/cloud';
import type { FilesAnswer } from '@templately/rest/cloud';
import type { store } from './index';
import { withDefaults } from './query';
import type { FilesPage, Query } from './types';
import { usageOf } from './usage';

type Args = ThunkArgs< typeof store >;

const pageOf = ( {
	data,
	current_page: currentPage,
	total_page: totalPage,
}: FilesAnswer ): FilesPage => ( { items: data, currentPage, totalPage } );

export const getFiles =
	( query: Query ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		// Somebody else may have filled the cloud meanwhile.
		dispatch.refreshUsage();
		const ticket = takeTicket();
		const { files } = await signedIn( () =>
			rest.getFiles( withDefaults( query ) )
		);
		dispatch.receiveFiles( query, pageOf( files ), ticket );
	};

// One request answers both.
export const getTotalPages =
	( query: Query ) =>
	async ( { resolveSelect }: Args ): Promise< void > => {
		await resolveSelect.getFiles( query );
	};

export const getTrash =
	( page: number, search = '' ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		const { files } = await signedIn( () => rest.getTrash( page, search ) );
		dispatch.receiveTrash( { page, search }, pageOf( files ), ticket );
	};

export const getVersions =
	( id: number ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		const { versions } = await rest.getVersions( id );
		dispatch.receiveVersions( id, versions, ticket );
	};

export const getUsage =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = takeTicket();
		dispatch.receiveUsage(
			usageOf( ( await rest.getUsage() ).data ),
			ticket
		);
	};
