import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import type { InstalledFonts } from '@templately/rest';

/**
 * Shows fonts in the page and in the frame of its document that were installed after both were loaded.
 *
 * @param fonts What was installed.
 */
export async function loadFonts( fonts: InstalledFonts ): Promise< void > {
	const canvas = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument;
	const load = async ( into: Document ) => {
		for ( const { family, url, weight, style } of fonts.faces ) {
			const face = new FontFace(
				family,
				`url(${ JSON.stringify( url ) })`,
				{
					weight,
					style,
				}
			);
			into.fonts.add( await face.load() );
		}
	};
	await Promise.all(
		[ document, canvas ].map( ( into ) =>
			// What cannot be loaded now is there with the next page.
			into ? load( into ).catch( () => undefined ) : undefined
		)
	);
	// Saved as the editor knows them, the site's styles would lose the fonts again.
	void dispatch( coreStore ).invalidateResolution( 'getEntityRecord', [
		'root',
		'globalStyles',
		fonts.styles_id,
	] );
}
