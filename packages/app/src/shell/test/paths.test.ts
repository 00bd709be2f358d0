import type { PageData } from '@templately/rest';
import {
	parseArgs,
	getFallbackPath,
	buildPath,
	getAriaCurrent,
} from '../paths';

it( 'SHL-002 drops arguments that are empty or redundant', () => {
	expect(
		buildPath( '/gutenberg/packs', {
			paged: '1',
			platform: 'gutenberg',
			closing: '',
			include: '',
			exclude: undefined,
			tags: '',
			q: '',
			category: 'all',
			templateType: 'all',
			activeFilter: '',
			plan: 'all',
		} )
	).toBe( '/gutenberg/packs' );
	expect( buildPath( '/elementor/packs', { platform: 'elementor' } ) ).toBe(
		'/elementor/packs'
	);
	for ( const name of [
		...[ 'page', 'paged', 'platform', 'plan', 'closing', 'q', 'tags' ],
		...[ 'include', 'exclude', 'category', 'templateType', 'activeFilter' ],
	] ) {
		for ( const value of [ '', undefined ] ) {
			expect( buildPath( '/gutenberg/packs', { [ name ]: value } ) ).toBe(
				'/gutenberg/packs'
			);
		}
	}
} );

it( 'keeps arguments that say something', () => {
	const place = buildPath( '/gutenberg/packs', {
		q: 'a & b',
		paged: '2',
		plan: 'pro',
	} );
	expect( parseArgs( place.split( '?' )[ 1 ] ?? '' ) ).toEqual( {
		q: 'a & b',
		paged: '2',
		plan: 'pro',
	} );
	expect( buildPath( '/sign-in', { platform: 'gutenberg' } ) ).toBe(
		'/sign-in?platform=gutenberg'
	);
} );

it( 'SHL-019 SHL-020 SHL-021 leads from no place to the builder’s packs, from an unknown one to Elementor’s', () => {
	const site = { can: { browse: true } } as PageData;
	for ( const platform of [ 'gutenberg', 'elementor' ] ) {
		expect( getFallbackPath( '/', site, platform ) ).toBe(
			`/${ platform }/packs`
		);
		for ( const path of [
			'/nothing',
			'/gutenberg',
			'/gutenberg/nothing/at/all',
			'/gutenberg/blocks/a/b',
			'/elementor/nothing',
		] ) {
			expect( getFallbackPath( path, site, platform ) ).toBe(
				'/elementor/packs'
			);
		}
	}
} );

it( 'leads those from whom the library is hidden to their own files', () => {
	const site = { can: { browse: false } } as PageData;
	for ( const path of [ '/', '/gutenberg/packs', '/nothing' ] ) {
		expect( getFallbackPath( path, site, 'gutenberg' ) ).toBe( '/clouds' );
	}
} );

describe( 'tabs', () => {
	it.each( [
		'q',
		'add-account',
		'redirect-to',
		'tag_id',
		'category',
		'templateType',
		'activeFilter',
		'include',
		'exclude',
		'tags',
	] )( 'SHL-045 highlights a tab whatever %s says', ( name ) => {
		expect(
			getAriaCurrent( '/gutenberg/packs', `/gutenberg/packs?${ name }=5` )
		).toBe( 'page' );
	} );

	it( 'are highlighted for what lies beneath them, and for nothing beside', () => {
		expect(
			getAriaCurrent( '/gutenberg/packs', '/gutenberg/packs/fonda' )
		).toBe( 'true' );
		expect(
			getAriaCurrent( '/gutenberg/packs', '/gutenberg/packs?paged=2' )
		).toBe( 'true' );
		expect(
			getAriaCurrent( '/gutenberg/packs', '/gutenberg/pages' )
		).toBeUndefined();
		expect(
			getAriaCurrent( '/gutenberg/packs', '/gutenberg/packsaddle' )
		).toBeUndefined();
	} );
} );
