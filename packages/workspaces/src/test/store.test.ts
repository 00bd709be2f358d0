import type { CloudFile } from '@templately/rest/cloud';
import type { Workspace, WorkspacesPage } from '@templately/rest/workspaces';
import { open, pathsOf, refusal, serve } from '@templately/rest/testing';
import { SOURCES, store, TEMPLATE_SEARCH_MINIMUM, toOptions } from '..';

const workspace = ( id: number, more: Partial< Workspace > = {} ) =>
	( {
		id,
		slug: `space-${ id }`,
		title: `Space ${ id }`,
		...more,
	} ) as Workspace;

const page = ( ids: number[] ): WorkspacesPage => ( {
	data: ids.map( ( id ) => workspace( id ) ),
	current_page: 1,
	total_page: 2,
} );

const details = ( id: number, files: number[] ) => ( {
	workspace: workspace( id ),
	files: {
		data: files.map( ( file ) => ( { id: file } ) as CloudFile ),
		current_page: 1,
		total_page: 4,
	},
} );

// What is selected is asked for a moment later: it is not left to the next test.
afterEach( () => new Promise( ( done ) => setTimeout( done, 5 ) ) );

const newStore = () => open( store );

const OWN = { shared: false, page: 1 };
const idsOf = ( all?: { id: number }[] ) => all?.map( ( { id } ) => id );

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

describe( 'what thunks end with', () => {
	const cases = {
		'WSP-035 isCreated': ( { dispatch }: ReturnType< typeof newStore > ) =>
			dispatch.create( { title: 'A', share_with: [] } ),
		'WSP-052 isSaved': ( { dispatch }: ReturnType< typeof newStore > ) =>
			dispatch.save( 'a', {
				id: 1,
				title: 'A',
				share_with: [],
				remove: [],
			} ),
		'WSP-029 isAdded': ( { dispatch }: ReturnType< typeof newStore > ) =>
			dispatch.addFiles( 1, [ 2 ] ),
		isLeft: ( { dispatch }: ReturnType< typeof newStore > ) =>
			dispatch.leave( 1, true ),
		isTransferred: ( { dispatch }: ReturnType< typeof newStore > ) =>
			dispatch.transfer( 1, 2 ),
		isSent: ( { dispatch }: ReturnType< typeof newStore > ) =>
			dispatch.resend( 1, 2 ),
		isWithdrawn: ( { dispatch }: ReturnType< typeof newStore > ) =>
			dispatch.withdraw( 1, 2 ),
		isAnswered: ( { dispatch }: ReturnType< typeof newStore > ) =>
			dispatch.accept( 1 ),
	};

	it.each( Object.entries( cases ) )(
		'%s is true, or false with the reason',
		async ( title, act ) => {
			const name = title.split( ' ' ).at( -1 ) ?? '';
			serve( () => ( {
				status: 'success',
				message: 'Well.',
				workspace: workspace( 1 ),
			} ) );
			expect( await act( newStore() ) ).toMatchObject( {
				[ name ]: true,
				message: 'Well.',
			} );
			serve( () => refusal( 422, 'quota_exceeded' ) );
			const result = await act( newStore() );
			expect( result ).toMatchObject( {
				[ name ]: false,
				failure: { code: 'quota_exceeded', message: 'No.' },
			} );
		}
	);

	it( 'removes those first whose copies stay, and saves the rest', async () => {
		const asked = serve( () => ( {
			status: 'success',
			message: '',
			workspace: workspace( 1, { title: 'New' } ),
		} ) );
		const { dispatch } = newStore();
		await dispatch.save(
			'space-1',
			{ id: 1, title: 'New', share_with: [], remove: [] },
			[ 8, 9 ]
		);
		expect( pathsOf( asked ) ).toEqual( [
			'/workspaces/remove',
			'/workspaces/remove',
			'/workspaces/space-1',
		] );
	} );

	it( 'saves the rest where somebody is out already, by an earlier try', async () => {
		const tries: string[] = [];
		let isIn = true;
		const change = {
			id: 1,
			title: 'New',
			share_with: [ 'zoe@example.org' ],
			remove: [],
		};
		serve( ( { path } ) => {
			tries.push( path );
			if ( path.endsWith( '/remove' ) ) {
				const answer = isIn
					? {
							status: 'success',
							message: '',
							workspace: workspace( 1 ),
						}
					: refusal( 404, 'not_found' );
				isIn = false;
				return answer;
			}
			return tries.length < 3
				? refusal( 429, 'too_many_requests' )
				: { status: 'success', message: '', workspace: workspace( 1 ) };
		} );
		const { dispatch } = newStore();
		expect( await dispatch.save( 'space-1', change, [ 8 ] ) ).toMatchObject(
			{
				isSaved: false,
				failure: { code: 'too_many_requests' },
			}
		);
		expect( await dispatch.save( 'space-1', change, [ 8 ] ) ).toMatchObject(
			{
				isSaved: true,
			}
		);
		expect( tries ).toEqual( [
			'/workspaces/remove',
			'/workspaces/space-1',
			'/workspaces/remove',
			'/workspaces/space-1',
		] );
		// Whatever else keeps somebody in is said, and nothing is saved.
		serve( ( { path } ) => {
			tries.push( path );
			return refusal( 422, 'quota_exceeded' );
		} );
		expect( await dispatch.save( 'space-1', change, [ 8 ] ) ).toMatchObject(
			{
				isSaved: false,
				failure: { code: 'quota_exceeded' },
			}
		);
		expect( tries ).toHaveLength( 5 );
	} );

	it( 'asks for everything anew where something is not there any more', async () => {
		serve( () => page( [ 1 ] ) );
		const store_ = newStore();
		await store_.resolve.getWorkspaces( OWN );
		serve( () => refusal( 404 ) );
		await store_.dispatch.leave( 1, false );
		const asked = serve( () => page( [] ) );
		await store_.resolve.getWorkspaces( OWN );
		expect( asked ).toHaveLength( 1 );
		expect( store_.select.getWorkspaces( OWN ) ).toEqual( [] );
	} );
} );

describe( 'invitations that wait', () => {
	it( 'leave at once when they are answered, and come back where that fails', async () => {
		let refuses = true;
		let seen: unknown;
		const { resolve, select, dispatch } = newStore();
		serve( ( { data } ) => {
			if ( ! data ) {
				return { invitations: [ { id: 3 }, { id: 4 } ] };
			}
			seen = idsOf( select.getInvitations() );
			return refuses
				? refusal( 403 )
				: { status: 'success', message: '' };
		} );
		await resolve.getInvitations();
		await dispatch.decline( 3 );
		expect( seen ).toEqual( [ 4 ] );
		expect( idsOf( select.getInvitations() ) ).toEqual( [ 3, 4 ] );
		refuses = false;
		await dispatch.accept( 3 );
		expect( idsOf( select.getInvitations() ) ).toEqual( [ 4 ] );
	} );
} );

describe( 'selects', () => {
	it( 'WSP-012 have value from id, label from name, shared and isDisabled', () => {
		expect(
			toOptions(
				{
					own: [
						{ id: 1, slug: 'one', title: 'One' },
						{ id: 2, slug: 'two', title: 'Two' },
					],
					shared: [
						{
							id: 3,
							slug: 'three',
							title: 'Three',
							role: 'viewer',
						},
						{ id: 4, slug: 'four', title: 'Four', role: 'editor' },
					],
				},
				[ 2 ]
			)
		).toEqual( {
			own: [
				{
					value: 1,
					label: 'One',
					slug: 'one',
					shared: false,
					isDisabled: false,
				},
				{
					value: 2,
					label: 'Two',
					slug: 'two',
					shared: false,
					isDisabled: true,
				},
			],
			shared: [
				{
					value: 3,
					label: 'Three',
					slug: 'three',
					shared: true,
					isDisabled: true,
				},
				{
					value: 4,
					label: 'Four',
					slug: 'four',
					shared: true,
					isDisabled: false,
				},
			],
		} );
	} );

	it( 'WSP-022 know the three sources', () => {
		expect( SOURCES ).toEqual( [
			'clouds',
			'workspaces',
			'shared_workspaces',
		] );
	} );

	it( 'search templates from three characters on', () =>
		expect( TEMPLATE_SEARCH_MINIMUM ).toBe( 3 ) );

	it( 'are those of others too, without a workspace that is gone', async () => {
		// Each kind is asked for apart.
		serve( ( { path } ) => {
			if ( ! path.includes( 'list_only' ) ) {
				return { status: 'success', message: '' };
			}
			return {
				data: path.includes( 'shared=true' )
					? [ { id: 3 }, { id: 4 } ]
					: [ { id: 1 }, { id: 2 } ],
			};
		} );
		const { resolve, select, dispatch } = newStore();
		await resolve.getChoices();
		expect( select.getChoices() ).toEqual( {
			own: [ { id: 1 }, { id: 2 } ],
			shared: [ { id: 3 }, { id: 4 } ],
		} );
		await dispatch.leave( 3, false );
		expect( select.getChoices() ).toEqual( {
			own: [ { id: 1 }, { id: 2 } ],
			shared: [ { id: 4 } ],
		} );
	} );
} );
