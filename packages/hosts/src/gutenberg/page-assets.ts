import { getBlockType, store as blocksStore } from '@wordpress/blocks';
import * as blocksPackage from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import {
	fetchPage,
	loadMissingScripts,
	loadMissingStyles,
	assetsInSettings,
	blockCategories,
	blockDefinitions,
	missingTags,
} from '../page/load-admin-assets';

/** Milliseconds after which a recreated editor iframe counts as ready. */
const FRAME_TIME = 10000;

/**
 * Returns the URL of the open page. A new post has an edit URL by now; requesting post-new.php again would create another post.
 */
function currentPage(): string {
	const { href } = window.location;
	const id = select( editorStore ).getCurrentPostId();
	return /\/post-new\.php$/.test( window.location.pathname ) && id
		? new URL( `post.php?post=${ id }&action=edit`, href ).href
		: href;
}

/**
 * Registers the block types that the server knows by now.
 *
 * @param page The page as it is now.
 */
function registerDefinitions( page: Document ): void {
	const categories = select( blocksStore ).getCategories();
	const added = blockCategories( page ).filter(
		( { slug } ) => ! categories.some( ( own ) => own.slug === slug )
	);
	if ( added.length > 0 ) {
		dispatch( blocksStore ).setCategories( [ ...categories, ...added ] );
	}
	const definitions = Object.fromEntries(
		Object.entries( blockDefinitions( page ) ).filter(
			( [ name ] ) => ! getBlockType( name )
		)
	);
	// Not among the types of the package: WordPress's own pages call it.
	const { unstable__bootstrapServerSideBlockDefinitions: bootstrap } =
		blocksPackage as unknown as Record<
			string,
			( given: Record< string, unknown > ) => void
		>;
	bootstrap?.( definitions );
}

/**
 * Adds missing assets to the editor's iframe by recreating it.
 *
 * @param page The page as it is now.
 */
async function completeFrame( page: Document ): Promise< void > {
	const theirs = assetsInSettings( page );
	const settings = select( editorStore ).getEditorSettings();
	const own = settings.__unstableResolvedAssets;
	if ( ! theirs || ! own ) {
		return;
	}
	const styles = missingTags( theirs.styles ?? '', own.styles ?? '' );
	const scripts = missingTags( theirs.scripts ?? '', own.scripts ?? '' );
	if ( ! styles && ! scripts ) {
		return;
	}
	const frame = document.querySelector( 'iframe[name="editor-canvas"]' );
	const isReady = new Promise( ( resolve ) => {
		frame?.addEventListener( 'load', resolve, { once: true } );
		window.setTimeout( resolve, frame ? FRAME_TIME : 0 );
	} );
	dispatch( editorStore ).updateEditorSettings( {
		__unstableResolvedAssets: {
			...own,
			styles: `${ own.styles ?? '' }\n${ styles }`,
			scripts: `${ own.scripts ?? '' }\n${ scripts }`,
		},
	} );
	await isReady;
}

/**
 * Loads the scripts and styles of plugins that were activated after the page was opened, from this site only. Of the page's inline
 * scripts only WordPress's own data is read; none is run.
 *
 * @throws Error When the page, or one of them, does not come.
 */
export async function loadPageAssets(): Promise< void > {
	const page = await fetchPage( currentPage() );
	await loadMissingStyles( page );
	registerDefinitions( page );
	await loadMissingScripts( page );
	await completeFrame( page );
}
