import { ADA, control, openApp } from '../../test/open-app';
import { all, choose, press, textsOf, wait } from '../../test/show';
import { file, pageOf, workspace } from '../../test/fixtures';

const OURS = file( { id: 5, name: 'Dinner', origin: 'templately' } );

const ANSWERS = {
	'/clouds': { files: pageOf( [ file(), OURS ] ), redirect: false },
	'/clouds/usage': { status: 'success', data: '{"limit":10,"files":2}' },
	'/workspaces': ( {
		list_only: isChoice,
		shared,
	}: Record< string, string > ) =>
		pageOf( isChoice && shared !== 'true' ? [ workspace() ] : [] ),
	'/workspaces/invitations': { invitations: [], proven: true },
	'/saved-templates': { items: [], current_page: 1, total_page: 1 },
	'/profile/downloads': {
		data: [],
		current_page: 1,
		total_page: 1,
		total: 0,
	},
};

const openCloud = ( answers: object = {}, at = '/clouds' ) =>
	openApp( at, { user: ADA, answers: { ...ANSWERS, ...answers } } );

/** Opens the menu of a file, and says what it offers. */
async function menuOf( name: string ) {
	await press( all( `[aria-label="Actions for ${ name }"]` )[ 0 ] );
	await wait( 500 );
	return textsOf( '[role="menuitem"]' );
}

const closeMenu = async ( name: string ) => {
	await press( all( `[aria-label="Actions for ${ name }"]` )[ 0 ] );
	await wait( 500 );
};

/** Asks something of a file by its menu. */
async function ask( name: string, entry: string ) {
	await menuOf( name );
	await press(
		all( '[role="menuitem"]' ).find(
			( { textContent } ) => textContent === entry
		)
	);
	await wait( 500 );
}

it( 'CLD-001 the screens of the cloud are called as the links to them', async () => {
	await openCloud();
	for ( const called of [
		'My WorkSpace',
		'Shared with Me',
		'Save your template',
		'Purchased Items',
		'My Favourites',
		'My Downloads',
		'My Clouds',
		'Profile',
	] ) {
		await press(
			all( 'nav[aria-label="My Cloud"] a' ).find(
				( { textContent } ) => textContent === called
			)
		);
		await wait( 1000 );
		expect( textsOf( 'h1' ) ).toEqual( [ called ] );
	}
} );

it.each( [
	[ '{"limit":10,"files":2}', '2 of 10', '20' ],
	[ '{"limit":8,"files":6}', '6 of 8', '75' ],
] )(
	'CLD-009 says beside the files how full the cloud is: of %s, %s',
	async ( data, said, percent ) => {
		await openCloud( { '/clouds/usage': { status: 'success', data } } );
		const [ meter ] = all( 'section[aria-label="Storage used"]' );
		expect( meter?.textContent ).toContain( said );
		expect(
			all( '[role="progressbar"]', meter )[ 0 ]?.getAttribute(
				'aria-valuenow'
			)
		).toBe( percent );
	}
);

it( 'CLD-020 CLD-021 CLD-023 in a list a file’s menu offers to insert it where it is not the product’s own, and to download it', async () => {
	await openCloud();
	const rest = [
		'Download',
		'Copy to WorkSpace',
		'Move to WorkSpace',
		'Rename',
		'Versions',
		'Delete',
	];
	expect( await menuOf( 'Lunch' ) ).toEqual( [ 'Insert', ...rest ] );
	await closeMenu( 'Lunch' );
	expect( await menuOf( 'Dinner' ) ).toEqual( rest );
} );

it( 'CLD-020 offers to insert a file only where there is a use for it', async () => {
	await openApp( '/clouds', {
		user: ADA,
		answers: ANSWERS,
		site: { can: { browse: true, read: true, insertPages: false } },
	} );
	expect( await menuOf( 'Lunch' ) ).toContain( 'Download' );
	expect( await menuOf( 'Lunch' ) ).not.toContain( 'Insert' );
} );

it( 'CLD-022 CLD-023 in a grid no menu offers to insert', async () => {
	await openCloud();
	await press( 'Grid' );
	for ( const name of [ 'Lunch', 'Dinner' ] ) {
		expect( ( await menuOf( name ) ).slice( 0, 2 ) ).toEqual( [
			'Download',
			'Copy to WorkSpace',
		] );
		await closeMenu( name );
	}
	await press( 'List' );
} );

it( 'CLD-048 a file is downloaded by its menu, under the name that the site says', async () => {
	const saved: string[] = [];
	const click = jest
		.spyOn( HTMLAnchorElement.prototype, 'click' )
		.mockImplementation( function ( this: HTMLAnchorElement ) {
			saved.push( `${ this.download } ${ this.href }` );
		} );
	const content = new Blob( [ 'Soup' ] );
	URL.createObjectURL = ( blob ) => {
		expect( blob ).toBe( content );
		return 'blob:lunch';
	};
	URL.revokeObjectURL = () => undefined;
	const fetched: unknown[] = [];
	const { fetch } = window;
	window.fetch = async ( address ) => {
		fetched.push( address );
		return { ok: true, blob: async () => content } as Response;
	};
	await openCloud( {
		'/clouds/download/4': {
			status: 'success',
			file_name: 'lunch.json',
			fileURL: 'https://site.example/lunch',
		},
	} );
	await ask( 'Lunch', 'Download' );
	expect( fetched ).toEqual( [ 'https://site.example/lunch' ] );
	expect( saved ).toEqual( [ 'lunch.json blob:lunch' ] );
	expect( document.body.textContent ).toContain( 'Successfully Downloaded!' );
	click.mockRestore();
	window.fetch = fetch;
} );

const bring = async ( action: string ) => {
	await ask( 'Lunch', action );
	await choose( all< HTMLSelectElement >( 'form select' )[ 0 ], '5' );
	await press( all( 'form [type="submit"]' )[ 0 ] );
	await wait( 500 );
};

it.each( [
	[
		'Copy to WorkSpace',
		'Successfully Copied',
		'Your file has been copied to a WorkSpace called: Client drafts',
	],
	[
		'Move to WorkSpace',
		'Successfully Moved',
		'Your file has been moved to a WorkSpace called: Client drafts',
	],
] )(
	'ERR-028 ERR-029 %s says “%s” and where it is now',
	async ( action, heading, message ) => {
		const { asked } = await openCloud( {
			'/clouds/copy-move': {
				status: 'success',
				message: '',
				data: {
					files: [ file( { workspace_id: 5 } ) ],
					workspace: { id: 5, title: 'Client drafts', slug: 'x' },
				},
			},
		} );
		await bring( action );
		expect(
			asked.find( ( { path } ) => path === '/clouds/copy-move' )?.sent
		).toMatchObject( { my_cloud_id: 4, workspace_id: 5 } );
		const [ toast ] = all( '.templately-toast' );
		expect( toast?.textContent ).toContain( heading );
		expect( toast?.textContent ).toContain( message );
		// A success is said for a while.
		await wait( 60_000 );
		expect( all( '.templately-toast' ) ).toEqual( [] );
	}
);

it.each( [ 'Copy to WorkSpace', 'Move to WorkSpace' ] )(
	'SHL-056 that %s failed is said until somebody has read it',
	async ( action ) => {
		jest.spyOn( console, 'debug' ).mockReturnValue();
		await openCloud( {
			'/clouds/copy-move': () => {
				throw {
					code: 'quota_exceeded',
					message: 'There is no room.',
					data: { status: 422 },
				};
			},
		} );
		await bring( action );
		const said = () => textsOf( 'dialog [role="alert"]' );
		expect( textsOf( 'dialog h1' ) ).toEqual( [ 'Something went wrong.' ] );
		expect( said() ).toEqual( [ 'There is no room.' ] );
		await wait( 3_600_000 );
		expect( said() ).toEqual( [ 'There is no room.' ] );
		await press( control( 'Close' ) );
		await wait( 500 );
		expect( said() ).toEqual( [] );
	}
);

it( 'CLD-029 where files go is chosen among one’s own workspaces and those that are shared', async () => {
	await openCloud( {
		'/workspaces': ( { shared }: Record< string, string > ) =>
			pageOf( [
				shared === 'true'
					? workspace( {
							id: 6,
							title: 'Open Water',
							role: 'editor',
						} )
					: workspace(),
			] ),
	} );
	for ( const action of [ 'Copy to WorkSpace', 'Move to WorkSpace' ] ) {
		await ask( 'Lunch', action );
		expect(
			all< HTMLOptGroupElement >( 'form optgroup' ).map( ( group ) => [
				group.label,
				group.textContent,
			] )
		).toEqual( [
			[ 'My WorkSpace', 'Client drafts' ],
			[ 'Shared WorkSpace', 'Open Water' ],
		] );
		await press( control( 'Cancel' ) );
	}
} );

it( 'ERR-030 a file that could not be deleted is in its list again, and what to do is said', async () => {
	await openCloud( {
		'/clouds/delete/4': () => {
			throw { code: 'busy', message: 'Later.', data: { status: 503 } };
		},
	} );
	await ask( 'Lunch', 'Delete' );
	await press( control( 'Delete' ) );
	await wait( 1000 );
	expect( textsOf( 'dialog h1, dialog [role="alert"]' ) ).toEqual( [
		'Something went wrong!',
		'Something went wrong regarding deleting your file. Try Later or Contact for Support.',
	] );
	expect( textsOf( 'tbody tr' )[ 0 ] ).toContain( 'Lunch' );
} );

describe( 'CLD-041 ERR-038 a kit that is deleted from the cloud', () => {
	const openKit = () =>
		openCloud( {
			'/clouds/delete/4': () => {
				throw {
					code: 'cant_delete_kit',
					message: 'It is the kit.',
					data: { status: 409, id: 4 },
				};
			},
			'/clouds/delete': {
				status: 'success',
				message: '',
				data: { files: [ file() ] },
			},
		} );
	const titles = () => textsOf( '.components-modal__header h1' );
	const deletes = ( asked: { path: string }[] ) =>
		asked.filter( ( { path } ) => path.startsWith( '/clouds/delete' ) );

	it( 'is asked about, and kept', async () => {
		const { asked } = await openKit();
		await ask( 'Lunch', 'Delete' );
		await press( control( 'Delete' ) );
		await wait( 1000 );
		expect( titles() ).toEqual( [
			'This template is your Site Settings kit',
		] );
		await press( control( 'Keep my settings' ) );
		await wait( 500 );
		expect( titles() ).toEqual( [] );
		expect( deletes( asked ) ).toHaveLength( 1 );
		expect( textsOf( 'tbody tr' )[ 0 ] ).toContain( 'Lunch' );
	} );

	it( 'is deleted by force', async () => {
		const { asked } = await openKit();
		await ask( 'Lunch', 'Delete' );
		await press( control( 'Delete' ) );
		await wait( 1000 );
		await press( control( 'Force Delete' ) );
		await wait( 1000 );
		expect( titles() ).toEqual( [] );
		expect( deletes( asked ).at( -1 ) ).toMatchObject( {
			path: '/clouds/delete',
			sent: { ids: [ 4 ], force: true },
		} );
	} );
} );

it( 'CLD-040 after a file was deleted its list is asked for anew', async () => {
	let files = [ file(), OURS ];
	const { asked } = await openCloud( {
		'/clouds': () => ( { files: pageOf( files ), redirect: false } ),
		'/clouds/delete/4': () => {
			files = [ OURS, file( { id: 9, name: 'Supper' } ) ];
			return { status: 'success', message: '', data: { file: file() } };
		},
		'/clouds/delete': () => {
			files = [ OURS, file( { id: 9, name: 'Supper' } ) ];
			return {
				status: 'success',
				message: '',
				data: { files: [ file() ] },
			};
		},
	} );
	const loads = () =>
		asked.filter( ( { path } ) => path === '/clouds' ).length;
	const before = loads();
	await ask( 'Lunch', 'Delete' );
	await press( control( 'Delete' ) );
	await wait( 1000 );
	expect( loads() ).toBe( before + 1 );
	expect( textsOf( 'tbody tr' ) ).toEqual( [
		expect.stringContaining( 'Dinner' ),
		expect.stringContaining( 'Supper' ),
	] );
} );
