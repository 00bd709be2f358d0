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

/** Milliseconds until an editor's frame that was made anew is taken for ready. */
const FRAME_TIME = 10000;

/**
 * The page that is open, as it is asked for: a new post has one of its own by now, and asking for another would make one.
 */
function currentPage(): string {
	const { href } = window.location;
	const id = select( editorStore ).getCurrentPostId();
	return /\/post-new\.php$/.test( window.location.pathname ) && id
		? new URL( `post.php?post=${ id }&action=edit`, href ).href
		: href;
}

/**
 * Tells the editor what blocks the server knows by now.
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
 * Gives the frame in which the document is drawn what it lacks: it is made anew for that.
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
 * Loads what the page would have if it were opened now: scripts and styles of plugins that were activated meanwhile, from this
 * site alone. Of what stands in the page itself only WordPress's own data is taken, and nothing is run.
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
