import { isCloudPath } from '..';

describe( 'what counts as the cloud', () => {
	it.each( [
		'/clouds/workspace',
		'/clouds/workspace/drafts-1',
		'clouds/save-template',
		'clouds/',
		'/clouds',
		'clouds',
	] )( 'SHL-022 %s', ( path ) => {
		expect( isCloudPath( path ) ).toBe( true );
	} );
	it.each( [ '', '/' ] )( 'SHL-023 no path at all: “%s”', ( path ) => {
		expect( isCloudPath( path ) ).toBe( true );
	} );
	it.each( [
		'favourites',
		'/favourites',
		'downloads',
		'/downloads',
		'/purchased-items',
		'purchased-items',
	] )( 'SHL-024 %s', ( path ) => {
		expect( isCloudPath( path ) ).toBe( true );
	} );
	it.each( [
		'/gutenberg/packs',
		'/profile',
		'/sign-in',
		'/cloudsea',
		'/gutenberg/clouds/x',
		'/favourites-of-others',
		'/elementor/downloads',
	] )( 'and not %s', ( path ) => {
		expect( isCloudPath( path ) ).toBe( false );
	} );
} );
