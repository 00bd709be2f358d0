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
			await publish( site, [
				{
					slug: 'st',
					name: 'Starter block',
					plan: 'starter',
					price: 5,
				},
				{ slug: 'pr', name: 'Pro block', plan: 'pro', price: 49 },
				{ slug: 'fr', name: 'Free block' },
			] );
			await library.visit( 'gutenberg/blocks' );
			await expect( library.title ).toHaveText( 'All Blocks' );
			const counts = JSON.parse(
				await site.evaluate(
					`$request = new WP_REST_Request( 'GET', '/templately/v1/items-count' ); echo wp_json_encode( rest_do_request( $request )->get_data() );`
				)
			) as Record< string, Record< string, Record< string, number > > >;
			const blocks = counts.gutenberg?.sections;
			await expect( library.plan( 'All' ) ).toHaveAccessibleName(
				`All ${ blocks?.total }`
			);
			await expect( library.plan( 'Starter' ) ).toHaveAccessibleName(
				`Starter ${ blocks?.starter }`
			);
			await expect( library.plan( 'Pro' ) ).toHaveAccessibleName(
				`Pro ${ blocks?.pro }`
			);
			await library.plan( 'Pro' ).click();
			await expect( library.card( 'Pro block' ) ).toBeVisible();
			await expect( library.card( 'Free block' ) ).toHaveCount( 0 );
			await expect( library.cards ).toHaveCount( blocks?.pro ?? -1 );
			await expect(
				library.card( 'Pro block' ).getByText( 'Pro', { exact: true } )
			).toBeVisible();
			await library.plan( 'Starter' ).click();
			await expect(
				library
					.card( 'Starter block' )
					.getByText( 'Starter', { exact: true } )
			).toBeVisible();
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
				page.getByText( 'You are looking for: quincunx' )
			).toBeVisible();
			await expect( library.cards ).toHaveCount( 1 );
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
		async ( { library } ) => {
			await library.visit( 'gutenberg/packs' );
			const pack = library.card( 'Vesper & Quince' );
			await expect( pack.locator( 'img' ) ).toHaveCount( 3 );
			await pack.hover();
			await expect(
				pack.getByRole( 'button', { name: 'Insert', exact: true } )
			).toHaveCount( 0 );
			await expect( pack.getByText( 'Downloads' ) ).toBeAttached();
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
			await library.visit( 'elementor/packs' );
			await expect(
				page.getByRole( 'img', { name: 'No items' } )
			).toBeVisible();

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

			// The table of items is away, as when a database is being repaired.
			await site.evaluate(
				'global $wpdb; $wpdb->query( "ALTER TABLE {$wpdb->prefix}templately_items RENAME TO {$wpdb->prefix}templately_away" );'
			);
			await library.visit( 'gutenberg/packs' );
			await expect( page.getByRole( 'alert' ) ).toContainText(
				'internal_error: Something went wrong.'
			);
			await expect( library.cards ).toHaveCount( 0 );
			await expect(
				page.getByRole( 'img', { name: 'No items' } )
			).toHaveCount( 0 );
			await site.evaluate(
				'global $wpdb; $wpdb->query( "ALTER TABLE {$wpdb->prefix}templately_away RENAME TO {$wpdb->prefix}templately_items" );'
			);
			await library.button( 'Try again' ).click();
			await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();
		}
	);

	test(
		'A visitor may browse without signing in',
		{ tag: [ '@ACC-088' ] },
		async ( { library, page } ) => {
			await library.visit( 'gutenberg/packs' );
			await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();
			await expect(
				page.getByRole( 'link', { name: 'Login' } )
			).toBeVisible();
			await library.visit( 'gutenberg/packs/vesper-quince' );
			await expect( library.title ).toHaveText( 'Vesper & Quince' );
		}
	);
} );

test.describe( 'Details', () => {
	test(
		'A pack shows what is in it, and has no Insert',
		{ tag: [ '@ITM-016', '@ITM-024' ] },
		async ( { library, page } ) => {
			await library.continueAs();
			await library.visit( 'gutenberg/packs/vesper-quince' );
			await expect( library.title ).toHaveText( 'Vesper & Quince' );
			await expect(
				page.getByRole( 'region', { name: 'Pages in this pack' } )
			).toBeVisible();
			await expect(
				page
					.getByRole( 'region', { name: 'Blocks in this pack' } )
					.getByRole( 'article' )
					.first()
			).toBeVisible();
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
			await publish( site, [
				{
					slug: 'described',
					name: 'Described',
					description:
						'<p>Lit by <strong>one</strong> fire.</p><script>document.title = "hacked"</script>',
				},
			] );
			await library.visit( 'gutenberg/blocks/described' );
			await expect(
				page.getByRole( 'region', { name: 'Screenshots' } )
			).toBeVisible();
			await expect(
				page.locator( 'strong', { hasText: 'one' } )
			).toBeVisible();
			await expect( library.button( 'Insert' ) ).toBeVisible();
			expect( await page.title() ).not.toContain( 'hacked' );
		}
	);

	test(
		'What costs money and was not bought offers Purchase',
		{ tag: [ '@ITM-014', '@ITM-015' ] },
		async ( { library, page, site } ) => {
			await site.evaluate(
				`add_option( 'unused', 1 ); ( new Templately\\Storage\\Settings() )->change( array( 'administrators_plan' => 'free' ) );`
			);
			await publish( site, [
				{ slug: 'paid', name: 'Paid block', plan: 'pro', price: 49 },
			] );
			await library.continueAs();
			await library.visit( 'gutenberg/blocks/paid' );
			await expect( page.getByText( '$49' ).first() ).toBeVisible();
			await expect(
				page
					.locator( '.templately-details__head' )
					.getByText( 'Purchase', { exact: true } )
			).toBeVisible();
			await expect( library.button( 'Insert' ) ).toHaveCount( 0 );
		}
	);
} );
