import apiFetch from '@wordpress/api-fetch';
import * as rest from '..';
import * as cloud from '../cloud';
import * as templates from '../templates';
import * as workspaces from '../workspaces';

describe( 'The key of a write', () => {
	apiFetch.use(
		apiFetch.createRootURLMiddleware( 'https://site.example/?rest_route=/' )
	);

	type Reply = () => Promise< Response >;

	const answer = ( status: number, body: object ): Reply => {
		return async () =>
			( {
				status,
				ok: status < 300,
				headers: new Headers(),
				json: async () => body,
			} ) as Response;
	};
	const refusal = ( status: number ) =>
		answer( status, { code: 'refused', message: 'No.', data: { status } } );
	const granted = answer( 200, {} );
	const lost: Reply = () =>
		Promise.reject( new TypeError( 'Failed to fetch' ) );

	let keys: Array< string | null > = [];
	let replies: Reply[] = [];

	beforeEach( () => {
		keys = [];
		replies = [];
		window.fetch = jest.fn( async ( _input, options = {} ) => {
			keys.push(
				new Headers( options.headers ).get( 'Idempotency-Key' )
			);
			return ( replies.shift() ?? granted )();
		} );
	} );

	const insert = ( id = 7 ) =>
		rest
			.insert( { id, postId: 8, platform: 'gutenberg' } )
			.catch( () => undefined );

	/** Which of the keys are alike: the first is 0, and each new one counts up. */
	const pattern = () =>
		keys.map( ( key ) => [ ...new Set( keys ) ].indexOf( key ) );

	it( 'S15 pressed twice before there is an answer, a write has one key; afterwards another', async () => {
		await Promise.all( [ insert(), insert() ] );
		await insert();
		await insert();
		expect( pattern() ).toEqual( [ 0, 0, 1, 2 ] );
		expect( keys[ 0 ] ).toMatch( /^[0-9a-f]{32}$/ );
	} );

	it( 'S15 tried again after a lost answer or a fault of the server, it has its first key', async () => {
		replies = [ lost, refusal( 503 ), refusal( 500 ), granted ];
		for ( let times = 0; times < 5; times++ ) {
			await insert();
		}
		expect( pattern() ).toEqual( [ 0, 0, 0, 0, 1 ] );
	} );

	it( 'S15 a refusal is an answer: what is tried after it is another write', async () => {
		replies = [ refusal( 403 ), refusal( 422 ), granted ];
		for ( let times = 0; times < 3; times++ ) {
			await insert();
		}
		expect( pattern() ).toEqual( [ 0, 1, 2 ] );
	} );

	it( 'S15 other content is another write, and so is the same after another one', async () => {
		replies = [ lost, lost, granted ];
		await insert( 1 );
		await insert( 2 );
		await insert( 3 );
		await insert( 1 );
		expect( pattern() ).toEqual( [ 0, 1, 2, 3 ] );
	} );

	it( 'S15 what is still on its way keeps its key when another write is answered', async () => {
		let answerIt: ( response: Response ) => void = () => undefined;
		replies = [
			() => new Promise( ( resolve ) => ( answerIt = resolve ) ),
			granted,
		];
		const first = insert( 1 );
		await insert( 2 );
		const again = insert( 1 );
		answerIt( await granted() );
		await Promise.all( [ first, again ] );
		expect( pattern() ).toEqual( [ 0, 1, 0 ] );
	} );

	it( 'S15 a form with a password has none, so that nothing remembers it', async () => {
		await rest.logIn( { email: 'a@b.example', password: 'x' } );
		expect( keys ).toEqual( [ null ] );
	} );
} );

describe( 'Notes', () => {
	const FORM = { title: 'A', share_with: [] };

	const FAILING: [ string, () => Promise< unknown > ][] = [
		[
			'W100',
			() => workspaces.getWorkspaces( { shared: false, page: 1 } ),
		],
		[ 'W101', () => workspaces.getWorkspace( 'a', {} ) ],
		[ 'W102', () => workspaces.getWorkspaceChoices() ],
		[ 'W103', () => workspaces.createWorkspace( FORM ) ],
		[
			'W104',
			() =>
				workspaces.saveWorkspace( 'a', { ...FORM, id: 1, remove: [] } ),
		],
		[
			'W105',
			() =>
				workspaces.deleteWorkspace( 1, {
					slug: 'a',
					delete_files: false,
					page: 1,
				} ),
		],
		[ 'W106', () => workspaces.addWorkspaceFiles( 1, [ 2 ] ) ],
		[ 'W107', () => workspaces.leaveWorkspace( 1 ) ],
		[
			'P100',
			() => cloud.push( {} as Parameters< typeof cloud.push >[ 0 ] ),
		],
		[ 'P101', () => templates.checkPush( 'gutenberg', {} ) ],
		[ 'P102', () => templates.getSavedTemplateContent( 1 ) ],
		[ 'P103', () => templates.createDraftPage( 'A', '' ) ],
		[ 'S100', () => templates.saveTemplate( { title: 'A', content: '' } ) ],
		[ 'ST501', () => templates.getSavedTemplates( 'gutenberg', 1, '' ) ],
		[
			'C501',
			() =>
				cloud.getFiles(
					{} as Parameters< typeof cloud.getFiles >[ 0 ]
				),
		],
		[ 'C503', () => cloud.copyMove( [ 1 ], 2, 'copy' ) ],
		[ 'D101', () => cloud.download( 1 ) ],
		[ 'ID001', () => rest.getDependencies( 'gutenberg' ) ],
		[ 'ID002', () => rest.checkDependencies( [ 'a' ], 'gutenberg' ) ],
		[ 'ID003', () => rest.installDependency( 'a' ) ],
	];

	it.each( FAILING )(
		'ERR-053 %s is told in the console, and is still thrown',
		async ( code, call ) => {
			const told = jest
				.spyOn( console, 'debug' )
				.mockImplementation( () => undefined );
			const failure = { code: 'broken', message: 'It broke.', data: {} };
			apiFetch.setFetchHandler( async () => {
				throw failure;
			} );
			await expect( call() ).rejects.toBe( failure );
			expect( told.mock.calls ).toEqual( [
				[ code, 'broken', 'It broke.' ],
			] );
			told.mockClear();
		}
	);
} );

describe( 'Responses', () => {
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
		insert: () =>
			rest.insert( { id: 7, postId: 8, platform: 'gutenberg' } ),
		logInLocal: rest.logInLocal,
		logOut: () => rest.logOut( false ),
	};

	beforeEach( () =>
		jest.spyOn( console, 'debug' ).mockReturnValue( undefined )
	);

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
					expect(
						await answered( call, 1, after, isRefused )
					).toEqual( CHANGED );
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
		expect( Object.keys( OWN ) ).toEqual(
			expect.arrayContaining( writes )
		);
	} );
} );
