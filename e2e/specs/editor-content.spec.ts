/**
 * Content made with the editor's own controls, and the starter packs, in one editor.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@templately/sandbox';
import {
	createBundle,
	readDocuments,
	readPacks,
} from '@templately/starter-catalogue';
import { getEditorBlocks, PDF, PICTURE } from '../support/editor-content';
import { findInvalid, fit } from '../support/fit';
import { expect, test } from '../test';

/** Slugs that WordPress itself spells in another way, or makes other classes of. */
const MAP = {
	color: {
		'accent-1': 'brandBlue',
		'accent-2': '2xl',
		'accent-3': 'x-background',
	},
	gradient: { 'vivid-cyan-blue-to-vivid-purple': 'dusk' },
	'font-size': { large: 'text' },
	'font-family': { manrope: 'heading' },
	spacing: { 50: '9xl', 30: 'edge' },
	shadow: { natural: 'deep' },
	dimension: { x: 'y' },
	duotone: { 'dark-grayscale': 'night' },
};

const VALUES = {
	color: {
		'accent-1': '#14110e',
		'accent-2': '#efe7d8',
		'accent-3': 'rgba(20,17,14,0.5)',
	},
	gradient: {
		'vivid-cyan-blue-to-vivid-purple':
			'linear-gradient(90deg,rgba(20,17,14,0.8) 0%,#fff 100%)',
	},
	'font-size': { large: 'clamp(40px, 5vw, 76px)' },
	'font-family': { manrope: 'Cormorant, Times New Roman, serif' },
	spacing: { 50: 'clamp(20px, 5vw, 72px)', 30: '24px' },
	gap: { 30: '20px', 50: '40px' },
	dimension: { x: '10rem' },
	duotone: { 'dark-grayscale': [ '#000000', '#ffffff' ] },
};

const SPACER =
	'<!-- wp:spacer {"height":"var:preset|spacing|50"} -->\n<div style="height:var(--wp--preset--spacing--50)" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';

test(
	'What the editor’s controls make is published and inserted unchanged, and valid after its presets or values were replaced; every pack is valid, and identical after WordPress has sanitized it',
	{ tag: [ '@smoke', '@S11', '@INS-009' ] },
	async ( { blockEditor, library, page, site } ) => {
		await library.signIn();
		await blockEditor.open( 'post-editor' );
		const written = await getEditorBlocks( page );
		const names = new Set(
			written.map( ( block ) => /<!-- wp:(\S+)/.exec( block )?.[ 1 ] )
		);
		expect( names.size ).toBeGreaterThan( 80 );
		expect( written.length ).toBeGreaterThan( 1000 );
		expect( written.join() ).toContain(
			'<mark style="background-color:rgba(0, 0, 0, 0);color:#ff0000"'
		);

		await test.step( 'published and inserted', async () => {
			const file = join( site.folder, 'blocks.json' );
			await writeFile( file, JSON.stringify( written ) );
			const { refused, designs } = JSON.parse(
				await site.evaluate(
					`$templately_file = '${ file }'; echo wp_json_encode( require '${ join( root, 'e2e/support/publish-blocks.php' ) }' );`
				)
			) as {
				refused: Record< string, string >;
				designs: Array< { id: number; content: string[] } >;
			};
			expect(
				Object.values( refused ),
				JSON.stringify( refused )
			).toEqual( [] );

			const wrong: Record< string, string | undefined > = {};
			const spelled: Array< [ string, string ] > = [];
			for ( const { id, content } of designs ) {
				const inserted = await page.evaluate( async ( item ) => {
					const { apiFetch, data } = window.wp;
					const answer = ( await apiFetch( {
						path: '/templately/v1/insert',
						method: 'POST',
						data: {
							id: item,
							postId: data
								.select( 'core/editor' )
								.getCurrentPostId(),
							platform: 'gutenberg',
						},
					} ) ) as { content: string[] };
					return answer.content;
				}, id );
				content.forEach( ( block, index ) => {
					// Media have other URLs and ids here.
					const numbers = /("(?:id|mediaId)":|wp-image-)\d+/g;
					const back = inserted[ index ]
						?.replace(
							/https?:\/\/[^"\s)]*pear[^"\s)]*\.png/g,
							PICTURE
						)
						.replace( /https?:\/\/[^"\s)]*menu[^"\s)]*\.pdf/g, PDF )
						.replace( numbers, '$1' );
					const was = block.replace( numbers, '$1' );
					if ( back !== was ) {
						// An older editor leaves < in attributes, for which an insert writes &lt;.
						if ( back && /="[^"]*</.test( was ) ) {
							spelled.push( [ was, back ] );
						} else {
							wrong[ block ] = inserted[ index ];
						}
					}
				} );
			}
			expect( wrong ).toEqual( {} );
			// Browser and editor treat both alike.
			expect(
				await page.evaluate( ( pairs ) => {
					const read = ( html: string ) => {
						const template = document.createElement( 'template' );
						template.innerHTML = html;
						return template.innerHTML;
					};
					const areValid = ( blocks: Block[] ): boolean =>
						blocks.every(
							( { isValid, innerBlocks } ) =>
								isValid && areValid( innerBlocks )
						);
					interface Block {
						isValid: boolean;
						innerBlocks: Block[];
					}
					const { parse } = window.wp.blocks as unknown as {
						parse: ( markup: string ) => Block[];
					};
					const isValid = ( markup: string ) =>
						areValid( parse( markup ) );
					// The editor may report its own output of odd values as invalid. Then it must do so for both.
					const said = window.console.error;
					window.console.error = () => undefined;
					const wrongly = pairs.filter(
						( [ was, back ] ) =>
							read( back ) !== read( was ) ||
							isValid( back ) !== isValid( was )
					);
					window.console.error = said;
					return wrongly;
				}, spelled )
			).toEqual( [] );
		} );
		await test.step( 'with other presets, and with values', async () => {
			const coloured = written.filter( ( block ) =>
				/preset|has-inline-color|"(?:textColor|backgroundColor|borderColor|gradient|fontSize|fontFamily|\w+Color)":/.test(
					block
				)
			);
			expect( coloured.length ).toBeGreaterThan( 300 );
			const { renamed, valued } = await fit< {
				renamed: string[];
				valued: string[];
			} >( site, {
				blocks: [ ...coloured, SPACER ],
				map: MAP,
				values: VALUES,
			} );
			expect( renamed.join() ).toContain( 'has-2-xl-background-color' );
			expect( renamed.at( -1 ) ).toContain(
				'{"height":"var:preset|spacing|9xl"}'
			);
			expect( valued.at( -1 ) ).toContain(
				'height:clamp(20px, 5vw, 72px)'
			);
			expect( await page.evaluate( findInvalid, renamed ) ).toEqual( [] );
			expect( await page.evaluate( findInvalid, valued ) ).toEqual( [] );
			expect(
				valued.filter(
					( block ) =>
						// A separator has no control for its text's colour.
						! /^<!-- wp:separator \{"textColor"/.test( block ) &&
						/preset(?:\||--)(?:color|font-size|font-family|spacing)|has-(?:accent-\d|large|manrope)-/.test(
							block
						)
				)
			).toEqual( [] );
		} );
		await test.step( 'the packs', async () => {
			const bundles = await Promise.all(
				readPacks(
					join( root, 'packages/starter-catalogue/packs' )
				).map( ( pack ) => createBundle( pack ) )
			);
			const documents = bundles.flatMap( ( bundle ) =>
				readDocuments( bundle ).map( ( blocks ) =>
					blocks.join( '\n\n' )
				)
			);
			expect( await page.evaluate( findInvalid, documents ) ).toEqual(
				[]
			);
			const given = Buffer.from( JSON.stringify( documents ) ).toString(
				'base64'
			);
			const changed = await site.evaluate( `
				echo wp_json_encode( array_values( array_filter( json_decode( base64_decode( '${ given }' ), true ), static function ( $content ) {
					return wp_unslash( wp_filter_post_kses( wp_slash( $content ) ) ) !== $content || serialize_blocks( parse_blocks( $content ) ) !== $content;
				} ) ) );
			` );
			expect( JSON.parse( changed ) ).toEqual( [] );
		} );
	}
);
