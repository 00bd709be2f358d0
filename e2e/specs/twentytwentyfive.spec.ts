/**
 * Designs that others made: every pattern of WordPress's own theme goes through the hub into the editor, and out again.
 */
import { join } from 'node:path';
import { root, type Site } from '@templately/sandbox';
import type { BlockEditor } from '../pages/block-editor';
import { expect, test } from '../test';

interface Design {
	id: number;
	name: string;
	for: 'post-editor' | 'site-editor';
}

const tag = [ '@S11', '@INS-009' ];

/** Publishes the theme's patterns. None is refused. */
async function publishPatterns( site: Site ): Promise< Design[] > {
	const file = join( root, 'e2e/support/publish-theme-patterns.php' );
	const { designs, refused } = JSON.parse(
		await site.evaluate( `echo wp_json_encode( require '${ file }' );` )
	) as { designs: Design[]; refused: string[] };
	expect( refused ).toEqual( [] );
	expect( designs.length ).toBeGreaterThan( 60 );
	return designs;
}

/** Inserts designs one by one, and takes each out with one undo. */
async function tryEach(
	designs: Design[],
	blockEditor: BlockEditor,
	insert: ( design: Design ) => Promise< void >
): Promise< void > {
	const before = await blockEditor.content();
	const wrong: Record< string, unknown > = {};
	for ( const design of designs ) {
		await test.step( design.name, async () => {
			await insert( design );
			await expect
				.poll( () => blockEditor.content(), {
					message: `${ design.name } is inserted.`,
					intervals: [ 50, 100, 200 ],
				} )
				.not.toBe( before );
			const invalid = await blockEditor.invalidBlocks();
			const content = await blockEditor.content();
			await blockEditor.undo();
			const after = await blockEditor.content();
			const foreign = content.match(
				/https?:\/\/[^"\s]*(?:\.invalid|wp-content\/themes)[^"\s]*/g
			);
			if ( invalid.length || foreign || after !== before ) {
				wrong[ design.name ] = {
					invalid,
					foreign,
					isUndone: after === before,
				};
			}
		} );
	}
	expect( wrong ).toEqual( {} );
}

test(
	'Every pattern of Twenty Twenty-Five goes in valid, and out with one undo',
	{ tag },
	async ( { blockEditor, library, site } ) => {
		test.setTimeout( 420_000 );
		const designs = await publishPatterns( site );
		await library.continueAs();
		for ( const screen of [ 'post-editor', 'site-editor' ] as const ) {
			await blockEditor.open( screen, 'post' );
			await blockEditor.openSidebar();
			await library.cards.first().waitFor();
			await tryEach(
				designs.filter( ( design ) => design.for === screen ),
				blockEditor,
				async ( { name } ) => {
					await library.searchBox.fill( name.slice( 0, 8 ) );
					await library.searchBox.press( 'Enter' );
					await library.press( name, 'Insert' );
				}
			);
		}
	}
);

test.describe( 'As an author', () => {
	test.use( { role: 'author' } );

	// The button is the administrator's; what differs for an author is what the site answers, so the test asks for it itself.
	test(
		'Every pattern of Twenty Twenty-Five stays valid for who has no unfiltered HTML',
		{ tag },
		async ( { blockEditor, library, page, site } ) => {
			test.setTimeout( 420_000 );
			const designs = await publishPatterns( site );
			await library.continueAs();
			await blockEditor.open( 'post-editor', 'post' );
			await page
				.frameLocator( 'iframe[name="editor-canvas"]' )
				.locator( '.wp-block' )
				.first()
				.click();
			await tryEach(
				designs.filter( ( design ) => design.for === 'post-editor' ),
				blockEditor,
				async ( { id } ) => {
					const cleaned = await page.evaluate( async ( item ) => {
						const { apiFetch, blocks, data } = window.wp;
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
						} ) ) as { content: string[]; cleaned: boolean };
						await data
							.dispatch( 'core/block-editor' )
							.insertBlocks(
								answer.content.flatMap( ( html ) =>
									blocks.parse( html )
								)
							);
						return answer.cleaned;
					}, id );
					expect( cleaned ).toBe( false );
				}
			);
		}
	);
} );
