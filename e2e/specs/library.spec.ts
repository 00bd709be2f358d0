import { publish, type Design } from '../designs';
import { expect, test } from '../test';

/** Designs that are listed in the order of their numbers: as popular as each other, the newest is the first. */
const many = ( count: number, more: Partial< Design > = {} ): Design[] =>
	Array.from( { length: count }, ( _, index ) => ( {
		slug: `numbered-${ count - index }`,
		name: `Numbered ${ count - index }`,
		downloads: 90000,
		...more,
	} ) );

test.describe( 'Listing', () => {
	test.use( {
		expectedMessages: [ /Failed to load resource/ ],
	} );

	test(
		'The plan switcher counts and filters',
		{ tag: [ '@LIB-007', '@LIB-008', '@LIB-010', '@LIB-011', '@LIB-026' ] },
		async ( { library, site } ) => {
			type Counts = Record< string, number >;
			const starterCatalogue = JSON.parse(
				await site.evaluate(
					`$request = new WP_REST_Request( 'GET', '/templately/v1/items-count' ); echo wp_json_encode( rest_do_request( $request )->get_data() );`
				)
			).gutenberg as Record< string, Counts >;
			// As many of each type and plan as of no other.
			const more: Array<
				[ Design[ 'type' ], Design[ 'plan' ], number ]
			> = [
				[ 'sections', 'starter', 2 ],
				[ 'sections', 'pro', 3 ],
				[ 'pages', 'starter', 4 ],
				[ 'pages', 'pro', 5 ],
				[ 'packs', 'starter', 6 ],
				[ 'packs', 'pro', 7 ],
			];
			await publish( site, [
				...more.flatMap( ( [ type, plan, count ] ) =>
					many( count - 1, { type, plan } ).map( ( design ) => ( {
						...design,
						slug: `${ design.slug }-${ type }-${ plan }`,
					} ) )
				),
				{
					slug: 'st',
					name: 'Starter block',
					plan: 'starter',
					price: 5,
				},
				{ slug: 'pr', name: 'Pro block', plan: 'pro', price: 49 },
				{ slug: 'fr', name: 'Free block' },
				...( [ 'pages', 'packs' ] as const ).flatMap( ( type ) =>
					( [ 'starter', 'pro' ] as const ).map( ( plan ) => ( {
						slug: `last-${ plan }`,
						name: `Last ${ plan }`,
						type,
						plan,
					} ) )
				),
			] );
			for ( const [ list, type, starter, pro, free ] of [
				[ 'packs', 'packs', 6, 7, 0 ],
				[ 'pages', 'pages', 4, 5, 0 ],
				[ 'blocks', 'sections', 2, 3, 1 ],
			] as const ) {
				await library.visit( `gutenberg/${ list }` );
				const before = starterCatalogue[ type ] ?? {};
				for ( const [ plan, count ] of [
					[ 'All', ( before.total ?? 0 ) + starter + pro + free ],
					[ 'Starter', ( before.starter ?? 0 ) + starter ],
					[ 'Pro', ( before.pro ?? 0 ) + pro ],
				] as const ) {
					await expect( library.plan( plan ) ).toHaveAccessibleName(
						`${ plan } ${ count }`
					);
				}
				for ( const [ name, badge ] of list === 'blocks'
					? [
							[ 'Starter block', 'Starter' ],
							[ 'Pro block', 'Pro' ],
						]
					: [
							[ 'Last starter', 'Starter' ],
							[ 'Last pro', 'Pro' ],
						] ) {
					await expect(
						library
							.card( name ?? '' )
							.locator( '.templately-badge' )
					).toHaveText( [ badge ?? '' ] );
				}
			}
			await expect(
				library.card( 'Free block' ).locator( '.templately-badge' )
			).toHaveCount( 0 );
			await expect( library.title ).toHaveText( 'All Blocks' );
			await library.plan( 'Pro' ).click();
			await expect( library.card( 'Pro block' ) ).toBeVisible();
			await expect( library.card( 'Free block' ) ).toHaveCount( 0 );
			await expect( library.cards ).toHaveCount(
				( starterCatalogue.sections?.pro ?? 0 ) + 3
			);
			await library.plan( 'Starter' ).click();
			await expect( library.card( 'Starter block' ) ).toBeVisible();
			await expect( library.cards ).toHaveCount(
				( starterCatalogue.sections?.starter ?? 0 ) + 2
			);
			await library.plan( 'All' ).click();
			await expect( library.card( 'Free block' ) ).toBeVisible();
		}
	);

	test(
		'A search starts with Enter, from three letters on, and is cleared',
		{
			tag: [
				'@LIB-012',
				'@LIB-013',
				'@LIB-014',
				'@LIB-015',
				'@LIB-016',
				'@LIB-017',
			],
		},
		async ( { library, page, site } ) => {
			await publish( site, [ { slug: 'qu', name: 'Quincunx' } ] );
			await library.visit( 'gutenberg/blocks' );
			await expect( library.card( 'Quincunx' ) ).toBeVisible();
			const entries = () => page.evaluate( () => window.history.length );
			const before = await entries();
			await library.searchBox.fill( 'qu' );
			await library.searchBox.press( 'Enter' );
			await expect(
				page.getByText( 'You are looking for:' )
			).toHaveCount( 0 );
			expect( library.place.searchParams.has( 'q' ) ).toBe( false );
			await library.searchBox.fill( 'quincunx' );
			await library.searchBox.press( 'Enter' );
			await expect(
				page.getByText( 'You are looking for: quincunx', {
					exact: true,
				} )
			).toBeVisible();
			await expect( library.cards ).toHaveCount( 1 );
			await expect(
				library.app.getByText( '1 block for “quincunx”' )
			).toBeVisible();
			// The plans are counted with it.
			for ( const [ plan, count ] of [
				[ 'All', 1 ],
				[ 'Starter', 0 ],
				[ 'Pro', 0 ],
			] as const ) {
				await expect( library.plan( plan ) ).toHaveAccessibleName(
					`${ plan } ${ count }`
				);
			}
			expect( library.place.searchParams.get( 'q' ) ).toBe( 'quincunx' );
			expect( await entries() ).toBe( before );
			await page
				.getByRole( 'button', { name: /^(Reset|Clear) search$/ } )
				.click();
			await expect(
				page.getByText( 'You are looking for:' )
			).toHaveCount( 0 );
			expect( library.place.searchParams.has( 'q' ) ).toBe( false );
			await expect( library.cards.nth( 1 ) ).toBeVisible();
		}
	);

	test(
		'Cards of packs show three sheets and downloads, others one and Insert',
		{ tag: [ '@LIB-018', '@LIB-019', '@LIB-024', '@LIB-025' ] },
		async ( { library, site } ) => {
			await site.evaluate(
				`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_items SET downloads = 1234, favourite_count = 77, rating = 45 WHERE slug = 'vesper-quince'" );`
			);
			const item = JSON.parse(
				await site.evaluate(
					`$request = new WP_REST_Request( 'GET', '/templately/v1/items/vesper-quince' ); $request->set_query_params( array( 'platform' => 'gutenberg', 'type' => 'packs' ) ); echo wp_json_encode( rest_do_request( $request )->get_data() );`
				)
			) as Record< string, string >;
			const sheets = [ item.thumbnail, item.thumbnail2, item.thumbnail3 ];
			expect( new Set( sheets.filter( Boolean ) ).size ).toBe( 3 );
			await library.signIn();
			await library.visit( 'gutenberg/packs' );
			const pack = library.card( 'Vesper & Quince' );
			await expect( pack.locator( 'img' ) ).toHaveCount( 3 );
			expect(
				await pack
					.locator( 'img' )
					.evaluateAll( ( images: HTMLImageElement[] ) =>
						images.map( ( { src } ) => src )
					)
			).toEqual( sheets );
			await pack.hover();
			await expect(
				pack.getByRole( 'button', { name: 'Insert', exact: true } )
			).toHaveCount( 0 );
			await expect( pack.getByText( 'Downloads' ) ).toBeAttached();
			await expect(
				pack.getByText( '1,234', { exact: true } )
			).toBeVisible();
			for ( const list of [ 'blocks', 'pages' ] ) {
				await library.visit( `gutenberg/${ list }` );
				const card = library.cards
					.filter( { hasText: 'FREE' } )
					.first();
				await expect( card.locator( 'img' ) ).toHaveCount( 1 );
				await card.hover();
				await expect(
					card.getByRole( 'button', { name: 'Insert', exact: true } )
				).toBeVisible();
				await expect( card.getByText( 'Downloads' ) ).toHaveCount( 0 );
				expect(
					await card
						.locator( 'img' )
						.evaluate( ( image: HTMLImageElement ) =>
							image.decode().then( () => image.naturalWidth > 0 )
						)
				).toBe( true );
			}
		}
	);

	test(
		'The pager turns pages and stops at the ends',
		{ tag: [ '@SHL-046', '@SHL-050' ] },
		async ( { library, page, site } ) => {
			// As many as a page holds, and one more.
			await publish(
				site,
				( [ 'sections', 'pages', 'packs' ] as const ).flatMap(
					( type, index ) =>
						many( index === 0 ? 24 : 25, {
							type,
							platform: 'elementor',
						} )
				)
			);
			await library.visit( 'elementor/blocks' );
			await expect( library.cards ).toHaveCount( 24 );
			await expect( library.pager ).toHaveCount( 0 );
			for ( const tab of [ 'Pages', 'Packs' ] ) {
				await library.tab( tab ).click();
				await expect( library.title ).toHaveText( `All ${ tab }` );
				await expect( library.cards ).toHaveCount( 24 );
				await expect(
					library.pager.getByRole( 'button', { name: /^Page / } )
				).toHaveText( [ '1', '2' ] );
			}
			await library.pager
				.getByRole( 'button', { name: 'Page 2' } )
				.click();
			await expect( library.cards ).toHaveCount( 1 );

			await publish( site, many( 60 ) );
			await library.visit( 'gutenberg/blocks' );
			await expect( library.card( 'Numbered 1' ) ).toBeVisible();
			await expect( library.cards ).toHaveCount( 24 );
			const previous = library.pager.getByRole( 'button', {
				name: 'Previous page',
			} );
			const next = library.pager.getByRole( 'button', {
				name: 'Next page',
			} );
			await expect( previous ).toBeDisabled();
			await next.click();
			await expect( library.card( 'Numbered 25' ) ).toBeVisible();
			expect( library.place.searchParams.get( 'paged' ) ).toBe( '2' );
			await expect( previous ).toBeEnabled();
			await library.pager
				.getByRole( 'button', { name: 'Page 3' } )
				.click();
			await expect( library.card( 'Numbered 60' ) ).toBeVisible();
			await expect( next ).toBeDisabled();
			await page.goBack();
			await expect( library.card( 'Numbered 25' ) ).toBeVisible();
		}
	);

	test(
		'Nothing, a failure and an image that does not load have faces of their own',
		{ tag: [ '@LIB-053', '@LIB-054', '@ERR-004' ] },
		async ( { library, page, site } ) => {
			const nothing = page.getByRole( 'img', { name: 'No items' } );
			for ( const tab of [ 'Packs', 'Pages', 'Blocks' ] ) {
				await ( tab === 'Packs'
					? library.visit( 'elementor/packs' )
					: library.tab( tab ).click() );
				await expect( library.title ).toHaveText( `All ${ tab }` );
				await expect( nothing ).toBeVisible();
			}
			// It is a picture of something.
			expect(
				await nothing.evaluate(
					( { children }: SVGElement ) =>
						[ ...children ].filter( ( shape ) => {
							const { width, height } =
								shape.getBoundingClientRect();
							return width > 20 && height > 20;
						} ).length
				)
			).toBeGreaterThan( 1 );

			await publish( site, [
				{
					slug: 'gone',
					name: 'Gone picture',
					thumbnail: `${ '0'.repeat( 64 ) }.webp`,
				},
			] );
			await library.visit( 'gutenberg/blocks?q=gone' );
			await expect(
				library
					.card( 'Gone picture' )
					.getByText( 'This image failed to load' )
			).toBeVisible();
			await expect( nothing ).toHaveCount( 0 );
			await library.searchBox.fill( 'zeppelin' );
			await library.searchBox.press( 'Enter' );
			await expect( nothing ).toBeVisible();

			// What never had a picture shows what it would be like.
			await publish( site, [ { slug: 'plain', name: 'Plain picture' } ] );
			await library.visit( 'gutenberg/blocks?q=plain' );
			await expect(
				library.card( 'Plain picture' ).locator( '.templately-blank' )
			).toBeVisible();
			await expect(
				page.getByText( 'This image failed to load' )
			).toHaveCount( 0 );

			// The table of items is away, as when a database is being repaired.
			await site.evaluate(
				'global $wpdb; $wpdb->query( "ALTER TABLE {$wpdb->prefix}templately_items RENAME TO {$wpdb->prefix}templately_away" );'
			);
			await library.visit( 'gutenberg/packs' );
			await expect( page.getByRole( 'alert' ) ).toContainText(
				'internal_error: Something went wrong.'
			);
			// It is said once.
			await expect(
				page.getByText( 'Something went wrong.' )
			).toHaveCount( 1 );
			await expect( library.cards ).toHaveCount( 0 );
			await expect( nothing ).toHaveCount( 0 );
			await site.evaluate(
				'global $wpdb; $wpdb->query( "ALTER TABLE {$wpdb->prefix}templately_away RENAME TO {$wpdb->prefix}templately_items" );'
			);
			await library.button( 'Try again' ).click();
			await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();
		}
	);

	test(
		'What the hub puts first stands above the first page of packs, and fails alone',
		{ tag: [ '@LIB-067', '@ERR-015', '@ERR-016' ] },
		async ( { expectAccessible, library, page, photograph, site } ) => {
			await library.visit( 'gutenberg/packs' );
			await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();
			// All that there is stands in the list: no row says it twice.
			await expect( library.featured ).toHaveCount( 0 );
			await publish( site, many( 8, { type: 'packs' } ) );
			const row = library.featured.getByRole( 'article' );
			await library.visit( 'gutenberg/packs' );
			await expect( row ).toHaveCount( 3 );
			await expect( row.first() ).toContainText( 'Numbered 1' );
			await expectAccessible( '.templately-app' );
			await photograph( 'featured' );
			// Only there.
			for ( const place of [
				'packs?plan=pro',
				'packs?q=numbered',
				'pages',
			] ) {
				await library.visit( `gutenberg/${ place }` );
				await expect( library.plan( 'All' ) ).toHaveAccessibleName(
					/\d/
				);
				await expect( library.featured ).toHaveCount( 0 );
			}
			let isAway = true;
			await page.route( /templately.*featured-items/, ( route ) =>
				isAway
					? route.fulfill( {
							status: 503,
							json: { code: 'busy', data: { status: 503 } },
						} )
					: route.continue()
			);
			await library.visit( 'gutenberg/packs' );
			await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();
			await expect( library.app.getByRole( 'alert' ) ).toHaveText(
				/^Featured packs: Something went wrong\./
			);
			isAway = false;
			await library.button( 'Try again' ).click();
			await expect( row ).toHaveCount( 3 );
		}
	);

	test(
		'A tall page slides by at its own pace, for who has a mouse and wants motion',
		{ tag: [ '@LIB-018' ] },
		async ( { library, page } ) => {
			await page.setViewportSize( { width: 1440, height: 900 } );
			await library.visit( 'gutenberg/pages' );
			const mat = library.cards.first().locator( '.templately-mat' );
			const box = await mat.boundingBox();
			expect( ( box?.height ?? 0 ) / ( box?.width ?? 1 ) ).toBeCloseTo(
				4.6 / 4,
				2
			);
			const sheet = mat.locator( 'img' );
			const move = () =>
				sheet.evaluate( ( element: HTMLElement ) => {
					const way = -parseFloat(
						element.style.getPropertyValue( '--templately-pan' )
					);
					const { transitionDuration } = getComputedStyle( element );
					return { way, seconds: parseFloat( transitionDuration ) };
				} );
			await library.cards.first().hover();
			await expect
				.poll( async () => ( await move() ).way )
				.toBeGreaterThan( 300 );
			const { way, seconds } = await move();
			expect( way / seconds ).toBeCloseTo( 150, 0 );
			// Its end is seen above the buttons.
			const height = await sheet.evaluate(
				( element: HTMLElement ) =>
					element.offsetTop + element.offsetHeight
			);
			expect( height - way ).toBeLessThan( box?.height ?? 0 );

			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await expect( sheet ).toHaveCSS( 'transform', 'none' );
		}
	);

	test( 'Nothing jumps while a list and its counts arrive', async ( {
		library,
		page,
		site,
	} ) => {
		await publish( site, many( 5, { type: 'packs' } ) );
		await page.setViewportSize( { width: 1440, height: 900 } );
		for ( const list of [ 'packs', 'pages', 'blocks' ] ) {
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
			await library.visit( `gutenberg/${ list }` );
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
			expect( [ await rows(), await search() ] ).toEqual( before );
			await page.unrouteAll( { behavior: 'ignoreErrors' } );
		}
	} );

	test(
		'The header comes along past 250 px',
		{ tag: [ '@SHL-038' ] },
		async ( { library, page, site } ) => {
			await publish( site, many( 24, { type: 'packs' } ) );
			const header = library.app.locator( '.templately-header' );
			await library.visit( 'gutenberg/packs' );
			await expect( library.card( 'Numbered 12' ) ).toBeVisible();
			for ( const width of [ 1440, 390 ] ) {
				await page.setViewportSize( { width, height: 700 } );
				// And until what the page does about it is drawn.
				const scrollTo = ( top: number ) =>
					page.evaluate( async ( y ) => {
						const isScrolled = new Promise( ( done ) =>
							document.addEventListener( 'scroll', done, {
								once: true,
							} )
						);
						window.scrollTo( 0, y );
						await isScrolled;
						for ( let frame = 0; frame < 2; frame++ ) {
							await new Promise( requestAnimationFrame );
						}
					}, top );
				await scrollTo( 250 );
				await expect( header ).toHaveCSS( 'position', 'static' );
				await scrollTo( 251 );
				await expect( header ).toHaveCSS( 'position', 'sticky' );
				await expect( header ).toBeInViewport();
				await scrollTo( 200 );
				await expect( header ).toHaveCSS( 'position', 'static' );
			}
		}
	);
} );

test.describe( 'Details', () => {
	test(
		'A pack shows what is in it, and has no Insert',
		{ tag: [ '@ITM-016', '@ITM-024' ] },
		async ( { library, page, site } ) => {
			await publish( site, [
				{ slug: 'larder', name: 'Larder', type: 'packs' },
				{ slug: 'cellar', name: 'Cellar', type: 'packs' },
			] );
			await publish( site, [
				{ slug: 'jam', name: 'Jam', type: 'pages', pack: 'larder' },
				{ slug: 'salt', name: 'Salt', type: 'pages', pack: 'larder' },
				{ slug: 'oil', name: 'Oil', pack: 'larder' },
				{ slug: 'wine', name: 'Wine', type: 'pages', pack: 'cellar' },
				{ slug: 'alone', name: 'Alone', type: 'pages' },
			] );
			await library.signIn();
			await library.visit( 'gutenberg/packs/larder' );
			await expect( library.title ).toHaveText( 'Larder' );
			for ( const [ region, type, names ] of [
				[ 'Layouts', 'pages', [ 'Jam', 'Salt' ] ],
				[ 'Blocks', 'blocks', [ 'Oil' ] ],
			] as const ) {
				const cards = page
					.getByRole( 'region', { name: `${ region } in this pack` } )
					.getByRole( 'article' );
				await expect( cards ).toHaveCount( names.length );
				for ( const name of names ) {
					await expect(
						cards.getByRole( 'link', { name, exact: true } )
					).toHaveAttribute(
						'href',
						new RegExp(
							`gutenberg%2F${ type }%2F${ name.toLowerCase() }`
						)
					);
				}
			}
			await expect(
				page
					.locator( '.templately-details__head' )
					.getByRole( 'button', { name: 'Insert', exact: true } )
			).toHaveCount( 0 );
		}
	);

	test(
		'A block shows screenshots, its description and Insert',
		{ tag: [ '@ITM-014', '@ITM-022', '@ITM-023' ] },
		async ( { library, page, site } ) => {
			// Two pictures that are on the hub already.
			const [ first = '', second = '' ] = (
				await site.evaluate(
					`global $wpdb; echo implode( ' ', $wpdb->get_row( "SELECT thumbnail2, thumbnail3 FROM {$wpdb->prefix}templately_items WHERE slug = 'vesper-quince'", ARRAY_N ) );`
				)
			).split( ' ' );
			await publish( site, [
				{
					slug: 'described',
					name: 'Described',
					screenshots: [
						{ file: first, width: 800, height: 600, alt: 'Lit' },
						{ file: second, width: 800, height: 600, alt: 'Dark' },
					],
					description:
						'<h3>Of oak</h3><p>Lit by <strong>one</strong> fire.</p><script>document.title = "hacked"</script>',
				},
			] );
			await library.visit( 'gutenberg/blocks/described' );
			const gallery = page.getByRole( 'region', { name: 'Screenshots' } );
			const strip = gallery
				.getByRole( 'group', { name: 'All screenshots' } )
				.getByRole( 'button' );
			await expect( strip ).toHaveCount( 2 );
			for ( const [ index, [ file, alt ] ] of [
				[ first, 'Lit' ],
				[ second, 'Dark' ],
			].entries() ) {
				await strip.nth( index ).click();
				const shown = gallery
					.getByRole( 'group', {
						name: `Screenshot ${ index + 1 } of 2`,
					} )
					.getByRole( 'img', { name: alt } );
				await expect( shown ).toHaveAttribute(
					'src',
					new RegExp( `/${ file }$` )
				);
				await expect(
					strip.nth( index ).locator( 'img' )
				).toHaveAttribute( 'src', new RegExp( `/${ file }$` ) );
			}
			await expect(
				page.locator( 'strong', { hasText: 'one' } )
			).toBeVisible();
			await expect(
				page.getByRole( 'heading', { name: 'Of oak', level: 3 } )
			).toBeVisible();
			await expect( library.button( 'Insert' ) ).toBeVisible();
			expect( await page.title() ).not.toContain( 'hacked' );
		}
	);

	test(
		'What costs money and was not bought offers Purchase; bought in another tab, it can be inserted',
		{ tag: [ '@ITM-014', '@ITM-015' ] },
		async ( { library, page, site } ) => {
			await site.evaluate(
				`( new Templately\\Storage\\Settings() )->change( array( 'administrators_plan' => 'free' ) );`
			);
			await publish( site, [
				{ slug: 'paid', name: 'Paid block', plan: 'pro', price: 49 },
			] );
			await library.signIn();
			await library.visit( 'gutenberg/blocks/paid' );
			const purchase = page
				.locator( '.templately-details__head' )
				.getByText( 'Purchase', { exact: true } );
			await expect( page.getByText( '$49' ).first() ).toBeVisible();
			// Without a shop nothing leads to it.
			await expect( purchase ).toHaveCount( 0 );
			await site.evaluate(
				`( new Templately\\Storage\\Settings() )->set_link( 'checkout', '${ site.url }/' );`
			);
			await page.reload();
			await expect( purchase ).toBeVisible();
			await expect( library.button( 'Insert' ) ).toHaveCount( 0 );
			const checkout = page.waitForEvent( 'popup' );
			await purchase.click();
			// Once it is there: a tab that is closed on its way may never close.
			const shop = await checkout;
			await shop.waitForLoadState();
			await shop.close();
			await site.evaluate(
				`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET plan = 'pro_yearly'" );`
			);
			await expect( purchase ).toBeVisible();
			// A page that a test drives is never hidden: this is what a browser says when its tab is shown again.
			await page.evaluate( () =>
				document.dispatchEvent( new Event( 'visibilitychange' ) )
			);
			await expect( library.button( 'Insert' ) ).toBeVisible();
			await expect( purchase ).toHaveCount( 0 );
		}
	);
} );
