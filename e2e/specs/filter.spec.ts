import type { Page } from '@playwright/test';
import { publish } from '../designs';
import { expect, test } from '../test';

const filterOf = ( page: Page ) => page.getByRole( 'form', { name: 'Filter' } );

/** The ids that an address names. */
const idsIn = ( address: URL, name: string ) =>
	( address.searchParams.get( name ) ?? '' ).split( ',' ).filter( Boolean );

test.describe( 'Filter', () => {
	test(
		'Packs have categories, others types; Filter asks, and Reset takes it back',
		{
			tag: [
				'@LIB-006',
				'@LIB-033',
				'@LIB-034',
				'@LIB-037',
				'@LIB-038',
				'@LIB-039',
				'@LIB-049',
				'@LIB-052',
			],
		},
		async ( { expectAccessible, library, page, photograph, site } ) => {
			const food = { slug: 'food-drink', name: 'Food & Drink' };
			const shops = { slug: 'shops', name: 'Shops' };
			await publish( site, [
				{
					slug: 'bakery',
					name: 'Bakery',
					type: 'packs',
					categories: [ food ],
				},
				{
					slug: 'tavern',
					name: 'Tavern',
					type: 'packs',
					categories: [ food ],
				},
				{
					slug: 'kiosk',
					name: 'Kiosk',
					type: 'packs',
					categories: [ shops ],
				},
				{
					slug: 'menu-page',
					name: 'Menu page',
					type: 'pages',
					template_type: { slug: 'menu-card', name: 'Menu card' },
				},
				{ slug: 'plain-page', name: 'Plain page', type: 'pages' },
			] );
			await library.visit( 'gutenberg/packs' );
			const filter = filterOf( page );
			await expect(
				filter.getByRole( 'group', { name: 'Categories' } )
			).toContainText( 'Food & Drink2' );
			await expect(
				filter.getByRole( 'group', { name: 'Types' } )
			).toHaveCount( 0 );
			const submit = filter.getByRole( 'button', {
				name: 'Filter',
				exact: true,
			} );
			const reset = filter.getByRole( 'button', { name: 'Reset' } );
			await expect( submit ).toBeDisabled();
			await expect( reset ).toHaveCount( 0 );

			await filter.getByText( 'Food & Drink' ).click();
			// Nothing is asked for before Filter is pressed.
			await expect( library.card( 'Kiosk' ) ).toBeVisible();
			await submit.click();
			await expect( library.cards ).toHaveCount( 2 );
			await expect( library.card( 'Bakery' ) ).toBeVisible();
			await expect( library.card( 'Tavern' ) ).toBeVisible();
			// What it began with is a list without a filter.
			await expect( submit ).toBeEnabled();
			expect( library.place.searchParams.get( 'category' ) ).toBe(
				'food-drink'
			);
			await expectAccessible( '.templately-app' );
			await photograph( 'filter' );

			// Another list begins unfiltered.
			await library.tab( 'Pages' ).click();
			await expect(
				filter.getByRole( 'group', { name: 'Types' } )
			).toContainText( 'Menu card1' );
			await expect(
				filter.getByRole( 'group', { name: 'Categories' } )
			).toHaveCount( 0 );
			expect( library.place.searchParams.has( 'category' ) ).toBe(
				false
			);
			await expect( library.card( 'Plain page' ) ).toBeVisible();
			await filter.getByText( 'Menu card' ).click();
			await submit.click();
			await expect( library.cards ).toHaveCount( 1 );
			await expect( library.card( 'Menu page' ) ).toBeVisible();
			expect( library.place.searchParams.get( 'templateType' ) ).toBe(
				'menu-card'
			);

			await reset.click();
			await expect( library.card( 'Plain page' ) ).toBeVisible();
			expect( library.place.searchParams.has( 'templateType' ) ).toBe(
				false
			);
			await expect( reset ).toHaveCount( 0 );
		}
	);

	test(
		'Plugins are included and excluded, one by one and all at once',
		{ tag: [ '@LIB-035', '@LIB-040', '@LIB-041', '@LIB-042', '@LIB-047' ] },
		async ( { library, page, site } ) => {
			const shop = { slug: 'shop-plugin', name: 'Shop plugin' };
			const form = {
				slug: 'form-plugin',
				name: 'Form plugin',
				is_pro: true,
			};
			await publish( site, [
				{
					slug: 'with-shop',
					name: 'With shop',
					dependencies: [ shop ],
				},
				{
					slug: 'with-both',
					name: 'With both',
					dependencies: [ shop, form ],
				},
				{
					slug: 'with-form',
					name: 'With form',
					plan: 'pro',
					price: 9,
					dependencies: [ form ],
				},
			] );
			await library.visit( 'gutenberg/blocks' );
			const filter = filterOf( page );
			const shopMark = filter.getByRole( 'button', {
				name: /^Shop plugin/,
			} );
			const formMark = filter.getByRole( 'button', {
				name: /^Form plugin/,
			} );
			const allMark = filter.getByRole( 'button', {
				name: /^Dependencies/,
			} );
			const submit = filter.getByRole( 'button', {
				name: 'Filter',
				exact: true,
			} );
			await expect( formMark ).toHaveText( 'Form pluginPro' );

			await shopMark.click();
			await expect( shopMark ).toHaveText( 'Shop pluginInclude' );
			await formMark.click();
			await formMark.click();
			await expect( formMark ).toHaveText( 'Form pluginProExclude' );
			await expect( allMark ).toHaveAccessibleName( 'Dependencies some' );
			await submit.click();
			await expect( library.cards ).toHaveCount( 1 );
			await expect( library.card( 'With shop' ) ).toBeVisible();
			const included = idsIn( library.place, 'include' );
			const excluded = idsIn( library.place, 'exclude' );
			expect( [ included.length, excluded.length ] ).toEqual( [ 1, 1 ] );
			expect( included ).not.toEqual( excluded );

			// What the address says is what is marked.
			await page.reload();
			await expect( shopMark ).toHaveText( 'Shop pluginInclude' );
			await expect( formMark ).toHaveText( 'Form pluginProExclude' );
			await expect( library.cards ).toHaveCount( 1 );

			await allMark.click();
			await expect( allMark ).toHaveAccessibleName(
				'Dependencies Include'
			);
			await submit.click();
			await expect( library.card( 'With both' ) ).toBeVisible();
			await expect( library.cards ).toHaveCount( 1 );
			expect( idsIn( library.place, 'include' ).sort() ).toEqual(
				[ ...included, ...excluded ].sort()
			);
			await allMark.click();
			await expect( shopMark ).toHaveText( 'Shop pluginExclude' );
			await allMark.click();
			await expect( shopMark ).toHaveText( 'Shop plugin' );

			const price = filter.getByRole( 'button', {
				name: /designs/,
			} );
			await expect( price ).toHaveAccessibleName(
				'Free and Pro designs'
			);
			await price.click();
			await expect( price ).toHaveAccessibleName(
				'Only designs that are Free'
			);
			await price.click();
			await expect( price ).toHaveAccessibleName(
				'Only designs that are Pro'
			);
			await submit.click();
			await expect( library.card( 'With form' ) ).toBeVisible();
			await expect( library.card( 'With shop' ) ).toHaveCount( 0 );
			expect( library.place.searchParams.get( 'activeFilter' ) ).toBe(
				'pro'
			);
		}
	);

	test(
		'Tags are chosen from a menu, and everything comes back from the address',
		{ tag: [ '@LIB-036', '@LIB-039', '@LIB-046', '@LIB-048' ] },
		async ( { library, page, site } ) => {
			const tags = Array.from(
				{ length: 20 },
				( _, index ) =>
					`Tag ${ String( index + 1 ).padStart( 2, '0' ) }`
			);
			await publish( site, [
				{ slug: 'tagged-all', name: 'Tagged all', tags },
				{
					slug: 'tagged-two',
					name: 'Tagged two',
					tags: [ 'Tag 01', 'Tag 07' ],
				},
				{ slug: 'tagged-one', name: 'Tagged one', tags: [ 'Tag 07' ] },
			] );
			await library.visit( 'gutenberg/blocks' );
			const filter = filterOf( page );
			const field = filter.getByLabel( 'Tags' );
			await field.click();
			const menu = page.getByRole( 'listbox' );
			await expect( menu.getByRole( 'option' ).first() ).toBeVisible();
			await expect( menu ).toHaveCSS( 'max-height', '200px' );
			await menu.getByRole( 'option', { name: 'Tag 01' } ).click();
			await field.fill( 'Tag 07' );
			await field.press( 'Enter' );
			await filter
				.getByRole( 'button', { name: 'Filter', exact: true } )
				.click();
			await expect( library.cards ).toHaveCount( 2 );
			await expect( library.card( 'Tagged one' ) ).toHaveCount( 0 );
			const ids = idsIn( library.place, 'tags' );
			expect( ids ).toHaveLength( 2 );

			await library.visit(
				`gutenberg/blocks?tags=${ ids.join( ',' ) }&activeFilter=free`
			);
			await expect( library.cards ).toHaveCount( 2 );
			// Twice each: for the eye, and for who hears it.
			await expect( filter.getByText( 'Tag 07' ).first() ).toBeVisible();
			await expect(
				filter.getByRole( 'button', {
					name: 'Only designs that are Free',
				} )
			).toHaveAttribute( 'aria-pressed', 'true' );

			// All of it is taken back at once.
			await filter.getByRole( 'button', { name: 'Reset' } ).click();
			await expect( library.card( 'Tagged one' ) ).toBeVisible();
			expect( [ ...library.place.searchParams.keys() ].sort() ).toEqual( [
				'page',
				'path',
			] );
			await expect( filter.getByText( 'Tag 07' ) ).toHaveCount( 0 );
		}
	);

	test( 'Where there is no room a dialog has the filter', async ( {
		library,
		page,
	} ) => {
		await page.setViewportSize( { width: 700, height: 900 } );
		await library.visit( 'gutenberg/packs' );
		await expect( library.cards.first() ).toBeVisible();
		await expect( filterOf( page ) ).toHaveCount( 0 );
		await library.app.getByRole( 'button', { name: 'Filter' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Filter' } );
		await expect(
			dialog.getByRole( 'group', { name: 'Categories' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	} );

	test.describe( 'when a list cannot be had', () => {
		test.use( { expectedMessages: [ /Failed to load resource/ ] } );

		test( 'The panel says which, the list of designs stays, and it is asked again', async ( {
			library,
			page,
		} ) => {
			let isCut = true;
			await page.route( /templately.{1,6}v1.{1,6}tags/, ( route ) =>
				isCut
					? route.fulfill( {
							status: 503,
							json: {
								code: 'hub_unreachable',
								message: 'The library cannot be reached.',
								data: { status: 503 },
							},
						} )
					: route.continue()
			);
			await library.visit( 'gutenberg/packs' );
			const filter = filterOf( page );
			await expect( filter.getByRole( 'alert' ) ).toContainText(
				'This list could not be loaded.'
			);
			await expect( library.cards.first() ).toBeVisible();
			isCut = false;
			await filter.getByRole( 'button', { name: 'Try again' } ).click();
			await expect( filter.getByLabel( 'Tags' ) ).toBeVisible();
			await expect( filter.getByRole( 'alert' ) ).toHaveCount( 0 );
		} );
	} );
} );
