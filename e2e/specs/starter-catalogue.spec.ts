import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '@templately/sandbox';
import {
	createBundle,
	readDocuments,
	readPacks,
} from '@templately/starter-catalogue';
import { getPageNames, wear } from '@templately/starter-catalogue/wear';
import { findInvalid, fit } from '../support/fit';
import { expect, test } from '../test';

const packs = readPacks( join( root, 'packages/starter-catalogue/packs' ) );

/** `npm test` opens the pages of one pack, `npm run test:faults` those of all packs. */
const opened = process.env.TEMPLATELY_ROUNDS ? packs : packs.slice( 0, 1 );

for ( const pack of opened ) {
	test(
		`${ pack.name } is valid in every look, fits every window and can be read by everybody`,
		{ tag: '@faults' },
		async ( { blockEditor, expectAccessible, page, site } ) => {
			const bundle = await createBundle( pack );
			const looks = await fit< Record< string, string[] > >( site, {
				blocks: readDocuments( bundle ).flat(),
				look: bundle.manifest.look,
			} );
			expect( Object.keys( looks ) ).toEqual( [
				'design',
				'fonts',
				'site',
			] );
			await blockEditor.open( 'post-editor' );
			for ( const [ look, blocks ] of Object.entries( looks ) ) {
				expect(
					await page.evaluate( findInvalid, blocks ),
					look
				).toEqual( [] );
			}
			const addresses = await wear( pack, site );
			for ( const slug of getPageNames( pack ) ) {
				await test.step( slug, async () => {
					await page.goto( addresses[ slug ] ?? '' );
					for ( const width of [ 390, 782, 1440 ] ) {
						await page.setViewportSize( { width, height: 900 } );
						await allCame( page );
						expect(
							await page.evaluate(
								() => document.documentElement.scrollWidth
							),
							`${ slug } at ${ width } px`
						).toBe( width );
						expect(
							await unreadableOverPictures( page ),
							`${ slug }, over pictures at ${ width } px`
						).toEqual( [] );
					}
					await expectAccessible( '.wp-site-blocks' );
				} );
			}
		}
	);
}

interface Line {
	text: string;
	colour: number[];
	/** Minimum contrast for this size in WCAG. */
	needs: number;
	x: number;
	y: number;
	width: number;
	height: number;
}

const WORDS = '.wp-block-cover:has(> img) :is(h1,h2,h3,p)';
const STEP = 2;

/**
 * Waits for a page's pictures, also those further down, and its fonts.
 *
 * @param page The page.
 */
async function allCame( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		for ( const image of document.images ) {
			image.loading = 'eager';
		}
		await Promise.all(
			[ ...document.images ].map( ( image ) => image.decode() )
		);
		await document.fonts.ready;
	} );
}

/**
 * Names the lines of text over the pictures of covers that stand on a pixel with too little contrast.
 *
 * @param page A page with its pictures and fonts.
 */
async function unreadableOverPictures( page: Page ): Promise< string[] > {
	const lines = await page.evaluate( measureLines, WORDS );
	if ( lines.length === 0 ) {
		return [];
	}
	const away = await page.addStyleTag( {
		content: `${ WORDS } { color: transparent !important; }`,
	} );
	const picture = await page.screenshot( { fullPage: true } );
	await away.evaluate( ( style ) => style.parentNode?.removeChild( style ) );
	const { data, info } = await sharp( picture )
		.removeAlpha()
		.raw()
		.toBuffer( { resolveWithObject: true } );
	return lines.flatMap( ( line ) => {
		const light = luminance( line.colour );
		let worst = 21;
		for ( let y = line.y; y < line.y + line.height; y += STEP ) {
			for ( let x = line.x; x < line.x + line.width; x += STEP ) {
				const at =
					( Math.round( y ) * info.width + Math.round( x ) ) * 3;
				const behind = luminance( [ ...data.subarray( at, at + 3 ) ] );
				worst = Math.min(
					worst,
					( Math.max( light, behind ) + 0.05 ) /
						( Math.min( light, behind ) + 0.05 )
				);
			}
		}
		return worst < line.needs
			? [ `${ line.text }: ${ worst.toFixed( 2 ) }` ]
			: [];
	} );
}

const luminance = ( rgb: number[] ): number => {
	const [ r = 0, g = 0, b = 0 ] = rgb.map( ( part ) => {
		const share = part / 255;
		return share <= 0.04045
			? share / 12.92
			: ( ( share + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Runs in the page: says where the lines of some elements stand, and how they look. */
function measureLines( selector: string ): Line[] {
	const lines: Line[] = [];
	for ( const words of document.querySelectorAll( selector ) ) {
		const { color, fontSize } = getComputedStyle( words );
		const texts = document.createTreeWalker( words, NodeFilter.SHOW_TEXT );
		while ( texts.nextNode() ) {
			const range = document.createRange();
			range.selectNodeContents( texts.currentNode );
			for ( const box of range.getClientRects() ) {
				lines.push( {
					text: String( texts.currentNode.nodeValue ),
					colour: ( color.match( /[\d.]+/g ) ?? [] )
						.slice( 0, 3 )
						.map( Number ),
					needs: parseFloat( fontSize ) >= 24 ? 3 : 4.5,
					x: Math.max( 0, box.x ),
					// The letters only, without the spacing of the line.
					y: box.y + window.scrollY + box.height * 0.2,
					width: Math.min( box.width, window.innerWidth - box.x ),
					height: box.height * 0.6,
				} );
			}
		}
	}
	return lines;
}
