import type { ThunkArgs } from '@wordpress/data';
import type { store } from './index';
import { queries, type Query } from './queries';

type Args = ThunkArgs< typeof store >;

export const getFiles =
	( query: Query ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		// Other people may have added files since the usage was loaded.
		dispatch.refresh( 'getUsage' );
		await dispatch( queries.resolvers.getFiles( query ) );
	};

export const getTotalPages =
	( query: Query ) =>
	async ( { resolveSelect }: Args ): Promise< void > => {
		await resolveSelect.getFiles( query );
	};
