/** Texts that several cloud screens show. Texts of the specification are verbatim. */
/* eslint-disable @wordpress/i18n-ellipsis -- the specification writes three dots. */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { CloudFile } from '@templately/rest/cloud';
import type { CardKind } from '@templately/ui';
import { kindLabel, platformLabel } from '../lists/labels';

/** Texts of selects without options. */
export const selectLabels = {
	noWorkspace: () => __( 'No WorkSpace Found', 'templately' ),
	noTemplates: () => __( 'No Templates Found', 'templately' ),
	noWorkspaces: () =>
		__( 'No Workspaces or Shared Workspace Found', 'templately' ),
	loadingTemplates: () => __( 'Loading templates...', 'templately' ),
	ownGroup: () => __( 'My WorkSpace', 'templately' ),
	sharedGroup: () => __( 'Shared WorkSpace', 'templately' ),
} as const;

export const texts = {
	copyTo: () => __( 'Copy to WorkSpace', 'templately' ),
	moveTo: () => __( 'Move to WorkSpace', 'templately' ),
	areYouSure: () => __( 'Are You Sure?', 'templately' ),
	wrong: () => __( 'Something went wrong.', 'templately' ),
} as const;

/** Message after copying; a null title is My Clouds. */
export function copiedMessage( count: number, title: string | null ): string {
	if ( title === null ) {
		return _n(
			'Your file has been copied to My Clouds.',
			'Your files have been copied to My Clouds.',
			count,
			'templately'
		);
	}
	return sprintf(
		/* translators: %s: title of a workspace. */
		_n(
			'Your file has been copied to a WorkSpace called: %s',
			'Your files have been copied to a WorkSpace called: %s',
			count,
			'templately'
		),
		title
	);
}

/** Message after moving; a null title is My Clouds. */
export function movedMessage( count: number, title: string | null ): string {
	if ( title === null ) {
		return _n(
			'Your file has been moved to My Clouds.',
			'Your files have been moved to My Clouds.',
			count,
			'templately'
		);
	}
	return sprintf(
		/* translators: %s: title of a workspace. */
		_n(
			'Your file has been moved to a WorkSpace called: %s',
			'Your files have been moved to a WorkSpace called: %s',
			count,
			'templately'
		),
		title
	);
}

const PAGES = [ 'page', 'pages', 'wp-page', 'post', 'wp_page' ];

export const getFileCardKind = ( file: Pick< CloudFile, 'type' > ): CardKind =>
	PAGES.includes( file.type ) ? 'page' : 'block';

const BLOCKS = [ 'section', 'sections', 'block', 'blocks', 'wp_block', '' ];

/** Type and platform of a file. */
export function getFileTypeLabel(
	file: Pick< CloudFile, 'type' | 'platform' >
): string {
	const { type, platform } = file;
	const spaced = type.replace( /[_-]+/g, ' ' ).trim();
	let words = spaced.charAt( 0 ).toLocaleUpperCase() + spaced.slice( 1 );
	if ( PAGES.includes( type ) ) {
		words = kindLabel( 'pages' );
	} else if ( BLOCKS.includes( type ) ) {
		words = kindLabel( 'blocks' );
	}
	return `${ words } · ${ platformLabel( platform ) }`;
}

export const chosenLabel = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of files. */
		_n( '%d file selected', '%d files selected', count, 'templately' ),
		count
	);
