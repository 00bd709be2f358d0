import { combineReducers, createReduxStore, register } from '@wordpress/data';
import type { ThunkArgs } from '@wordpress/data';
import type { State } from '@templately/queried-data';
import * as actions from './actions';
import { queries, type Query } from './queries';

export type { Reload } from './actions';
export type { FilesPage, Query } from './queries';
export * from './file-actions';
export {
	getStorage,
	type Storage,
	type StorageState,
	type Usage,
} from './storage';

type Args = ThunkArgs< typeof store >;

/** Files of the account: the cloud, the trash, older versions and the used storage. */
export const store = createReduxStore( 'templately/cloud', {
	reducer: combineReducers( { queries: queries.reducer } ),
	actions: { ...queries.actions, ...actions },
	selectors: {
		...queries.selectors,
		/** Number of pages of files; 1 while it is unknown. */
		getTotalPages: ( state: State, query: Query ): number =>
			queries.selectors.getFiles( state, query )?.totalPage || 1,
		/** Files whose removal is in progress: lists of other stores hide them too. */
		getRemovingFiles: ( state: State ): number[] =>
			queries.getRemoving( state, 'file' ),
	},
	resolvers: {
		...queries.resolvers,
		getFiles:
			( query: Query ) =>
			async ( { dispatch }: Args ): Promise< void > => {
				// Other people may have added files since the usage was loaded.
				dispatch.refresh( 'getUsage' );
				await dispatch( queries.resolvers.getFiles( query ) );
			},
		getTotalPages:
			( query: Query ) =>
			async ( { resolveSelect }: Args ): Promise< void > => {
				await resolveSelect.getFiles( query );
			},
	},
} );

register( store );
