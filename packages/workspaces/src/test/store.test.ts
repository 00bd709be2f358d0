import {
	createTestStore,
	getRequestedPaths,
	createApiError,
	mockApi,
} from '@templately/rest/testing';
import type { Workspace } from '@templately/rest/workspaces';
import { store } from '..';

const workspace = ( id: number, more: Partial< Workspace > = {} ) =>
	( {
		id,
		slug: `space-${ id }`,
		title: `Space ${ id }`,
		...more,
	} ) as Workspace;

const page = ( ...ids: number[] ) => ( {
	data: ids.map( ( id ) => workspace( id ) ),
	current_page: 1,
	total_page: 2,
} );

const details = ( id: number, ...files: number[] ) => ( {
	workspace: workspace( id ),
	files: {
		data: files.map( ( file ) => ( { id: file } ) ),
		current_page: 1,
		total_page: 4,
	},
} );

const SUCCESS = {
	status: 'success',
	message: 'Well.',
	workspace: workspace( 1 ),
};

const OWN = { shared: false, page: 1 };

const getIds = ( all?: { id: number }[] ) => all?.map( ( { id } ) => id );

const openStore = () => createTestStore( store );

// A selector sends its request a moment later: it must not reach the next test.
afterEach( () => new Promise( ( done ) => setTimeout( done, 5 ) ) );

describe( 'getWorkspaces()', () => {
	it( 'loads own and shared workspaces by page', async () => {
		const asked = mockApi( ( { path } ) => {
			if ( path.includes( 'shared=true' ) ) {
				return page( 9 );
			}
			return page( path.includes( 'page=2' ) ? 2 : 1 );
		} );
		const { resolve, select } = openStore();
		const shared = { shared: true, page: 1 };
		const second = { ...OWN, page: 2 };
		for ( const query of [ OWN, second, shared ] ) {
			await resolve.getWorkspaces( query );
		}
		expect( getRequestedPaths( asked ) ).toEqual( [
			'/workspaces?shared=false&page=1',
			'/workspaces?shared=false&page=2',
			'/workspaces?shared=true&page=1',
		] );
		expect(
			[ OWN, second, shared ].map( ( query ) =>
				getIds( select.getWorkspaces( query ) )
			)
		).toEqual( [ [ 1 ], [ 2 ], [ 9 ] ] );
		expect( select.getTotalPages( OWN ) ).toBe( 2 );
		expect( select.getTotalPages( { ...OWN, page: 5 } ) ).toBe( 1 );
	} );

	it.each( [
		[ 'WSP-036 is at the top of the page', [ 3, 4 ], [ 7, 3, 4 ] ],
		[
			'WSP-037 leaves the last of 11 workspaces out',
			[ 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31 ],
			[ 7, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30 ],
		],
	] )( 'a created workspace %s', async ( _, before, after ) => {
		mockApi( ( { path } ) =>
			path.includes( '/create' )
				? { ...SUCCESS, workspace: workspace( 7 ) }
				: page( ...before )
		);
		const { resolve, select, dispatch } = openStore();
		const query = { ...OWN, page: 2 };
		await resolve.getWorkspaces( query );
		await dispatch.create( { title: 'Seven', share_with: [] }, 2 );
		expect( getIds( select.getWorkspaces( query ) ) ).toEqual( after );
		expect( select.getTotalPages( query ) ).toBe( 2 );
	} );
} );

describe( 'getChoices()', () => {
	it( 'loads own and shared workspaces with a request each', async () => {
		const asked = mockApi( ( { path } ) =>
			path.includes( 'shared=true' )
				? { data: [ { id: 3 }, { id: 4 } ] }
				: { data: [ { id: 1 } ] }
		);
		const { resolve, select } = openStore();
		await resolve.getChoices();
		expect( select.getChoices() ).toEqual( {
			own: [ { id: 1 } ],
			shared: [ { id: 3 }, { id: 4 } ],
		} );
		expect( asked ).toHaveLength( 2 );
	} );
} );

describe( 'a workspace', () => {
	it( 'WSP-014 is known by its slug, with its files by page', async () => {
		mockApi( ( { path } ) => {
			const id = path.includes( 'space-1' ) ? 1 : 2;
			return details( id, path.includes( 'page=2' ) ? 12 : 10 * id );
		} );
		const { resolve, select } = openStore();
		await resolve.getFiles( 'space-1', {} );
		await resolve.getFiles( 'space-1', { page: 2 } );
		await resolve.getFiles( 'space-2', {} );
		expect( select.getWorkspace( 'space-1' )?.id ).toBe( 1 );
		expect( select.getWorkspace( 'space-2' )?.id ).toBe( 2 );
		expect( select.getWorkspace( 'space' ) ).toBeUndefined();
		expect( getIds( select.getFiles( 'space-1', {} ) ) ).toEqual( [ 10 ] );
		expect( getIds( select.getFiles( 'space-1', { page: 2 } ) ) ).toEqual( [
			12,
		] );
		expect( getIds( select.getFiles( 'space-2' ) ) ).toEqual( [ 20 ] );
		expect( select.getTotalFilePages( 'space-1' ) ).toBe( 4 );
		expect( select.getTotalFilePages( 'space-3' ) ).toBe( 1 );
	} );

	it( 'WSP-015 is loaded for another slug, and not for the same', async () => {
		const asked = mockApi( () => details( 1, 1 ) );
		const { resolve, dispatch } = openStore();
		await resolve.getFiles( 'space-1', {} );
		await resolve.getFiles( 'space-1', {} );
		expect( asked ).toHaveLength( 1 );
		await resolve.getFiles( 'space-2', {} );
		expect( asked ).toHaveLength( 2 );
		dispatch.refreshFiles();
		await resolve.getFiles( 'space-1', {} );
		expect( asked ).toHaveLength( 3 );
	} );

	it( 'WSP-020 is in search mode while a search is being loaded', async () => {
		let respond = () => {};
		mockApi( () => details( 1 ) );
		const { resolve, select } = openStore();
		await resolve.getFiles( 'space-1', {} );
		const query = { search: 'hero' };
		expect( select.getFilesMode( 'space-1', {} ) ).toBe( 'list' );
		const response = new Promise< void >( ( done ) => ( respond = done ) );
		mockApi( async () => {
			await response;
			return details( 1, 3 );
		} );
		const loading = resolve.getFiles( 'space-1', query );
		expect( select.getFilesMode( 'space-1', query ) ).toBe( 'search' );
		expect( select.getFilesMode( 'space-1', {} ) ).toBe( 'list' );
		respond();
		await loading;
		expect( select.getFilesMode( 'space-1', query ) ).toBe( 'list' );
		mockApi( () => createApiError( 500 ) );
		const failing = { search: 'foot' };
		await resolve.getFiles( 'space-1', failing ).catch( () => undefined );
		expect( select.getFilesMode( 'space-1', failing ) ).toBe( 'list' );
	} );

	it( 'shows its saved title in every list', async () => {
		mockApi( ( { path, method } ) => {
			if ( method === 'POST' ) {
				return {
					...SUCCESS,
					workspace: workspace( 1, { title: 'New' } ),
				};
			}
			return path.includes( 'space-1' ) ? details( 1 ) : page( 1, 2 );
		} );
		const { resolve, select, dispatch } = openStore();
		await resolve.getWorkspaces( OWN );
		await resolve.getFiles( 'space-1' );
		await dispatch.save( 'space-1', {
			id: 1,
			title: 'New',
			share_with: [],
			remove: [],
		} );
		expect( select.getWorkspace( 'space-1' )?.title ).toBe( 'New' );
		expect(
			select.getWorkspaces( OWN )?.map( ( { title } ) => title )
		).toEqual( [ 'New', 'Space 2' ] );
	} );

	it( 'does not show files that were moved or deleted, and loads the files again', async () => {
		const asked = mockApi( ( { path } ) =>
			path.includes( 'space-1' )
				? details( 1, 4, 5, 6 )
				: details( 2, 5, 7 )
		);
		const { resolve, select, dispatch } = openStore();
		await resolve.getFiles( 'space-1' );
		await resolve.getFiles( 'space-2' );
		dispatch.removeFiles( [ 4, 5 ] );
		mockApi( () => details( 1, 5 ) );
		expect( getIds( select.getFiles( 'space-1' ) ) ).toEqual( [ 6 ] );
		expect( getIds( select.getFiles( 'space-2' ) ) ).toEqual( [ 7 ] );
		expect( asked ).toHaveLength( 2 );
		// A file that was restored.
		await resolve.getFiles( 'space-1' );
		expect( getIds( select.getFiles( 'space-1' ) ) ).toEqual( [ 5 ] );
	} );

	it.each( [ 'remove', 'leave' ] as const )(
		'is hidden with its files after %s(), and its files are not loaded again until they are refreshed',
		async ( action ) => {
			const asked = mockApi( ( { method, path } ) => {
				if ( method !== 'GET' ) {
					return SUCCESS;
				}
				return path.includes( 'space-' )
					? details( path.includes( 'space-1' ) ? 1 : 2, 4 )
					: page( 1, 2 );
			} );
			const { resolve, select, dispatch } = openStore();
			await resolve.getFiles( 'space-1' );
			await resolve.getFiles( 'space-2' );
			await resolve.getWorkspaces( OWN );
			await ( action === 'remove'
				? dispatch.remove( workspace( 1 ), false )
				: dispatch.leave( 1 ) );
			expect( select.getWorkspace( 'space-1' ) ).toBeUndefined();
			expect( select.getFiles( 'space-1' ) ).toBeUndefined();
			expect( select.getWorkspace( 'space-2' )?.id ).toBe( 2 );
			expect( getIds( select.getWorkspaces( OWN ) ) ).toEqual( [ 2 ] );
			const before = asked.length;
			await resolve.getFiles( 'space-1' );
			expect( asked ).toHaveLength( before );
			dispatch.refreshFiles();
			await resolve.getFiles( 'space-1' );
			expect( asked.length ).toBeGreaterThan( before );
		}
	);
} );

describe( 'a write', () => {
	type Store = ReturnType< typeof openStore >;
	const cases: Record< string, ( { dispatch }: Store ) => unknown > = {
		'WSP-035 isCreated': ( { dispatch } ) =>
			dispatch.create( { title: 'A', share_with: [] } ),
		'WSP-052 isSaved': ( { dispatch } ) =>
			dispatch.save( 'a', {
				id: 1,
				title: 'A',
				share_with: [],
				remove: [],
			} ),
		'WSP-029 isAdded': ( { dispatch } ) => dispatch.addFiles( 1, [ 2 ] ),
		isDeleted: ( { dispatch } ) => dispatch.remove( workspace( 1 ), true ),
		isLeft: ( { dispatch } ) => dispatch.leave( 1 ),
		isTransferred: ( { dispatch } ) => dispatch.transfer( 1, 2 ),
		isSent: ( { dispatch } ) => dispatch.resend( 1, 2 ),
		isWithdrawn: ( { dispatch } ) => dispatch.withdraw( 1, 2 ),
		isAnswered: ( { dispatch } ) => dispatch.accept( 1 ),
	};

	it.each( Object.entries( cases ) )(
		'%s is true, or false with the failure',
		async ( title, act ) => {
			const flag = title.split( ' ' ).at( -1 ) ?? '';
			mockApi( () => SUCCESS );
			expect( await act( openStore() ) ).toMatchObject( {
				[ flag ]: true,
				message: 'Well.',
			} );
			mockApi( () => createApiError( 422, 'quota_exceeded' ) );
			expect( await act( openStore() ) ).toMatchObject( {
				[ flag ]: false,
				failure: { code: 'quota_exceeded', message: 'No.' },
			} );
		}
	);

	const change = {
		id: 1,
		title: 'New',
		share_with: [ 'zoe@example.org' ],
		remove: [],
	};

	it( 'removes the people whose copies stay before the rest is saved', async () => {
		const asked = mockApi( () => SUCCESS );
		await openStore().dispatch.save( 'space-1', change, [ 8, 9 ] );
		expect( getRequestedPaths( asked ) ).toEqual( [
			'/workspaces/remove',
			'/workspaces/remove',
			'/workspaces/space-1',
		] );
	} );

	it( 'saves the rest if an earlier attempt has removed a person', async () => {
		const asked = mockApi( ( { path } ) =>
			path.endsWith( '/remove' )
				? createApiError( 404, 'not_found' )
				: SUCCESS
		);
		expect(
			await openStore().dispatch.save( 'space-1', change, [ 8 ] )
		).toMatchObject( { isSaved: true } );
		expect( getRequestedPaths( asked ) ).toEqual( [
			'/workspaces/remove',
			'/workspaces/space-1',
		] );
	} );

	it( 'saves nothing if a person cannot be removed', async () => {
		const asked = mockApi( () => createApiError( 422, 'quota_exceeded' ) );
		expect(
			await openStore().dispatch.save( 'space-1', change, [ 8 ] )
		).toMatchObject( {
			isSaved: false,
			failure: { code: 'quota_exceeded' },
		} );
		expect( getRequestedPaths( asked ) ).toEqual( [
			'/workspaces/remove',
		] );
	} );

	it.each( [
		[ 404, 1 ],
		[ 500, 0 ],
	] )(
		'that fails with %d loads the lists again %d times',
		async ( status, times ) => {
			mockApi( () => page( 1 ) );
			const { resolve, select, dispatch } = openStore();
			await resolve.getWorkspaces( OWN );
			mockApi( () => createApiError( status ) );
			await dispatch.leave( 1 );
			const asked = mockApi( () => page() );
			await resolve.getWorkspaces( OWN );
			expect( asked ).toHaveLength( times );
			expect( getIds( select.getWorkspaces( OWN ) ) ).toEqual(
				times ? [] : [ 1 ]
			);
		}
	);

	it( 'hides an answered invitation at once, and shows it again after a failure', async () => {
		let isRefused = true;
		let shown: unknown;
		const { resolve, select, dispatch } = openStore();
		mockApi( ( { data } ) => {
			if ( ! data ) {
				return { invitations: [ { id: 3 }, { id: 4 } ] };
			}
			shown = getIds( select.getInvitations() );
			return isRefused ? createApiError( 403 ) : SUCCESS;
		} );
		await resolve.getInvitations();
		await dispatch.decline( 3 );
		expect( shown ).toEqual( [ 4 ] );
		expect( getIds( select.getInvitations() ) ).toEqual( [ 3, 4 ] );
		isRefused = false;
		await dispatch.accept( 3 );
		expect( getIds( select.getInvitations() ) ).toEqual( [ 4 ] );
	} );
} );
