import { file, GUTENBERG, newStore, refuse, server } from './own-store';

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
			own.select.getFiles( GUTENBERG )?.items.map( ( { name } ) => name )
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
		const own = newStore( server( refuse( 'rest_invalid_param', 400 ) ) );
		await expect( own.dispatch.rename( 2, '' ) ).rejects.toMatchObject( {
			code: 'rest_invalid_param',
		} );
	} );
} );
