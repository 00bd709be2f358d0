import { gzipSync } from 'node:zlib';
import { publish } from '../designs';
import { expect, test, type Element } from '../elementor';

const element = (
	id: string,
	title: string,
	widgetType = 'heading'
): Element => ( {
	id,
	elType: 'container',
	settings: {},
	elements: [
		{
			id: `${ id }1`,
			elType: 'widget',
			widgetType,
			settings: { title },
			elements: [],
		},
	],
} );

const getTitles = ( elements: Element[] ) =>
	elements.map( ( { elements: [ widget ] } ) => widget?.settings.title );

const zipped = ( text: string | Buffer ) =>
	gzipSync( text, { level: 9 } ).length;

test( 'SHL-044 Insert a block between two elements and undo it; missing widgets are named', async ( {
	editor,
	expectAccessible,
	library,
	page,
	photograph,
	site,
} ) => {
	await publish( site, [
		{ platform: 'elementor', slug: 'hero', name: 'Hero' },
		{
			platform: 'elementor',
			slug: 'contact',
			name: 'Contact',
			content: [ { ...element( 'c0ffee1', 'Write to us', 'form' ) } ],
		},
	] );
	await library.signIn();
	const loaded: Array< Promise< [ string, number ] > > = [];
	page.on( 'response', ( response ) => {
		const { pathname } = new URL( response.url() );
		if ( pathname.includes( '/plugins/templately/' ) ) {
			loaded.push(
				response
					.body()
					.then( ( body ) => [
						pathname.split( '/' ).at( -1 ) ?? '',
						zipped( body ),
					] )
			);
		}
	} );
	await editor.create( site, [
		element( 'aaaaaa1', 'First' ),
		element( 'aaaaaa2', 'Last' ),
	] );

	// Before the library is opened, the editor loads one small file of ours.
	const files = await Promise.all( loaded );
	const data = await page.evaluate( () =>
		[ ...document.scripts ]
			.filter( ( { id } ) => id.startsWith( 'templately-' ) )
			.map( ( { textContent } ) => textContent )
			.join( '\n' )
	);
	expect( files.map( ( [ name ] ) => name ) ).toEqual( [ 'elementor.js' ] );
	expect( ( files[ 0 ]?.[ 1 ] ?? 0 ) + zipped( data ) ).toBeLessThan( 7_000 );

	const before = await editor.getElements();
	expect( getTitles( before ) ).toEqual( [ 'First', 'Last' ] );
	// Between the two: what Elementor's own plus does there.
	const second = editor.canvas.locator( '[data-id="aaaaaa2"]' );
	await second.hover();
	await second
		.locator( '.elementor-editor-element-add' )
		.first()
		.click( { force: true } );
	await editor.canvas
		.getByRole( 'button', { name: 'Open Templately library' } )
		.first()
		.click();
	await library.title.waitFor();
	await library.tab( 'Blocks' ).click();
	await expect( library.card( 'Hero' ) ).toBeVisible();
	await photograph( 'elementor-library' );
	await expectAccessible( '.templately-app' );
	await library.press( 'Hero', 'Insert' );
	await expect( editor.toast ).toContainText( '“Hero” was inserted.' );
	await expect( library.app ).toHaveCount( 0 );
	await photograph( 'elementor-toast' );
	expect( getTitles( await editor.getElements() ) ).toEqual( [
		'First',
		'hero',
		'Last',
	] );
	await editor.toast.getByRole( 'button', { name: 'Undo' } ).click();
	await expect.poll( () => editor.getElements() ).toEqual( before );

	await editor.openLibrary();
	await library.tab( 'Blocks' ).click();
	// A key in the dialog stays there: Elementor would delete the selected element.
	await editor.run( 'document/elements/select-all' );
	await library.searchBox.press( 'Delete' );
	expect( await editor.getElements() ).toHaveLength( 2 );
	await library.press( 'Contact', 'Insert' );
	await expect( library.dialog ).toContainText( 'Some widgets are missing' );
	await expect( library.dialog.getByRole( 'code' ) ).toHaveText( [ 'form' ] );
	await photograph( 'elementor-missing-widgets' );
	await library.dialog
		.getByRole( 'button', { name: 'Close' } )
		.last()
		.click();
	await library.close.click();
	await expect( library.app ).toHaveCount( 0 );
	expect( await editor.getElements() ).toEqual( before );
} );

test( 'INS-035 Insert a page with its settings, apply its layout, and create one from the admin page', async ( {
	editor,
	library,
	page,
	photograph,
	site,
} ) => {
	await publish( site, [
		{
			platform: 'elementor',
			type: 'pages',
			slug: 'about',
			name: 'About',
			content: [ { ...element( 'b0b0b01', 'About us' ) } ],
			page_settings: {
				hide_title: 'yes',
				template: 'elementor_canvas',
			},
		},
	] );
	await library.signIn();
	await editor.create( site );
	await editor.openLibrary();
	await library.tab( 'Pages' ).click();
	await library.press( 'About', 'Insert' );
	await expect( editor.toast ).toContainText( '“About” was inserted.' );
	await photograph( 'elementor-page-toast' );
	expect( getTitles( await editor.getElements() ) ).toEqual( [ 'About us' ] );
	expect( await editor.getSettings() ).toMatchObject( {
		hide_title: 'yes',
	} );
	await editor.run( 'document/history/undo' );
	expect( await editor.getElements() ).toEqual( [] );
	expect( ( await editor.getSettings() ).hide_title ).not.toBe( 'yes' );

	await editor.openLibrary();
	await library.press( 'About', 'Insert' );
	await editor.toast.getByRole( 'button', { name: 'Apply layout' } ).click();
	await expect
		.poll( async () => ( await editor.getSettings() ).template )
		.toBe( 'elementor_canvas' );
	await expect(
		editor.canvas.locator( '.elementor-template-canvas' )
	).toBeVisible();
	expect( getTitles( await editor.getElements() ) ).toEqual( [ 'About us' ] );

	await library.visit( 'elementor/pages' );
	await library.press( 'About', 'Insert' );
	await expect(
		library.dialog.getByRole( 'button', { name: 'Import to Library' } )
	).toBeVisible();
	await photograph( 'elementor-create-page' );
	await library.dialog
		.getByRole( 'button', { name: 'Create a Page' } )
		.click();
	const edit = library.dialog.getByRole( 'link', {
		name: 'Edit Template with Elementor',
	} );
	await expect( edit ).toHaveAttribute( 'href', /action=elementor/ );
	await page.goto( ( await edit.getAttribute( 'href' ) ) ?? '' );
	await expect( editor.canvas.getByText( 'About us' ) ).toBeVisible();
} );

test( 'SAV-021 Save an element to the cloud from its menu, and insert it into another page', async ( {
	cloud,
	editor,
	library,
	page,
	photograph,
	site,
} ) => {
	await library.signIn();
	await editor.create( site, [
		element( 'aaaaaa1', 'Bread of the day' ),
		element( 'aaaaaa2', 'Something else' ),
	] );
	const [ saved ] = await editor.getElements();
	await editor.canvas
		.locator( '[data-id="aaaaaa11"]' )
		.click( { button: 'right' } );
	await page
		.locator( '.elementor-context-menu:visible' )
		.getByText( 'Save to cloud' )
		.click();
	const form = page.getByRole( 'form', { name: 'Save your template' } );
	await form.getByLabel( 'Name' ).fill( 'Bread' );
	await form.getByLabel( 'Destination' ).selectOption( 'My Clouds' );
	await photograph( 'elementor-save' );
	await form.getByRole( 'button', { name: 'Save & Push' } ).click();
	await expect( library.title ).toHaveText( 'My Clouds' );
	await expect( cloud.row( 'Bread' ) ).toBeVisible();
	await photograph( 'elementor-cloud' );

	await editor.create( site );
	await editor.openLibrary();
	await library.tab( 'My Cloud' ).click();
	await cloud.choose( 'Bread', 'Insert' );
	await expect( editor.toast ).toContainText( '“Bread” was inserted.' );
	const inserted = await editor.getElements();
	// A widget comes in a container of its own, and with a new id.
	expect( inserted ).toHaveLength( 1 );
	expect( inserted[ 0 ]?.elements ).toEqual( [
		{
			...saved?.elements[ 0 ],
			id: expect.not.stringMatching( /^aaaaaa11$/ ),
		},
	] );
} );
