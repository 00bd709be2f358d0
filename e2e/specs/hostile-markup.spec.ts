/**
 * Hostile markup, made at random: what the plugin keeps of it is read by a real browser.
 *
 * TEMPLATELY_SEED gives the documents of an earlier run again, TEMPLATELY_DOCUMENTS makes more or fewer of them.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root, type Site } from '@templately/sandbox';
import { HostileMarkup } from '../support/hostile-markup';
import { expect, test } from '../test';

const COUNT = Number( process.env.TEMPLATELY_DOCUMENTS ?? 10_000 );
const SEED = Number(
	process.env.TEMPLATELY_SEED ?? Math.floor( Math.random() * 2 ** 31 )
);

/** One way in which a browser meets a document. */
interface Reading {
	number: number;
	html: string;
}

/** Cleans documents by the site's own PHP. */
async function clean(
	site: Site,
	documents: readonly string[]
): Promise< Array< { isSame: boolean; readings: string[] } > > {
	const file = join( site.folder, 'documents.json' );
	await writeFile( file, JSON.stringify( documents ) );
	return JSON.parse(
		await site.evaluate(
			`$templately_file = '${ file }'; echo json_encode( require '${ join( root, 'e2e/support/clean-markup.php' ) }', JSON_INVALID_UTF8_SUBSTITUTE );`
		)
	);
}

/** Reads HTML as pages of a browser, many to a page and each alone; returns numbers of what ran or would run, with the reasons. */
async function read(
	page: Page,
	readings: readonly Reading[]
): Promise< Map< number, string[] > > {
	const found = new Map< number, string[] >();
	for ( let from = 0; from < readings.length; from += 2000 ) {
		const wrong = await page.evaluate(
			async ( some ) => {
				const seen: Array< [ number, string ] > = [];
				Object.assign( window, {
					ran: ( number: number ) =>
						seen.push( [ number, 'was run' ] ),
				} );
				const look = ( parent: ParentNode, number: number ): void => {
					for ( const element of parent.querySelectorAll( '*' ) ) {
						const said = ( what: string ) =>
							seen.push( [
								/ran\((\d+)\)/.test( element.outerHTML )
									? Number( RegExp.$1 )
									: number,
								what,
							] );
						const name = element.localName;
						if (
							/^(script|style|iframe|embed|base|meta|link|frame|frameset|svg|form)$/.test(
								name
							) ||
							// KSES leaves an empty one where it takes out what it shows, and a block gives it its class.
							( name === 'object' &&
								[ ...element.attributes ].some(
									( attribute ) => attribute.name !== 'class'
								) )
						) {
							said( `<${ name }>` );
						}
						for ( const attribute of element.attributes ) {
							if ( /^on/i.test( attribute.name ) ) {
								said( `${ attribute.name } of <${ name }>` );
							} else if (
								/^(href|src|xlink:href|action|formaction|data|poster|srcdoc)$/i.test(
									attribute.name
								) &&
								// As a browser does, leave out what it leaves out of an address.
								/^(javascript:|vbscript:|data:text\/html)/i.test(
									attribute.value.replace( /[\0-\x20]/g, '' )
								)
							) {
								said( `${ attribute.value } of <${ name }>` );
							}
						}
						if ( element instanceof HTMLTemplateElement ) {
							look( element.content, number );
						}
					}
				};
				for ( const { number, html } of some ) {
					look(
						new DOMParser().parseFromString( html, 'text/html' ),
						number
					);
				}
				for ( let first = 0; first < some.length; first += 250 ) {
					const frame = document.createElement( 'iframe' );
					const loaded = new Promise( ( resolve ) =>
						frame.addEventListener( 'load', resolve )
					);
					frame.srcdoc = some
						.slice( first, first + 250 )
						.map( ( { html } ) => html )
						.join( '\n\n' );
					document.body.append( frame );
					await loaded;
					// Pictures that are not there say so in a moment.
					await new Promise( ( resolve ) =>
						setTimeout( resolve, 30 )
					);
					if ( frame.contentDocument ) {
						const { head, body } = frame.contentDocument;
						look( head, some[ first ]?.number ?? 0 );
						look( body, some[ first ]?.number ?? 0 );
						for ( const attribute of body.attributes ) {
							if ( /^on/.test( attribute.name ) ) {
								seen.push( [
									some[ first ]?.number ?? 0,
									`${ attribute.name } of the page`,
								] );
							}
						}
					}
					frame.remove();
				}
				return seen;
			},
			readings.slice( from, from + 2000 )
		);
		for ( const [ number, what ] of wrong ) {
			found.set( number, [ ...( found.get( number ) ?? [] ), what ] );
		}
	}
	return found;
}

test.use( { expectedMessages: [ /.*/ ] } );

test(
	`Nothing that is kept of ${ COUNT } hostile documents runs`,
	{ tag: [ '@S11' ] },
	async ( { page, site }, { annotations } ) => {
		annotations.push( { type: 'seed', description: String( SEED ) } );
		process.stdout.write( `TEMPLATELY_SEED=${ SEED }\n` );
		const generator = new HostileMarkup( SEED );
		const documents = Array.from( { length: COUNT }, () =>
			generator.next()
		);
		const cleaned = await clean(
			site,
			documents.map( ( { markup } ) => markup )
		);
		await page.route( '**/*', ( route ) => route.abort() );

		await test.step( 'the browser finds what is hostile', async () => {
			const found = await read(
				page,
				documents
					.slice( 0, 500 )
					.map( ( { number, markup: html } ) => ( { number, html } ) )
			);
			expect( found.size ).toBeGreaterThan( 250 );
			const plain = await read( page, [
				{ number: 1, html: '<img src=x onerror=parent.ran(1)>' },
			] );
			expect( plain.get( 1 ) ).toContain( 'was run' );
		} );
		await test.step( 'the plugin keeps what is harmless', () => {
			const same = cleaned.filter( ( { isSame } ) => isSame );
			expect( same.length ).toBeGreaterThan( COUNT / 100 );
			expect( same.length ).toBeLessThan( COUNT / 2 );
		} );
		const found = await read(
			page,
			cleaned.flatMap( ( { readings }, index ) =>
				readings.map( ( html ) => ( { number: index + 1, html } ) )
			)
		);
		expect(
			[ ...found ].slice( 0, 5 ).map( ( [ number, what ] ) => ( {
				what,
				number,
				markup: documents[ number - 1 ]?.markup,
				readings: cleaned[ number - 1 ]?.readings,
			} ) ),
			`${ found.size } documents of the seed ${ SEED }`
		).toEqual( [] );
	}
);
