import { getInnerWidth } from '../pages/library';
import { expect, NOTHING_RUNS, test } from '../test';

// The user is signed out at first.
test.use( {
	// One alone: Playwright takes two for a value and its options.
	expectedMessages: [
		new RegExp(
			`${ NOTHING_RUNS.source }|status of 401 .*/templately/v1/fit`
		),
	],
} );

const HERO = 'Headline in the dark half';
const HERO_SLUG = 'vesper-quince-hero';

/** CSS for groups in older themes, and WordPress's layout of a row and a grid. */
const CLASSIC_STYLES = `
	.is-layout-flex { display: flex; gap: 40px; }
	.is-layout-grid { display: grid; }
	.wp-block-group::before, .wp-block-group::after { content: ""; display: block; clear: both; }
	.has-background .has-link-color a, .has-background.has-link-color a { color: rgb( 40, 48, 61 ); }`;

/** A dark section that sets the colour of its links, with a row and a grid. */
const BAND = ( () => {
	const words = ( link: string ) =>
		`<!-- wp:paragraph --><p><a href="#x">${ link }</a></p><!-- /wp:paragraph -->`;
	const group = ( layout: string ) =>
		`<!-- wp:group {"layout":{"type":"${ layout }"}} --><div class="wp-block-group">${ words(
			layout
		) }</div><!-- /wp:group -->`;
	return `<!-- wp:group {"style":{"color":{"background":"#14110e"},"elements":{"link":{"color":{"text":"#efe7d8"}}}}} --><div class="wp-block-group has-background has-link-color" style="background-color:#14110e">${ group(
		'flex'
	) }${ group( 'grid' ) }</div><!-- /wp:group -->`;
} )();

test( 'In a classic theme, rows, grids and links of a design keep its layout and colours, and all others keep the theme’s; a user previews a design on their own site, in each look and at three widths, and nothing is saved', async ( {
	expectAccessible,
	library,
	page,
	photograph,
	site,
} ) => {
	await test.step( 'in a classic theme', async () => {
		const drawn = await site.evaluate( `
			( new Templately\\Site\\Styles\\Classic_Theme_Styles() )->register_filters();
			$band = base64_decode( '${ Buffer.from( BAND ).toString( 'base64' ) }' );
			$html = do_blocks( $band . Templately\\Site\\Styles\\Style_Adapter::add_class( array( $band ), 'templately-design' )[0] );
			ob_start();
			wp_print_styles( 'templately-design' );
			echo ob_get_clean() . '<style>' . wp_style_engine_get_stylesheet_from_context( 'block-supports' ) . '</style>' . $html;` );
		await page.setContent( `<style>${ CLASSIC_STYLES }</style>${ drawn }` );
		const links = await page.locator( 'a' ).evaluateAll( ( all ) =>
			all.map( ( link ) => {
				const left = ( element: Element | null ) =>
					element?.getBoundingClientRect().left ?? 0;
				return [
					left( link.parentElement ) >
						left( link.closest( '.wp-block-group' ) ),
					getComputedStyle( link ).color,
				];
			} )
		);
		expect( links ).toEqual( [
			[ true, 'rgb(40, 48, 61)' ],
			[ true, 'rgb(40, 48, 61)' ],
			[ false, 'rgb(239, 231, 216)' ],
			[ false, 'rgb(239, 231, 216)' ],
		] );
	} );
	const place = `gutenberg/blocks/${ HERO_SLUG }`;
	await page.setViewportSize( { width: 1440, height: 900 } );
	// Signs in by itself, because the library is part of this site.
	await library.visit( place );
	await library.button( 'On this site' ).click();
	const frame = page.getByTitle( `Preview of ${ HERO }` );
	const shown = frame.contentFrame();
	await expect( frame ).toHaveAttribute( 'sandbox', 'allow-same-origin' );
	await expect( shown.locator( 'header' ).first() ).toBeAttached();
	const family = () =>
		shown
			.getByText( 'of one fire.' )
			.evaluate( ( words ) => getComputedStyle( words ).fontFamily );
	await expect.poll( family ).toContain( 'Cormorant' );
	for await ( const width of library.devices() ) {
		await expect.poll( () => getInnerWidth( frame ) ).toBe( width );
	}
	// The keyboard comes to the page itself, which shows that it does, and to nothing in it.
	await library.app.getByLabel( 'Open in a new tab' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( shown.locator( 'html' ) ).toBeFocused();
	expect(
		await shown
			.locator( 'html' )
			.evaluate(
				( html ) => getComputedStyle( html, '::after' ).boxShadow
			)
	).toContain( 'inset' );
	await page.keyboard.press( 'Tab' );
	await expect( shown.locator( 'html' ) ).not.toBeFocused();
	await expectAccessible( '.templately-stage__bar' );
	await photograph( 'details-on-this-site' );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await library.app.getByLabel( 'Style' ).selectOption( 'My site’s style' );
	await expect.poll( family ).not.toContain( 'Cormorant' );
	expect(
		await site.evaluate(
			`echo count( get_posts( array( 'post_type' => array( 'attachment', 'wp_navigation', 'wp_font_family' ), 'post_status' => 'any' ) ) );`
		)
	).toBe( '0' );
} );

test( 'A user chooses a look at the first insert, gets later inserts in the same look, and changes one in one undo step', async ( {
	blockEditor,
	expectAccessible,
	library,
	page,
	photograph,
	site,
} ) => {
	await site.evaluate( `update_option( 'templately_support_asks', 1 );` );
	// WordPress hides the snackbar with the Change button after ten seconds.
	await page.addInitScript( stretch, 10_000 );
	await library.signIn();
	await blockEditor.open( 'post-editor' );
	await blockEditor.withoutAutosave();
	await blockEditor.openLibrary();
	await library.tab( 'Blocks' ).click();
	await library.press( HERO, 'Insert' );
	const dialog = page.getByRole( 'dialog', {
		name: 'Choose a style',
	} );
	await expect( dialog.getByLabel( 'As designed' ) ).toBeChecked();
	const title = dialog
		.locator( '.templately-looks__stage iframe' )
		.contentFrame()
		.getByText( 'of one fire.' );
	const family = () =>
		title.evaluate( ( words ) => getComputedStyle( words ).fontFamily );
	await expect( title ).toBeAttached();
	await expect.poll( family ).toContain( 'Cormorant' );
	// The preview looks like a page of this site, but is not saved as one.
	const preview = dialog.getByTitle( `Preview of ${ HERO }` );
	await expect( preview ).toHaveAttribute( 'sandbox', 'allow-same-origin' );
	await expect
		.poll( () =>
			preview
				.contentFrame()
				.locator( 'main img' )
				.first()
				.evaluate(
					( image: HTMLImageElement ) =>
						image.naturalWidth > 0 &&
						/design_file/.test( image.src )
				)
		)
		.toBe( true );
	// The preview uses missing fonts only after the user chose to install them.
	const install = dialog.getByLabel(
		/^Install Cormorant, Hanken Grotesk \(\d+ kB, Open Font License\)$/
	);
	const loaded = () =>
		preview
			.contentFrame()
			.locator( 'html' )
			.evaluate( () => [
				[ ...document.fonts ].some(
					( { family: name, status } ) =>
						/Cormorant/.test( name ) && status === 'loaded'
				),
				document.scripts.length,
			] );
	await expect.poll( loaded ).toEqual( [ true, 0 ] );
	await install.uncheck();
	await expect.poll( loaded ).toEqual( [ false, 0 ] );
	await photograph( 'fit-choice' );
	// Not the frame: where nothing runs, axe cannot look.
	await expectAccessible( '.templately-looks > .templately-stack' );
	await dialog.getByLabel( 'My site’s style' ).check();
	await expect.poll( family ).not.toContain( 'Cormorant' );
	expect( await blockEditor.content() ).toBe( '' );
	await dialog.getByRole( 'button', { name: 'Insert' } ).click();
	await expect( dialog ).toBeHidden();
	await expect
		.poll( () => blockEditor.content() )
		.toContain( 'templately-theme-twentytwentyfive' );
	await expect(
		page.getByText( 'Inserted in your last style.' )
	).toHaveCount( 0 );

	// After reopening the page, the insert does not ask again, and offers a change.
	await blockEditor.openLibrary();
	await library.tab( 'Blocks' ).click();
	await library.press( HERO, 'Insert' );
	const change = page.getByRole( 'button', {
		name: 'Change style',
	} );
	await expect( change ).toBeVisible();
	const twice = await blockEditor.content();
	expect(
		twice.match( /dark oak table, lit by one window","focal/g )
	).toHaveLength( 2 );
	await change.click();
	await expect( dialog.getByLabel( 'My site’s style' ) ).toBeChecked();
	await dialog.getByLabel( 'With my fonts' ).check();
	await dialog.getByRole( 'button', { name: 'Change' } ).click();
	await expect
		.poll( () => blockEditor.content() )
		.toContain( '"text":"#efe7d8"' );
	const changed = await blockEditor.content();
	expect(
		changed.match( /dark oak table, lit by one window","focal/g )
	).toHaveLength( 2 );
	expect( changed ).not.toContain( 'Cormorant' );
	await blockEditor.undo();
	await expect.poll( () => blockEditor.content() ).toBe( twice );

	// Blocks that were deleted are neither changed nor inserted again.
	await blockEditor.openLibrary();
	await library.tab( 'Blocks' ).click();
	await library.press( HERO, 'Insert' );
	await expect( change ).toBeVisible();
	await page.evaluate( () => {
		const { dispatch, select } = window.wp.data;
		const order = select( 'core/block-editor' ).getBlockOrder();
		dispatch( 'core/block-editor' ).removeBlock( order.at( -1 ) );
	} );
	const without = await blockEditor.content();
	await change.last().click();
	await expect( install ).toHaveCount( 0 );
	await dialog.getByLabel( 'As designed' ).check();
	await install.check();
	await photograph( 'fit-fonts' );
	await dialog.getByRole( 'button', { name: 'Change' } ).click();
	await expect(
		page
			.getByText(
				'The design was edited or removed since. Nothing was changed.'
			)
			.first()
	).toBeVisible();
	expect( await blockEditor.content() ).toBe( without );
	// The fonts load at once, also for visitors of the site.
	await expect
		.poll( () =>
			page.evaluate( () => {
				const canvas = document.querySelector< HTMLIFrameElement >(
					'iframe[name="editor-canvas"]'
				)?.contentDocument;
				return [ document, canvas ].map(
					( one ) =>
						[ ...( one?.fonts ?? [] ) ]
							.filter( ( { status } ) => status === 'loaded' )
							.filter( ( face ) =>
								/Cormorant|Hanken/.test( face.family )
							).length
				);
			} )
		)
		.toEqual( [ 3, 3 ] );
	expect(
		( await ( await page.request.get( site.url ) ).text() ).match(
			/@font-face\{font-family:[^;]+/g
		)
	).toContain( '@font-face{font-family:Cormorant' );
	expect(
		await site.evaluate( `echo get_user_option( 'templately_look', 1 );` )
	).toBe( 'design' );
} );

/** Runs in the page: extends timers of this length to ten minutes. */
function stretch( patience: number ): void {
	const wait = window.setTimeout;
	window.setTimeout = ( ( task: TimerHandler, time?: number ) =>
		wait(
			task,
			time === patience ? 600_000 : time
		) ) as typeof window.setTimeout;
}
