/**
 * The calls about people's own files. They stand apart from the others, since few visits need them.
 */
import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { NAMESPACE, read, write } from './call';
import type { Platform } from './types';
import type { WorkspaceChoice } from './workspaces';
import { withWriteKey } from './write-key';

/** A template that somebody keeps. */
export interface CloudFile {
	id: number;
	my_cloud_id: number;
	name: string;
	slug: string;
	owner: { id: number; name: string; profile_photo: string };
	/** 0 is the owner's own cloud. */
	workspace_id: number;
	platform: Platform;
	type: string;
	origin: string;
	last_modified: string;
	version: number;
	versions: number;
	size: number;
	has_picture: boolean;
	has_look: boolean;
	trashed_at: string;
	thumbnail: string;
	can: {
		rename: boolean;
		save: boolean;
		trash: boolean;
		move: boolean;
		copy: boolean;
		insert: boolean;
	};
}

export interface FilesAnswer {
	data: CloudFile[];
	current_page: number;
	total_page: number;
}

/** One of the states that a file has had. */
export interface FileVersion {
	number: number;
	/** Came from somebody who had not seen the version before. */
	is_conflict: boolean;
	is_newest: boolean;
	size: number;
	account: { id: number; name: string };
	created_at: string;
}

export interface FilesQuery {
	platform: Platform | '';
	type: string;
	search: string;
	page: number;
}

export interface PushPayload {
	platform: Platform;
	workspace: string;
	/** 0 is My Clouds. */
	workspace_id: number;
	/** The saved template that it is; 0 where it is none. */
	saveTemplate: number;
	name: string;
	file_content: object | string;
	/** A picture of it as data; '' for none. */
	picture?: string;
	/** The file that this is a new version of, and the version that somebody has seen of it. */
	file_id?: number;
	base?: number;
}

export interface PushAnswer {
	status: string;
	message: string;
	data: CloudFile;
	/** Where it is to be seen now. */
	redirect: string;
	left_behind: { name: string; reason: string }[];
}

export const getFiles = ( query: FilesQuery ) =>
	read< { files: FilesAnswer; redirect: boolean } >( '/clouds', {
		...query,
	} );

export const getUsage = () =>
	read< { status: string; data: string } >( '/clouds/usage' );

/**
 * Copies or moves files to a workspace; 0 is My Clouds.
 *
 * @param ids         The files.
 * @param workspaceId Where to.
 * @param action      Which of the two.
 */
export const copyMove = (
	ids: number[],
	workspaceId: number,
	action: 'copy' | 'move'
) =>
	write< {
		status: string;
		message: string;
		data: {
			files: CloudFile[];
			workspace: Pick< WorkspaceChoice, 'id' | 'slug' | 'title' > | null;
		};
	} >( '/clouds/copy-move', {
		...( ids.length === 1 ? { my_cloud_id: ids[ 0 ] } : { ids } ),
		workspace_id: workspaceId,
		action,
	} );

export const push = ( payload: PushPayload ) =>
	write< PushAnswer >( '/clouds/upload', payload );

/**
 * Puts files in their owners' trash.
 *
 * @param ids   The files.
 * @param where What they lie in.
 */
export function trash( ids: number[], where: 'cloud' | 'workspace' ) {
	const [ id ] = ids;
	if ( ids.length !== 1 ) {
		return write< { status: string; message: string } >( '/clouds/delete', {
			ids,
		} );
	}
	const path =
		where === 'workspace'
			? `/workspaces/item/delete/${ id }`
			: `/clouds/delete/${ id }`;
	return withWriteKey( path, {}, ( key ) =>
		apiFetch< { status: string; message: string } >( {
			path: NAMESPACE + path,
			method: 'DELETE',
			headers: { 'Idempotency-Key': key },
		} )
	);
}

export const getTrash = ( page: number ) =>
	read< { files: FilesAnswer } >( '/clouds/trash', { page } );

export const restore = ( ids: number[] ) =>
	write< { status: string } >( '/clouds/restore', { ids } );

/**
 * Deletes files for good.
 *
 * @param ids Files in the trash.
 */
export const purge = ( ids: number[] ) =>
	write< { status: string } >( '/clouds/purge', { ids } );

export const rename = ( id: number, name: string ) =>
	write< { status: string; data: { file: CloudFile } } >( '/clouds/rename', {
		id,
		name,
	} );

export const getVersions = ( id: number ) =>
	read< { file: CloudFile; versions: FileVersion[] } >(
		`/clouds/versions/${ id }`
	);

/**
 * Makes an older version the newest again.
 *
 * @param id      The file.
 * @param version Number of the version.
 */
export const takeBack = ( id: number, version: number ) =>
	write< { status: string; data: { file: CloudFile } } >(
		`/clouds/versions/${ id }`,
		{ number: version }
	);

/**
 * An address of this site, for a few minutes, that draws a version.
 *
 * @param id      The file.
 * @param version Number of the version.
 */
export const getPreview = ( id: number, version: number ) =>
	read< { url: string } >( `/clouds/preview/${ id }`, { version } );

/**
 * Fetches a file as its builder takes it.
 *
 * @param id The file.
 * @return What it is to be called, and its bytes.
 */
export async function download(
	id: number
): Promise< { name: string; content: Blob } > {
	const { file_name: name, fileURL } = await read< {
		status: string;
		file_name: string;
		fileURL: string;
	} >( `/clouds/download/${ id }` );
	const response = await window.fetch( fileURL, {
		credentials: 'same-origin',
	} );
	if ( ! response.ok ) {
		throw {
			code: 'not_downloaded',
			message: __( 'The file could not be fetched.', 'templately' ),
			data: { status: response.status },
		};
	}
	return { name, content: await response.blob() };
}
