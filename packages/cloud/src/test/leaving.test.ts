import {
	GUTENBERG,
	getIds,
	newStore,
	refuse,
	server,
	type Own,
} from './own-store';

describe( 'removed files', () => {
	it.each( [
		[ 'moved', ( own: Own ) => own.dispatch.move( [ 2 ], 9 ) ],
		[ 'deleted', ( own: Own ) => own.dispatch.trash( [ 2 ], 'cloud' ) ],
	] )(
		'are hidden at once when they are %s, and shown again when the server refuses',
		async ( _, remove ) => {
			const own = newStore( server( refuse( 'invalid_permission' ) ) );
			await own.resolve.getFiles( GUTENBERG );
			const removed = remove( own );
			expect( getIds( own ) ).toEqual( [ 1, 3 ] );
			expect( own.select.getRemovingFiles() ).toEqual( [ 2 ] );
			await removed;
			expect( getIds( own ) ).toEqual( [ 1, 2, 3 ] );
		}
	);

	it( 'are hidden until the lists of other stores are loaded, also when that fails', async () => {
		const own = newStore( server( () => ( { status: 'success' } ) ) );
		const during: unknown[] = [];
		const result = await own.dispatch.trash(
			[ 2 ],
			'workspace',
			async () => {
				during.push( own.select.getRemovingFiles() );
				throw new Error( 'Not now.' );
			}
		);
		expect( during ).toEqual( [ [ 2 ] ] );
		expect( result ).toMatchObject( { isDeleted: true } );
		expect( own.select.getRemovingFiles() ).toEqual( [] );
	} );

	it( 'are hidden in the trash when they are restored or deleted for good', async () => {
		for ( const way of [ 'restore', 'purge' ] as const ) {
			const own = newStore( server( () => ( { status: 'success' } ) ) );
			await own.resolve.getTrash( 1 );
			const leaving = own.dispatch[ way ]( [ 1, 3 ] );
			expect(
				own.select.getTrash( 1 )?.items.map( ( { id } ) => id )
			).toEqual( [ 2 ] );
			await leaving;
			expect(
				own.asked.find( ( { method } ) => method === 'POST' )
			).toMatchObject( {
				path: `/clouds/${ way }`,
				data: { ids: [ 1, 3 ] },
			} );
		}
	} );
} );
