import { expect, test } from '../test';

const HOME = 'Dinner by one fire';

test( 'Every way in opens the same library', async ( {
	blockEditor,
	library,
	page,
} ) => {
	await blockEditor.open( 'post-editor' );
	const ways: Record< string, () => Promise< void > > = {
		'the button beside the toolbar': () => blockEditor.openLibrary(),
		async 'the sidebar'() {
			await blockEditor.openSidebar();
			await page.getByRole( 'button', { name: 'Open library' } ).click();
		},
		async 'the More menu'() {
			await page
				.locator( '.editor-header' )
				.getByRole( 'button', { name: 'Options' } )
				.click();
			await page
				.getByRole( 'menuitem', { name: 'Open Templately library' } )
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
} );

test( 'A page takes the place of what was there, and one undo brings it back', async ( {
	blockEditor,
	library,
	page,
} ) => {
	await library.signIn();
	await blockEditor.open( 'post-editor' );
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/block-editor' ).insertBlocks(
			window.wp.blocks.createBlock( 'core/paragraph', {
				content: 'What was there before.',
			} )
		)
	);
	const before = await blockEditor.content();
	await blockEditor.openLibrary();
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

test( 'On a phone the More menu is the way in, and the toolbar has no button', async ( {
	blockEditor,
	library,
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await blockEditor.open( 'post-editor' );
	await expect(
		page
			.locator( '.editor-header' )
			.getByRole( 'button', { name: 'Templately', exact: true } )
			.and( page.locator( ':visible' ) )
	).toHaveCount( 0 );
	await page
		.locator( '.editor-header' )
		.getByRole( 'button', { name: 'Options' } )
		.click();
	await page
		.getByRole( 'menuitem', { name: 'Open Templately library' } )
		.click();
	await expect( library.title ).toHaveText( 'All Packs' );
} );

test( 'A disk that takes nothing leaves everything as it was', async ( {
	blockEditor,
	library,
	page,
	site,
} ) => {
	await site.evaluate(
		`update_option( 'templately_support_faults', array( 'disk' ) );`
	);
	await library.signIn();
	await blockEditor.open( 'post-editor' );
	const before = await blockEditor.content();
	await blockEditor.openLibrary();
	await library.tab( 'Pages' ).click();
	await library.press( HOME, 'Insert' );
	await expect(
		page.getByRole( 'heading', { name: 'Importing Failed' } )
	).toBeVisible();
	await expect( library.dialog ).toContainText( 'The disk is full.' );
	expect( await blockEditor.content() ).toBe( before );
	expect(
		await site.evaluate(
			`echo array_sum( (array) wp_count_attachments() );`
		)
	).toBe( '0' );
} );
test.use( { expectedMessages: [ /Failed to load resource/ ] } );

test( 'A design is found and inserted from the command palette', async ( {
	blockEditor,
	forms,
	library,
	page,
} ) => {
	await blockEditor.open( 'post-editor' );
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

	await test.step( 'whoever is not signed in signs in first, and it goes on', async () => {
		await search( 'Dinner by' );
		await design.click();
		await expect( forms.submit ).toBeVisible();
		await library.button( 'Continue as admin' ).click();
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
		// Once more of the same.
		await expect
			.poll( async () => ( await blockEditor.content() ).length )
			.toBeGreaterThan( 1.9 * before.length );
		await expect( library.title ).toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Undo' } ).last().click();
		await expect.poll( () => blockEditor.content() ).toBe( before );
	} );
	await test.step( 'a failure is no empty list', async () => {
		await page.route(
			/templately%2Fv1%2Fitems|templately\/v1\/items/,
			( route ) => route.abort()
		);
		await search( 'private table' );
		await page
			.getByRole( 'option', {
				name: 'Designs could not be searched. Open the library',
			} )
			.click();
		await expect( library.close ).toBeVisible();
	} );
} );

test( 'The library reads what is selected and what is in the document, and what the site lacks', async ( {
	blockEditor,
	page,
} ) => {
	await blockEditor.open( 'post-editor' );
	await blockEditor.openLibrary();
	const of = ( ...blocks: string[] ) => ( { platform: 'gutenberg', blocks } );
	expect( await blockEditor.host( 'read', 'document' ) ).toEqual( of() );
	expect( await blockEditor.host( 'read', 'selection' ) ).toEqual( of() );
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
	// The template around the page is not the page.
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
} );

test( 'What another builder made is not put into blocks', async ( {
	blockEditor,
	page,
} ) => {
	await blockEditor.open( 'post-editor' );
	await blockEditor.openLibrary();
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
			document: await blockEditor.host( 'getDocument', undefined ),
		} )
	).toBe( false );
	await expect(
		page
			.getByText( 'This document has no place that allows this design.' )
			.first()
	).toBeVisible();
	expect( await blockEditor.content() ).toBe( before );
} );
