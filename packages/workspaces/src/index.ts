import {
	combineReducers,
	createReduxStore,
	createRegistrySelector,
	register,
} from '@wordpress/data';
import type { State } from '@templately/queried-data';
import type { CloudFile } from '@templately/rest/cloud';
import type {
	Workspace,
	WorkspaceQuery,
	WorkspacesQuery,
} from '@templately/rest/workspaces';
import * as actions from './actions';
import { queries } from './queries';

export * from './options';
export * from './sharing-draft';

const STORE_NAME = 'templately/workspaces';

const selectors = {
	/** Workspaces of a page; undefined while they are unknown. */
	getWorkspaces: (
		state: State,
		query: WorkspacesQuery
	): Workspace[] | undefined =>
		queries.selectors.getWorkspaces( state, query )?.data,
	getTotalPages: ( state: State, query: WorkspacesQuery ): number =>
		queries.selectors.getWorkspaces( state, query )?.total_page ?? 1,
	/** A workspace whose files were loaded. */
	getWorkspace: ( state: State, slug: string ): Workspace | undefined =>
		queries.getLatestResult( state, 'getFiles', slug )?.workspace,
	/** Files of a page or search; undefined while they are unknown. */
	getFiles: (
		state: State,
		slug: string,
		query?: WorkspaceQuery
	): CloudFile[] | undefined =>
		queries.selectors.getFiles( state, slug, query )?.files.data,
	getTotalFilePages: (
		state: State,
		slug: string,
		query?: WorkspaceQuery
	): number =>
		queries.selectors.getFiles( state, slug, query )?.files.total_page ?? 1,
	/** `search` while a search is being loaded, otherwise `list`. */
	getFilesMode: createRegistrySelector(
		( select ) =>
			(
				_: State,
				slug: string,
				query: WorkspaceQuery = {}
			): 'list' | 'search' => {
				const { hasFinishedResolution, hasResolutionFailed } = select(
					// The name avoids a circular import of the store.
					STORE_NAME
				) as Record<
					'hasFinishedResolution' | 'hasResolutionFailed',
					( name: string, args: unknown[] ) => boolean
				>;
				const args = [ slug, query ];
				return query.search?.trim() &&
					! hasFinishedResolution( 'getFiles', args ) &&
					! hasResolutionFailed( 'getFiles', args )
					? 'search'
					: 'list';
			}
	),
};

/** Workspaces of the account and those that are shared with it, with their files and people. */
export const store = createReduxStore( STORE_NAME, {
	reducer: combineReducers( { queries: queries.reducer } ),
	actions: { ...queries.actions, ...actions },
	selectors: { ...queries.selectors, ...selectors },
	resolvers: queries.resolvers,
} );

register( store );
