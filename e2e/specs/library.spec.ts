import type { Locator, Page } from '@playwright/test';
import { publish, type Design } from '../designs';
import { getInnerWidth } from '../pages/library';
import { expect, test } from '../test';

/** Designs that are listed in the order of their numbers: as popular as each other, the newest is the first. */
const many = ( count: number, more: Partial< Design > = {} ): Design[] =>
	Array.from( { length: count }, ( _, index ) => ( {
		slug: `numbered-${ count - index }`,
		name: `Numbered ${ count - index }`,
		downloads: 90000,
		...more,
	} ) );

/** Whether the elements that WordPress adds to the end of the page have the app's design tokens. */
const expectTokens = ( element: Locator ) =>
	expect
		.poll( () =>
			element.evaluate( ( node ) => {
				const style = window.getComputedStyle( node );
				return [
					style.getPropertyValue( '--templately-ink' ),
					style.color,
				];
			} )
		)
		.toEqual( [ '#1e1e1e', 'rgb(30, 30, 30)' ] );

test(
	'A visitor browses packs, pages and blocks, searches, looks at Pro, turns the page, reads about a design and comes back to its card',
	{ tag: [ '@smoke', '@journey', '@SHL-001', '@SHL-020', '@SHL-050' ] },
	async ( { library, page, site } ) => {
		await publish( site, [
			{ slug: 'qu', name: 'Quincunx', plan: 'pro', price: 9 },
			...many( 60 ),
		] );
		await library.visit();
		await expect( library.title ).toHaveText( 'All Packs' );
		await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();
		expect( library.place.searchParams.get( 'page' ) ).toBe( 'templately' );
		expect( library.place.searchParams.get( 'path' ) ).toBe(
			'gutenberg/packs'
		);
		await library.tab( 'Pages' ).click();
		await expect( library.title ).toHaveText( 'All Pages' );
		// A tall page scrolls while the mouse is over it.
		await library.cards.first().hover();
		await expect
			.poll( () =>
				library.cards
					.first()
					.locator( '.templately-mat img' )
					.evaluate( ( { style }: HTMLElement ) =>
						parseFloat(
							style.getPropertyValue( '--templately-pan' )
						)
					)
			)
			.toBeLessThan( -300 );

		await library.tab( 'Blocks' ).click();
		await expect( library.card( 'Numbered 24' ) ).toBeVisible();
		await library.plan( 'Pro' ).click();
		await expect( library.card( 'Quincunx' ) ).toBeVisible();
		await expect( library.card( 'Numbered 1' ) ).toHaveCount( 0 );
		await library.plan( 'All' ).click();
		await library.searchBox.fill( 'quincunx' );
		await library.searchBox.press( 'Enter' );
		await expect(
			library.app.getByText( '1 block for “quincunx”' )
		).toBeVisible();
		await expect( library.cards ).toHaveCount( 1 );
		await page
			.getByRole( 'button', { name: /^(Reset|Clear) search$/ } )
			.click();
		await expect( library.cards ).toHaveCount( 24 );

		await library.pager
			.getByRole( 'button', { name: 'Next page' } )
			.click();
		const card = library.card( 'Numbered 40' );
		await card.scrollIntoViewIfNeeded();
		await expect(
			library.app.locator( '.templately-header' )
		).toBeInViewport();
		await card
			.getByRole( 'link', { name: 'Numbered 40', exact: true } )
			.click();
		await expect( library.title ).toHaveText( 'Numbered 40' );
		await page.getByRole( 'link', { name: 'Back to Library' } ).click();
		await expect( card ).toBeInViewport();
		expect( library.place.searchParams.get( 'paged' ) ).toBe( '2' );
	}
);

test(
	'A user sees a list and its counts load without a shift, filters by category, plugin and tags, opens the URL again, and clears the filter',
	{ tag: [ '@LIB-046', '@LIB-047' ] },
	async ( { expectAccessible, library, page, photograph, site } ) => {
		const food = { slug: 'food-drink', name: 'Food & Drink' };
		const shop = { slug: 'shop-plugin', name: 'Shop plugin' };
		const form = { slug: 'form-plugin', name: 'Form plugin', is_pro: true };
		await publish(
			site,
			[
				{
					slug: 'bakery',
					name: 'Bakery',
					categories: [ food ],
					dependencies: [ shop ],
					tags: [ 'Warm', 'Slow' ],
				},
				{
					slug: 'tavern',
					name: 'Tavern',
					categories: [ food ],
					dependencies: [ shop, form ],
					tags: [ 'Warm' ],
				},
				{
					slug: 'cafe',
					name: 'Cafe',
					categories: [ food ],
					dependencies: [ shop ],
				},
				{
					slug: 'kiosk',
					name: 'Kiosk',
					categories: [ { slug: 'shops', name: 'Shops' } ],
					dependencies: [ shop ],
					tags: [ 'Warm' ],
				},
				// A list of fewer than twelve has no filter.
				...Array.from( { length: 8 }, ( _, number ) => ( {
					slug: `stall-${ number }`,
					name: `Stall ${ number }`,
					// Plans without designs are not offered.
					plan:
						number % 2
							? ( 'pro' as const )
							: ( 'starter' as const ),
					price: 9,
				} ) ),
			].map( ( design ) => ( { ...design, type: 'packs' as const } ) )
		);
		await test.step( 'nothing moves while the list and its counts load', async () => {
			// The browser remembers how long a list is. Before that it shows a placeholder without controls.
			await library.visit( 'gutenberg/packs' );
			await expect( library.cards.first() ).toBeVisible();
			const letGo: Array< () => void > = [];
			let isHeld = true;
			await page.route(
				/templately(%2F|\/)v1(%2F|\/)(items|featured)/,
				async ( route ) => {
					if ( isHeld ) {
						await new Promise< void >( ( go ) => letGo.push( go ) );
					}
					await route.continue();
				}
			);
			await library.visit( 'gutenberg/packs' );
			const rows = () =>
				library.app
					.locator( '.templately-grid > *' )
					.evaluateAll( ( cards ) => [
						...new Set(
							cards
								.map(
									( card ) => card.getBoundingClientRect().top
								)
								.slice( 0, 6 )
						),
					] );
			const search = async () =>
				( await library.searchBox.boundingBox() )?.x;
			await expect.poll( async () => ( await rows() ).length ).toBe( 2 );
			await expect( library.cards ).toHaveCount( 0 );
			const before = [ await rows(), await search() ];
			isHeld = false;
			letGo.forEach( ( go ) => go() );
			await expect( library.cards.first() ).toBeVisible();
			await expect( library.plan( 'All' ) ).toHaveAccessibleName( /\d/ );
			// The room for the focus ring of a card is 6 pixels.
			const after = [ await rows(), await search() ].flat();
			expect( after ).toHaveLength( before.flat().length );
			for ( const [ place, value ] of before.flat().entries() ) {
				expect(
					Math.abs( Number( after[ place ] ) - Number( value ) )
				).toBeLessThanOrEqual( 6 );
			}
			const shift = await page.evaluate(
				() =>
					new Promise< number >( ( done ) => {
						// The browser reports nothing where nothing moved.
						setTimeout( () => done( 0 ), 500 );
						new PerformanceObserver( ( list ) =>
							done(
								list.getEntries().reduce(
									( sum, entry ) =>
										sum +
										(
											entry as unknown as {
												value: number;
											}
										 ).value,
									0
								)
							)
						).observe( { type: 'layout-shift', buffered: true } );
					} )
			);
			expect( shift ).toBeLessThan( 0.01 );
			await page.unrouteAll( { behavior: 'ignoreErrors' } );
		} );
		const filter = page.getByRole( 'form', { name: 'Filter' } );
		const mark = ( name: RegExp ) => filter.getByRole( 'button', { name } );
		await mark( /^Shop plugin/ ).click();
		await mark( /^Form plugin/ ).click();
		await mark( /^Form plugin/ ).click();
		const field = filter.getByLabel( 'Tags' );
		await field.click();
		const menu = page.getByRole( 'listbox' );
		await expect( menu ).toHaveCSS( 'max-height', '200px' );
		await menu.getByRole( 'option', { name: 'Warm' } ).click();
		// No request is sent before the user presses Filter.
		await expect( library.card( 'Kiosk' ) ).toBeVisible();
		await filter
			.getByRole( 'button', { name: 'Filter', exact: true } )
			.click();
		await expect( library.cards ).toHaveCount( 2 );
		// A category narrows the list at once.
		await filter.getByText( 'Food & Drink' ).click();
		await expect( library.cards ).toHaveCount( 1 );
		await expect( library.card( 'Bakery' ) ).toBeVisible();
		await expectAccessible( '.templately-app' );
		await photograph( 'filter' );

		await page.reload();
		await expect( library.cards ).toHaveCount( 1 );
		await expect( filter.getByLabel( 'Food & Drink' ) ).toBeChecked();
		await expect( mark( /^Shop plugin/ ) ).toHaveText(
			'Shop pluginInclude'
		);
		await expect( mark( /^Form plugin/ ) ).toHaveText(
			'Form pluginProExclude'
		);
		// Twice: once visible, once for screen readers.
		await expect( filter.getByText( 'Warm' ).first() ).toBeVisible();

		// On narrow screens the filter is in a dialog.
		await page.setViewportSize( { width: 700, height: 900 } );
		await expect( filter ).toHaveCount( 0 );
		await library.app.getByRole( 'button', { name: 'Filter' } ).click();
		await page
			.getByRole( 'dialog', { name: 'Filter' } )
			.getByRole( 'button', { name: 'Reset' } )
			.click();
		await expect( library.card( 'Kiosk' ) ).toBeVisible();
		expect( [ ...library.place.searchParams.keys() ].sort() ).toEqual( [
			'page',
			'path',
		] );
	}
);

test(
	'A user views a pack’s screenshots, opens them in the lightbox with the keyboard, sees it live at three widths, and looks at its layouts',
	{
		tag: [
			'@ITM-018',
			'@ITM-030',
			'@ITM-033',
			'@ITM-034',
			'@ITM-039',
			'@ITM-041',
			'@ITM-042',
			'@ITM-043',
			'@A18',
		],
	},
	async ( { expectAccessible, library, page, photograph, site } ) => {
		// Pictures that are on the hub already.
		const files = (
			await site.evaluate(
				`global $wpdb; echo implode( ' ', $wpdb->get_row( "SELECT thumbnail, thumbnail2, thumbnail3 FROM {$wpdb->prefix}templately_items WHERE slug = 'vesper-quince'", ARRAY_N ) );`
			)
		).split( ' ' );
		const names = [ 'Lit', 'Dark', 'Round' ];
		await publish( site, [
			{
				slug: 'larder',
				name: 'Larder',
				type: 'packs',
				live_url: `${ site.url }/?p=1`,
				screenshots: files.map( ( file, index ) => ( {
					file,
					width: 800,
					height: 600,
					alt: names[ index ] ?? '',
				} ) ),
			},
		] );
		await publish(
			site,
			[ 'Jam', 'Salt', 'Oil', 'Wine', 'Bread' ].map(
				( name ): Design => ( {
					slug: name.toLowerCase(),
					name,
					type: 'pages',
					pack: 'larder',
				} )
			)
		);
		await library.visit( 'gutenberg/packs/larder' );
		await test.step( 'over everything', () => lookThrough() );
		await test.step( 'live', async () => {
			await library.button( 'Live Demo' ).click();
			const demo = page.getByTitle( 'Live demo of Larder' );
			// One of this site's own runs nothing.
			await expect( demo ).toHaveAttribute(
				'sandbox',
				'allow-same-origin'
			);
			await expect(
				demo.contentFrame().getByRole( 'heading', { level: 1 } )
			).toHaveText( 'Hello world!' );
			for await ( const width of library.devices() ) {
				await expect.poll( () => getInnerWidth( demo ) ).toBe( width );
			}
			// Not the frame: where nothing runs, axe cannot look.
			await expectAccessible( '.templately-stage__bar' );
			await photograph( 'details-live' );
			await library.button( 'Screenshots' ).click();
			await expect( demo ).toHaveCount( 0 );
		} );
		await test.step( 'with its layouts', () => turnLayouts( page ) );
		await expectAccessible( '.templately-details' );

		async function lookThrough() {
			await library.button( 'Screenshot 2 of 3' ).click();
			const open = library.button( 'View full size' );
			await open.press( 'Enter' );
			const lightbox = page.getByRole( 'dialog', {
				name: 'Screenshots of Larder',
			} );
			const shown = ( name: string ) =>
				lightbox.getByRole( 'img', { name, exact: true } );
			// Checks the style, because the animation itself may already be over.
			const animation = () =>
				lightbox
					.locator( '.templately-lightbox__picture' )
					.evaluate( ( element ) => {
						const style = getComputedStyle( element );
						return [ style.animationName, style.animationDuration ];
					} );
			await expect( shown( 'Dark' ) ).toBeVisible();
			await expect
				.poll( () => lightbox.boundingBox() )
				.toEqual( { x: 0, y: 0, width: 1440, height: 900 } );
			await expect(
				lightbox.locator( '.templately-lightbox__body' )
			).toHaveCSS( 'padding', '10px' );
			await lightbox.evaluate( ( element ) =>
				Promise.allSettled(
					element
						.getAnimations( { subtree: true } )
						.map( ( { finished } ) => finished )
				)
			);
			await expectAccessible( '.templately-lightbox' );
			await photograph( 'lightbox' );
			await page.keyboard.press( 'ArrowRight' );
			await expect( shown( 'Round' ) ).toBeVisible();
			expect( await animation() ).toEqual( [
				'templately-lightbox-come',
				'0.3s',
			] );
			await lightbox
				.getByRole( 'button', { name: 'Next image' } )
				.click();
			await expect( shown( 'Lit' ) ).toBeVisible();
			// A swipe that is long enough.
			await page.mouse.move( 700, 300 );
			await page.mouse.down();
			await page.mouse.move( 500, 300, { steps: 4 } );
			await page.mouse.up();
			await expect( shown( 'Dark' ) ).toBeVisible();
			await page.mouse.wheel( 250, 0 );
			await expect( shown( 'Round' ) ).toBeVisible();
			// The focus stays inside, and returns to the opener.
			for ( let tab = 0; tab < 8; tab++ ) {
				await page.keyboard.press( 'Tab' );
				await expect( lightbox.locator( ':focus' ) ).toHaveCount( 1 );
			}
			// Reduced motion: no animation.
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			expect( await animation() ).toEqual( [ 'none', '0s' ] );
			await page.keyboard.press( 'Escape' );
			await expect( lightbox ).toHaveCount( 0 );
			await expect( open ).toBeFocused();
		}
	}
);

/** Views the layouts of a pack of five in several window widths, and pages through them. */
async function turnLayouts( page: Page ) {
	const layouts = page.getByRole( 'region', {
		name: 'Layouts in this pack',
	} );
	const dots = layouts.getByRole( 'button', { name: /^Set \d of \d$/ } );
	const inSight = () =>
		layouts
			.getByRole( 'list', { name: 'Layouts' } )
			.evaluate( ( element ) => {
				const { left, right } = element.getBoundingClientRect();
				return [ ...element.children ]
					.filter( ( child ) => {
						const box = child.getBoundingClientRect();
						return box.left > left - 2 && box.right < right + 2;
					} )
					.map(
						( child ) => child.querySelector( 'h2 a' )?.textContent
					);
			} );
	for ( const [ width, shown ] of [
		[ 463, 1 ],
		[ 1169, 2 ],
		[ 1170, 3 ],
	] as const ) {
		await page.setViewportSize( { width, height: 900 } );
		await expect( dots ).toHaveCount( Math.ceil( 5 / shown ) );
		await expect
			.poll( async () => ( await inSight() ).length )
			.toBe( shown );
	}
	await dots.last().click();
	await expect.poll( inSight ).toEqual( [ 'Oil', 'Wine', 'Bread' ] );
	await expect( dots.last() ).toHaveAttribute( 'aria-current', 'true' );
	// With the keyboard alone, back.
	await dots.first().press( 'Enter' );
	await expect.poll( inSight ).toEqual( [ 'Jam', 'Salt', 'Oil' ] );
}

test(
	'A user switches to the other builder, keeps the list, the search and the design, and starts the next visit there',
	{ tag: [ '@SHL-020', '@SHL-031', '@SHL-032', '@SHL-033', '@ITM-008' ] },
	async ( { library, page, site } ) => {
		await publish( site, [
			{
				slug: 'supper',
				name: 'Supper',
				type: 'pages',
				variations: [ { platform: 'elementor', slug: 'dinner' } ],
			},
			{
				slug: 'dinner',
				name: 'Dinner',
				type: 'pages',
				platform: 'elementor',
				variations: [ { platform: 'gutenberg', slug: 'supper' } ],
			},
		] );
		// As on a site with Elementor.
		await page.addInitScript( () => {
			let data: object = {};
			Object.defineProperty( window, 'templately', {
				get: () => ( { ...data, hasElementor: true } ),
				set: ( given: object ) => {
					data = given;
				},
			} );
		} );
		const change = async ( from: string, to: string ) => {
			const name = `Platform: ${ from }`;
			await library.button( name ).click();
			await expectTokens( page.getByRole( 'menu', { name } ) );
			await page.getByRole( 'menuitemradio', { name: to } ).click();
		};
		const place = () => [
			library.place.searchParams.get( 'path' ),
			library.place.searchParams.get( 'q' ),
		];
		await library.visit( 'gutenberg/pages?q=dinner' );
		await change( 'Gutenberg', 'Elementor' );
		await library
			.card( 'Dinner' )
			.getByRole( 'link', { name: 'Dinner', exact: true } )
			.click();
		await expect( library.title ).toHaveText( 'Dinner' );
		await change( 'Elementor', 'Gutenberg' );
		await expect( library.title ).toHaveText( 'Supper' );
		expect( place() ).toEqual( [ 'gutenberg/pages/supper', null ] );
		await change( 'Gutenberg', 'Elementor' );
		await expect( library.title ).toHaveText( 'Dinner' );
		await library.visit();
		await expect( library.title ).toHaveText( 'All Packs' );
		expect( place() ).toEqual( [ 'elementor/packs', null ] );
	}
);
