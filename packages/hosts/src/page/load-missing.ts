import { createAssetError } from './fetch-page';
import {
	getScriptData,
	getMissingScripts,
	getMissingStyleLinks,
	getTranslations,
	type LoadedScript,
} from './page-html';

function load( element: HTMLElement ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		element.addEventListener( 'load', () => resolve() );
		element.addEventListener( 'error', () => {
			// It is not loaded, and would be taken for it.
			element.remove();
			reject( createAssetError() );
		} );
		document.head.append( element );
	} );
}

/**
 * Loads the styles that a page has and the open one lacks.
 *
 * @param page A page of this site's administration.
 * @throws Error When one of them does not come.
 */
export const loadMissingStyles = ( page: Document ): Promise< unknown > =>
	Promise.all(
		getMissingStyleLinks( page, document ).map( ( link ) => {
			const copy = document.createElement( 'link' );
			copy.rel = 'stylesheet';
			copy.id = link.id;
			copy.media = link.media;
			copy.href = link.href;
			return load( copy );
		} )
	);

/**
 * Loads the scripts that a page has and the open one lacks, one after the other: a script finds there what it builds on.
 *
 * @param page A page of this site's administration.
 * @throws Error When one of them does not come.
 */
export async function loadMissingScripts( page: Document ): Promise< void > {
	for ( const script of getMissingScripts( page, document ) ) {
		await loadScript( script );
	}
}

async function loadScript( { id, src, page }: LoadedScript ): Promise< void > {
	const handle = id.replace( /-js$/, '' );
	Object.assign( window, getScriptData( page, handle ) );
	const texts = getTranslations( page, handle );
	if ( texts ) {
		window.wp.i18n.setLocaleData( texts.data, texts.domain );
	}
	const script = document.createElement( 'script' );
	script.id = id;
	script.src = src;
	await load( script );
}
