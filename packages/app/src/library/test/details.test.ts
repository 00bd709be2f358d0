import { itemLink } from '../../account/checkout';
import { domains } from '../../domains';
import { getSandbox, WIDTHS } from '../../lists/preview-frame';
import { DETAILS, getPathOnPlatform, LISTING } from '../platform-menu';

it( 'ITM-017 leads to the design at the provider, and says from where', () => {
	expect(
		itemLink( 'https://shop.example/buy?lang=de', { slug: 'a-pack' } )
	).toBe(
		'https://shop.example/buy?lang=de&item=a-pack&utm_source=plugin&utm_medium=itemDetailsHeader'
	);
} );

it( 'ITM-018 lets no page of this site run scripts in a frame of its own', () => {
	const own = 'https://site.example';
	expect( getSandbox( 'https://site.example/demo', own ) ).toBe(
		'allow-same-origin'
	);
	expect( getSandbox( '/demo', own ) ).toBe( 'allow-same-origin' );
	expect( getSandbox( 'https://hub.example/demo', own ) ).toBe(
		'allow-same-origin allow-scripts allow-forms'
	);
	expect( WIDTHS ).toEqual( { desktop: 1440, tablet: 768, mobile: 390 } );
} );

it( 'SHL-031 SHL-032 keeps the type and the search of a list, and drops the search of a design', () => {
	const search = 'q=menu&plan=pro&paged=3&category=food&tags=4';
	expect(
		getPathOnPlatform(
			domains,
			'/gutenberg/templates',
			search,
			'elementor'
		)
	).toBe( '/elementor/templates' );
	expect(
		getPathOnPlatform( domains, '/gutenberg/pages', search, 'elementor' )
	).toBe( '/elementor/pages?q=menu&plan=pro' );
	expect(
		getPathOnPlatform(
			domains,
			'/elementor/blocks/hero',
			search,
			'gutenberg',
			[ { platform: 'gutenberg', slug: 'hero' } ]
		)
	).toBe( '/gutenberg/blocks/hero' );
	expect(
		getPathOnPlatform(
			domains,
			'/gutenberg/packs/lonely',
			search,
			'elementor'
		)
	).toBe( '/elementor/packs' );
	expect(
		getPathOnPlatform( domains, '/profile', 'q=menu', 'elementor' )
	).toBe( '/elementor/packs' );
	expect(
		getPathOnPlatform(
			domains,
			'/gutenberg/theme-builder',
			'paged=2',
			'elementor'
		)
	).toBe( '/elementor/theme-builder' );
	for ( const list of [ '/favourites', '/downloads', '/purchased-items' ] ) {
		expect(
			getPathOnPlatform(
				domains,
				list,
				'itemType=pack&plan=pro&paged=2',
				'elementor'
			)
		).toBe( `${ list }?itemType=pack&plan=pro` );
	}
	for ( const list of [
		'/clouds',
		'/clouds/trash',
		'/clouds/workspace/drafts',
	] ) {
		expect(
			getPathOnPlatform( domains, list, 'q=menu&paged=2', 'elementor' )
		).toBe( `${ list }?q=menu` );
	}
} );

it( 'SHL-033 leads to the form that the other builder has, under its own slug', () => {
	const variations = [
		{ platform: 'gutenberg' as const, slug: 'supper' },
		{ platform: 'elementor' as const, slug: 'dinner' },
	];
	expect(
		getPathOnPlatform(
			domains,
			'/gutenberg/pages/brunch',
			'',
			'elementor',
			variations
		)
	).toBe( '/elementor/pages/dinner' );
	expect(
		getPathOnPlatform(
			domains,
			'/elementor/pages/brunch',
			'',
			'gutenberg',
			variations
		)
	).toBe( '/gutenberg/pages/supper' );
	// What it does not have has its list.
	expect(
		getPathOnPlatform( domains, '/gutenberg/pages/brunch', '', 'elementor' )
	).toBe( '/elementor/pages' );
} );

it( 'SHL-007 SHL-009 knows the lists of both builders and what is in them, and nothing else', () => {
	for ( const platform of [ 'gutenberg', 'elementor' ] ) {
		for ( const type of [ 'packs', 'pages', 'blocks' ] ) {
			const list = `/${ platform }/${ type }`;
			for ( const path of [ list, `${ list }/` ] ) {
				expect( LISTING.exec( path )?.groups ).toEqual( {
					platform,
					type,
				} );
				expect( DETAILS.test( path ) ).toBe( false );
			}
			expect( DETAILS.exec( `${ list }/a-slug-2` )?.groups ).toEqual( {
				platform,
				type,
				slug: 'a-slug-2',
			} );
			expect( LISTING.test( `${ list }/a-slug-2` ) ).toBe( false );
		}
	}
	for ( const path of [
		'/',
		'/gutenberg',
		'/other/packs',
		'/gutenberg/sections',
		'/x/gutenberg/packs',
		'/gutenberg/packs/a/b',
	] ) {
		expect( [ LISTING.test( path ), DETAILS.test( path ) ] ).toEqual( [
			false,
			false,
		] );
	}
} );
