import { publish } from '../designs';
import { timersOf } from '../support/timers';
import { expect, test } from '../test';

test.describe( 'Places', () => {
	test(
		'The place is in the argument named path, and leaves WordPress its own',
		{
			tag: [ '@SHL-001', '@SHL-003', '@SHL-007', '@LIB-001', '@LIB-011' ],
		},
		async ( { library, site } ) => {
			for ( const [ tab, title ] of [
				[ 'Packs', 'All Packs' ],
				[ 'Blocks', 'All Blocks' ],
				[ 'Pages', 'All Pages' ],
			] as const ) {
				await library.visit( `gutenberg/${ tab.toLowerCase() }` );
				await expect( library.title ).toHaveText( title );
				await expect( library.tab( tab ) ).toHaveAttribute(
					'aria-current',
					'page'
				);
				expect( library.place.searchParams.get( 'page' ) ).toBe(
					'templately'
				);
				expect( library.place.searchParams.get( 'path' ) ).toBe(
					`gutenberg/${ tab.toLowerCase() }`
				);
			}
			const designs = {
				gutenberg: 'Of Gutenberg',
				elementor: 'Of Elementor',
			} as const;
			await publish( site, [
				{ slug: 'of-gutenberg', name: designs.gutenberg },
				{
					slug: 'of-elementor',
					name: designs.elementor,
					platform: 'elementor',
				},
			] );
			for ( const [ platform, other ] of [
				[ 'gutenberg', 'elementor' ],
				[ 'elementor', 'gutenberg' ],
			] as const ) {
				await library.visit( `${ platform }/blocks` );
				await expect( library.title ).toHaveText( 'All Blocks' );
				await expect(
					library.card( designs[ platform ] )
				).toBeVisible();
				await expect( library.card( designs[ other ] ) ).toHaveCount(
					0
				);
				for ( const tab of [ 'Packs', 'Blocks', 'Pages' ] ) {
					await expect( library.tab( tab ) ).toHaveAttribute(
						'href',
						new RegExp(
							`path=${ platform }%2F${ tab.toLowerCase() }$`
						)
					);
				}
				await expect(
					library.app.locator( '.templately-brand' )
				).toHaveAttribute(
					'href',
					new RegExp( `path=${ platform }%2Fpacks$` )
				);
			}
			// Where somebody goes is in it as well.
			await library.tab( 'Packs' ).click();
			await expect( library.title ).toHaveText( 'All Packs' );
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'elementor/packs'
			);
			expect( library.place.searchParams.get( 'page' ) ).toBe(
				'templately'
			);
		}
	);

	test(
		'No path leads to the packs of the platform; an unknown one to those of elementor',
		{ tag: [ '@SHL-019', '@SHL-020', '@SHL-021', '@LIB-003' ] },
		async ( { library, page } ) => {
			await library.visit();
			await expect( library.title ).toHaveText( 'All Packs' );
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'gutenberg/packs'
			);
			await library.visit( 'gutenberg/nothing/at/all' );
			await expect( library.title ).toHaveText( 'All Packs' );
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'elementor/packs'
			);
			// The platform chosen last is the one that no path leads to; an address chooses none.
			await library.visit();
			await expect( library.title ).toHaveText( 'All Packs' );
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'gutenberg/packs'
			);
			await library.button( 'Platform: Gutenberg' ).click();
			await page
				.getByRole( 'menuitemradio', { name: 'Elementor' } )
				.click();
			await expect(
				library.button( 'Platform: Elementor' )
			).toBeVisible();
			await library.visit();
			await expect( library.title ).toHaveText( 'All Packs' );
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'elementor/packs'
			);
		}
	);

	test(
		'Cards lead to details, and Back to Library returns',
		{ tag: [ '@ACC-088', '@SHL-009', '@SHL-010', '@ITM-013', '@ITM-021' ] },
		async ( { library, page, site } ) => {
			await publish( site, [
				{ slug: 'a-page', name: 'A page', type: 'pages' },
				{ slug: 'a-block', name: 'A block' },
			] );
			for ( const [ list, name, place ] of [
				[ 'packs', 'Vesper & Quince', 'packs/vesper-quince' ],
				[ 'pages', 'A page', 'pages/a-page' ],
				[ 'blocks', 'A block', 'blocks/a-block' ],
			] as const ) {
				await library.visit( `gutenberg/${ list }` );
				await library
					.card( name )
					.getByRole( 'link', { name, exact: true } )
					.click();
				await expect( library.title ).toHaveText( name );
				expect( library.place.searchParams.get( 'path' ) ).toBe(
					`gutenberg/${ place }`
				);
				// Nobody is signed in.
				await expect(
					page.getByRole( 'link', { name: 'Login' } )
				).toBeVisible();
				await page
					.getByRole( 'link', { name: 'Back to Library' } )
					.click();
				await expect( library.card( name ) ).toBeVisible();
				expect( library.place.searchParams.get( 'path' ) ).toBe(
					`gutenberg/${ list }`
				);
			}
		}
	);

	test(
		'Back to Library leads to the list of what somebody came to directly',
		{ tag: [ '@ITM-021' ] },
		async ( { library, page, site } ) => {
			await publish( site, [
				{ slug: 'a-page', name: 'A page', type: 'pages' },
				{ slug: 'a-block', name: 'A block' },
				{
					slug: 'an-other',
					name: 'An other',
					platform: 'elementor',
				},
			] );
			for ( const [ list, slug, name ] of [
				[ 'gutenberg/pages', 'a-page', 'A page' ],
				[ 'elementor/blocks', 'an-other', 'An other' ],
			] as const ) {
				await library.visit( `${ list }/${ slug }` );
				await expect( library.title ).toHaveText( name );
				const back = page.getByRole( 'link', {
					name: 'Back to Library',
				} );
				const address = new URL(
					( await back.getAttribute( 'href' ) ) ?? '',
					page.url()
				);
				expect( address.searchParams.get( 'path' ) ).toBe( list );
				await back.click();
				await expect( library.card( name ) ).toBeVisible();
				expect( library.place.searchParams.get( 'path' ) ).toBe( list );
			}
		}
	);

	test(
		'Back to Library returns to the page of the list that was left',
		{ tag: [ '@ITM-021' ] },
		async ( { library, page, site } ) => {
			await publish(
				site,
				Array.from( { length: 30 }, ( _, index ) => ( {
					slug: `turned-${ index }`,
					name: `Turned ${ index }`,
					downloads: 90000,
				} ) )
			);
			// As popular as each other: the newest is the first.
			await library.visit( 'gutenberg/blocks?q=turned&paged=2' );
			await library
				.card( 'Turned 2' )
				.getByRole( 'link', { name: 'Turned 2', exact: true } )
				.click();
			await expect( library.title ).toHaveText( 'Turned 2' );
			await page.getByRole( 'link', { name: 'Back to Library' } ).click();
			await expect( library.card( 'Turned 2' ) ).toBeVisible();
			expect( library.place.searchParams.get( 'q' ) ).toBe( 'turned' );
			expect( library.place.searchParams.get( 'paged' ) ).toBe( '2' );
		}
	);

	test(
		'All calls go to the root that the page names, with its nonce',
		{ tag: [ '@RST-001' ] },
		async ( { library, page, site } ) => {
			// Without pretty addresses the API is elsewhere.
			await site.evaluate(
				`update_option( 'permalink_structure', '' );`
			);
			const calls: Array< { url: URL; nonce: string | undefined } > = [];
			page.on( 'request', ( request ) => {
				if ( /templately(%2F|\/)v1/.test( request.url() ) ) {
					calls.push( {
						url: new URL( request.url() ),
						nonce: request.headers()[ 'x-wp-nonce' ],
					} );
				}
			} );
			await library.signIn();
			await library.visit( 'gutenberg/packs' );
			await expect( library.card( 'Vesper & Quince' ) ).toBeVisible();
			const nonce = await page.evaluate(
				() => window.wp.apiFetch.nonceMiddleware.nonce as string
			);
			expect( calls.length ).toBeGreaterThan( 3 );
			for ( const call of calls ) {
				expect( call.url.pathname ).toBe( '/index.php' );
				expect( call.url.searchParams.get( 'rest_route' ) ).toMatch(
					/^\/templately\/v1\//
				);
			}
			expect( [
				...new Set( calls.map( ( call ) => call.nonce ) ),
			] ).toEqual( [ nonce ] );
		}
	);

	test(
		'An address that WordPress opens in a new tab is the same place',
		{ tag: [ '@SHL-009' ] },
		async ( { library } ) => {
			await library.visit( 'gutenberg/packs' );
			const href = await library
				.card( 'Vesper & Quince' )
				.getByRole( 'link', { name: 'Vesper & Quince', exact: true } )
				.getAttribute( 'href' );
			await library.page.goto( href ?? '' );
			await expect( library.title ).toHaveText( 'Vesper & Quince' );
		}
	);
} );

test.describe( 'Header', () => {
	test(
		'Tabs, platform and account',
		{
			tag: [ '@SHL-025', '@SHL-026', '@SHL-030', '@SHL-031', '@LIB-004' ],
		},
		async ( { library, page } ) => {
			await library.signIn();
			await library.visit( 'gutenberg/blocks' );
			const expectTabs = async ( platform: string ) => {
				for ( const tab of [ 'Packs', 'Blocks' ] ) {
					await library.tab( tab ).click();
					await expect( library.title ).toHaveText( `All ${ tab }` );
					expect( library.place.searchParams.get( 'path' ) ).toBe(
						`${ platform }/${ tab.toLowerCase() }`
					);
				}
			};
			await expectTabs( 'gutenberg' );
			await page
				.getByRole( 'button', { name: 'Platform: Gutenberg' } )
				.click();
			await page
				.getByRole( 'menuitemradio', { name: 'Elementor' } )
				.click();
			await expect( library.title ).toHaveText( 'All Blocks' );
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'elementor/blocks'
			);
			await expectTabs( 'elementor' );
			await expect( library.account ).toBeVisible();
			await expect( library.close ).toHaveCount( 0 );
		}
	);

	test(
		'Pages are for those with the read capability',
		{ tag: [ '@SHL-027' ] },
		async ( { library, signInAs } ) => {
			await library.visit( 'gutenberg/packs' );
			await expect( library.tab( 'Pages' ) ).toBeVisible();
			await signInAs( 'author' );
			await library.visit( 'gutenberg/packs' );
			await expect( library.tab( 'Blocks' ) ).toBeVisible();
			await expect( library.tab( 'Pages' ) ).toHaveCount( 0 );
		}
	);

	test(
		'Login carries where somebody was',
		{ tag: [ '@SHL-036', '@SHL-005', '@ACC-028' ] },
		async ( { library, page } ) => {
			await library.visit( 'gutenberg/blocks?q=menu' );
			await page.getByRole( 'link', { name: 'Login' } ).click();
			const target = library.place.searchParams.get( 'redirect-to' );
			expect( target ).toContain( 'gutenberg/blocks' );
			await page.getByRole( 'button', { name: /^Continue as / } ).click();
			await expect( library.title ).toHaveText( 'All Blocks' );
			expect( library.place.searchParams.get( 'q' ) ).toBe( 'menu' );
		}
	);

	test(
		'The account menu has Logout, and closes a moment after a click elsewhere',
		{ tag: [ '@SHL-037', '@SHL-040', '@SHL-041', '@ACC-074' ] },
		async ( { library, page } ) => {
			await library.signIn();
			await library.visit( 'gutenberg/packs' );
			await expect( library.cards.first() ).toBeVisible();
			await library.account.click();
			const logout = page.getByRole( 'menuitem', { name: 'Logout' } );
			await expect(
				page
					.getByRole( 'menu', { name: /^Account: / } )
					.getByRole( 'menuitem' )
			).toHaveText( [
				'Manage Account',
				'Profile',
				'My Favourites',
				'My Downloads',
				'Purchased Items',
				'Logout',
			] );
			const timers = await timersOf( page );
			await library.title.click();
			await expect( logout ).toHaveCount( 0 );
			expect( await timers() ).toContain( 100 );
			await library.account.click();
			await logout.click();
			await expect(
				page.getByRole( 'button', { name: 'Sign In', exact: true } )
			).toBeVisible();
			await expect( library.account ).toHaveCount( 0 );
		}
	);

	test(
		'The account menu links one’s own account beside that of the site, and unlinks it',
		{ tag: [ '@SHL-040', '@SHL-005' ] },
		async ( { library, page, requestUtils, signInAs, site } ) => {
			await site.evaluate(
				`$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->users} SET display_name = user_login" );`
			);
			// The administrator's account, for all users of the site.
			await requestUtils.rest( {
				path: '/templately/v1/login/local',
				method: 'POST',
				data: {},
			} );
			// Whose address is proven may have a key.
			await site.evaluate(
				`$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}templately_accounts SET verified_at = 1" );`
			);
			const { api_key: key } = await requestUtils.rest< {
				api_key: string;
			} >( {
				path: '/templately/v1/profile/api-key',
				method: 'POST',
				data: {},
			} );
			await requestUtils.rest( {
				path: '/templately/v1/login',
				method: 'POST',
				data: { api_key: key, viaAPI: true, global_signin: true },
			} );

			await signInAs( 'author' );
			await library.visit( 'gutenberg/packs' );
			await expect( library.account ).toHaveAccessibleName(
				/^Account: .*admin/i
			);
			const entries = [
				'Link My Account',
				'Unlink My Account',
				'Logout',
			];
			const offers = async ( ...names: string[] ) => {
				await library.account.click();
				await expect(
					page.getByRole( 'menuitem' ).first()
				).toBeVisible();
				for ( const name of entries ) {
					await expect(
						page.getByRole( 'menuitem', { name, exact: true } )
					).toHaveCount( names.includes( name ) ? 1 : 0 );
				}
			};
			await offers( 'Link My Account' );
			await page
				.getByRole( 'menuitem', { name: 'Link My Account' } )
				.click();
			// Though somebody is signed in, the form is there.
			await expect(
				page.getByRole( 'button', { name: /^Continue as / } )
			).toBeVisible();
			expect( library.place.searchParams.get( 'path' ) ).toBe(
				'sign-in'
			);
			expect( library.place.searchParams.has( 'add-account' ) ).toBe(
				true
			);
			await page.getByRole( 'button', { name: /^Continue as / } ).click();
			await expect( library.account ).toHaveAccessibleName(
				/^Account: .*author/i
			);
			await offers( 'Unlink My Account' );
			await page
				.getByRole( 'menuitem', { name: 'Unlink My Account' } )
				.click();
			await expect( library.account ).toHaveAccessibleName(
				/^Account: .*admin/i
			);
		}
	);
} );
