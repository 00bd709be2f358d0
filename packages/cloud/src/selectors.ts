import { createSelector } from '@wordpress/data';
import type { Held } from '@templately/rest';
import type { FileVersion } from '@templately/rest/cloud';
import { queryKey } from './query';
import type { FilesPage, Query, State, Usage } from './types';

const inSight = (
	page: Held< FilesPage > | undefined,
	leaving: State[ 'leaving' ]
): FilesPage | undefined =>
	page && {
		...page.value,
		items: page.value.items.filter( ( { id } ) => ! leaving[ id ] ),
	};

// Memoised on the key: a query is a new object each time.
const getFilesOf = createSelector(
	( state: State, key: string ) =>
		inSight( state.files[ key ], state.leaving ),
	( state: State, key: string ) => [ state.files[ key ], state.leaving ]
);

/**
 * A page of one's own files, without those that are leaving.
 *
 * @param state The store's state.
 * @param query Which.
 * @return The page; `undefined` is not known yet.
 */
export const getFiles = ( state: State, query: Query ): FilesPage | undefined =>
	getFilesOf( state, queryKey( query ) );

/**
 * How many pages there are of one's own files: 1 while that is not known.
 *
 * @param state The store's state.
 * @param query Which files.
 */
export const getTotalPages = ( state: State, query: Query ): number =>
	state.files[ queryKey( query ) ]?.value.totalPage || 1;

const getTrashOf = createSelector(
	( state: State, key: string ) =>
		inSight( state.trash[ key ], state.leaving ),
	( state: State, key: string ) => [ state.trash[ key ], state.leaving ]
);

/**
 * A page of what was deleted, the last first.
 *
 * @param state  The store's state.
 * @param page   Its number.
 * @param search Words of names; none for all.
 */
export const getTrash = (
	state: State,
	page: number,
	search = ''
): FilesPage | undefined => getTrashOf( state, queryKey( { page, search } ) );

/**
 * The versions of a file, the newest first.
 *
 * @param state The store's state.
 * @param id    The file.
 */
export const getVersions = (
	state: State,
	id: number
): FileVersion[] | undefined => state.versions[ id ]?.value;

/**
 * How much of the cloud is used.
 *
 * @param state The store's state.
 */
export const getUsage = ( state: State ): Usage | undefined =>
	state.usage?.value;

/**
 * The files that are leaving the list that they are in: whoever lists files elsewhere leaves them out too.
 *
 * @param state The store's state.
 */
export const getLeaving = ( state: State ): State[ 'leaving' ] => state.leaving;
