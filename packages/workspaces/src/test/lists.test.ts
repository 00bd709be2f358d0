import { refusal, serve } from '@templately/rest/testing';
import { details, idsOf, newStore, OWN, page, workspace } from './own-store';

describe( 'a page of workspaces', () => {
	it( 'is asked for once, and kept for each page, own and shared ones apart', async () => {
		const asked = serve( ( { path } ) => {
			if ( path.includes( 'shared=true' ) ) {
				return page( [ 9 ] );
			}
			return page( path.includes( 'page=2' ) ? [ 2 ] : [ 1 ] );
		} );
		const { resolve, select } = newStore();
		await resolve.getWorkspaces( OWN );
		await resolve.getWorkspaces( { ...OWN, page: 2 } );
		await resolve.getWorkspaces( { shared: true, page: 1 } );
		await resolve.getWorkspaces( { page: 1, shared: false } );
		expect( asked ).toHaveLength( 3 );
		expect( idsOf( select.getWorkspaces( OWN ) ) ).toEqual( [ 1 ] );
		expect(
			idsOf( select.getWorkspaces( { shared: true, page: 1 } ) )
		).toEqual( [ 9 ] );
		expect( select.getTotalPages( OWN ) ).toBe( 2 );
		expect( select.getTotalPages( { ...OWN, page: 5 } ) ).toBe( 1 );
	} );

	it( 'WSP-036 has a workspace that was made on its top', async () => {
		serve( ( { path } ) =>
			path.includes( '/create' )
				? { status: 'success', message: '', workspace: workspace( 7 ) }
				: page( [ 3, 4 ] )
		);
		const { resolve, select, dispatch } = newStore();
		await resolve.getWorkspaces( { ...OWN, page: 2 } );
		await dispatch.create( { title: 'Seven', share_with: [] }, 2 );
		expect( idsOf( select.getWorkspaces( { ...OWN, page: 2 } ) ) ).toEqual(
			[ 7, 3, 4 ]
		);
	} );

	it( 'WSP-037 holds 11 at most then; the last is left out', () => {
		const { select, dispatch } = newStore();
		const eleven = [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ];
		dispatch.receivePage( OWN, page( eleven ) );
		dispatch.receiveCreated( workspace( 12 ), 1 );
		expect( idsOf( select.getWorkspaces( OWN ) ) ).toEqual( [
			12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
		] );
	} );

	it( 'is without a workspace that was deleted, also for answers to earlier questions', async () => {
		serve( () => ( { status: 'success', message: '' } ) );
		const { select, dispatch } = newStore();
		dispatch.receivePage( OWN, page( [ 1, 2 ] ) );
		const result = await dispatch.remove( workspace( 1 ), false );
		expect( result ).toMatchObject( { isDeleted: true } );
		expect( idsOf( select.getWorkspaces( OWN ) ) ).toEqual( [ 2 ] );
		dispatch.receivePage( { ...OWN, page: 2 }, page( [ 1, 3 ] ), 1 );
		expect( idsOf( select.getWorkspaces( { ...OWN, page: 2 } ) ) ).toEqual(
			[ 3 ]
		);
		// Somebody who left may be invited again.
		dispatch.receivePage( { ...OWN, page: 3 }, page( [ 1 ] ) );
		expect( idsOf( select.getWorkspaces( { ...OWN, page: 3 } ) ) ).toEqual(
			[ 1 ]
		);
	} );

	it( 'keeps a workspace that could not be deleted', async () => {
		serve( () => refusal( 500, 'broken' ) );
		const { select, dispatch } = newStore();
		dispatch.receivePage( OWN, page( [ 1 ] ) );
		expect( await dispatch.remove( workspace( 1 ), true ) ).toMatchObject( {
			isDeleted: false,
			failure: { code: 'broken' },
		} );
		expect( idsOf( select.getWorkspaces( OWN ) ) ).toEqual( [ 1 ] );
	} );

	it( 'keeps the answer to the later question, and none from before another account', () => {
		const { select, dispatch } = newStore();
		dispatch.receivePage( OWN, page( [ 5 ] ), 20_001 );
		dispatch.receivePage( OWN, page( [ 4 ] ), 20_000 );
		expect( idsOf( select.getWorkspaces( OWN ) ) ).toEqual( [ 5 ] );
	} );

	it( 'forgets all at another account, also what is still on its way', () => {
		serve( () => page( [] ) );
		const { select, dispatch } = newStore();
		dispatch.receivePage( OWN, page( [ 2 ] ), 1 );
		dispatch.clear();
		dispatch.receivePage( OWN, page( [ 3 ] ), 2 );
		expect( select.getWorkspaces( OWN ) ).toBeUndefined();
	} );
} );

describe( 'a workspace that is opened', () => {
	it( 'WSP-014 is kept by its slug, with its files by page', async () => {
		serve( ( { path } ) => {
			const id = path.includes( 'space-1' ) ? 1 : 2;
			return details(
				id,
				path.includes( 'page=2' ) ? [ 12 ] : [ 10 * id ]
			);
		} );
		const { resolve, select } = newStore();
		await resolve.getFiles( 'space-1', {} );
		await resolve.getFiles( 'space-1', { page: 2 } );
		await resolve.getFiles( 'space-2', {} );
		expect( select.getWorkspace( 'space-1' )?.id ).toBe( 1 );
		expect( select.getWorkspace( 'space-2' )?.id ).toBe( 2 );
		expect( idsOf( select.getFiles( 'space-1', {} ) ) ).toEqual( [ 10 ] );
		expect( idsOf( select.getFiles( 'space-1', { page: 2 } ) ) ).toEqual( [
			12,
		] );
		expect( idsOf( select.getFiles( 'space-2' ) ) ).toEqual( [ 20 ] );
		expect( select.getTotalFilePages( 'space-1' ) ).toBe( 4 );
		expect( select.getTotalFilePages( 'space-3' ) ).toBe( 1 );
	} );

	it( 'WSP-015 is asked for when another slug is opened, and not for the same', async () => {
		const asked = serve( () => details( 1, [ 1 ] ) );
		const { resolve, dispatch } = newStore();
		await resolve.getFiles( 'space-1', {} );
		await resolve.getFiles( 'space-1', {} );
		expect( asked ).toHaveLength( 1 );
		await resolve.getFiles( 'space-2', {} );
		expect( asked ).toHaveLength( 2 );
		dispatch.refreshFiles();
		await resolve.getFiles( 'space-1', {} );
		expect( asked ).toHaveLength( 3 );
	} );

	it( 'WSP-020 shows a search while one is under way, and a list before and after', async () => {
		let release = () => {};
		serve( () => details( 1, [] ) );
		const { resolve, select } = newStore();
		await resolve.getFiles( 'space-1', {} );
		const query = { search: 'hero' };
		expect( select.getFilesMode( 'space-1', {} ) ).toBe( 'list' );
		const held = new Promise< void >( ( done ) => ( release = done ) );
		serve( async () => {
			await held;
			return details( 1, [ 3 ] );
		} );
		const loading = resolve.getFiles( 'space-1', query );
		expect( select.getFilesMode( 'space-1', query ) ).toBe( 'search' );
		expect( select.getFilesMode( 'space-1', {} ) ).toBe( 'list' );
		release();
		await loading;
		expect( select.getFilesMode( 'space-1', query ) ).toBe( 'list' );
		serve( () => refusal( 500 ) );
		await resolve
			.getFiles( 'space-1', { search: 'foot' } )
			.catch( () => undefined );
		expect( select.getFilesMode( 'space-1', { search: 'foot' } ) ).toBe(
			'list'
		);
	} );
} );

describe( 'what is gone from workspaces', () => {
	it( 'is a file that was moved or deleted, for all that was asked before; who asks later is told the truth', async () => {
		serve( () => new Promise( () => undefined ) );
		const { select, dispatch } = newStore();
		const files = ( slug: string, query = {} ) =>
			idsOf( select.getFiles( slug, query ) );
		dispatch.receiveDetails( 'space-1', {}, details( 1, [ 4, 5, 6 ] ) );
		dispatch.receiveDetails( 'space-2', {}, details( 2, [ 5, 7 ] ) );
		dispatch.forgetFiles( [ 4, 5 ] );
		expect( files( 'space-1' ) ).toEqual( [ 6 ] );
		expect( files( 'space-2' ) ).toEqual( [ 7 ] );
		// An answer that was on its way.
		dispatch.receiveDetails(
			'space-1',
			{ page: 2 },
			details( 1, [ 5 ] ),
			1
		);
		expect( files( 'space-1', { page: 2 } ) ).toEqual( [] );
		dispatch.receiveDetails( 'space-2', {}, details( 2, [ 5, 7 ] ) );
		expect( files( 'space-2' ) ).toEqual( [ 5, 7 ] );
	} );

	it.each( [ 'remove', 'leave' ] as const )(
		'is a workspace with its files after %s, which its screen asks for no more; whoever comes back to its address does',
		async ( way ) => {
			const asked = serve( ( { method } ) =>
				method === 'GET'
					? details( 1, [ 4 ] )
					: { status: 'success', message: '' }
			);
			const { resolve, select, dispatch } = newStore();
			await resolve.getFiles( 'space-1' );
			dispatch.receiveDetails( 'space-2', {}, details( 2, [ 5 ] ) );
			await ( way === 'remove'
				? dispatch.remove( workspace( 1 ), false )
				: dispatch.leave( 1 ) );
			expect( select.getWorkspace( 'space-1' ) ).toBeUndefined();
			expect( select.getFiles( 'space-1' ) ).toBeUndefined();
			expect( select.getWorkspace( 'space-2' )?.id ).toBe( 2 );
			const before = asked.length;
			await resolve.getFiles( 'space-1' );
			expect( asked.length ).toBe( before );
			dispatch.refreshFiles();
			await resolve.getFiles( 'space-1' );
			expect( asked.length ).toBeGreaterThan( before );
		}
	);
} );
