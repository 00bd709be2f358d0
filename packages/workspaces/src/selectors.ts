import { createRegistrySelector, createSelector } from '@wordpress/data';
import type { CloudFile } from '@templately/rest/cloud';
import type {
	ActivityPage,
	Invitation,
	Workspace,
	WorkspaceChoices,
	WorkspaceQuery,
	WorkspacesQuery,
} from '@templately/rest/workspaces';
import { activityKey, filesKey, pageKey } from './query';
import type { State } from './types';

export const STORE_NAME = 'templately/workspaces';

const isThere = (
	state: State,
	of: keyof State[ 'gone' ],
	id: number,
	ticket: number
): boolean => ( state.gone[ of ][ id ] ?? 0 ) <= ticket;

// Memoised on the key: a query is a new object each time.
const getPageWorkspaces = createSelector(
	( state: State, key: string ): Workspace[] | undefined => {
		const page = state.pages[ key ];
		return page?.value.ids
			.filter( ( id ) => isThere( state, 'workspaces', id, page.ticket ) )
			.map( ( id ) => state.byId[ id ]?.value )
			.filter( ( workspace ) => workspace !== undefined );
	},
	( state: State, key: string ) => [
		state.pages[ key ],
		state.byId,
		state.gone.workspaces,
	]
);

/**
 * A page of workspaces, one's own or those of others.
 *
 * @param state The store's state.
 * @param query Whose, and which page.
 * @return The workspaces; undefined is not known yet.
 */
export const getWorkspaces = (
	state: State,
	query: WorkspacesQuery
): Workspace[] | undefined => getPageWorkspaces( state, pageKey( query ) );

export const getTotalPages = ( state: State, query: WorkspacesQuery ): number =>
	state.pages[ pageKey( query ) ]?.value.total_page ?? 1;

/**
 * A workspace that was opened: it comes with its files, for which getFiles() asks when another slug is opened or a write changed it.
 *
 * @param state The store's state.
 * @param slug  Its slug.
 */
export const getWorkspace = (
	state: State,
	slug: string
): Workspace | undefined => {
	const held = state.byId[ state.details[ slug ]?.id ?? 0 ];
	return held && isThere( state, 'workspaces', held.value.id, held.ticket )
		? held.value
		: undefined;
};

const heldFiles = ( state: State, slug: string, key: string ) =>
	state.details[ slug ]?.files[ key ];

// Memoised on the key, as above.
const getFilesOf = createSelector(
	( state: State, slug: string, key: string ): CloudFile[] | undefined => {
		const held = heldFiles( state, slug, key );
		return held &&
			isThere(
				state,
				'workspaces',
				state.details[ slug ]?.id ?? 0,
				held.ticket
			)
			? held.value.data.filter( ( { id } ) =>
					isThere( state, 'files', id, held.ticket )
				)
			: undefined;
	},
	( state: State, slug: string, key: string ) => [
		heldFiles( state, slug, key ),
		state.gone,
	]
);

/**
 * A page of what is in a workspace.
 *
 * @param state The store's state.
 * @param slug  Slug of the workspace.
 * @param query Which page, and what is looked for.
 * @return The files; undefined is not known yet.
 */
export const getFiles = (
	state: State,
	slug: string,
	query: WorkspaceQuery = {}
): CloudFile[] | undefined => getFilesOf( state, slug, filesKey( query ) );

export const getTotalFilePages = (
	state: State,
	slug: string,
	query: WorkspaceQuery = {}
): number => heldFiles( state, slug, filesKey( query ) )?.value.total_page ?? 1;

/**
 * How a workspace's files are shown: as a list, or as a search while one is under way.
 */
export const getFilesMode = createRegistrySelector(
	( select ) =>
		(
			_state: State,
			slug: string,
			query: WorkspaceQuery = {}
		): 'list' | 'search' => {
			const { hasFinishedResolution, hasResolutionFailed } = select(
				STORE_NAME
			) as unknown as Record<
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
);

/**
 * The workspaces that something can be brought to, or taken from.
 *
 * @param state The store's state.
 */
export const getChoices = createSelector(
	( state: State ): WorkspaceChoices | undefined => {
		const { choices } = state;
		const those = ( { id }: { id: number } ) =>
			isThere( state, 'workspaces', id, choices?.ticket ?? 0 );
		return (
			choices?.value && {
				own: choices.value.own.filter( those ),
				shared: choices.value.shared.filter( those ),
			}
		);
	},
	( state: State ) => [ state.choices, state.gone.workspaces ]
);

/**
 * The invitations that wait for who is signed in.
 *
 * @param state The store's state.
 */
export const getInvitations = createSelector(
	( state: State ): Invitation[] | undefined => {
		const { invitations } = state;
		return invitations?.value.filter( ( { id } ) =>
			isThere( state, 'invitations', id, invitations.ticket )
		);
	},
	( state: State ) => [ state.invitations, state.gone.invitations ]
);

/**
 * What happened in a workspace, the last first.
 *
 * @param state The store's state.
 * @param id    The workspace.
 * @param page  The page.
 */
export const getActivity = (
	state: State,
	id: number,
	page = 1
): ActivityPage | undefined => state.activity[ activityKey( id, page ) ]?.value;
