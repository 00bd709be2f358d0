import { GUTENBERG, newStore, page, refuse, settle, usage } from './own-store';

const idsOf = ( held?: { items: { id: number }[] } ) =>
	held?.items.map( ( { id } ) => id );

describe( 'the trash', () => {
	it( 'is held by page and search', async () => {
		const own = newStore( ( { path } ) =>
			page( [ path.includes( 'menu' ) ? 7 : 8 ] )
		);
		await own.resolve.getTrash( 1 );
		await own.resolve.getTrash( 1, 'menu' );
		await own.resolve.getTrash( 2, 'menu' );
		expect( own.paths() ).toEqual( [
			'/clouds/trash?page=1',
			'/clouds/trash?page=1&search=menu',
			'/clouds/trash?page=2&search=menu',
		] );
		expect( idsOf( own.select.getTrash( 1 ) ) ).toEqual( [ 8 ] );
		expect( idsOf( own.select.getTrash( 1, 'menu' ) ) ).toEqual( [ 7 ] );
		expect( own.select.getTrash( 2 ) ).toBeUndefined();
		// Looking at it asks too: not in the middle of the next test.
		await settle();
		await settle();
	} );

	it( 'is empty at once when it was emptied, and asked for anew; the files that live stay', async () => {
		let isEmpty = false;
		const own = newStore( ( { method, path } ) => {
			if ( method === 'POST' ) {
				isEmpty = true;
				return {
					status: 'success',
					data: { files: 30, is_empty: true },
				};
			}
			if ( path === '/clouds/usage' ) {
				return usage( 3 );
			}
			return path.startsWith( '/clouds/trash' )
				? page( isEmpty ? [] : [ 4, 5 ] )
				: page( [ 1, 2, 3 ] );
		} );
		await own.resolve.getTrash( 1 );
		await own.resolve.getTrash( 1, 'menu' );
		await own.resolve.getFiles( GUTENBERG );
		expect( await own.dispatch.emptyTrash() ).toEqual( {
			isEmptied: true,
			isEmpty: true,
			files: 30,
		} );
		expect( own.select.getTrash( 1 ) ).toEqual( {
			items: [],
			currentPage: 1,
			totalPage: 1,
		} );
		expect( idsOf( own.select.getTrash( 1, 'menu' ) ) ).toEqual( [] );
		expect( idsOf( own.select.getFiles( GUTENBERG ) ) ).toEqual( [
			1, 2, 3,
		] );
		expect( own.paths() ).toContain( '/clouds/empty-trash' );
		await own.resolve.getTrash( 1 );
		expect(
			own.paths().filter( ( path ) => path === '/clouds/trash?page=1' )
		).toHaveLength( 2 );
	} );

	it( 'is emptied by as many requests as it takes, and not for ever: what is left stays', async () => {
		const emptied = async ( requests: number ) => {
			let sent = 0;
			const own = newStore( ( { method } ) => {
				if ( method !== 'POST' ) {
					return page( sent < requests ? [ 4, 5 ] : [] );
				}
				sent++;
				return {
					status: 'success',
					data: { files: 7, is_empty: sent === requests },
				};
			} );
			await own.resolve.getTrash( 1 );
			const result = await own.dispatch.emptyTrash();
			const held = idsOf( own.select.getTrash( 1 ) );
			await settle();
			return { result, held, sent };
		};
		expect( await emptied( 3 ) ).toEqual( {
			result: { isEmptied: true, isEmpty: true, files: 21 },
			held: [],
			sent: 3,
		} );
		expect( await emptied( 1000 ) ).toEqual( {
			result: { isEmptied: true, isEmpty: false, files: 1400 },
			held: [ 4, 5 ],
			sent: 200,
		} );
	} );

	it( 'stays where it could not be emptied, and is asked for anew: some may be gone', async () => {
		let held = [ 4, 5 ];
		const own = newStore( ( { method } ) => {
			if ( method === 'POST' ) {
				held = [ 5 ];
				refuse( 'hub_unreachable', 503 )();
			}
			return page( held );
		} );
		await own.resolve.getTrash( 1 );
		expect( await own.dispatch.emptyTrash() ).toMatchObject( {
			isEmptied: false,
			failure: { code: 'hub_unreachable' },
		} );
		expect( idsOf( own.select.getTrash( 1 ) ) ).toEqual( [ 4, 5 ] );
		await own.resolve.getTrash( 1 );
		expect( idsOf( own.select.getTrash( 1 ) ) ).toEqual( [ 5 ] );
		await settle();
	} );
} );
