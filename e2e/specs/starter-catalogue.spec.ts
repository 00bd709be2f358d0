/**
 * The packs that the product ships: what they are made of holds in a real editor, on a real site.
 */
import { join } from 'node:path';
import { root } from '@templately/sandbox';
import { documentOf, packs } from '@templately/starter-catalogue';
import { wear } from '@templately/starter-catalogue/wear';
import { allCame, unreadableOverPictures } from '../support/over-pictures';
import { expect, test } from '../test';

for ( const pack of packs ) {
	const documents = Object.fromEntries(
		[ ...pack.pages, ...pack.sections, ...pack.parts ].flatMap(
			( { slug, blocks } ) => [
				[
					slug,
					documentOf( blocks, pack.theme ).blocks.join( '\n\n' ),
				],
			]
		)
	);

	test.describe( pack.name, () => {
		test(
			'consists of blocks that the editor finds valid',
			{ tag: '@smoke' },
			async ( { admin, page } ) => {
				await admin.createNewPost( { postType: 'page' } );
				const found = await page.evaluate(
					findInvalidBlocks,
					documents
				);
				expect( found ).toEqual( [] );
			}
		);

		test(
			'is the same to the byte after WordPress has cleaned it',
			{ tag: '@smoke' },
			async ( { site } ) => {
				const given = Buffer.from(
					JSON.stringify( documents )
				).toString( 'base64' );
				const changed = await site.evaluate( `
					$changed = array();
					foreach ( json_decode( base64_decode( '${ given }' ), true ) as $name => $content ) {
						if ( wp_unslash( wp_filter_post_kses( wp_slash( $content ) ) ) !== $content || serialize_blocks( parse_blocks( $content ) ) !== $content ) {
							$changed[] = $name;
						}
					}
					echo wp_json_encode( $changed );
				` );
				expect( JSON.parse( changed ) ).toEqual( [] );
			}
		);

		test( 'fits every window and can be read by everybody', async ( {
			expectAccessible,
			page,
			site,
		} ) => {
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
							`at ${ width } px`
						).toBe( width );
						expect(
							await unreadableOverPictures( page ),
							`over pictures at ${ width } px`
						).toEqual( [] );
					}
					await expectAccessible( '.wp-site-blocks' );
				} );
			}
		} );
	} );
}

interface EditorBlock {
	readonly name: string;
	readonly isValid: boolean;
	readonly innerBlocks: readonly EditorBlock[];
}

/** Runs in the editor: names every block, at any depth, that is not valid, not known, or no block at all. */
function findInvalidBlocks( contents: Record< string, string > ): string[] {
	const { parse } = (
		window as unknown as {
			wp: {
				blocks: {
					parse: ( content: string ) => readonly EditorBlock[];
				};
			};
		}
	 ).wp.blocks;
	const invalid = (
		blocks: readonly EditorBlock[],
		path: string
	): string[] =>
		blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
			...( isValid &&
			! [ 'core/missing', 'core/freeform' ].includes( name )
				? []
				: [ `${ path } > ${ name }` ] ),
			...invalid( innerBlocks, `${ path } > ${ name }` ),
		] );
	return Object.entries( contents ).flatMap( ( [ document, content ] ) => {
		const blocks = parse( content );
		return blocks.length
			? invalid( blocks, document )
			: [ `${ document } is empty` ];
	} );
}
