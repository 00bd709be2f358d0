import { marketplace } from '@templately/sandbox';
import { publish } from '../designs';
import { expect, test, type Element } from '../elementor';
import { generateTree, getTypes, insertAndUndo } from '../elementor-trees';
import { OwnFiles } from '../own-files';
import { ada } from '../pages/account';
import { FullsiteImport } from '../pages/fullsite-import';
import { makeAccount } from '../sites';

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

/** An element without the ids in it, which every insert renews. */
const withoutIds = ( { id, ...rest }: Element ): unknown =>
	JSON.parse(
		JSON.stringify( {
			...rest,
			elements: rest.elements.map( withoutIds ),
		} ).replaceAll( `e-${ id }-`, 'e-' )
	);

test( 'SHL-044 Insert a block between two elements, replace it by the same in the site’s style in one step, and undo both; missing widgets are named', async ( {
	elementor,
	expectAccessible,
	library,
	page,
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
		{
			platform: 'elementor',
			slug: 'contact',
			name: 'Contact',
			content: [ { ...element( 'c0ffee1', 'Write to us', 'form' ) } ],
		},
	] );
	await library.signIn();
	const files = new OwnFiles( page );
	await elementor.create( site, [
		element( 'aaaaaa1', 'First' ),
		element( 'aaaaaa2', 'Last' ),
	] );

	// Before the library is opened, the editor loads one small file of ours.
	expect( await files.getNames() ).toEqual( [ 'elementor.js' ] );
	expect( await files.getBytes() ).toBeLessThan( 7_000 );

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
		'Hero',
		'Last',
	] );
	const getInserted = async () =>
		( await elementor.getElements() )[ 1 ]?.elements[ 0 ]?.settings;
	expect( await getInserted() ).toMatchObject( { title_color: '#112233' } );
	await elementor.toast
		.getByRole( 'button', { name: 'My site’s style' } )
		.click();
	await expect.poll( getInserted ).toMatchObject( {
		__globals__: { title_color: 'globals/colors?id=primary' },
	} );
	await expect(
		elementor.toast.getByRole( 'button', { name: 'As designed' } )
	).toBeVisible();
	await elementor.toast.getByRole( 'button', { name: 'Undo' } ).click();
	await expect
		.poll( getInserted )
		.toMatchObject( { title_color: '#112233' } );
	await elementor.run( 'document/history/undo' );
	expect( await elementor.getElements() ).toEqual( before );

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
} );

test( 'Make a header from a design, say where it shows, find it on the page, and read why it is missing while Elementor is off', async ( {
	elementor,
	library,
	page,
	photograph,
	site,
} ) => {
	await publish( site, [
		{
			platform: 'elementor',
			type: 'templates',
			template_type: { slug: 'header', name: 'Header' },
			slug: 'masthead',
			name: 'Masthead',
			content: [ { ...element( 'e0e0e01', 'Above all pages' ) } ],
		},
	] );
	await library.signIn();
	await library.visit( 'elementor/theme-builder' );
	await library.button( 'Add New Template' ).click();
	const form = page.getByRole( 'dialog', { name: 'Add New Template' } );
	await form.getByRole( 'radio', { name: 'Elementor' } ).check();
	await form.getByRole( 'radio', { name: 'Header', exact: true } ).check();
	await form.getByRole( 'radio', { name: 'Masthead' } ).check();
	await form.getByLabel( 'Name' ).fill( 'Made elsewhere' );
	await photograph( 'theme-builder-add-elementor' );
	await form.getByRole( 'button', { name: 'Create Template' } ).click();
	await page.waitForURL( /action=elementor/, { waitUntil: 'commit' } );
	await elementor.waitForCanvas();
	await expect(
		elementor.canvas.getByText( 'Above all pages' )
	).toBeVisible();
	// Does what dragging the widget from the panel does.
	await page.evaluate( () => {
		const { $e, elementor: editor } = window as unknown as {
			$e: { run: ( command: string, args: object ) => unknown };
			elementor: { getPreviewContainer: () => unknown };
		};
		const container = $e.run( 'document/elements/create', {
			container: editor.getPreviewContainer(),
			model: { elType: 'container' },
		} );
		$e.run( 'document/elements/create', {
			container,
			model: {
				elType: 'widget',
				widgetType: 'templately-page-part',
				settings: { part: 'site' },
			},
		} );
	} );
	await expect(
		elementor.canvas.locator( '.wp-block-site-title' )
	).toBeVisible();
	await expect( page.getByText( 'What to show' ) ).toBeVisible();
	await photograph( 'elementor-editor' );
	await elementor.run( 'document/save/publish' );

	await library.visit( 'elementor/theme-builder' );
	await library.button( 'Add conditions to Made elsewhere' ).click();
	await page
		.getByRole( 'dialog', { name: 'Where Do You Want to Display' } )
		.getByRole( 'button', { name: 'Save & Close' } )
		.click();
	const listed = page.getByRole( 'row', { name: /Made elsewhere/ } );
	await expect( listed ).toContainText( 'Entire site' );
	await photograph( 'theme-builder-elementor' );
	await page.goto( site.url );
	const header = page.locator( 'header .elementor' );
	await expect( header ).toHaveCount( 1 );
	await expect( header.getByText( 'Above all pages' ) ).toBeVisible();
	await expect( header.locator( '.wp-block-site-title' ) ).toBeVisible();
	await photograph( 'elementor-header' );

	await site.evaluate( `deactivate_plugins( 'elementor/elementor.php' );` );
	await library.visit( 'elementor/theme-builder' );
	await expect( listed ).toContainText(
		'It is made with Elementor, which is not active.'
	);
	await expect( library.button( 'Add New Template' ) ).toHaveCount( 0 );
	await expect( listed.getByRole( 'link', { name: 'Edit' } ) ).toHaveCount(
		0
	);
	await photograph( 'theme-builder-elementor-off' );
} );

test( 'SAV-021 Save an element to the cloud from its menu, and insert it on a second site, with its image and colors; what could run code is refused', async ( {
	cloud,
	elementor,
	elementorElsewhere,
	elsewhere,
	hub,
	library,
	page,
	photograph,
	site,
} ) => {
	await makeAccount( hub, ada );
	await library.logIn( ada );
	await elsewhere.library.logIn( ada );
	const image = JSON.parse(
		await site.evaluate(
			`$path = wp_get_upload_dir()['path'] . '/pear.png';
			wp_mkdir_p( dirname( $path ) );
			imagepng( imagecreatetruecolor( 40, 30 ), $path );
			$id = wp_insert_attachment( array( 'post_title' => 'pear', 'post_mime_type' => 'image/png' ), $path );
			echo wp_json_encode( array( 'id' => $id, 'url' => wp_get_attachment_url( $id ) ) );`
		)
	);
	const bread = element( 'aaaaaa1', 'Bread of the day' );
	bread.elements[ 0 ]!.settings.__globals__ = {
		title_color: 'globals/colors?id=primary',
	};
	bread.elements.push( {
		...element( 'bbbbbb1', '', 'image' ).elements[ 0 ]!,
		settings: { image },
	} );
	const hostile = element( 'cccccc1', 'Cake', 'text-editor' );
	hostile.elements[ 0 ]!.settings.editor =
		'<p>Cake</p><img src="x" onerror="parent.hasRun = true">';

	await elementor.create( site, [
		bread,
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
	await form.getByLabel( 'Name' ).fill( 'Words' );
	await form.getByLabel( 'Destination' ).selectOption( 'My Clouds' );
	await photograph( 'elementor-save' );
	await form.getByRole( 'button', { name: 'Save & Push' } ).click();
	await expect( library.title ).toHaveText( 'My Clouds' );
	await expect( cloud.row( 'Words' ) ).toBeVisible();
	await photograph( 'elementor-cloud' );
	await library.visit( 'clouds' );
	for ( const [ name, tree ] of [
		[ 'Bread', bread ],
		[ 'Cake', hostile ],
	] as const ) {
		await cloud.call( '/clouds/upload', {
			platform: 'elementor',
			type: 'container',
			name,
			file_content: [ tree ],
		} );
	}

	await elementorElsewhere.create( elsewhere.site );
	await elementorElsewhere.openLibrary();
	await elsewhere.library.tab( 'My Cloud' ).click();
	await elsewhere.cloud.choose( 'Cake', 'Insert' );
	await expect( elsewhere.page.getByText( 'text-editor' ) ).toContainText(
		'This design cannot be used on this site because of its widget “text-editor”.'
	);
	await elsewhere.page.keyboard.press( 'Escape' );
	expect( await elementorElsewhere.getElements() ).toEqual( [] );

	await elsewhere.cloud.choose( 'Bread', 'Insert' );
	await expect( elementorElsewhere.toast ).toContainText(
		'“Bread” was inserted. 1 image was added to your media library.'
	);
	await elementorElsewhere.openLibrary();
	await elsewhere.library.tab( 'My Cloud' ).click();
	await elsewhere.cloud.choose( 'Words', 'Insert' );
	await expect( elementorElsewhere.toast ).toContainText(
		'“Words” was inserted.'
	);
	const [ inserted, words ] = await elementorElsewhere.getElements();
	expect( inserted?.elements ).toMatchObject( [
		{
			settings: {
				title: 'Bread of the day',
				title_color: expect.any( String ),
			},
		},
		{
			settings: {
				image: { url: expect.stringContaining( elsewhere.site.url ) },
			},
		},
	] );
	// A widget comes in a container of its own, and with a new id.
	expect( words?.elements ).toMatchObject( [
		{
			id: expect.not.stringMatching( /^aaaaaa11$/ ),
			widgetType: 'heading',
			settings: { title: 'Bread of the day' },
			elements: [],
		},
	] );
	expect( await elsewhere.page.evaluate( () => 'hasRun' in window ) ).toBe(
		false
	);
} );

test( 'RVT-001 Import an Elementor pack as the whole site, visit it, and revert: the pages look exactly as before', async ( {
	library,
	page,
	site,
} ) => {
	const { pack, mine } = JSON.parse(
		await site.evaluate(
			`wp_set_current_user( 1 );
			$kit    = Elementor\\Plugin::$instance->kits_manager->get_active_id();
			$paint  = function ( $color ) use ( $kit ) {
				$lists = array( 'system_colors' => array( array( '_id' => 'primary', 'title' => 'Primary', 'color' => $color ) ) );
				update_post_meta( $kit, '_elementor_page_settings', $lists );
			};
			$create = function ( $title ) {
				$document = Elementor\\Plugin::$instance->documents->create( 'wp-page', array( 'post_title' => $title, 'post_name' => strtolower( $title ), 'post_status' => 'publish' ) );
				$heading  = array( 'id' => 'aaaaaa2', 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => array( 'title' => "All about $title" ), 'elements' => array() );
				$document->save( array( 'elements' => array( array( 'id' => 'aaaaaa1', 'elType' => 'container', 'settings' => array(), 'elements' => array( $heading ) ) ), 'settings' => array( 'post_status' => 'publish' ) ) );
				return $document->get_main_id();
			};
			$paint( '#D01060' );
			$pears = $create( 'Pears' );
			$file  = wp_tempnam( 'pack' );
			( new Templately\\Plugin() )->module( Templately\\Site\\Import\\Import_Module::class )->site_export()->write( $file, array( 'slug' => 'orchard', 'name' => 'Orchard', 'kinds' => array(), 'posts' => array( $pears ) ) );
			${ marketplace }->publisher()->publish( Templately\\Shared\\Bundle\\Bundle::from_zip( $file ) );
			wp_delete_post( $pears, true );
			unlink( $file );
			$paint( '#105090' );
			Elementor\\Plugin::$instance->files_manager->clear_cache();
			echo wp_json_encode( array( 'pack' => 'elementor/packs/orchard', 'mine' => get_permalink( $create( 'Mine' ) ) ) );`
		)
	) as { pack: string; mine: string };
	const imports = new FullsiteImport( page );
	await library.signIn();
	const takePicture = async () => {
		await page.goto( mine );
		await page.getByText( 'All about Mine' ).waitFor();
		await page.evaluate( () => document.fonts.ready );
		// At first it is over the admin bar.
		await page.mouse.move( 700, 800 );
		return page.screenshot( { fullPage: true, animations: 'disabled' } );
	};
	const color = page.locator( '.elementor-heading-title' );
	const before = await takePicture();
	await expect( color ).toHaveCSS( 'color', 'rgb(16, 80, 144)' );

	await library.visit( pack );
	await imports.open();
	await imports.plan();
	await imports.button( 'Install and Proceed' ).click();
	await expect(
		imports.wizard.getByRole( 'heading', { name: /is on your site$/ } )
	).toBeVisible();
	await page.goto( `${ site.url }/pears/` );
	await expect( page.getByText( 'All about Pears' ) ).toBeVisible();
	const during = await takePicture();
	await expect( color ).toHaveCSS( 'color', 'rgb(208, 16, 96)' );
	expect( during.equals( before ) ).toBe( false );

	await library.visit( 'imports' );
	await page.getByRole( 'button', { name: /^Revert Orchard/ } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'button', { name: 'Yes, Revert' } ).click();
	await expect(
		dialog.getByRole( 'heading', { name: 'Successfully Reverted' } )
	).toBeVisible();
	expect( ( await takePicture() ).equals( before ) ).toBe( true );
} );

/** Whether all rounds run, or a sample. */
const IS_WHOLE = Boolean( process.env.TEMPLATELY_ROUNDS );
const TREES = IS_WHOLE ? 60 : 6;

test(
	'Of generated trees none loses an element without naming it, and undo restores the document; all free widgets survive an insert',
	{ tag: '@faults' },
	async ( { elementor, page, site } ) => {
		const widgets: string[] = JSON.parse(
			await site.evaluate(
				`echo wp_json_encode( array_values( array_diff( array_keys( Elementor\\Plugin::$instance->widgets_manager->get_widget_types() ), array( 'common', 'common-base', 'common-optimized', 'inner-section', 'global', 'e-component' ) ) ) );`
			)
		);
		const hasAtomic = widgets.includes( 'e-heading' );
		const everything = element( 'fffffff', 'All' );
		everything.elements = widgets.map( ( widgetType, number ) => ( {
			...element( `fffff${ 10 + number }`, '', widgetType )
				.elements[ 0 ]!,
			settings: {},
		} ) );
		const id = await elementor.create( site );

		const seed = Number( process.env.TEMPLATELY_SEED ?? 1 );
		const trees = Array.from( { length: TREES }, ( _, number ) =>
			generateTree( seed * 100 + number, hasAtomic )
		);
		const outcomes = await insertAndUndo( page, trees );
		const refused = trees.filter( ( tree, number ) => {
			const { inserted, isRestored, message } = outcomes[ number ]!;
			const where = `seed ${ seed }, tree ${ number }: ${ message }`;
			const unknown = JSON.stringify( tree ).match( /tly-unknown-\d+/g );
			expect( isRestored, where ).toBe( true );
			expect( inserted, where ).toEqual(
				unknown ? [] : getTypes( tree )
			);
			unknown?.forEach( ( name ) =>
				expect( message, where ).toContain( name )
			);
			return unknown;
		} );
		expect( refused.length ).toBeGreaterThan( 0 );
		expect( refused.length ).toBeLessThan( TREES );

		/** Inserts an element at the end, and returns the document as Elementor saved it. */
		const insertAndSave = async ( tree: Element ): Promise< Element[] > => {
			const [ outcome ] = await insertAndUndo( page, [ [ tree ] ] );
			expect( outcome ).toMatchObject( { isRestored: true } );
			await elementor.run( 'document/history/redo' );
			await elementor.run( 'document/save/draft' );
			return JSON.parse(
				await site.evaluate(
					`echo get_post_meta( ${ id }, '_elementor_data', true );`
				)
			);
		};
		const [ saved ] = await insertAndSave( everything );
		expect( saved?.elements ).toHaveLength( widgets.length );
		if ( ! IS_WHOLE ) {
			return;
		}
		const [ second, first ] = ( await insertAndSave( saved! ) ).map(
			withoutIds
		);
		expect( second ).toEqual( first );
	}
);
