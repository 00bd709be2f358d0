import { publish } from '../designs';
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
		const links: [ string, RegExp | string, string ][] = [
			[ 'Warm', /^\d+$/, 'tag_id' ],
			[ 'Kitchens', 'kitchens', 'category' ],
			[ 'Menu card', 'menu-card', 'templateType' ],
		];
		const others = [ 'Warm too', 'Kitchen too', 'Menu too' ];
		for ( const [ index, [ name, value, argument ] ] of links.entries() ) {
			await library.visit( 'gutenberg/pages/supper' );
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

		// Tags stand below the content; for who has a plan for life below everything else.
		const after = async () => {
			await library.visit( 'gutenberg/pages/supper' );
			const tags = library.app.getByRole( 'list', { name: 'Tags' } );
			await expect( tags.getByRole( 'listitem' ) ).toHaveText( [
				'Slow',
				'Warm',
			] );
			return tags.evaluate( ( list ) => {
				const all = [ ...document.querySelectorAll( '*' ) ];
				const follows = ( selector: string ) =>
					all.indexOf( list ) >
					all.findIndex( ( element ) => element.matches( selector ) );
				return [
					follows( '.templately-prose' ),
					follows( '.templately-details__aside' ),
				];
			} );
		};
		expect( await after() ).toEqual( [ true, false ] );
		await expectAccessible( '.templately-app' );
		await photograph( 'details-tags' );
		await library.continueAs();
		await site.evaluate(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}templately_accounts SET plan = 'pro_lifetime', is_local = 0" );`
		);
		expect( await after() ).toEqual( [ true, true ] );

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
