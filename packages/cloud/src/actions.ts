import type { ThunkArgs } from '@wordpress/data';
import { toResult } from '@templately/queried-data';
import * as rest from '@templately/rest/cloud';
import type { CloudFile, PushPayload } from '@templately/rest/cloud';
import type { store } from './index';
import { queries } from './queries';

type Args = ThunkArgs< typeof store >;

/** Loads the lists of other stores that a write changes. */
export type Reload = () => unknown;

/** Loads all lists after a write. A list that cannot be loaded does not make the write fail. */
const refreshAll =
	( reload?: Reload ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		dispatch.refresh();
		try {
			await reload?.();
		} catch {}
	};

const removeFiles =
	< Value >( ids: number[], call: () => Promise< Value >, reload?: Reload ) =>
	( { dispatch }: Args ): Promise< Value > =>
		dispatch(
			queries.removeRecords( 'file', ids, call, () =>
				dispatch( refreshAll( reload ) )
			)
		);

/** Copies files to a workspace; workspace 0 is My Clouds. */
export const copy =
	( ids: number[], workspaceId: number, reload?: Reload ) =>
	( { dispatch }: Args ) => {
		const send = async () => {
			const { data } = await rest.copyMove( ids, workspaceId, 'copy' );
			await dispatch( refreshAll( reload ) );
			return data;
		};
		return toResult( 'isCopied', send() );
	};

/** Moves files to a workspace; workspace 0 is My Clouds. */
export const move =
	( ids: number[], workspaceId: number, reload?: Reload ) =>
	( { dispatch }: Args ) => {
		const send = async () =>
			( await rest.copyMove( ids, workspaceId, 'move' ) ).data;
		return toResult(
			'isMoved',
			dispatch( removeFiles( ids, send, reload ) )
		);
	};

/** Moves files to the trash of their owners. `force` also moves a kit with the site's settings. */
export const trash =
	(
		ids: number[],
		where: 'cloud' | 'workspace',
		reload?: Reload,
		force = false
	) =>
	( { dispatch }: Args ) => {
		const send = () => rest.trash( ids, where, force );
		return toResult(
			'isDeleted',
			dispatch( removeFiles( ids, send, reload ) )
		);
	};

export const restore =
	( ids: number[] ) =>
	( { dispatch }: Args ) =>
		toResult(
			'isRestored',
			dispatch( removeFiles( ids, () => rest.restore( ids ) ) )
		);

/** Deletes files in the trash for good. */
export const purge =
	( ids: number[] ) =>
	( { dispatch }: Args ) =>
		toResult(
			'isPurged',
			dispatch( removeFiles( ids, () => rest.purge( ids ) ) )
		);

/** A large trash takes several requests. Ends the loop where a server never reports an empty trash. */
const MAX_REQUESTS = 200;

const EMPTY = { items: [], currentPage: 1, totalPage: 1 };

export const emptyTrash =
	() =>
	( { dispatch }: Args ) => {
		const send = async () => {
			let files = 0;
			let isEmpty = false;
			try {
				for ( let i = 0; ! isEmpty && i < MAX_REQUESTS; i++ ) {
					const { data } = await rest.emptyTrash();
					files += data.files;
					isEmpty = data.is_empty;
				}
				if ( isEmpty ) {
					dispatch( queries.resetResults( 'getTrash', EMPTY ) );
				}
				return { files, isEmpty };
			} finally {
				// A failed request may have deleted some files.
				dispatch.refresh();
			}
		};
		return toResult( 'isEmptied', send() );
	};

export const push =
	( payload: PushPayload ) =>
	( { dispatch }: Args ) => {
		const send = async () => {
			const answer = await rest.push( payload );
			dispatch.refresh();
			return answer;
		};
		return toResult( 'isPushed', send() );
	};

/** Downloads a file in the format of its builder. */
export const download = ( id: number ) => () =>
	toResult( 'isDownloaded', rest.download( id ) );

/** Shows a changed file in every list. */
const receiveFile =
	( request: Promise< { data: { file: CloudFile } } > ) =>
	async ( { dispatch }: Args ): Promise< CloudFile > => {
		const { file } = ( await request ).data;
		dispatch( queries.patchRecord( 'file', file.id, file ) );
		dispatch.refresh();
		return file;
	};

export const rename = ( id: number, name: string ) =>
	receiveFile( rest.rename( id, name ) );

/** Makes an older version of a file the newest again. */
export const restoreVersion = ( id: number, version: number ) =>
	receiveFile( rest.takeBack( id, version ) );
