/**
 * A full-site import. Its stream and its polls are admin-ajax's, which stands beside `templately/v1`: what only they tell has its
 * shape here, all else has it from the route schemas.
 */
import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { write } from './call';
import type { ResponseOf, RequestBody } from './types';

/** Address and nonce of admin-ajax. */
export interface ImportEndpoint {
	readonly address: string;
	readonly nonce: string;
}

/** The steps of an import, in their order. */
export const IMPORT_STEPS = [
	'writing_permission_check',
	'download',
	'theme',
	'plugin',
	'templates',
	'wp-content',
	'finalize',
] as const;

export type ImportStepName = ( typeof IMPORT_STEPS )[ number ];

export type ImportStepStatus = 'processing' | 'complete' | 'error';

/** An import: one that is under way, or one that can be taken back. */
export type ImportRun = ResponseOf< 'get_import' >;
export type ImportStatus = ImportRun[ 'status' ];

export type ImportResults = NonNullable< ImportRun[ 'results' ] >;

export type ImportedKind = ImportResults[ 'post_types' ][ string ];

/** A plugin that is not here though the pack needs it. */
export type MissingPlugin =
	ImportResults[ 'dependency_data' ][ 'plugins' ][ 'failed' ][ number ];

/** An object that a revert keeps because it was edited or is still needed. */
export type KeptObject = ImportRun[ 'kept' ][ number ];

/** An import that is being taken back: where the site is, and where to go when it is as it was. */
export type ImportReverting = ResponseOf< 'revert_import' >;

/** Effects of an import, without writing anything. */
export type ImportPlan = ResponseOf< 'plan_import' >;

/** A thing that an import would bring. */
export type PlannedObject = ImportPlan[ 'objects' ][ number ];
export type PlannedKind = PlannedObject[ 'kind' ];

/** A setting of the site that an import would change. */
export type PlannedSetting = ImportPlan[ 'settings' ][ number ];

/** A plugin that a pack needs, or that goes with it. */
export type PlannedPlugin = ImportPlan[ 'plugins' ][ number ];

/** The user's choices, complete. */
export type ImportForm = Required< RequestBody< 'begin_import' > >;

/** An entry of the import log, from the stream or the poll. */
export interface ImportLogEntry {
	/** Counts from 1; what has none is the stream's own word. */
	index: number;
	action:
		| 'updateLog'
		| 'removeLog'
		| 'complete'
		| 'continue'
		| 'error'
		| 'downloadComplete';
	/** The step that it is about. */
	type: string;
	title: string;
	message: string;
	/** Percent, or a text. */
	progress: number | string;
	status: ImportStepStatus;
	position: number | string;
	results?: ImportResults;
}

/** State of an import with new log entries. */
export interface ImportPoll {
	uuid: string;
	status: ImportStatus;
	/** Progress of a revert; null for imports. */
	percent: number | null;
	/** Changes while a process works on the import. */
	beat: string;
	entries: ImportLogEntry[];
}

/** A colour that a pack lets people choose. */
export interface PackColor {
	id: string;
	title: string;
	color: string;
}

/** A pack's description of its import. */
export interface PackImportInfo {
	manifest: { has_settings: boolean };
	settings: {
		/** Elementor's name for global colors. */
		system_colors?: PackColor[];
		global_colors?: PackColor[];
		custom_colors?: PackColor[];
		site_logo?: { url: string };
		logo?: { url: string };
	};
	/** The site's present values. */
	site: {
		title: string;
		tagline: string;
		logo: { id: number; url: string } | null;
	};
}

const getAddress = (
	{ address, nonce }: ImportEndpoint,
	action: string,
	args: Record< string, string | number >
) => addQueryArgs( address, { action, nonce, ...args } );

export const getPackImportInfo = async (
	endpoint: ImportEndpoint,
	id: number
): Promise< PackImportInfo > =>
	(
		await apiFetch< { status: string; data: PackImportInfo } >( {
			url: getAddress( endpoint, 'templately_pack_import_info', { id } ),
		} )
	).data;

/**
 * Polls an import. If no process works on it, the request continues it. `last` is the index of the last known
 * log entry, 0 for none.
 */
export const pollImport = async (
	endpoint: ImportEndpoint,
	uuid: string,
	last: number
): Promise< ImportPoll > =>
	(
		await apiFetch< { success: boolean; data: ImportPoll } >( {
			url: getAddress( endpoint, 'templately_pack_import_status', {
				run: uuid,
				'last-log-index': last,
			} ),
			method: 'POST',
		} )
	).data;

/**
 * The address of an import's event stream.
 *
 * @param endpoint Where.
 * @param uuid     The import.
 * @param last     Index of the last entry that is held; 0 for none.
 */
export const importStreamAddress = (
	endpoint: ImportEndpoint,
	uuid: string,
	last: number
): string =>
	getAddress( endpoint, 'templately_pack_import', {
		run: uuid,
		'last-log-index': last,
	} );

/** Plans an import without writing anything. Theme, plugins and objects are selected from the plan. */
export function planImport( form: ImportForm ) {
	const { theme, plugins, objects, ...asked } = form;
	return write< ImportPlan >( '/fullsite-import/plan', asked );
}

/** Starts an import. Following it does the work. */
export const beginImport = ( form: ImportForm ) =>
	write< ImportRun >( '/fullsite-import/runs', form );

/** Resumes a stopped import. Following it does the work. */
export const resumeImport = ( uuid: string ) =>
	write< ImportRun >( `/fullsite-import/runs/${ uuid }/resume` );

/** Starts a revert. Following it does the work. */
export const revertImport = ( uuid: string ) =>
	write< ImportReverting >( `/fullsite-import/runs/${ uuid }/revert` );
