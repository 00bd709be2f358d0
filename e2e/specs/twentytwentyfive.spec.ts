/**
 * Designs of other authors: every pattern of WordPress's default theme is published, inserted and removed again.
 */
import { join } from 'node:path';
import { root, type Site } from '@templately/sandbox';
import type { BlockEditor } from '../pages/block-editor';
import { findInvalid } from '../support/fit';
import { expect, test } from '../test';

interface Design {
	id: number;
	name: string;
}

/** Where patterns are tried, in how many shares, and how many there are at least. `npm test` tries one share, `npm run test:faults` all. */
const SCREENS = [
	{ screen: 'post-editor', shares: 8, atLeast: 60 },
	{ screen: 'site-editor', shares: 1, atLeast: 3 },
] as const;

const isWhole = Boolean( process.env.TEMPLATELY_ROUNDS );

const tag = [ '@S11', '@INS-009' ];

/** Publishes a share of the theme's patterns for a screen. None is refused, and none is without a share. */
async function publishPatterns(
	site: Site,
	{ screen, shares, atLeast }: ( typeof SCREENS )[ number ],
	share: number
): Promise< Design[] > {
	const file = join( root, 'e2e/support/publish-theme-patterns.php' );
	const { designs, refused, count } = JSON.parse(
		await site.evaluate(
			`$templately_screen = '${ screen }'; $templately_share = ${ share }; $templately_shares = ${ shares }; echo wp_json_encode( require '${ file }' );`
		)
	) as { designs: Design[]; refused: string[]; count: number };
	expect( refused ).toEqual( [] );
	expect( count ).toBeGreaterThanOrEqual( atLeast );
	expect( designs ).toHaveLength( Math.ceil( ( count - share ) / shares ) );
	// All of them stand on a list's first page.
	expect( designs.length ).toBeLessThanOrEqual( 24 );
	return designs;
}

/** Inserts designs one by one, and takes each out with one undo. */
async function tryEach(
	designs: Design[],
	blockEditor: BlockEditor,
	insert: ( design: Design ) => Promise< void >
): Promise< void > {
	await blockEditor.withoutAutosave();
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
			const isUndone = await expect
				.poll( () => blockEditor.content() )
				.toBe( before )
				.then(
					() => true,
					() => false
				);
			const foreign = content.match(
				/https?:\/\/[^"\s]*(?:\.invalid|wp-content\/themes)[^"\s]*/g
			);
			if ( invalid.length || foreign || ! isUndone ) {
				wrong[ design.name ] = { invalid, foreign, isUndone };
			}
		} );
	}
	expect( wrong ).toEqual( {} );
}

for ( const part of SCREENS ) {
	for ( let share = 0; share < ( isWhole ? part.shares : 1 ); share++ ) {
		test(
			`Every pattern of Twenty Twenty-Five goes in valid, and out with one undo: ${ part.screen }, ${ share + 1 } of ${ part.shares }`,
			{ tag: [ ...tag, '@faults' ] },
			async ( { blockEditor, library, page, site } ) => {
				// Of some a part means something on the theme's own site alone, and the library says so.
				const leftOut = page.getByRole( 'dialog', {
					name: 'Inserted with parts left out',
				} );
				const designs = await publishPatterns( site, part, share );
				await library.signIn();
				await blockEditor.open( part.screen, 'post' );
				await page.addLocatorHandler( leftOut, () =>
					leftOut
						.getByRole( 'button', { name: 'Close' } )
						.last()
						.click()
				);
				await blockEditor.openSidebar();
				await tryEach( designs, blockEditor, ( { name } ) =>
					library.press( name, 'Insert' )
				);
			}
		);
	}
}

test.describe( 'As an author', () => {
	test.use( { role: 'author' } );

	// The button is the administrator's; what differs for an author is what the site answers, so the test asks for it itself.
	test(
		'Every pattern of Twenty Twenty-Five stays valid for a user without unfiltered_html',
		{ tag },
		async ( { blockEditor, library, page, site } ) => {
			const [ part ] = SCREENS;
			const designs: Design[] = [];
			for ( let share = 0; share < part.shares; share++ ) {
				designs.push(
					...( await publishPatterns( site, part, share ) )
				);
			}
			await library.signIn();
			await blockEditor.open( 'post-editor', 'post' );
			const wrong: Record< string, unknown > = {};
			for ( const { id, name } of designs ) {
				const { content, cleaned } = await page.evaluate(
					( item ) =>
						window.wp.apiFetch( {
							path: '/templately/v1/insert',
							method: 'POST',
							data: {
								id: item,
								postId: window.wp.data
									.select( 'core/editor' )
									.getCurrentPostId(),
								platform: 'gutenberg',
							},
						} ) as Promise< {
							content: string[];
							cleaned: boolean;
						} >,
					id
				);
				const invalid = await page.evaluate( findInvalid, content );
				if ( cleaned || content.length === 0 || invalid.length > 0 ) {
					wrong[ name ] = { cleaned, invalid };
				}
			}
			expect( wrong ).toEqual( {} );
		}
	);
} );
