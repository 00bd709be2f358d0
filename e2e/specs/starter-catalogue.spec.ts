/**
 * The packs that the product ships: what they are made of holds in a real editor, on a real site.
 */
import { join } from 'node:path';
import { root } from '@templately/sandbox';
import { documentOf, lookOf, packs } from '@templately/starter-catalogue';
import { wear } from '@templately/starter-catalogue/wear';
import { findInvalid, fit } from '../support/fit';
import { allCame, unreadableOverPictures } from '../support/over-pictures';
import { expect, test } from '../test';

const documents = packs.flatMap( ( { pages, sections, parts, theme } ) =>
	[ ...pages, ...sections, ...parts ].map( ( { blocks } ) =>
		documentOf( blocks, theme ).blocks.join( '\n\n' )
	)
);

test(
	'Every pack is valid to the editor, and the same to the byte after WordPress has cleaned it',
	{ tag: '@smoke' },
	async ( { blockEditor, page, site } ) => {
		await blockEditor.open( 'post-editor' );
		expect( await page.evaluate( findInvalid, documents ) ).toEqual( [] );
		const given = Buffer.from( JSON.stringify( documents ) ).toString(
			'base64'
		);
		const changed = await site.evaluate( `
			echo wp_json_encode( array_values( array_filter( json_decode( base64_decode( '${ given }' ), true ), static function ( $content ) {
				return wp_unslash( wp_filter_post_kses( wp_slash( $content ) ) ) !== $content || serialize_blocks( parse_blocks( $content ) ) !== $content;
			} ) ) );
		` );
		expect( JSON.parse( changed ) ).toEqual( [] );
	}
);

for ( const pack of packs ) {
	test( `${ pack.name } is valid in every look, fits every window and can be read by everybody`, async ( {
		blockEditor,
		expectAccessible,
		page,
		site,
	} ) => {
		const looks = await fit< Record< string, string[] > >( site, {
			blocks: [ ...pack.pages, ...pack.sections ].flatMap(
				( { blocks } ) => documentOf( blocks, pack.theme ).blocks
			),
			look: lookOf( pack.theme ),
		} );
		expect( Object.keys( looks ) ).toEqual( [ 'design', 'fonts', 'site' ] );
		await blockEditor.open( 'post-editor' );
		for ( const [ look, blocks ] of Object.entries( looks ) ) {
			expect( await page.evaluate( findInvalid, blocks ), look ).toEqual(
				[]
			);
		}
		const addresses = await wear(
			pack,
			join( root, 'packages/starter-catalogue/packs', pack.slug ),
			site
		);
		for ( const { slug } of pack.pages ) {
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
	} );
}
