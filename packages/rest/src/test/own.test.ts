import apiFetch from '@wordpress/api-fetch';
import * as rest from '..';
import * as cloud from '../cloud';
import * as workspaces from '../workspaces';

/** Every write of an account. */
const OWN: Record< string, () => Promise< unknown > > = {
	syncProfile: rest.syncProfile,
	isVerified: rest.isVerified,
	hideNotice: rest.hideNotice,
	renewApiKey: rest.renewApiKey,
	favour: () => rest.favour( 7, 'packs', true ),
	ratePack: () => rest.ratePack( 7, 4 ),
	copyMove: () => cloud.copyMove( [ 1 ], 2, 'copy' ),
	push: () => cloud.push( {} as cloud.PushPayload ),
	trash: () => cloud.trash( [ 1 ], 'cloud' ),
	'trash, several': () => cloud.trash( [ 1, 2 ], 'workspace' ),
	restore: () => cloud.restore( [ 1 ] ),
	purge: () => cloud.purge( [ 1 ] ),
	emptyTrash: cloud.emptyTrash,
	rename: () => cloud.rename( 1, 'Supper' ),
	takeBack: () => cloud.takeBack( 1, 2 ),
	createWorkspace: () =>
		workspaces.createWorkspace( { title: 'A', share_with: [] } ),
	saveWorkspace: () =>
		workspaces.saveWorkspace( 'a', {
			id: 1,
			title: 'A',
			share_with: [],
			remove: [],
		} ),
	deleteWorkspace: () =>
		workspaces.deleteWorkspace( 1, {
			slug: 'a',
			delete_files: true,
			page: 1,
		} ),
	addWorkspaceFiles: () => workspaces.addWorkspaceFiles( 1, [ 2 ] ),
	leaveWorkspace: () => workspaces.leaveWorkspace( 1 ),
	transferWorkspace: () => workspaces.transferWorkspace( 1, 2 ),
	removeFromWorkspace: () => workspaces.removeFromWorkspace( 1, 2, true ),
	changeInvitation: () => workspaces.changeInvitation( 1, 2, 'resend' ),
	answerInvitation: () => workspaces.answerInvitation( 1, 'accept' ),
};

/** What belongs to the site, or makes an account another one. */
const OF_THE_SITE: Record< string, () => Promise< unknown > > = {
	insert: () => rest.insert( { id: 7, postId: 8, platform: 'gutenberg' } ),
	logInLocal: rest.logInLocal,
	logOut: () => rest.logOut( false ),
};

beforeEach( () => jest.spyOn( console, 'debug' ).mockReturnValue( undefined ) );

const SAID = { status: 'success' };
const REFUSED = { code: 'no', message: 'No.', data: { status: 403 } };
const CHANGED = { code: 'account_changed', message: '' };

/** Has something answered once the account is another one, or the same: what became of it. */
async function answered(
	call: () => Promise< unknown >,
	before: number | undefined,
	after: number | undefined,
	isRefused = false
): Promise< unknown > {
	let account = before;
	rest.setCurrentAccount( () => account );
	apiFetch.setFetchHandler( async () => {
		account = after;
		if ( isRefused ) {
			throw REFUSED;
		}
		return SAID;
	} );
	return call().catch( ( thrown ) => thrown );
}

it.each( Object.entries( OWN ) )(
	'%s is answered to nobody but whose it was',
	async ( _, call ) => {
		for ( const isRefused of [ false, true ] ) {
			for ( const after of [ 2, undefined ] ) {
				expect( await answered( call, 1, after, isRefused ) ).toEqual(
					CHANGED
				);
			}
		}
		const own = [
			[ 1, 1 ],
			// The user was not known yet.
			[ undefined, 1 ],
		] as const;
		for ( const [ before, after ] of own ) {
			expect( await answered( call, before, after ) ).toEqual( SAID );
			expect( await answered( call, before, after, true ) ).toEqual(
				REFUSED
			);
		}
	}
);

it.each( Object.entries( OF_THE_SITE ) )(
	'%s is answered whoever is there',
	async ( _, call ) => {
		expect( await answered( call, 1, 2 ) ).toEqual( SAID );
		expect( await answered( call, 1, 2, true ) ).toEqual( REFUSED );
	}
);

it( 'nothing of an account is written that is not held to that', () => {
	const writes = [
		...Object.keys( cloud ),
		...Object.keys( workspaces ),
	].filter( ( name ) => ! /^(get|download)/.test( name ) );
	expect( Object.keys( OWN ) ).toEqual( expect.arrayContaining( writes ) );
} );
