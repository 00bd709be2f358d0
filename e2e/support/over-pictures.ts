/** Words over pictures, by pixels: what no computed style tells. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Line {
	text: string;
	colour: number[];
	/** The least contrast that WCAG asks for at this size. */
	needs: number;
	x: number;
	y: number;
	width: number;
	height: number;
}

const WORDS = '.wp-block-cover:has(> img) :is(h1,h2,h3,p)';
const STEP = 2;

/**
 * Waits for what a page shows: its pictures, also those further down, and its fonts.
 *
 * @param page The page.
 */
export async function allCame( page: Page ): Promise< void > {
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
export async function unreadableOverPictures(
	page: Page
): Promise< string[] > {
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
					// Letters, not the line's air.
					y: box.y + window.scrollY + box.height * 0.2,
					width: Math.min( box.width, window.innerWidth - box.x ),
					height: box.height * 0.6,
				} );
			}
		}
	}
	return lines;
}
