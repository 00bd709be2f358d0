import type { Query } from '..';
import {
	GUTENBERG,
	getIds,
	newStore,
	page,
	refuse,
	server,
	settle,
} from './own-store';

describe( 'lists of files', () => {
	it( 'are requested with platform, type, search and page', async () => {
		const own = newStore( server( () => ( {} ) ) );
		for ( const query of [
			{},
			{ ...GUTENBERG, search: 'menu' },
			{ platform: 'elementor', type: 'page', page: 2 },
		] as Query[] ) {
			await own.resolve.getFiles( query );
		}
		expect(
			own.paths().filter( ( path ) => path.startsWith( '/clouds?' ) )
		).toEqual( [
			'/clouds?platform=&type=&search=&page=1',
			'/clouds?platform=gutenberg&type=&search=menu&page=1',
			'/clouds?platform=elementor&type=page&search=&page=2',
		] );
	} );

	it( 'have the total of pages from the same request', async () => {
		const own = newStore( server( () => ( {} ) ) );
		await own.resolve.getTotalPages( GUTENBERG );
		expect( own.select.getTotalPages( GUTENBERG ) ).toBe( 3 );
		expect( getIds( own ) ).toEqual( [ 1, 2, 3 ] );
		expect( own.paths() ).toHaveLength( 1 );
	} );

	it( 'LIB-074 have one page while the total is unknown', async () => {
		const own = newStore( () => new Promise( () => {} ) );
		expect( own.select.getTotalPages( GUTENBERG ) ).toBe( 1 );
		// Looking at it asks too: not in the middle of the next test.
		await settle();
		await settle();
	} );

	it( 'load the usage with each request, and not for a page that is loaded', async () => {
		const own = newStore( server( () => ( {} ) ) );
		await own.resolve.getUsage();
		const asked = () =>
			own.paths().filter( ( path ) => path === '/clouds/usage' ).length;
		await own.resolve.getFiles( GUTENBERG );
		await own.resolve.getUsage();
		expect( asked() ).toBe( 2 );
		await own.resolve.getFiles( GUTENBERG );
		await own.resolve.getUsage();
		expect( asked() ).toBe( 2 );
		own.dispatch.refresh( 'getUsage' );
		await own.resolve.getUsage();
		expect( asked() ).toBe( 3 );
		expect( own.select.getUsage() ).toEqual( { limit: 50, files: 5 } );
	} );

	it( 'LIB-058 stay undefined after a failure, and are not empty', async () => {
		const own = newStore( refuse( 'busy', 429 ) );
		await expect( own.resolve.getFiles( GUTENBERG ) ).rejects.toMatchObject(
			{ code: 'busy' }
		);
		expect( own.select.getFiles( GUTENBERG ) ).toBeUndefined();
		await expect( own.resolve.getTrash( 1 ) ).rejects.toMatchObject( {
			code: 'busy',
		} );
		expect( own.select.getTrash( 1 ) ).toBeUndefined();
		await expect( own.resolve.getUsage() ).rejects.toMatchObject( {
			code: 'busy',
		} );
		expect( own.select.getUsage() ).toBeUndefined();
		await expect( own.resolve.getVersions( 4 ) ).rejects.toMatchObject( {
			code: 'busy',
		} );
		expect( own.select.getVersions( 4 ) ).toBeUndefined();
	} );

	it( 'report an ended session where the server asks for a sign-in', async () => {
		const own = newStore( () => ( { ...page( [] ), redirect: true } ) );
		await expect( own.resolve.getFiles( GUTENBERG ) ).rejects.toMatchObject(
			{ code: 'is_signed_failed' }
		);
	} );
} );
