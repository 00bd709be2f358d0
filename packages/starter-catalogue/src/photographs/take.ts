/** Takes a pack's thumbnails on a real site that wears the pack. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { documentOf } from '../bundle';
import type { Pack } from '../pack';
import { themeJson } from '../theme';

/** What of a site a photographer needs. */
export interface Model {
	readonly url: string;
	/** Runs PHP inside the site's WordPress as its administrator and returns what it printed. */
	evaluate: ( code: string ) => Promise< string >;
}

const here = dirname( fileURLToPath( import.meta.url ) );

/** Widths of the window: what a design is made for, and where type fills a small picture best. */
const DESK = 1440;
const FACE = { window: 1200, width: 800, height: 600 };

/** Widths of the files. */
const CARD = 640;
const SCREENSHOT = DESK / 2;

/**
 * Writes all thumbnails of a pack into its folder: three faces, a card and a screenshot a page, a card a block.
 *
 * @param pack    The pack.
 * @param folder  Its folder.
 * @param model   The site; it wears the pack afterwards.
 * @param browser A browser that is running.
 */
export async function takePhotographs(
	pack: Pack,
	folder: string,
	model: Model,
	browser: Browser
): Promise< void > {
	const addresses = await wear( pack, folder, model );
	const target = join( folder, 'thumbnails' );
	await rm( target, { recursive: true, force: true } );
	await mkdir( target, { recursive: true } );
	const save = async ( name: string, picture: Sharp ): Promise< void > =>
		writeFile(
			join( target, `${ name }.webp` ),
			await picture
				.webp( { quality: 78, effort: 6, smartSubsample: true } )
				.toBuffer()
		);

	const desk = await browser.newPage( {
		viewport: { width: DESK, height: 900 },
	} );
	for ( const { slug } of pack.pages ) {
		await open( desk, addresses[ slug ] );
		const whole = await desk.screenshot( { fullPage: true } );
		await save( slug, sharp( whole ).resize( { width: CARD } ) );
		await save(
			`${ slug }-full`,
			sharp( whole ).resize( { width: SCREENSHOT } )
		);
	}
	for ( const { slug } of pack.sections ) {
		await open( desk, addresses[ slug ] );
		const box = await desk
			.locator( '.wp-block-post-content' )
			.boundingBox();
		// Whole pixels: half a row of the page behind shows as a line.
		const whole = await desk.screenshot( {
			fullPage: true,
			clip: box
				? { ...box, height: Math.floor( box.height ) }
				: undefined,
		} );
		await save( slug, sharp( whole ).resize( { width: CARD } ) );
	}
	await desk.close();

	const face = await browser.newPage( {
		viewport: { width: FACE.window, height: 900 },
	} );
	for ( const [ place, slug ] of pack.faces.entries() ) {
		await open( face, addresses[ slug ] );
		await save(
			`${ pack.slug }-${ place + 1 }`,
			sharp( await face.screenshot() ).resize( FACE.width, FACE.height )
		);
	}
	await face.close();
}

/** Puts the pack on the site; returns the address of each page and block. */
async function wear(
	pack: Pack,
	folder: string,
	model: Model
): Promise< Record< string, string > > {
	const content = ( {
		slug,
		name,
		blocks,
	}: Pack[ 'sections' ][ number ] ) => ( {
		slug,
		name,
		content: documentOf( blocks, pack.theme ).tokens.join( '\n\n' ),
	} );
	const data = {
		slug: pack.slug,
		title: pack.title,
		folder,
		theme: themeJson( pack.theme ),
		pages: pack.pages.map( content ),
		sections: pack.sections.map( content ),
		parts: pack.parts.map( ( { slug, name, kind, blocks } ) => ( {
			slug,
			name,
			kind,
			content: documentOf( blocks, pack.theme ).tokens.join( '\n\n' ),
		} ) ),
		posts: pack.posts,
	};
	const encoded = Buffer.from( JSON.stringify( data ) ).toString( 'base64' );
	return JSON.parse(
		await model.evaluate(
			`$pack = json_decode( base64_decode( '${ encoded }' ), true ); require '${ join( here, 'wear-pack.php' ) }';`
		)
	) as Record< string, string >;
}

/** Opens an address and waits until pictures and fonts are there. */
async function open(
	page: Page,
	address: string | undefined
): Promise< void > {
	if ( ! address ) {
		throw new Error( 'The site has no such page.' );
	}
	await page.goto( address );
	await page.evaluate( async () => {
		const pictures = Array.from( document.images );
		pictures.forEach( ( picture ) => {
			picture.loading = 'eager';
		} );
		await Promise.all( pictures.map( ( picture ) => picture.decode() ) );
		await document.fonts.ready;
	} );
}
