import type { Page } from '@playwright/test';
import { expect, test } from '../test';

const PAGE = 'Dinner by one fire';
const BLOCK = 'Printed menu card';

/** Waits until the open document is saved, and reads its content in a new request. */
async function savedContent( page: Page ): Promise< string > {
	await expect
		.poll( () =>
			page.evaluate( () => {
				const editor = window.wp.data.select( 'core/editor' );
				return (
					! editor.isEditedPostNew() &&
					! editor.isEditedPostDirty() &&
					! editor.isSavingPost()
				);
			} )
		)
		.toBe( true );
	return page.evaluate( async () => {
		const { getCurrentPostId, getCurrentPostType } =
			window.wp.data.select( 'core/editor' );
		const type = await window.wp.data
			.resolveSelect( 'core' )
			.getPostType( getCurrentPostType() );
		const { content } = await window.wp.apiFetch( {
			path: `/wp/v2/${ type.rest_base }/${ getCurrentPostId() }?context=edit`,
		} );
		return content.raw;
	} );
}

test(
	'An untitled page or post is saved after each kind of insert',
	{ tag: [ '@INS-009', '@smoke' ] },
	async ( { blockEditor, cloud, library, page, site } ) => {
		await site.evaluate(
			`wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Price list', 'post_content' => '<!-- wp:paragraph --><p>Rye loaf</p><!-- /wp:paragraph -->' ) );`
		);
		await library.signIn();
		const fromList = async ( tab: string, name: string ) => {
			await library.tab( tab ).click();
			await library.press( name, 'Insert' );
		};
		const inserts: [ string, string, () => Promise< void > ][] = [
			[ 'page', 'Dinner', () => fromList( 'Pages', PAGE ) ],
			[ 'post', 'Burnt honey tart', () => fromList( 'Blocks', BLOCK ) ],
			[
				'page',
				'Oat bread',
				async () => {
					await cloud.push( 'Bakery', {
						text: 'Oat bread',
						type: 'page',
					} );
					await library.tab( 'My Cloud' ).click();
					await cloud.choose( 'Bakery', 'Insert' );
				},
			],
			[
				'post',
				'Rye loaf',
				async () => {
					await library.tab( 'Templates' ).click();
					await library.button( 'Insert Price list' ).click();
				},
			],
			[
				'page',
				'Dinner',
				async () => {
					await library.tab( 'Pages' ).click();
					await library
						.card( PAGE )
						.getByRole( 'link', { name: PAGE, exact: true } )
						.click();
					await library.button( 'More ways to insert' ).click();
					await page
						.getByRole( 'menuitem', {
							name: 'Replace page content',
						} )
						.click();
				},
			],
		];
		for ( const [
			index,
			[ postType, text, insert ],
		] of inserts.entries() ) {
			await blockEditor.open( 'post-editor', postType );
			await blockEditor.withoutAutosave();
			const button = page
				.locator( '.editor-header' )
				.getByRole( 'button', { name: 'Save draft' } );
			await blockEditor.openLibrary();
			await insert();
			await expect(
				page.getByText( 'was inserted.' ).first()
			).toBeVisible();
			await expect( button ).toBeEnabled();
			if ( index % 2 ) {
				await page.keyboard.press( 'ControlOrMeta+s' );
			} else {
				await button.click();
			}
			expect( await savedContent( page ) ).toContain( text );
		}
	}
);

test(
	'A template and a template part are saved after an insert',
	{ tag: [ '@INS-009', '@smoke' ] },
	async ( { blockEditor, library, page } ) => {
		await library.signIn();
		for ( const [ path, insert ] of [
			[ '/wp_template/twentytwentyfive//page', 'button' ],
			[ '/wp_template_part/twentytwentyfive//footer', 'keyboard' ],
		] as const ) {
			await blockEditor.openSite( path );
			await blockEditor.openLibrary();
			await library.tab( 'Blocks' ).click();
			await library.press( BLOCK, 'Insert' );
			await expect(
				page.getByText( `“${ BLOCK }” was inserted.` ).first()
			).toBeVisible();
			const button = page
				.locator( '.editor-header' )
				.getByRole( 'button', { name: 'Save', exact: true } );
			await expect( button ).toBeEnabled();
			if ( insert === 'keyboard' ) {
				await page.keyboard.press( 'ControlOrMeta+s' );
			} else {
				await button.click();
			}
			// The Site Editor asks what to save where several things changed.
			const panel = page.locator( '.entities-saved-states__panel' );
			await panel
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click( { timeout: 3000 } )
				.catch( () => {} );
			expect( await savedContent( page ) ).toContain(
				'Burnt honey tart'
			);
		}
	}
);
