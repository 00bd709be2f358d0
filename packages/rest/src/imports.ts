/**
 * A full-site import, as admin-ajax and its event stream tell of it. They stand beside `templately/v1`, whose schemas do not
 * describe them.
 */
import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';

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

/** What became of things of one kind. */
export interface ImportedKind {
	total: number;
	succeed: number;
	failed: { what: string; why: string }[];
}

/** A plugin that is not here though the pack needs it. */
export interface MissingPlugin {
	name: string;
	slug: string;
	link: string;
	is_pro: boolean;
	why: string;
}

/** What an import has made, exactly. */
export interface ImportResults {
	dependency_data: {
		plugins: { total: number; succeed: number; failed: MissingPlugin[] };
		theme: { success: boolean; name?: string; slug?: string; why?: string };
	};
	post_types: Record< string, ImportedKind >;
	template_types: Record< string, ImportedKind >;
	left_out: { what: string; why: string }[];
}

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

export type ImportStatus =
	| 'running'
	| 'paused'
	| 'done'
	| 'failed'
	| 'reverting'
	| 'reverted'
	| 'revert_failed';

/** How an import is, and what its log has got since. */
export interface ImportPoll {
	uuid: string;
	status: ImportStatus;
	/** Becomes another as long as somebody works on it. */
	beat: string;
	entries: ImportLogEntry[];
}

/** An import: one that is under way, or one that can be taken back. */
export interface ImportRun {
	uuid: string;
	status: ImportStatus;
	step: string;
	pack: { id: number; slug: string; name: string };
	platform: 'elementor' | 'gutenberg';
	/** Who began it. */
	user: string;
	/** Unix time. */
	started_at: number;
	/** How many things it was to make, and settings to change. */
	objects: number;
	settings: number;
	results: ImportResults | null;
	/** What stays after it was taken back. */
	kept: KeptObject[];
}

/** What a revert leaves, since somebody changed it or something that stays needs it. */
export interface KeptObject {
	type: string;
	id: string;
	title: string;
	why: string;
}

/** An import that is being taken back. */
export interface ImportReverting {
	uuid: string;
	status: ImportStatus;
	/** Where the site is, and where to go when it is as it was. */
	site_url: string;
	redirect: string;
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

export type PlannedKind =
	| 'page'
	| 'post'
	| 'wp_template'
	| 'wp_template_part'
	| 'wp_navigation'
	| 'wp_block'
	| 'menu'
	| 'term'
	| 'media'
	| 'font';

/** A thing that an import would bring. */
export interface PlannedObject {
	number: number;
	kind: PlannedKind;
	title: string;
	slug: string;
	action: 'create' | 'replace' | 'reuse';
	/** What is to be known of it, such as that it gets another address. */
	note: string;
	/** Numbers of what it does not work without. */
	needs: number[];
	/** Whether it is there to write over. */
	sample: boolean;
}

/** A setting of the site that an import would change. */
export interface PlannedSetting {
	name:
		| 'title'
		| 'tagline'
		| 'logo'
		| 'icon'
		| 'front_page'
		| 'posts_page'
		| 'posts_per_page'
		| 'permalinks'
		| 'comments'
		| 'pings'
		| 'colours'
		| 'theme_mods'
		| 'menu_locations'
		| 'sidebars';
	before: string;
	after: string;
}

/** A plugin that a pack needs, or that goes with it. */
export interface PlannedPlugin {
	name: string;
	slug: string;
	plugin_file: string;
	plugin_original_slug: string;
	icon: string;
	link: string;
	is_pro: boolean;
	installed: boolean;
	active: boolean;
	mustHave: boolean;
	/** Whether the pack works without it, and it only goes well with it. */
	suggested: boolean;
}

/** What an import would do to this site. Nothing of it is written. */
export interface ImportPlan {
	pack: { id: number; slug: string; name: string };
	platform: 'elementor' | 'gutenberg';
	objects: PlannedObject[];
	settings: PlannedSetting[];
	theme: {
		slug: string;
		name: string;
		must_have: boolean;
		state: 'active' | 'installed' | 'missing';
		/** Whether the pack does not name it, and it only goes well with the pack. */
		suggested: boolean;
	} | null;
	plugins: PlannedPlugin[];
	/** Bytes. */
	disk: number;
	seconds: number;
	/** What keeps it from beginning. */
	blockers: { code: string; message: string }[];
	notes: { code: string; message: string }[];
	left_out: { what: string; why: string }[];
}

/** What a person has chosen for an import. */
export interface ImportForm {
	id: number;
	title: string;
	slogan: string;
	logo: { id: number; url: string } | null;
	/** Pixels. */
	logo_size: number;
	/** Id of a colour to its value. */
	color: Record< string, string >;
	import_demo_content: boolean;
	/** Slug; '' for the one that is there. */
	theme: string;
	/** Slugs of those that are to be here and active. */
	plugins: string[];
	/** Numbers of what is not to come. */
	objects: number[];
}

const addressOf = (
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
			url: addressOf( endpoint, 'templately_pack_import_info', { id } ),
		} )
	).data;

/**
 * Asks how an import is. Where nobody works on it, the question does some of its work.
 *
 * @param endpoint Where.
 * @param uuid     The import.
 * @param last     Index of the last entry that is held; 0 for none.
 */
export const pollImport = async (
	endpoint: ImportEndpoint,
	uuid: string,
	last: number
): Promise< ImportPoll > =>
	(
		await apiFetch< { success: boolean; data: ImportPoll } >( {
			url: addressOf( endpoint, 'templately_pack_import_status', {
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
	addressOf( endpoint, 'templately_pack_import', {
		run: uuid,
		'last-log-index': last,
	} );
