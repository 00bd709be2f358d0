import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root, type Site } from '@templately/sandbox';
import { expect, test } from '../test';

const COUNT = process.env.TEMPLATELY_ROUNDS ? 10_000 : 2_000;
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
	{ tag: [ '@S11', '@faults' ] },
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

/** Builds random hostile markup from known attack fragments. The same seed gives the same documents. */

const NAMES =
	'p div a img mark span em table tr td ul li figure video audio track details summary button label map area math mtext mi mo title textarea svg g animate foreignObject body html head frameset iframe script style noscript template select option xmp plaintext noembed object embed base meta link form input image marquee x'.split(
		' '
	);
const EVENTS =
	'onload onerror onclick onfocus ontoggle onanimationstart onmouseover onbegin ONERROR'.split(
		' '
	);
const OTHERS =
	'href src style class title alt id srcdoc data-x xlink:href formaction action autofocus open data type srcset poster'.split(
		' '
	);
const ENDS = [ '>', '>', '>', '>', '/>', ' />', '', ' ', '\n>', '<' ];
const BETWEEN = [ ' ', ' ', ' ', '\n', '\t', '\f', '/', '', '\u00a0' ];
const COMMENTS = [
	'<!--',
	'-->',
	'--!>',
	'<!-->',
	'<!--->',
	'<!-- x -->',
	'<!',
	'<![CDATA[',
	']]>',
	'<?php ',
	'?>',
	'<!doctype html>',
	'</>',
	'</ x>',
	'<!---->',
	'<!--more-->',
];
const TEXTS =
	'[gallery]|[gallery ids=1]|text|&lt;|&|<|>|"|\'|`|=|\0|\f|\u00a0|&#60;img|&lt;img src=x |1 < 2|wp:|/wp:html -->|<!-|--|{|}|é|\\|\\u003c'.split(
		'|'
	);
const BLOCKS = [
	'html',
	'paragraph',
	'group',
	'post-terms',
	'core/freeform',
	'a/b',
	'template-part',
];

export class HostileMarkup {
	private state: number;
	private number = 0;

	constructor( seed: number ) {
		this.state = 1 + ( seed % 2147483646 );
	}

	/** Makes the next document. What it runs says parent.ran( its number ). */
	next(): { number: number; markup: string } {
		this.number++;
		let markup = this.times( 3, () => this.block( 2 ) ).join(
			this.one( [ '', '\n\n', '\n\n', 'text' ] )
		);
		for ( let rounds = this.chance( 0.3 ) ? 3 : 0; rounds > 0; rounds-- ) {
			markup = this.damaged( markup );
		}
		return { number: this.number, markup };
	}

	/** Park and Miller's: a number from 0 to 1. */
	private random(): number {
		this.state = ( this.state * 48271 ) % 2147483647;
		return this.state / 2147483647;
	}

	private below( most: number ): number {
		return Math.floor( this.random() * most );
	}

	private chance( part: number ): boolean {
		return this.random() < part;
	}

	private one< Kind >( list: readonly Kind[] ): Kind {
		return list[ this.below( list.length ) ] as Kind;
	}

	private times( most: number, make: () => string ): string[] {
		return Array.from( { length: 1 + this.below( most ) }, make );
	}

	private get payload(): string {
		return `parent.ran(${ this.number })`;
	}

	/** An address that runs, however it is spelled. */
	private get address(): string {
		return this.one( [
			`javascript:${ this.payload }`,
			`java\nscript:${ this.payload }`,
			` \tJAVASCRIPT:${ this.payload }`,
			`&#106;avascript&colon;${ this.payload }`,
			`javascript:vbscript:${ this.payload }`,
			`data:text/html,<script>${ this.payload }</script>`,
		] );
	}

	private block( depth: number ): string {
		const name = this.one( BLOCKS );
		const attributes = this.chance( 0.4 ) ? `${ this.json( depth ) } ` : '';
		const space = this.chance( 0.97 ) ? ' ' : '\u00a0';
		if ( this.chance( 0.15 ) ) {
			return `<!--${ space }wp:${ name } ${ attributes }/-->`;
		}
		const content = this.times( 4, () =>
			depth > 0 && this.chance( 0.2 )
				? this.block( depth - 1 )
				: this.fragment( depth )
		).join( '' );
		return `<!--${ space }wp:${ name } ${ attributes }-->${ content }<!-- /wp:${ name } -->`;
	}

	private json( depth: number ): string {
		const text = () => this.fragment( depth ) + this.fragment( 0 );
		const raw = JSON.stringify(
			this.chance( 0.7 )
				? {
						prefix: text(),
						after: this.chance( 0.2 ) ? this.address : text(),
					}
				: { a: [ { [ text() ]: text() } ], tagName: this.one( NAMES ) }
		);
		return this.chance( 0.7 )
			? raw
					.replaceAll( '<', '\\u003c' )
					.replaceAll( '>', '\\u003e' )
					.replaceAll( '--', '\\u002d\\u002d' )
			: raw;
	}

	private fragment( depth: number ): string {
		const kind = this.random();
		if ( kind < 0.5 ) {
			return this.tag( depth );
		}
		if ( kind < 0.62 ) {
			return `</${ this.one( NAMES ) }${ this.one( ENDS ) }`;
		}
		if ( kind < 0.74 ) {
			return this.one( COMMENTS );
		}
		if ( kind < 0.8 ) {
			// What goes may leave a tag behind.
			const gone = this.chance( 0.3 ) ? '[gallery]' : '';
			return `<${ gone }script>${ this.payload }<${ gone }/script>`;
		}
		if ( kind < 0.86 ) {
			return `<img src=x onerror=${ this.payload }${ this.one( ENDS ) }`;
		}
		if ( kind < 0.91 ) {
			return this.misread;
		}
		return this.one( TEXTS );
	}

	/** Attributes and comments that are harmless until WordPress's filters of a page take what is in them for a tag, or for its end, or what was left open swallows their beginning. */
	private get misread(): string {
		const quote = this.one( [ '"', "'" ] );
		const handler = `${ this.one( EVENTS ) }=${ this.payload }`;
		return this.one( [
			`<a title=${ quote }> x${ quote } href=${ quote }/${ quote }>y</a><b title=${ quote } ${ handler } ${ quote }>z</b>`,
			`<img alt=${ quote }<img ${ handler } x=${ quote } src="/a.png">`,
			`<!-- </textarea><img src=x ${ handler }> -->`,
			`<b title=${ quote }</textarea><img src=x ${ handler }>${ quote }>z</b>`,
			'<textarea>',
		] );
	}

	private tag( depth: number ): string {
		const attributes = this.chance( 0.8 )
			? this.times(
					3,
					() => this.one( BETWEEN ) + this.attribute( depth )
				).join( '' )
			: '';
		return `<${ this.one( NAMES ) }${ attributes }${ this.one( ENDS ) }`;
	}

	private attribute( depth: number ): string {
		const isEvent = this.chance( 0.35 );
		const quote = this.one( [ '"', '"', "'", '', '`' ] );
		const closing = this.chance( 0.9 ) ? quote : '';
		const value = isEvent
			? this.payload
			: this.one( [
					() => 'x',
					() => 'a b',
					() => this.address,
					() => this.address,
					() => this.address,
					() => `<script>${ this.payload }</script>`,
					() =>
						`color:red;background:url(javascript:${ this.payload })`,
					() => 'color:rgba(0, 0, 0, 0)',
					() => ( depth > 0 ? this.fragment( depth - 1 ) : '<' ),
					() => '<!-- /wp:html -->',
				] )();
		return `${ this.one( isEvent ? EVENTS : OTHERS ) }=${ quote }${ value }${ closing }`;
	}

	/** Takes a character out, puts one in, or doubles a stretch. */
	private damaged( markup: string ): string {
		const place = this.below( markup.length );
		const [ before, after ] = [
			markup.slice( 0, place ),
			markup.slice( place ),
		];
		return this.one( [
			() => before + after.slice( 1 ),
			() => before + this.one( [ ...'<>"\'=/!- \0' ] ) + after,
			() => before + after.slice( 0, this.below( 20 ) ) + after,
		] )();
	}
}
