import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import type { CloudFile } from '@templately/rest/cloud';
import { store, type Query } from '..';

interface Asked {
	method: string;
	path: string;
	data: unknown;
}

/** A store of its own, and a server that answers by path. */
function newStore( answer: ( asked: Asked ) => unknown = () => page( [] ) ) {
	const asked: Asked[] = [];
	apiFetch.setFetchHandler(
		async ( { path = '', method, data, headers } ) => {
			const one = {
				// Some servers let no other method pass than these two.
				method:
					( headers as Record< string, string > | undefined )?.[
						'X-HTTP-Method-Override'
					] ??
					method ??
					'GET',
				path: ( path.split( '/templately/v1' )[ 1 ] ?? '' ).replace(
					/[?&]_locale=user/,
					''
				),
				data,
			};
			asked.push( one );
			return answer( one );
		}
	);
	const registry = createRegistry();
	registry.register( store );
	return {
		asked,
		paths: () => asked.map( ( { path } ) => path ),
		select: registry.select( store ),
		resolve: registry.resolveSelect( store ),
		dispatch: registry.dispatch( store ),
	};
}

type Own = ReturnType< typeof newStore >;

const file = ( id: number, more: Partial< CloudFile > = {} ) =>
	( { id, name: `File ${ id }`, workspace_id: 0, ...more } ) as CloudFile;

const page = ( ids: number[], more: object = {} ) => ( {
	files: {
		data: ids.map( ( id ) => file( id ) ),
		current_page: 1,
		total_page: 3,
		...more,
	},
	redirect: false,
} );

const usage = ( files: number ) => ( {
	status: 'success',
	data: JSON.stringify( { limit: 50, files } ),
} );

/** Answers lists and usage; writes as told. */
const server =
	( write: ( asked: Asked ) => unknown ) =>
	( asked: Asked ): unknown => {
		if ( asked.path.startsWith( '/clouds/usage' ) ) {
			return usage( 5 );
		}
		return asked.method === 'GET' && ! asked.path.includes( 'download' )
			? page( [ 1, 2, 3 ] )
			: write( asked );
	};

const refusal = ( code: string, status = 403, message = 'No.' ) => ( {
	code,
	message,
	data: { status },
} );

const refuse =
	( code: string, status = 403 ) =>
	() => {
		throw refusal( code, status );
	};

const idsOf = ( { select }: Own, query: Query = GUTENBERG ) =>
	select.getFiles( query )?.items.map( ( { id } ) => id );

const settle = () => new Promise( ( done ) => setTimeout( done ) );

const GUTENBERG: Query = { platform: 'gutenberg' };

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

	it( 'that could not be had fail, and are not empty', async () => {
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

describe( 'what a write comes to', () => {
	const workspace = { id: 9, slug: 'drafts-1', title: 'Drafts' };
	const moved = { status: 'success', data: { files: [], workspace } };

	it( 'CLD-032 isCopied or isMoved is true, and says where to', async () => {
		const own = newStore( server( () => moved ) );
		expect( await own.dispatch.copy( [ 1 ], 9 ) ).toEqual( {
			isCopied: true,
			files: [],
			workspace,
		} );
		expect( await own.dispatch.move( [ 1, 2 ], 0 ) ).toEqual( {
			isMoved: true,
			files: [],
			workspace,
		} );
		expect(
			own.asked
				.filter( ( { method } ) => method === 'POST' )
				.map( ( { path, data } ) => [ path, data ] )
		).toEqual( [
			[
				'/clouds/copy-move',
				{ my_cloud_id: 1, workspace_id: 9, action: 'copy' },
			],
			[
				'/clouds/copy-move',
				{ ids: [ 1, 2 ], workspace_id: 0, action: 'move' },
			],
		] );
	} );

	it( 'CLD-032 isCopied or isMoved is false, and says why', async () => {
		const own = newStore( server( refuse( 'quota_exceeded', 422 ) ) );
		expect( await own.dispatch.copy( [ 1 ], 9 ) ).toMatchObject( {
			isCopied: false,
			failure: { code: 'quota_exceeded', message: 'No.' },
		} );
		expect( await own.dispatch.move( [ 1 ], 9 ) ).toMatchObject( {
			isMoved: false,
			failure: { code: 'quota_exceeded' },
		} );
	} );

	it( 'CLD-039 isDeleted is true or false, by the call of where the file lies', async () => {
		const own = newStore( server( () => ( { status: 'success' } ) ) );
		expect( await own.dispatch.trash( [ 1 ], 'cloud' ) ).toMatchObject( {
			isDeleted: true,
		} );
		await own.dispatch.trash( [ 2 ], 'workspace' );
		await own.dispatch.trash( [ 1, 2 ], 'workspace' );
		expect(
			own.asked
				.filter( ( { method } ) => method !== 'GET' )
				.map( ( { method, path, data } ) => [ method, path, data ] )
		).toEqual( [
			[ 'DELETE', '/clouds/delete/1', undefined ],
			[ 'DELETE', '/workspaces/item/delete/2', undefined ],
			[ 'POST', '/clouds/delete', { ids: [ 1, 2 ] } ],
		] );
		const refused = newStore( server( refuse( 'cant_delete_kit', 409 ) ) );
		expect( await refused.dispatch.trash( [ 1 ], 'cloud' ) ).toMatchObject(
			{ isDeleted: false, failure: { code: 'cant_delete_kit' } }
		);
	} );

	it( 'CLD-035 isDownloaded is true with the file’s bytes and its name, or false', async () => {
		const fetched: unknown[] = [];
		const answer = ( ok: boolean ) => {
			window.fetch = ( async ( ...given: unknown[] ) => {
				fetched.push( given );
				return {
					ok,
					status: ok ? 200 : 410,
					blob: async () => 'bytes',
				};
			} ) as unknown as typeof fetch;
		};
		const own = newStore(
			server( () => ( {
				status: 'success',
				file_name: 'menu.json',
				fileURL: 'http://here/f?1',
			} ) )
		);
		answer( true );
		expect( await own.dispatch.download( 4 ) ).toEqual( {
			isDownloaded: true,
			name: 'menu.json',
			content: 'bytes',
		} );
		expect( fetched ).toEqual( [
			[ 'http://here/f?1', { credentials: 'same-origin' } ],
		] );
		answer( false );
		expect( await own.dispatch.download( 4 ) ).toMatchObject( {
			isDownloaded: false,
			failure: { code: 'not_downloaded', data: { status: 410 } },
		} );
		const refused = newStore( server( refuse( 'not_found', 404 ) ) );
		expect( await refused.dispatch.download( 4 ) ).toMatchObject( {
			isDownloaded: false,
			failure: { code: 'not_found' },
		} );
	} );

	it( 'SAV-022 SAV-023 isPushed is true, and the list is asked for anew; or false', async () => {
		const payload = {
			platform: 'gutenberg',
			workspace: '',
			workspace_id: 0,
			saveTemplate: 12,
			name: 'Menu',
			file_content: {},
		} as const;
		const own = newStore(
			server( () => ( { status: 'success', redirect: 'clouds' } ) )
		);
		await own.resolve.getFiles( GUTENBERG );
		expect( await own.dispatch.push( payload ) ).toMatchObject( {
			isPushed: true,
			redirect: 'clouds',
		} );
		await own.resolve.getFiles( GUTENBERG );
		expect(
			own.paths().filter( ( path ) => path.startsWith( '/clouds?' ) )
		).toHaveLength( 2 );
		const refused = newStore( server( refuse( 'quota_exceeded', 422 ) ) );
		expect( await refused.dispatch.push( payload ) ).toMatchObject( {
			isPushed: false,
			failure: { code: 'quota_exceeded' },
		} );
	} );

	it( 'a new name stands everywhere, and a taken back version in its list', async () => {
		const own = newStore( ( asked ) => {
			if ( asked.method === 'GET' ) {
				return asked.path.includes( 'versions' )
					? { file: file( 2 ), versions: [ { number: 3 } ] }
					: server( () => ( {} ) )( asked );
			}
			return {
				status: 'success',
				data: { file: file( 2, { name: 'Lunch', version: 4 } ) },
			};
		} );
		await own.resolve.getFiles( GUTENBERG );
		await own.dispatch.rename( 2, 'Lunch' );
		expect(
			own.select.getFiles( GUTENBERG )?.items.map( ( { name } ) => name )
		).toEqual( [ 'File 1', 'Lunch', 'File 3' ] );
		await own.resolve.getVersions( 2 );
		await own.dispatch.takeBack( 2, 1 );
		await own.resolve.getVersions( 2 );
		expect(
			own.asked
				.filter( ( { path } ) => path.includes( 'versions' ) )
				.map( ( { method, data } ) => [ method, data ] )
		).toEqual( [
			[ 'GET', undefined ],
			[ 'POST', { number: 1 } ],
			[ 'GET', undefined ],
		] );
	} );

	it( 'a refused name is thrown, for the form to say', async () => {
		const own = newStore( server( refuse( 'rest_invalid_param', 400 ) ) );
		await expect( own.dispatch.rename( 2, '' ) ).rejects.toMatchObject( {
			code: 'rest_invalid_param',
		} );
	} );
} );
