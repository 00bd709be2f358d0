/**
 * The calls about people's own files. They stand apart from the others, since few visits need them.
 */
import { __ } from '@wordpress/i18n';
import { read, writeAsAccount as write } from './call';
import { logFailures } from './failure';
import type { operations } from './schema';
import type { ResponseOf, RequestBody, Platform } from './types';

export type FilesAnswer = ResponseOf< 'list_clouds' >[ 'files' ];
/** A saved template in the cloud. */
export type CloudFile = FilesAnswer[ 'data' ][ number ];
export type FileVersion = ResponseOf< 'get_versions' >[ 'versions' ][ number ];
/** Which of one's own files are asked for. */
type FilesQuery = Required<
	Pick<
		NonNullable< operations[ 'list_clouds' ][ 'parameters' ][ 'query' ] >,
		'platform' | 'type' | 'sort' | 'search' | 'page'
	>
>;
/** Request of a push, for both platforms. */
export type PushPayload = Omit<
	RequestBody< 'upload' >,
	'file_content' | 'page_settings'
> & {
	file_content: object | string;
	page_settings?: Record< string, unknown >;
};
export type PushAnswer = ResponseOf< 'upload' >;

export const getFiles = logFailures( 'C501', ( query: FilesQuery ) =>
	read< ResponseOf< 'list_clouds' > >( '/clouds', {
		...query,
	} )
);

/** Files in My Clouds with exactly this name. */
export const getFilesNamed = ( name: string, platform: Platform ) =>
	read< ResponseOf< 'list_clouds' > >( '/clouds', { name, platform } );

export const getUsage = () =>
	read< ResponseOf< 'get_usage' > >( '/clouds/usage' );

/**
 * Copies or moves files to a workspace; 0 is My Clouds.
 *
 * @param ids         The files.
 * @param workspaceId Where to.
 * @param action      Which of the two.
 */
export const copyMove = logFailures(
	'C503',
	( ids: number[], workspaceId: number, action: 'copy' | 'move' ) =>
		write< ResponseOf< 'copy_move' > >( '/clouds/copy-move', {
			...( ids.length === 1 ? { my_cloud_id: ids[ 0 ] } : { ids } ),
			workspace_id: workspaceId,
			action,
		} )
);

export const push = logFailures( 'P100', ( payload: PushPayload ) =>
	write< PushAnswer >( '/clouds/upload', payload )
);

/** Moves files to the trash of their owners. `force` also moves a kit with the site's settings. */
export function trash(
	ids: number[],
	where: 'cloud' | 'workspace',
	force = false
): Promise< Pick< ResponseOf< 'delete_files' >, 'status' | 'message' > > {
	const [ id ] = ids;
	if ( ids.length !== 1 || force ) {
		return write< ResponseOf< 'delete_files' > >( '/clouds/delete', {
			ids,
			...( force && { force } ),
		} );
	}
	return write< ResponseOf< 'delete_cloud_file' > >(
		where === 'workspace'
			? `/workspaces/item/delete/${ id }`
			: `/clouds/delete/${ id }`,
		{},
		'DELETE'
	);
}

export const getTrash = ( page: number, search = '' ) =>
	read< ResponseOf< 'get_trash' > >( '/clouds/trash', {
		page,
		...( search && { search } ),
	} );

export const restore = ( ids: number[] ) =>
	write< ResponseOf< 'restore_files' > >( '/clouds/restore', { ids } );

/**
 * Deletes files for good.
 *
 * @param ids Files in the trash.
 */
export const purge = ( ids: number[] ) =>
	write< ResponseOf< 'purge_files' > >( '/clouds/purge', { ids } );

/** Deletes everything in the trash for good. */
export const emptyTrash = () =>
	write< ResponseOf< 'empty_trash' > >( '/clouds/empty-trash' );

export const rename = ( id: number, name: string ) =>
	write< ResponseOf< 'rename_file' > >( '/clouds/rename', {
		id,
		name,
	} );

export const getVersions = ( id: number ) =>
	read< ResponseOf< 'get_versions' > >( `/clouds/versions/${ id }` );

/**
 * Makes an older version the newest again.
 *
 * @param id      The file.
 * @param version Number of the version.
 */
export const takeBack = ( id: number, version: number ) =>
	write< ResponseOf< 'restore_version' > >( `/clouds/versions/${ id }`, {
		number: version,
	} );

/**
 * An address of this site, for a few minutes, that draws a version.
 *
 * @param id      The file.
 * @param version Number of the version.
 */
export const getPreview = ( id: number, version: number ) =>
	read< ResponseOf< 'preview_file' > >( `/clouds/preview/${ id }`, {
		version,
	} );

/**
 * Fetches a file as its builder takes it.
 *
 * @param id The file.
 * @return What it is to be called, and its bytes.
 */
export const download = logFailures(
	'D101',
	async ( id: number ): Promise< { name: string; content: Blob } > => {
		const { file_name: name, fileURL } = await read<
			ResponseOf< 'download' >
		>( `/clouds/download/${ id }` );
		const response = await window.fetch( fileURL, {
			credentials: 'same-origin',
		} );
		if ( ! response.ok ) {
			throw {
				code: 'not_downloaded',
				message: __(
					'The file could not be downloaded.',
					'templately'
				),
				data: { status: response.status },
			};
		}
		return { name, content: await response.blob() };
	}
);
