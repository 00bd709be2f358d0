import type { Query } from '..';
import {
	GUTENBERG,
	idsOf,
	newStore,
	page,
	refuse,
	server,
	settle,
	usage,
} from './own-store';

describe( 'lists of files', () => {
	const QUERIES: Query[] = [
		{},
		GUTENBERG,
		{ platform: 'elementor' },
		{ ...GUTENBERG, search: 'menu' },
		{ ...GUTENBERG, type: 'page' },
		{ ...GUTENBERG, page: 2 },
	];

	it( 'are held by platform, type, search and page', async () => {
		let asking = 0;
		const own = newStore( ( { path } ) =>
			path.startsWith( '/clouds?' )
				? page( [ ++asking ], {
						current_page: asking,
						total_page: asking + 5,
					} )
				: usage( 1 )
		);
		for ( const query of QUERIES ) {
			await own.resolve.getFiles( query );
		}
		expect(
			QUERIES.map( ( query ) => {
				const held = own.select.getFiles( query );
				return [
					held?.items[ 0 ]?.id,
					held?.currentPage,
					held?.totalPage,
					own.select.getTotalPages( query ),
				];
			} )
		).toEqual(
			[ 1, 2, 3, 4, 5, 6 ].map( ( n ) => [ n, n, n + 5, n + 5 ] )
		);
		expect(
			own.paths().filter( ( path ) => path.startsWith( '/clouds?' ) )
		).toEqual( [
			'/clouds?platform=&type=&search=&page=1',
			'/clouds?platform=gutenberg&type=&search=&page=1',
			'/clouds?platform=elementor&type=&search=&page=1',
			'/clouds?platform=gutenberg&type=&search=menu&page=1',
			'/clouds?platform=gutenberg&type=page&search=&page=1',
			'/clouds?platform=gutenberg&type=&search=&page=2',
		] );
	} );

	it( 'LIB-074 have one page as long as nobody knows of more', async () => {
		const own = newStore( () => new Promise( () => {} ) );
		expect( own.select.getTotalPages( GUTENBERG ) ).toBe( 1 );
		// Looking at it asks too: not in the middle of the next test.
		await settle();
		await settle();
	} );

	it( 'are asked for once, however often they are looked at', async () => {
		const own = newStore( server( () => ( {} ) ) );
		await own.resolve.getFiles( GUTENBERG );
		await own.resolve.getFiles( GUTENBERG );
		expect( own.paths() ).toHaveLength( 1 );
		await own.resolve.getTotalPages( GUTENBERG );
		expect( own.paths() ).toHaveLength( 1 );
	} );

	it( 'have the usage asked for with each load, and with a held page not', async () => {
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
		own.dispatch.refreshUsage();
		await own.resolve.getUsage();
		expect( asked() ).toBe( 3 );
		expect( own.select.getUsage() ).toEqual( { limit: 50, files: 5 } );
	} );

	it( 'LIB-058 that could not be had fail, and are not empty', async () => {
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

	it( 'that lead to sign-in mean that the session has ended', async () => {
		const own = newStore( () => ( { ...page( [] ), redirect: true } ) );
		await expect( own.resolve.getFiles( GUTENBERG ) ).rejects.toMatchObject(
			{ code: 'is_signed_failed' }
		);
	} );

	it( 'take no older answer for a newer one, nor one to another account', async () => {
		const late: ( () => void )[] = [];
		let number = 0;
		const own = newStore( ( { path } ) => {
			if ( ! path.startsWith( '/clouds?' ) ) {
				return usage( 1 );
			}
			const mine = ++number;
			return new Promise( ( done ) =>
				late.push( () => done( page( [ mine ] ) ) )
			);
		} );
		const first = own.resolve.getFiles( GUTENBERG );
		await settle();
		own.dispatch.refresh();
		const second = own.resolve.getFiles( GUTENBERG );
		await settle();
		late[ 1 ]?.();
		await second;
		late[ 0 ]?.();
		await first;
		await settle();
		expect( idsOf( own ) ).toEqual( [ 2 ] );

		own.dispatch.refresh();
		void own.resolve.getFiles( GUTENBERG ).catch( () => {} );
		await settle();
		own.dispatch.clear();
		late[ 2 ]?.();
		await settle();
		expect( own.select.getFiles( GUTENBERG ) ).toBeUndefined();
	} );
} );
