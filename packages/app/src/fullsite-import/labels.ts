/** Texts of the specification, verbatim, and labels. */
/* eslint-disable @wordpress/i18n-ellipsis -- the specification writes three dots. */
import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	ImportStatus,
	ImportStepName,
	PlannedKind,
	PlannedSetting,
} from '@templately/rest';

export const texts = {
	noPermission: () =>
		__(
			"Unfortunately, you don't have permission to import templates. Please check your permissions or contact the website admin for help.",
			'templately'
		),
	notFound: ( name: string ) =>
		/* translators: %s: name of a plugin. */
		sprintf( __( '%s not found.', 'templately' ), name ),
	revertQuestion: () =>
		__(
			'Are you sure you want to revert to your old website?',
			'templately'
		),
	revertBusy: () => __( 'Processing...', 'templately' ),
	/** The specification's own sentence, which names another cause. The filter templately.revertFailed can bring it back. */
	revertFailedAsSpecified: () =>
		__(
			'Something went wrong while creating workspace for you. Try Later or Contact support.',
			'templately'
		),
} as const;

export const stepLabel = ( step: string ): string =>
	( {
		writing_permission_check: __( 'Writing permission', 'templately' ),
		download: __( 'Download', 'templately' ),
		theme: __( 'Theme', 'templately' ),
		plugin: __( 'Plugins', 'templately' ),
		templates: __( 'Templates', 'templately' ),
		'wp-content': __( 'Content', 'templately' ),
		finalize: __( 'Finishing', 'templately' ),
	} )[ step as ImportStepName ] ?? step;

export const kindLabel = ( kind: string ): string =>
	( {
		page: __( 'Pages', 'templately' ),
		post: __( 'Posts', 'templately' ),
		wp_template: __( 'Templates', 'templately' ),
		wp_template_part: __( 'Template parts', 'templately' ),
		wp_navigation: __( 'Navigation', 'templately' ),
		wp_block: __( 'Patterns', 'templately' ),
		elementor_library: __( 'Elementor templates', 'templately' ),
		menu: __( 'Menus', 'templately' ),
		term: __( 'Categories and tags', 'templately' ),
		media: __( 'Media', 'templately' ),
		font: __( 'Fonts', 'templately' ),
	} )[ kind as PlannedKind ] ?? kind;

export const settingLabel = ( setting: PlannedSetting[ 'name' ] ): string =>
	( {
		title: __( 'Site title', 'templately' ),
		tagline: __( 'Tagline', 'templately' ),
		logo: __( 'Logo', 'templately' ),
		icon: __( 'Site icon', 'templately' ),
		front_page: __( 'Front page', 'templately' ),
		posts_page: __( 'Posts page', 'templately' ),
		posts_per_page: __( 'Posts per page', 'templately' ),
		permalinks: __( 'Permalinks', 'templately' ),
		comments: __( 'Comments', 'templately' ),
		pings: __( 'Pings', 'templately' ),
		colours: __( 'Colors', 'templately' ),
		theme_mods: __( 'Theme options', 'templately' ),
		menu_locations: __( 'Menu locations', 'templately' ),
		sidebars: __( 'Widgets', 'templately' ),
	} )[ setting ];

export const statusLabel = ( status: ImportStatus ): string =>
	( {
		running: __( 'In progress', 'templately' ),
		paused: __( 'Paused', 'templately' ),
		done: __( 'Imported', 'templately' ),
		failed: __( 'Not completed', 'templately' ),
		reverting: __( 'Being reverted', 'templately' ),
		reverted: __( 'Reverted', 'templately' ),
		revert_failed: __( 'Not completely reverted', 'templately' ),
	} )[ status ];

/** Roughly how long something takes. */
export function durationLabel( seconds: number ): string {
	if ( seconds < 60 ) {
		return __( 'Less than a minute', 'templately' );
	}
	const minutes = Math.round( seconds / 60 );
	return sprintf(
		/* translators: %d: number of minutes. */
		_n( 'About %d minute', 'About %d minutes', minutes, 'templately' ),
		minutes
	);
}

export const sizeLabel = ( bytes: number ): string =>
	bytes < 1_000_000
		? /* translators: %s: number of kilobytes. */
			sprintf(
				/* translators: %s: number of kilobytes. */
				__( '%s kB', 'templately' ),
				Math.max( 1, Math.round( bytes / 1000 ) ).toLocaleString()
			)
		: sprintf(
				/* translators: %s: number of megabytes. */
				__( '%s MB', 'templately' ),
				Math.round( bytes / 1_000_000 ).toLocaleString()
			);

const MAX_NAMES = 8;

/** Names in a row, and how many more there are. */
export function namesLabel( names: string[] ): string {
	const more = names.length - MAX_NAMES;
	const shown = names.slice( 0, MAX_NAMES ).join( ', ' );
	return more > 0
		? sprintf(
				/* translators: 1: names, 2: number of further ones. */
				_n(
					'%1$s and %2$d more',
					'%1$s and %2$d more',
					more,
					'templately'
				),
				shown,
				more
			)
		: shown;
}
