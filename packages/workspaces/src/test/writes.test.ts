import { pathsOf, refusal, serve } from '@templately/rest/testing';
import { idsOf, newStore, OWN, page, workspace } from './own-store';

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
			dispatch.leave( 1 ),
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
		await store_.dispatch.leave( 1 );
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
