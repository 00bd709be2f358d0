/** Takes a pack's thumbnails on a real site that wears the pack. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import type { ThemeFolder } from '../theme-folder';
import {
	getBlockNames,
	getPageNames,
	showAlone,
	wear,
	type Model,
} from './wear';

/** Widths of the window: what a design is made for, and where type fills a small picture best. */
const DESK = 1440;
const FACE = { window: 1200, width: 800, height: 600 };

/** Sizes of the files: a card is small and scrolls over the first screens of a page, a screenshot is read in the details of a design. */
const CARD = 640;
const CARD_HEIGHT = 1600;
const CARD_BYTES = 40_000;
const SCREENSHOT = 1000;
const SCREENSHOT_BYTES = 150_000;

/**
 * Writes all thumbnails of a pack into its folder: three faces, and a card and a screenshot of each page and block.
 *
 * @param pack    The pack.
 * @param model   The site; it wears the pack afterwards.
 * @param browser A browser that is running.
 */
export async function takePhotographs(
	pack: ThemeFolder,
	model: Model,
	browser: Browser
): Promise< void > {
	const addresses = await wear( pack, model );
	const target = join( pack.path, 'thumbnails' );
	await rm( target, { recursive: true, force: true } );
	await mkdir( target, { recursive: true } );
	// Halftone and grain stay large at any quality: below 46 the picture is blurred.
	const encode = async (
		picture: Sharp,
		limit: number,
		quality = 74
	): Promise< Buffer > => {
		const bytes = await (
			quality < 46
				? picture.clone().blur( ( 52 - quality ) / 24 )
				: picture.clone()
		)
			.webp( {
				quality: Math.max( quality, 46 ),
				effort: 6,
				smartSubsample: true,
			} )
			.toBuffer();
		return bytes.length > limit && quality > 6
			? encode( picture, limit, quality - 6 )
			: bytes;
	};
	const write = ( name: string, bytes: Buffer ): Promise< void > =>
		writeFile( join( target, `${ name }.webp` ), bytes );

	const face = await browser.newPage( {
		viewport: { width: FACE.window, height: 900 },
	} );
	for ( const [ place, slug ] of ( pack.pack.faces ?? [] ).entries() ) {
		await open( face, addresses[ slug ] );
		await write(
			`face-${ place + 1 }`,
			await encode(
				sharp( await face.screenshot() ).resize(
					FACE.width,
					FACE.height
				),
				CARD_BYTES
			)
		);
	}
	await face.close();

	// A pack brings its header and footer, a page that is inserted does not.
	await showAlone( pack, model );
	const saveBoth = async ( slug: string, whole: Buffer ): Promise< void > => {
		const { width, height } = await sharp( whole ).metadata();
		const top = Math.round( ( CARD_HEIGHT * width ) / CARD );
		await write(
			slug,
			await encode(
				sharp( whole )
					.extract( {
						left: 0,
						top: 0,
						width,
						height: Math.min( height, top ),
					} )
					.resize( { width: CARD } ),
				CARD_BYTES
			)
		);
		await write(
			`${ slug }-full`,
			await encode(
				sharp( whole ).resize( { width: SCREENSHOT } ),
				SCREENSHOT_BYTES,
				44
			)
		);
	};
	const desk = await browser.newPage( {
		viewport: { width: DESK, height: 900 },
	} );
	for ( const slug of getPageNames( pack ) ) {
		await open( desk, addresses[ slug ] );
		await saveBoth( slug, await desk.screenshot( { fullPage: true } ) );
	}
	for ( const slug of getBlockNames( pack ) ) {
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
		await saveBoth( slug, whole );
	}
	await desk.close();
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
