/**
 * A full-site import. Its stream and its polls are admin-ajax's, which stands beside `templately/v1`: what only they tell has its
 * shape here, all else has it from the route schemas.
 */
import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { write } from './call';
import type { ResponseOf, RequestBody } from './types';

/** Where admin-ajax answers, and what proves that a call comes from the page. */
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

/** What an import has made, exactly. */
export type ImportResults = NonNullable< ImportRun[ 'results' ] >;

/** What became of things of one kind. */
export type ImportedKind = ImportResults[ 'post_types' ][ string ];

/** A plugin that is not here though the pack needs it. */
export type MissingPlugin =
	ImportResults[ 'dependency_data' ][ 'plugins' ][ 'failed' ][ number ];

/** An object that a revert keeps because it was edited or is still needed. */
export type KeptObject = ImportRun[ 'kept' ][ number ];

/** An import that is being taken back: where the site is, and where to go when it is as it was. */
export type ImportReverting = ResponseOf< 'revert_import' >;

/** What an import would do to this site. Nothing of it is written. */
export type ImportPlan = ResponseOf< 'plan_import' >;

/** A thing that an import would bring. */
export type PlannedObject = ImportPlan[ 'objects' ][ number ];
export type PlannedKind = PlannedObject[ 'kind' ];

/** A setting of the site that an import would change. */
export type PlannedSetting = ImportPlan[ 'settings' ][ number ];

/** A plugin that a pack needs, or that goes with it. */
export type PlannedPlugin = ImportPlan[ 'plugins' ][ number ];

/** What a person has chosen for an import; a form has all of it. */
export type ImportForm = Required< RequestBody< 'begin_import' > >;

/** One line of an import's log: the same from the stream and from the poll. */
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

/** How an import is, and what its log has got since. */
export interface ImportPoll {
	uuid: string;
	status: ImportStatus;
	/** How much of a revert is done; null for an import, of which its entries tell. */
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

/** What a pack says of itself before anything is planned. */
export interface PackImportInfo {
	manifest: { has_settings: boolean };
	settings: {
		/** Elementor's word for them. */
		system_colors?: PackColor[];
		global_colors?: PackColor[];
		custom_colors?: PackColor[];
		site_logo?: { url: string };
		logo?: { url: string };
	};
	/** This site as it is. */
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

/**
 * What an import would do. Nothing is written. Theme, plugins and single objects are chosen from the answer.
 *
 * @param form What was chosen.
 */
export function planImport( form: ImportForm ) {
	const { theme, plugins, objects, ...asked } = form;
	return write< ImportPlan >( '/fullsite-import/plan', asked );
}

/**
 * Begins an import; it does its work when it is followed.
 *
 * @param form What was chosen.
 */
export const beginImport = ( form: ImportForm ) =>
	write< ImportRun >( '/fullsite-import/runs', form );

/**
 * Lets an import go on that stopped; it does its work when it is followed.
 *
 * @param uuid The import.
 */
export const resumeImport = ( uuid: string ) =>
	write< ImportRun >( `/fullsite-import/runs/${ uuid }/resume` );

/**
 * Begins to take an import back; it does its work when it is followed.
 *
 * @param uuid The import.
 */
export const revertImport = ( uuid: string ) =>
	write< ImportReverting >( `/fullsite-import/runs/${ uuid }/revert` );
