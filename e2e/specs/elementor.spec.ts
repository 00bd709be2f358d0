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
	elementor,
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
	await elementor.create( site, [
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

	const before = await elementor.getElements();
	expect( getTitles( before ) ).toEqual( [ 'First', 'Last' ] );
	// Between the two: what Elementor's own plus does there.
	const second = elementor.canvas.locator( '[data-id="aaaaaa2"]' );
	await second.hover();
	await second
		.locator( '.elementor-editor-element-add' )
		.first()
		.click( { force: true } );
	await elementor.canvas
		.getByRole( 'button', { name: 'Open Templately library' } )
		.first()
		.click();
	await library.title.waitFor();
	await library.tab( 'Blocks' ).click();
	await expect( library.card( 'Hero' ) ).toBeVisible();
	await photograph( 'elementor-library' );
	await expectAccessible( '.templately-app' );
	await library.press( 'Hero', 'Insert' );
	await expect( elementor.toast ).toContainText( '“Hero” was inserted.' );
	await expect( library.app ).toHaveCount( 0 );
	await photograph( 'elementor-toast' );
	expect( getTitles( await elementor.getElements() ) ).toEqual( [
		'First',
		'hero',
		'Last',
	] );
	await elementor.toast.getByRole( 'button', { name: 'Undo' } ).click();
	await expect.poll( () => elementor.getElements() ).toEqual( before );

	await elementor.openLibrary();
	await library.tab( 'Blocks' ).click();
	// A key in the dialog stays there: Elementor would delete the selected element.
	await elementor.run( 'document/elements/select-all' );
	await library.searchBox.press( 'Delete' );
	expect( await elementor.getElements() ).toHaveLength( 2 );
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
	expect( await elementor.getElements() ).toEqual( before );
} );

test( 'INS-035 Insert a page with its settings, apply its layout, and create one from the admin page', async ( {
	elementor,
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
	await elementor.create( site );
	await elementor.openLibrary();
	await library.tab( 'Pages' ).click();
	await library.press( 'About', 'Insert' );
	await expect( elementor.toast ).toContainText( '“About” was inserted.' );
	await photograph( 'elementor-page-toast' );
	expect( getTitles( await elementor.getElements() ) ).toEqual( [
		'About us',
	] );
	expect( await elementor.getSettings() ).toMatchObject( {
		hide_title: 'yes',
	} );
	await elementor.run( 'document/history/undo' );
	expect( await elementor.getElements() ).toEqual( [] );
	expect( ( await elementor.getSettings() ).hide_title ).not.toBe( 'yes' );

	await elementor.openLibrary();
	await library.press( 'About', 'Insert' );
	await elementor.toast
		.getByRole( 'button', { name: 'Apply layout' } )
		.click();
	await expect
		.poll( async () => ( await elementor.getSettings() ).template )
		.toBe( 'elementor_canvas' );
	await expect(
		elementor.canvas.locator( '.elementor-template-canvas' )
	).toBeVisible();
	expect( getTitles( await elementor.getElements() ) ).toEqual( [
		'About us',
	] );

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
	await expect( elementor.canvas.getByText( 'About us' ) ).toBeVisible();
} );

test( 'SAV-021 Save an element to the cloud from its menu, and insert it into another page', async ( {
	cloud,
	elementor,
	library,
	page,
	photograph,
	site,
} ) => {
	await library.signIn();
	await elementor.create( site, [
		element( 'aaaaaa1', 'Bread of the day' ),
		element( 'aaaaaa2', 'Something else' ),
	] );
	await elementor.canvas
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

	await elementor.create( site );
	await elementor.openLibrary();
	await library.tab( 'My Cloud' ).click();
	await cloud.choose( 'Bread', 'Insert' );
	await expect( elementor.toast ).toContainText( '“Bread” was inserted.' );
	const inserted = await elementor.getElements();
	// A widget comes in a container of its own, and with a new id.
	expect( inserted ).toHaveLength( 1 );
	expect( inserted[ 0 ]?.elements ).toEqual( [
		expect.objectContaining( {
			id: expect.not.stringMatching( /^aaaaaa11$/ ),
			widgetType: 'heading',
			settings: { title: 'Bread of the day' },
			elements: [],
		} ),
	] );
} );

test( 'Replace a design by the same in the site’s style, in one step', async ( {
	elementor,
	library,
	photograph,
	site,
} ) => {
	const hero = element( 'd0d0d01', 'Hero' );
	hero.elements[ 0 ]!.settings.__globals__ = {
		title_color: 'globals/colors?id=primary',
	};
	await publish( site, [
		{
			platform: 'elementor',
			slug: 'hero',
			name: 'Hero',
			content: [ { ...hero } ],
			kit: {
				colors: [
					{ _id: 'primary', title: 'Primary', color: '#112233' },
				],
			},
		},
	] );
	await library.signIn();
	await elementor.create( site, [ element( 'aaaaaa1', 'First' ) ] );
	const getInserted = async () =>
		( await elementor.getElements() )[ 1 ]?.elements[ 0 ]?.settings;
	await elementor.openLibrary();
	await library.tab( 'Blocks' ).click();
	await library.press( 'Hero', 'Insert' );
	await expect( elementor.toast ).toContainText( '“Hero” was inserted.' );
	expect( await getInserted() ).toMatchObject( { title_color: '#112233' } );
	await photograph( 'elementor-look-toast' );
	await elementor.toast
		.getByRole( 'button', { name: 'My site’s style' } )
		.click();
	await expect.poll( getInserted ).toMatchObject( {
		__globals__: { title_color: 'globals/colors?id=primary' },
	} );
	expect( await elementor.getElements() ).toHaveLength( 2 );
	await expect(
		elementor.toast.getByRole( 'button', { name: 'As designed' } )
	).toBeVisible();
	await elementor.run( 'document/history/undo' );
	expect( await getInserted() ).toMatchObject( { title_color: '#112233' } );
} );
