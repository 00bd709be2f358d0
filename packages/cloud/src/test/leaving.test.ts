import {
	GUTENBERG,
	idsOf,
	newStore,
	page,
	refuse,
	server,
	settle,
	usage,
	type Own,
} from './own-store';

describe( 'files that leave their list', () => {
	const WAYS: [ string, ( own: Own ) => Promise< unknown > ][] = [
		[ 'moved', ( own ) => own.dispatch.move( [ 2 ], 9 ) ],
		[ 'deleted', ( own ) => own.dispatch.trash( [ 2 ], 'cloud' ) ],
	];

	it.each( WAYS )(
		'when they are %s, are out of sight at once, and no late answer brings them back',
		async ( _, leave ) => {
			let finish = () => {};
			let answerLate = () => {};
			let isLate = false;
			const own = newStore( ( asked ) => {
				if ( asked.method !== 'GET' ) {
					return new Promise( ( done ) => {
						finish = () =>
							done( { status: 'success', data: { files: [] } } );
					} );
				}
				if ( asked.path.includes( 'page=2' ) ) {
					return new Promise( ( done ) => {
						answerLate = () => done( page( [ 2, 4 ] ) );
					} );
				}
				return asked.path === '/clouds/usage'
					? usage( 3 )
					: page( isLate ? [ 1, 3, 9 ] : [ 1, 2, 3 ] );
			} );
			await own.resolve.getFiles( GUTENBERG );
			void own.resolve.getFiles( { ...GUTENBERG, page: 2 } );
			await settle();
			const leaving = leave( own );
			expect( idsOf( own ) ).toEqual( [ 1, 3 ] );
			expect( own.select.getLeaving() ).toEqual( { 2: 1 } );
			await settle();
			isLate = true;
			finish();
			await leaving;
			expect( own.select.getLeaving() ).toEqual( {} );
			answerLate();
			await settle();
			expect(
				idsOf( own, { ...GUTENBERG, page: 2 } ) ?? []
			).not.toContain( 2 );
			// What stands where they stood is asked for; until it is there, the others stay in sight.
			expect( idsOf( own ) ).not.toContain( 2 );
			await own.resolve.getFiles( GUTENBERG );
			await settle();
			expect( idsOf( own ) ).toEqual( [ 1, 3, 9 ] );
		}
	);

	it.each( WAYS )(
		'are back where they were, when they could not be %s',
		async ( _, leave ) => {
			const own = newStore( server( refuse( 'invalid_permission' ) ) );
			await own.resolve.getFiles( GUTENBERG );
			const leaving = leave( own );
			expect( idsOf( own ) ).toEqual( [ 1, 3 ] );
			await leaving;
			expect( idsOf( own ) ).toEqual( [ 1, 2, 3 ] );
		}
	);

	it( 'stay out of sight until lists elsewhere are loaded too, also where that fails', async () => {
		const own = newStore( server( () => ( { status: 'success' } ) ) );
		const seen: unknown[] = [];
		const done = await own.dispatch.trash( [ 2 ], 'workspace', async () => {
			seen.push( own.select.getLeaving() );
			throw new Error( 'Not now.' );
		} );
		expect( seen ).toEqual( [ { 2: 1 } ] );
		expect( done ).toMatchObject( { isDeleted: true } );
		expect( own.select.getLeaving() ).toEqual( {} );
	} );

	it( 'leave the trash when they are restored or deleted for good', async () => {
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
