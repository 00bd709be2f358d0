import { publish, type Design } from '../designs';
import { innerWidthOf } from '../pages/library';
import { expect, test } from '../test';

test(
	'Cards say what a pack can do and what a page needs',
	{ tag: [ '@LIB-020', '@LIB-022', '@LIB-031', '@LIB-032' ] },
	async ( { library, site } ) => {
		const needs = [
			{ slug: 'shop-plugin', name: 'Shop plugin' },
			{ slug: 'form-plugin', name: 'Form plugin' },
		];
		await publish( site, [
			{
				slug: 'whole',
				name: 'Whole site',
				type: 'packs',
				fullsite_import: true,
				dependencies: needs,
				price: 19,
			},
			{ slug: 'parts', name: 'Only parts', type: 'packs' },
			{
				slug: 'needy',
				name: 'Needy page',
				type: 'pages',
				dependencies: needs,
				price: 5.5,
			},
			{ slug: 'bare', name: 'Bare page', type: 'pages' },
		] );
		await library.visit( 'gutenberg/packs' );
		const badge = ( name: string ) =>
			library.card( name ).getByText( 'Full Site Import' );
		await expect( badge( 'Whole site' ) ).toBeVisible();
		await expect( library.card( 'Whole site' ) ).toContainText( '$19' );
		await expect( library.card( 'Only parts' ) ).toBeVisible();
		await expect( library.card( 'Only parts' ) ).toContainText( 'FREE' );
		await expect( badge( 'Only parts' ) ).toHaveCount( 0 );
		const row = ( name: string ) =>
			library.card( name ).getByRole( 'list', { name: 'Needs' } );
		await expect( row( 'Whole site' ) ).toHaveCount( 0 );

		await library.tab( 'Pages' ).click();
		await expect( row( 'Needy page' ).getByRole( 'listitem' ) ).toHaveText(
			[ 'FForm plugin', 'SShop plugin' ]
		);
		await expect( library.card( 'Needy page' ) ).toContainText( '$5.50' );
		await expect( library.card( 'Bare page' ) ).toBeVisible();
		await expect( row( 'Bare page' ) ).toHaveCount( 0 );
	}
);

test(
	'What an item is found by leads to all that have it',
	{
		tag: [
			'@LIB-043',
			'@LIB-044',
			'@LIB-045',
			'@ITM-023',
			'@ITM-025',
			'@ITM-026',
			'@ITM-027',
		],
	},
	async ( { expectAccessible, library, page, photograph, site } ) => {
		await publish( site, [
			{ slug: 'trattoria', name: 'Trattoria', type: 'packs' },
			{
				slug: 'supper',
				name: 'Supper',
				type: 'pages',
				pack: 'trattoria',
				description: '<p>What is cooked tonight.</p>',
				tags: [ 'Warm', 'Slow' ],
				categories: [ { slug: 'kitchens', name: 'Kitchens' } ],
				template_type: { slug: 'menu-card', name: 'Menu card' },
			},
			{
				slug: 'warm-too',
				name: 'Warm too',
				type: 'pages',
				tags: [ 'Warm' ],
			},
			{
				slug: 'kitchen-too',
				name: 'Kitchen too',
				type: 'pages',
				categories: [ { slug: 'kitchens', name: 'Kitchens' } ],
			},
			{
				slug: 'menu-too',
				name: 'Menu too',
				type: 'pages',
				template_type: { slug: 'menu-card', name: 'Menu card' },
			},
		] );
		const setPlan = ( plan: string ) =>
			site.evaluate(
				`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET plan = '${ plan }', is_local = 0" );`
			);
		// Tags stand below the content; for who has a plan for life below everything else.
		const expectTags = async ( isLast: boolean ) => {
			await expect( page.locator( '.templately-prose' ) ).toHaveText(
				'What is cooked tonight.'
			);
			const tags = library.app.getByRole( 'list', { name: 'Tags' } );
			await expect( tags.getByRole( 'listitem' ) ).toHaveText( [
				'Slow',
				'Warm',
			] );
			// Whose plan it is may be known a moment after the design.
			await expect
				.poll( () =>
					tags.evaluate( ( list ) => {
						const all = [ ...document.querySelectorAll( '*' ) ];
						const follows = ( selector: string ) =>
							all.indexOf( list ) >
							all.findIndex( ( element ) =>
								element.matches( selector )
							);
						return [
							follows( '.templately-prose' ),
							follows( '.templately-details__aside' ),
						];
					} )
				)
				.toEqual( [ true, isLast ] );
		};
		await library.signIn();
		await setPlan( 'pro_yearly' );
		const links: [ string, RegExp | string, string ][] = [
			[ 'Warm', /^\d+$/, 'tag_id' ],
			[ 'Kitchens', 'kitchens', 'category' ],
			[ 'Menu card', 'menu-card', 'templateType' ],
		];
		const others = [ 'Warm too', 'Kitchen too', 'Menu too' ];
		for ( const [ index, [ name, value, argument ] ] of links.entries() ) {
			await library.visit( 'gutenberg/pages/supper' );
			await expectTags( false );
			await library.app
				.getByRole( 'link', { name, exact: true } )
				.click();
			await expect( library.cards ).toHaveCount( 2 );
			await expect( library.card( 'Supper' ) ).toBeVisible();
			await expect( library.card( others[ index ] ?? '' ) ).toBeVisible();
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'gutenberg/pages'
			);
			expect( library.place.searchParams.get( argument ) ).toMatch(
				value
			);
		}

		await setPlan( 'pro_lifetime' );
		await library.visit( 'gutenberg/pages/supper' );
		await expectTags( true );
		await expectAccessible( '.templately-app' );
		await photograph( 'details-tags' );
		await library.app
			.getByRole( 'link', { name: 'Trattoria', exact: true } )
			.click();
		await expect( library.title ).toHaveText( 'Trattoria' );
		expect( library.place.searchParams.get( 'path' ) ).toBe(
			'gutenberg/packs/trattoria'
		);
		await expect( page.getByText( 'Something went wrong' ) ).toHaveCount(
			0
		);
	}
);

/** Three pictures that are on the hub already. */
const pictures = async ( site: Parameters< typeof publish >[ 0 ] ) =>
	(
		await site.evaluate(
			`global $wpdb; echo implode( ' ', $wpdb->get_row( "SELECT thumbnail, thumbnail2, thumbnail3 FROM {$wpdb->prefix}templately_items WHERE slug = 'vesper-quince'", ARRAY_N ) );`
		)
	).split( ' ' );

test(
	'A pack is seen in screenshots, live, beside its facts and with its layouts',
	{
		tag: [
			'@ITM-018',
			'@ITM-019',
			'@ITM-020',
			'@ITM-025',
			'@ITM-041',
			'@ITM-042',
			'@ITM-043',
			'@ITM-044',
			'@SHL-052',
			'@A18',
		],
	},
	async ( { expectAccessible, library, page, photograph, site } ) => {
		const [ thumbnail ] = await pictures( site );
		await publish( site, [
			{
				slug: 'larder',
				name: 'Larder',
				type: 'packs',
				thumbnail,
				live_url: `${ site.url }/?p=1`,
				dependencies: [ { slug: 'shop-plugin', name: 'Shop plugin' } ],
				tags: [ 'Warm', 'Slow' ],
			},
			{
				slug: 'elsewhere',
				name: 'Elsewhere',
				type: 'packs',
				live_url: 'https://elsewhere.example/',
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
					thumbnail,
				} )
			)
		);
		// What lies elsewhere is not shown.
		await library.visit( 'gutenberg/packs/elsewhere' );
		await expect( library.button( 'Screenshots' ) ).toBeVisible();
		await expect( library.button( 'Live Demo' ) ).toHaveCount( 0 );

		await page.setViewportSize( { width: 1440, height: 900 } );
		await library.visit( 'gutenberg/packs/larder' );
		const stage = page.getByRole( 'region', { name: 'Screenshots' } );
		await expect( stage.getByRole( 'img' ) ).toBeVisible();
		await expect( library.button( 'Screenshots' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await library.button( 'Live Demo' ).click();
		const demo = page.getByTitle( 'Live demo of Larder' );
		await expect( demo ).toHaveAttribute( 'src', `${ site.url }/?p=1` );
		// One of this site's own runs nothing.
		await expect( demo ).toHaveAttribute( 'sandbox', 'allow-same-origin' );
		await expect(
			demo.contentFrame().getByRole( 'heading', { level: 1 } )
		).toHaveText( 'Hello world!' );
		for await ( const width of library.devices() ) {
			await expect.poll( () => innerWidthOf( demo ) ).toBe( width );
			await expect
				.poll( async () => {
					const box = await demo.boundingBox();
					const view = await page
						.locator( '.templately-demo' )
						.boundingBox();
					return ( box?.width ?? NaN ) - ( view?.width ?? NaN );
				} )
				.toBeLessThanOrEqual( 1 );
		}
		// Not the frame: where nothing runs, axe cannot look.
		await expectAccessible( '.templately-stage__bar' );
		await photograph( 'details-live' );
		await library.button( 'Screenshots' ).click();
		await expect( demo ).toHaveCount( 0 );
		await page.setViewportSize( { width: 1440, height: 900 } );

		await expect(
			library.app
				.getByRole( 'list', { name: 'Tags' } )
				.getByRole( 'listitem' )
		).toHaveText( [ 'Slow', 'Warm' ] );
		const aside = page.getByRole( 'complementary', { name: 'Details' } );
		await expect(
			aside
				.getByRole( 'list', { name: 'Related' } )
				.getByRole( 'link' )
				.filter( { hasText: 'Salt' } )
		).toHaveAttribute( 'href', /gutenberg%2Fpages%2Fsalt/ );
		await expect( aside.getByText( 'Downloads' ) ).toBeVisible();
		const panel = ( name: string ) =>
			aside.locator( 'details' ).filter( {
				has: page.getByRole( 'heading', { name, exact: true } ),
			} );
		// Each opens and closes by its header, whatever the others do.
		for ( const [ shut, text ] of [
			[ 'Details', 'Downloads' ],
			[ 'Dependencies', 'Shop plugin' ],
		] as const ) {
			await panel( shut ).locator( 'summary' ).click();
			await expect( panel( shut ).getByText( text ) ).toBeHidden();
			await expect(
				panel( 'Related' ).getByText( 'Salt' )
			).toBeVisible();
		}
		await panel( 'Details' ).locator( 'summary' ).press( 'Enter' );
		await expect(
			panel( 'Details' ).getByText( 'Downloads' )
		).toBeVisible();
		await expect(
			panel( 'Dependencies' ).getByText( 'Shop plugin' )
		).toBeHidden();

		const layouts = page.getByRole( 'region', {
			name: 'Layouts in this pack',
		} );
		const list = layouts.getByRole( 'list', { name: 'Layouts' } );
		const dots = layouts.getByRole( 'button', { name: /^Set \d of \d$/ } );
		const inSight = () =>
			list.evaluate( ( element ) => {
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
			[ 464, 2 ],
			[ 1169, 2 ],
			[ 1170, 3 ],
			[ 3000, 3 ],
		] as const ) {
			await page.setViewportSize( { width, height: 900 } );
			await expect( dots ).toHaveCount( Math.ceil( 5 / shown ) );
			await expect
				.poll( async () => ( await inSight() ).length )
				.toBe( shown );
		}
		await expect( dots.first() ).toHaveAttribute( 'aria-current', 'true' );
		await dots.last().click();
		await expect.poll( inSight ).toEqual( [ 'Oil', 'Wine', 'Bread' ] );
		await expect( dots.last() ).toHaveAttribute( 'aria-current', 'true' );
		await expect( dots.first() ).not.toHaveAttribute( 'aria-current' );
		// With the keyboard alone, there and back; and nothing but dots and cards is there to press.
		await dots.first().press( 'Enter' );
		await expect.poll( inSight ).toEqual( [ 'Jam', 'Salt', 'Oil' ] );
		await expect(
			layouts
				.locator( ':not(li *)' )
				.and(
					layouts
						.getByRole( 'button' )
						.or( layouts.getByRole( 'link' ) )
				)
		).toHaveCount( await dots.count() );
		await expectAccessible( '.templately-details' );
	}
);

test(
	'Screenshots open over everything, one after the other and round again',
	{
		tag: [
			'@ITM-030',
			'@ITM-031',
			'@ITM-032',
			'@ITM-033',
			'@ITM-034',
			'@ITM-035',
			'@ITM-039',
		],
	},
	async ( { expectAccessible, library, page, photograph, site } ) => {
		const files = await pictures( site );
		const names = [ 'Lit', 'Dark', 'Round' ];
		await publish( site, [
			{
				slug: 'seen',
				name: 'Seen',
				screenshots: files.map( ( file, index ) => ( {
					file,
					width: 800,
					height: 600,
					alt: names[ index ] ?? '',
				} ) ),
			},
		] );
		await page.setViewportSize( { width: 1440, height: 900 } );
		await library.visit( 'gutenberg/blocks/seen' );
		await library.button( 'Screenshot 2 of 3' ).click();
		await library.button( 'View full size' ).click();
		const lightbox = page.getByRole( 'dialog', {
			name: 'Screenshots of Seen',
		} );
		const shown = ( name: string ) =>
			lightbox.getByRole( 'img', { name, exact: true } );
		// As the style says it: the animation itself may be over when it is asked for.
		const animation = () =>
			lightbox
				.locator( '.templately-lightbox__picture' )
				.evaluate( ( element ) => {
					const { animationName, animationDuration } =
						getComputedStyle( element );
					return [ animationName, animationDuration ];
				} );
		/** What moves has come to its end, and is drawn. */
		const settled = () =>
			lightbox.evaluate( async ( element ) => {
				await Promise.allSettled(
					element
						.getAnimations( { subtree: true } )
						.map( ( { finished } ) => finished )
				);
				for ( let frame = 0; frame < 2; frame++ ) {
					await new Promise( requestAnimationFrame );
				}
			} );
		await expect( shown( 'Dark' ) ).toBeVisible();
		await expect( lightbox.getByText( '2 of 3' ) ).toBeVisible();
		await expect
			.poll( () => lightbox.boundingBox() )
			.toEqual( { x: 0, y: 0, width: 1440, height: 900 } );
		const body = lightbox.locator( '.templately-lightbox__body' );
		expect(
			await body.evaluate( ( { style }: HTMLElement ) => [
				getComputedStyle(
					document.querySelector(
						'.templately-lightbox__body'
					) as Element
				).padding,
				style.length > 0,
			] )
		).toEqual( [ '10px', true ] );
		await settled();
		await expectAccessible( '.templately-lightbox' );
		await photograph( 'lightbox' );

		// A key that is held says the same again at once: that turns once.
		await lightbox.evaluate( async ( element ) => {
			// All of them at the same moment, however long each takes.
			const keys = [ false, true, true ].map(
				( repeat ) =>
					new KeyboardEvent( 'keydown', {
						key: 'ArrowRight',
						bubbles: true,
						repeat,
					} )
			);
			for ( const key of keys ) {
				element.dispatchEvent( key );
				// What the key did is on the screen before it says so again.
				await new Promise< void >( queueMicrotask );
			}
		} );
		await expect( shown( 'Round' ) ).toBeVisible();
		expect( await animation() ).toEqual( [
			'templately-lightbox-come',
			'0.3s',
		] );
		await lightbox.getByRole( 'button', { name: 'Next picture' } ).click();
		await expect( shown( 'Lit' ) ).toBeVisible();
		await lightbox
			.getByRole( 'button', { name: 'Previous picture' } )
			.click();
		await expect( shown( 'Round' ) ).toBeVisible();

		// A finger that goes far enough.
		const swipe = async ( pixels: number ) => {
			await page.mouse.move( 700, 300 );
			await page.mouse.down();
			await page.mouse.move( 700 + pixels, 300, { steps: 4 } );
			await page.mouse.up();
		};
		for ( const pixels of [ 199, -199 ] ) {
			await swipe( pixels );
			await settled();
			await expect( shown( 'Round' ) ).toBeVisible();
		}
		await swipe( 200 );
		await expect( shown( 'Dark' ) ).toBeVisible();
		await swipe( -200 );
		await expect( shown( 'Round' ) ).toBeVisible();
		await page.mouse.wheel( 250, 0 );
		await expect( shown( 'Lit' ) ).toBeVisible();

		// Nothing makes it larger.
		await settled();
		const before = await shown( 'Lit' ).boundingBox();
		await page.keyboard.press( '+' );
		await shown( 'Lit' ).dblclick();
		await page.keyboard.down( 'Control' );
		await page.mouse.wheel( 0, -300 );
		await page.keyboard.up( 'Control' );
		await settled();
		expect( await shown( 'Lit' ).boundingBox() ).toEqual( before );

		// The focus stays inside, and goes back to where it came from.
		for ( let tab = 0; tab < 8; tab++ ) {
			await page.keyboard.press( 'Tab' );
			expect(
				await lightbox.evaluate( ( element ) =>
					element.contains( element.ownerDocument.activeElement )
				)
			).toBe( true );
		}
		await page.keyboard.press( 'Escape' );
		await expect( lightbox ).toHaveCount( 0 );
		await expect( library.button( 'View full size' ) ).toBeFocused();

		// Who asked for less motion gets none.
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await library.button( 'View full size' ).click();
		await page.keyboard.press( 'ArrowRight' );
		await expect( shown( 'Round' ) ).toBeVisible();
		expect( await animation() ).toEqual( [ 'none', '0s' ] );
	}
);

test(
	'The other builder shows the same design where it has one',
	{ tag: [ '@SHL-032', '@SHL-033', '@ITM-008' ] },
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
			{
				slug: 'lonely',
				name: 'Lonely',
				type: 'pages',
				platform: 'elementor',
			},
		] );
		const change = async ( from: string, to: string ) => {
			await library.button( `Platform: ${ from }` ).click();
			await page.getByRole( 'menuitemradio', { name: to } ).click();
		};
		const place = () => ( {
			path: library.place.searchParams.get( 'path' ),
			q: library.place.searchParams.get( 'q' ),
		} );
		await library.visit( 'gutenberg/pages/supper?q=sup' );
		await expect( library.title ).toHaveText( 'Supper' );
		await change( 'Gutenberg', 'Elementor' );
		await expect( library.title ).toHaveText( 'Dinner' );
		expect( place() ).toEqual( {
			path: 'elementor/pages/dinner',
			q: null,
		} );
		await library.visit( 'elementor/pages/lonely?q=lone' );
		await expect( library.title ).toHaveText( 'Lonely' );
		await change( 'Elementor', 'Gutenberg' );
		await expect( library.title ).toHaveText( 'All Pages' );
		expect( place() ).toEqual( { path: 'gutenberg/pages', q: null } );
		// A list takes its search along.
		await library.visit( 'gutenberg/pages?q=dinner' );
		await change( 'Gutenberg', 'Elementor' );
		await expect( library.card( 'Dinner' ) ).toBeVisible();
		expect( place() ).toEqual( { path: 'elementor/pages', q: 'dinner' } );
	}
);
