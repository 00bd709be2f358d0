import type { Query } from '..';
import {
	file,
	GUTENBERG,
	newStore,
	page,
	refuse,
	server,
	settle,
	usage,
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
			'/clouds?platform=&type=&sort=date&search=&page=1',
			'/clouds?platform=gutenberg&type=&sort=date&search=menu&page=1',
			'/clouds?platform=elementor&type=page&sort=date&search=&page=2',
		] );
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

	it( 'report an ended session where the server asks for a sign-in', async () => {
		const own = newStore( () => ( { ...page( [] ), redirect: true } ) );
		await expect( own.resolve.getFiles( GUTENBERG ) ).rejects.toMatchObject(
			{ code: 'is_signed_failed' }
		);
	} );
} );

describe( 'removed files', () => {
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

const getEntryIds = ( held?: { items: { id: number }[] } ) =>
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
		expect( getEntryIds( own.select.getTrash( 1 ) ) ).toEqual( [ 8 ] );
		expect( getEntryIds( own.select.getTrash( 1, 'menu' ) ) ).toEqual( [
			7,
		] );
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
		expect( getEntryIds( own.select.getTrash( 1, 'menu' ) ) ).toEqual( [] );
		expect( getEntryIds( own.select.getFiles( GUTENBERG ) ) ).toEqual( [
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
			const held = getEntryIds( own.select.getTrash( 1 ) );
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
		expect( getEntryIds( own.select.getTrash( 1 ) ) ).toEqual( [ 4, 5 ] );
		await own.resolve.getTrash( 1 );
		expect( getEntryIds( own.select.getTrash( 1 ) ) ).toEqual( [ 5 ] );
		await settle();
	} );
} );

describe( 'Writes', () => {
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
			expect( await own.dispatch.trash( [ 1 ], 'cloud' ) ).toMatchObject(
				{
					isDeleted: true,
				}
			);
			await own.dispatch.trash( [ 2 ], 'workspace' );
			await own.dispatch.trash( [ 1, 2 ], 'workspace' );
			await own.dispatch.trash( [ 3 ], 'workspace', undefined, true );
			expect(
				own.asked
					.filter( ( { method } ) => method !== 'GET' )
					.map( ( { method, path, data } ) => [ method, path, data ] )
			).toEqual( [
				[ 'DELETE', '/clouds/delete/1', {} ],
				[ 'DELETE', '/workspaces/item/delete/2', {} ],
				[ 'POST', '/clouds/delete', { ids: [ 1, 2 ] } ],
				[ 'POST', '/clouds/delete', { ids: [ 3 ], force: true } ],
			] );
			const refused = newStore(
				server( refuse( 'cant_delete_kit', 409 ) )
			);
			expect(
				await refused.dispatch.trash( [ 1 ], 'cloud' )
			).toMatchObject( {
				isDeleted: false,
				failure: { code: 'cant_delete_kit' },
			} );
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
			const refused = newStore(
				server( refuse( 'quota_exceeded', 422 ) )
			);
			expect( await refused.dispatch.push( payload ) ).toMatchObject( {
				isPushed: false,
				failure: { code: 'quota_exceeded' },
			} );
		} );

		it( 'a new name is shown in the list, and the versions are loaded again after one was restored', async () => {
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
				own.select
					.getFiles( GUTENBERG )
					?.items.map( ( { name } ) => name )
			).toEqual( [ 'File 1', 'Lunch', 'File 3' ] );
			await own.resolve.getVersions( 2 );
			await own.dispatch.restoreVersion( 2, 1 );
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
			const own = newStore(
				server( refuse( 'rest_invalid_param', 400 ) )
			);
			await expect( own.dispatch.rename( 2, '' ) ).rejects.toMatchObject(
				{
					code: 'rest_invalid_param',
				}
			);
		} );
	} );
} );
