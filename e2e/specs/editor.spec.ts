import { AXE_WIDTHS, expect, test } from '../test';

const HOME = 'Dinner by one fire';

// These tests need a signed-out user.
test.use( { expectedMessages: [ /Failed to load resource/ ] } );

test(
	'A user opens the library with the button, the menu, the command palette, and on a phone; it is accessible, and reads the document',
	{ tag: '@faults' },
	async ( { blockEditor, expectAccessible, library, page, photograph } ) => {
		await blockEditor.open( 'post-editor' );
		await test.step( 'the panel', async () => {
			await blockEditor.openSidebar();
			await expect( library.button( 'Open library' ) ).toBeVisible();
			await expectAccessible( '.templately-panel' );
			await photograph( 'sidebar-post-editor' );
			await page.evaluate( () =>
				window.wp.data
					.dispatch( 'core/interface' )
					.disableComplementaryArea( 'core' )
			);
		} );
		await test.step( 'the button beside the toolbar', async () => {
			await blockEditor.openLibrary();
			await expect( library.title ).toHaveText( 'All Packs' );
			await expect( library.cards.first() ).toBeVisible();
			await photograph( 'modal-post-editor' );
			for ( const width of AXE_WIDTHS ) {
				await page.setViewportSize( { width, height: 900 } );
				await expectAccessible( '.templately-modal' );
			}
			await page.setViewportSize( { width: 1440, height: 900 } );
			await library.close.click();
			await expect( library.title ).toHaveCount( 0 );
		} );
		const ways: Record< string, () => Promise< void > > = {
			async 'the More menu'() {
				await page
					.locator( '.editor-header' )
					.getByRole( 'button', { name: 'Options' } )
					.click();
				await page
					.getByRole( 'menuitem', {
						name: 'Open Templately library',
					} )
					.click();
			},
			async 'the command palette'() {
				await page.evaluate( () =>
					window.wp.data.dispatch( 'core/commands' ).open()
				);
				await page
					.getByRole( 'combobox' )
					.last()
					.fill( 'Templately library' );
				await page
					.getByRole( 'option', { name: /Open Templately library/ } )
					.click();
			},
		};
		for ( const [ way, open ] of Object.entries( ways ) ) {
			await test.step( way, async () => {
				await open();
				await expect( library.title ).toHaveText( 'All Packs' );
				await library.close.click();
				await expect( library.title ).toHaveCount( 0 );
			} );
		}
		await test.step( 'on a phone, where the toolbar has no button', async () => {
			await page.setViewportSize( { width: 390, height: 844 } );
			await expect(
				page
					.locator( '.editor-header' )
					.getByRole( 'button', { name: 'Templately', exact: true } )
					.and( page.locator( ':visible' ) )
			).toHaveCount( 0 );
			await ways[ 'the More menu' ]?.();
			await expect( library.title ).toHaveText( 'All Packs' );
			// Two rows, and nothing overflows.
			const header = library.app.locator( '.templately-header' );
			await expect
				.poll( () =>
					header.evaluate(
						( { clientHeight, scrollWidth, clientWidth } ) => [
							clientHeight <= 104,
							scrollWidth <= clientWidth,
						]
					)
				)
				.toEqual( [ true, true ] );
		} );
		await test.step( 'it reads what is selected and what is in the document, and what the site lacks', async () => {
			await page.setViewportSize( { width: 1440, height: 900 } );
			const of = ( ...blocks: string[] ) => ( {
				platform: 'gutenberg',
				blocks,
			} );
			expect( await blockEditor.host( 'read', 'document' ) ).toEqual(
				of()
			);
			expect( await blockEditor.host( 'read', 'selection' ) ).toEqual(
				of()
			);
			await page.evaluate( () => {
				const { createBlock } = window.wp.blocks;
				const text = ( content: string ) =>
					createBlock( 'core/paragraph', { content } );
				const { insertBlocks, selectBlock } =
					window.wp.data.dispatch( 'core/block-editor' );
				const second = text( 'Second.' );
				insertBlocks( [
					createBlock( 'core/group', {}, [ text( 'First.' ) ] ),
					second,
				] );
				selectBlock( second.clientId );
			} );
			const second =
				'<!-- wp:paragraph -->\n<p>Second.</p>\n<!-- /wp:paragraph -->';
			const [ first = '' ] = ( await blockEditor.content() ).split(
				`\n\n${ second }`
			);
			expect( first ).toContain( '<p>First.</p>' );
			expect( await blockEditor.host( 'read', 'selection' ) ).toEqual(
				of( second )
			);
			expect( await blockEditor.host( 'read', 'document' ) ).toEqual(
				of( first, second )
			);
			// The template around the page is not part of its content.
			await page.evaluate( () =>
				window.wp.data
					.dispatch( 'core/editor' )
					.setRenderingMode( 'template-locked' )
			);
			await page.waitForFunction(
				() =>
					window.wp.data
						.select( 'core/block-editor' )
						.getBlocksByName( 'core/post-content' ).length > 0
			);
			expect( await blockEditor.host( 'read', 'document' ) ).toEqual(
				of( first, second )
			);
			expect(
				await blockEditor.host( 'missing', [
					'core/group',
					'acme/card',
					'core/heading',
				] )
			).toEqual( [ 'acme/card' ] );
			// Elementor's elements are not inserted into a block document.
			const before = await blockEditor.content();
			expect(
				await blockEditor.host( 'insert', {
					item: { name: 'Supper', type: 'pages' },
					content: {
						platform: 'elementor',
						elements: [ { elType: 'container' } ],
						settings: {},
					},
					mode: 'replace',
					template: '',
					pictures: 0,
					isCleaned: false,
					document: await blockEditor.host(
						'getDocument',
						undefined
					),
				} )
			).toBe( false );
			await expect(
				page
					.getByText( 'This document does not allow this design.' )
					.first()
			).toBeVisible();
			expect( await blockEditor.content() ).toBe( before );
		} );
	}
);

test( 'A visitor inserts a design from the command palette, is signed in on the way, inserts a block from the sidebar, and replaces the page’s content, with one undo', async ( {
	blockEditor,
	library,
	page,
} ) => {
	await blockEditor.open( 'post-editor' );
	await blockEditor.withoutAutosave();
	const search = async ( words: string ) => {
		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/commands' ).open()
		);
		await page.getByRole( 'combobox' ).last().fill( words );
	};
	const design = page.getByRole( 'option', {
		name: `Insert design: ${ HOME }`,
	} );

	const inserted = page.getByText( `“${ HOME }” was inserted.` );

	await test.step( 'a user who is not signed in is signed in by itself', async () => {
		await search( 'Dinner by' );
		await design.click();
		await expect( inserted.last() ).toBeVisible();
		await expect( library.title ).toHaveCount( 0 );
	} );
	await test.step( 'nothing of the library is in the way', async () => {
		const before = await blockEditor.content();
		await search( 'Dinner by' );
		await expect(
			page.getByRole( 'option', { name: /^Insert design: / } )
		).toHaveCount( 1 );
		await design.click();
		// The same design again.
		await expect
			.poll( async () => ( await blockEditor.content() ).length )
			.toBeGreaterThan( 1.9 * before.length );
		await expect( library.title ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Undo' } ).last().click();
		await expect.poll( () => blockEditor.content() ).toBe( before );
	} );
	await test.step( 'from the sidebar', async () => {
		const before = await blockEditor.content();
		await blockEditor.openSidebar();
		const card = library.cards.first();
		await card.hover();
		await card
			.getByRole( 'button', { name: 'Insert', exact: true } )
			.click();
		await expect.poll( () => blockEditor.content() ).not.toBe( before );
		expect( await blockEditor.invalidBlocks() ).toEqual( [] );
	} );
	await test.step( 'in place of what is there', async () => {
		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/block-editor' ).insertBlocks(
				window.wp.blocks.createBlock( 'core/paragraph', {
					content: 'What was there before.',
				} )
			)
		);
		const before = await blockEditor.content();
		await library.button( 'Open library' ).click();
		await expect( library.close ).toBeVisible();
		await library.tab( 'Pages' ).click();
		await library
			.card( HOME )
			.getByRole( 'link', { name: HOME, exact: true } )
			.click();
		await library.button( 'More ways to insert' ).click();
		await page
			.getByRole( 'menuitem', { name: 'Replace page content' } )
			.click();
		await expect
			.poll( () => blockEditor.content() )
			.not.toContain( 'What was there before.' );
		expect( await blockEditor.invalidBlocks() ).toEqual( [] );
		await blockEditor.undo();
		await expect.poll( () => blockEditor.content() ).toBe( before );
	} );
} );
