// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { setLocaleData } from '@wordpress/i18n';
import { ADA, control, openApp } from '../../test/open-app';
import {
	all,
	choose,
	enter,
	field,
	getTexts,
	press,
	type,
	wait,
} from '../../test/show';
import { file, toItemsPage, workspace } from '../../test/fixtures';
import { last, open, place, requests } from './screens';
import { isCloudPath } from '..';

const OURS = file( { id: 5, name: 'Dinner', origin: 'templately' } );

const ANSWERS = {
	'/clouds': { files: toItemsPage( [ file(), OURS ] ), redirect: false },
	'/clouds/usage': { status: 'success', data: '{"limit":10,"files":2}' },
	'/workspaces': ( {
		list_only: isChoice,
		shared,
	}: Record< string, string > ) =>
		toItemsPage( isChoice && shared !== 'true' ? [ workspace() ] : [] ),
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
	openApp( at, {
		user: ADA,
		site: { hasElementor: true },
		answers: { ...ANSWERS, ...answers },
	} );

/** Opens the menu of a file, and says what it offers. */
async function openMenu( name: string ) {
	await press( all( `[aria-label="Actions for ${ name }"]` )[ 0 ] );
	await wait( 500 );
	return getTexts( '[role="menuitem"]' );
}

const closeMenu = async ( name: string ) => {
	await press( all( `[aria-label="Actions for ${ name }"]` )[ 0 ] );
	await wait( 500 );
};

/** Asks something of a file by its menu. */
async function ask( name: string, entry: string ) {
	await openMenu( name );
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
		expect( getTexts( 'h1' ) ).toEqual( [ called ] );
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
	expect( await openMenu( 'Lunch' ) ).toEqual( [ 'Insert', ...rest ] );
	await closeMenu( 'Lunch' );
	expect( await openMenu( 'Dinner' ) ).toEqual( rest );
} );

it( 'CLD-020 offers to insert a file only where there is a use for it', async () => {
	await openApp( '/clouds', {
		user: ADA,
		answers: ANSWERS,
		site: { can: { browse: true, read: true, insertPages: false } },
	} );
	expect( await openMenu( 'Lunch' ) ).toContain( 'Download' );
	expect( await openMenu( 'Lunch' ) ).not.toContain( 'Insert' );
} );

it( 'CLD-022 CLD-023 in a grid no menu offers to insert', async () => {
	await openCloud();
	await press( 'Grid' );
	for ( const name of [ 'Lunch', 'Dinner' ] ) {
		expect( ( await openMenu( name ) ).slice( 0, 2 ) ).toEqual( [
			'Download',
			'Copy to WorkSpace',
		] );
		await closeMenu( name );
	}
	await press( 'List' );
} );

it( 'CLD-036 CLD-048 ERR-026 a file is downloaded by its menu, under the name that the site says', async () => {
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
	expect(
		getTexts( '.templately-toast' ).map( ( text ) => text?.trim() )
	).toEqual( [ 'Successfully Downloaded!' ] );
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
	'ERR-027 SHL-056 that %s failed is said until somebody has read it',
	async ( action ) => {
		jest.spyOn( console, 'debug' ).mockReturnValue();
		await openCloud( {
			'/clouds/copy-move': () => {
				throw {
					code: 'quota_exceeded',
					message: 'There is <b>no</b> room.',
					data: { status: 422 },
				};
			},
		} );
		await bring( action );
		const said = () => getTexts( 'dialog [role="alert"]' );
		expect( getTexts( 'dialog h1' ) ).toEqual( [
			'Something went wrong.',
		] );
		expect( said() ).toEqual( [ 'There is no room.' ] );
		expect( getTexts( 'dialog [role="alert"] b' ) ).toEqual( [ 'no' ] );
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
			toItemsPage( [
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

it.each( [
	[ 'Copy to WorkSpace', 'Lunch' ],
	[ 'Move to WorkSpace', 'Dinner' ],
] )(
	'CLD-028 CLD-030 CLD-031 “%s” names the file, is off until a workspace is chosen, and spins until the answer',
	async ( action, name ) => {
		let answer: ( given: object ) => void = () => undefined;
		await openCloud( {
			'/clouds/copy-move': () =>
				new Promise( ( done ) => {
					answer = done;
				} ),
		} );
		await ask( name, action );
		const dialog = () => all( '[role="dialog"]' )[ 0 ];
		const submit = () => all( 'form [type="submit"]' )[ 0 ];
		const isOff = () =>
			submit()?.getAttribute( 'aria-disabled' ) === 'true';
		const spinners = () => all( '.components-spinner', dialog() ).length;
		expect( getTexts( '[role="dialog"] h1' ) ).toEqual( [ action ] );
		expect( dialog()?.textContent ).toContain( name );
		expect( submit()?.textContent ).toBe( action );
		expect( [ isOff(), spinners() ] ).toEqual( [ true, 0 ] );
		await choose( all< HTMLSelectElement >( 'form select' )[ 0 ], '5' );
		expect( [ isOff(), spinners() ] ).toEqual( [ false, 0 ] );
		await press( submit() );
		expect( [ isOff(), spinners() ] ).toEqual( [ true, 1 ] );
		answer( {
			status: 'success',
			message: '',
			data: { files: [], workspace: workspace() },
		} );
		await wait( 500 );
		expect( dialog() ).toBeUndefined();
	}
);

it.each( [
	[ 'neither', [], [], [ 'No Workspaces or Shared Workspace Found' ] ],
	[
		'only own ones',
		[ workspace() ],
		[],
		[ 'Select a WorkSpace', 'Client drafts', 'No WorkSpace Found' ],
	],
	[
		'only shared ones',
		[],
		[ workspace( { id: 6, title: 'Open Water', role: 'editor' } ) ],
		[ 'Select a WorkSpace', 'No WorkSpace Found', 'Open Water' ],
	],
] )(
	'CLD-042 CLD-045 where there are %s, the choice of a workspace says so',
	async ( _, own, shared, options ) => {
		await openCloud( {
			'/workspaces': ( { shared: isShared }: Record< string, string > ) =>
				toItemsPage( isShared === 'true' ? shared : own ),
		} );
		await ask( 'Lunch', 'Copy to WorkSpace' );
		expect( getTexts( 'form option' ) ).toEqual( options );
	}
);

it( 'CLD-034 WSP-060 a moved file leaves My Clouds and is in the workspace, a copied one is in both', async () => {
	const lies = new Map( [
		[ 4, 0 ],
		[ 5, 0 ],
	] );
	const filesIn = ( path: number ) =>
		toItemsPage(
			[ file(), OURS ].filter( ( { id } ) => lies.get( id ) === path )
		);
	const copies: object[] = [];
	const inWorkspace = () => ( {
		...filesIn( 5 ),
		data: [ ...filesIn( 5 ).data, ...copies ],
	} );
	const { goTo } = await openCloud( {
		'/clouds': () => ( { files: filesIn( 0 ), redirect: false } ),
		'/workspaces/client-drafts-1': () => ( {
			workspace: workspace(),
			files: inWorkspace(),
		} ),
		'/clouds/copy-move': (
			_: object,
			{ action }: Record< string, string >
		) => {
			if ( action === 'copy' ) {
				copies.push( file( { id: 9, workspace_id: 5 } ) );
			} else {
				lies.set( 4, 5 );
			}
			return {
				status: 'success',
				message: '',
				data: { files: [], workspace: workspace() },
			};
		},
	} );
	const names = () =>
		all( 'tbody tr' ).map(
			( row ) => /Lunch|Dinner/.exec( row.textContent ?? '' )?.[ 0 ] ?? ''
		);
	const namesIn = async ( to: string ) => {
		await goTo( to );
		return names();
	};
	expect( names() ).toEqual( [ 'Lunch', 'Dinner' ] );
	expect( await namesIn( '/clouds/workspace/client-drafts-1' ) ).toEqual(
		[]
	);
	await goTo( '/clouds' );
	await bring( 'Copy to WorkSpace' );
	await wait( 1000 );
	expect( names() ).toEqual( [ 'Lunch', 'Dinner' ] );
	expect( await namesIn( '/clouds/workspace/client-drafts-1' ) ).toEqual( [
		'Lunch',
	] );
	await goTo( '/clouds' );
	await bring( 'Move to WorkSpace' );
	await wait( 1000 );
	expect( names() ).toEqual( [ 'Dinner' ] );
	expect( await namesIn( '/clouds/workspace/client-drafts-1' ) ).toEqual( [
		'Lunch',
		'Lunch',
	] );
} );

it( 'ERR-025 a download that fails says “Download Failed!!!” and why', async () => {
	jest.spyOn( console, 'debug' ).mockReturnValue();
	await openCloud( {
		'/clouds/download/4': () => {
			throw { code: 'busy', message: 'Later.', data: { status: 503 } };
		},
	} );
	await ask( 'Lunch', 'Download' );
	expect( getTexts( 'dialog h1, dialog [role="alert"]' ) ).toEqual( [
		'Download Failed!!!',
		'Later.',
	] );
	expect( all( '.templately-toast' ) ).toEqual( [] );
} );

it( 'CLD-037 CLD-038 CLD-049 ERR-031 a file is deleted once that was confirmed, and only then', async () => {
	let files = [ file(), OURS ];
	const { asked } = await openCloud( {
		'/clouds': () => ( { files: toItemsPage( files ), redirect: false } ),
		'/clouds/delete/4': () => {
			files = [ OURS ];
			return { status: 'success', message: '', data: { file: file() } };
		},
	} );
	const deletes = () =>
		asked.filter( ( { path } ) => path.startsWith( '/clouds/delete' ) )
			.length;
	await ask( 'Lunch', 'Delete' );
	expect( getTexts( '[role="dialog"] h1' ) ).toEqual( [ 'Are You Sure?' ] );
	expect( getTexts( '[role="dialog"] p' ) ).toEqual( [
		'You want to delete the file from your cloud',
	] );
	expect( getTexts( '.templately-dialog__foot button' ) ).toEqual( [
		'Cancel',
		'Delete',
	] );
	await press( control( 'Cancel' ) );
	await wait( 500 );
	expect( all( '[role="dialog"]' ) ).toEqual( [] );
	expect( [ deletes(), all( 'tbody tr' ).length ] ).toEqual( [ 0, 2 ] );

	await ask( 'Lunch', 'Delete' );
	await press( control( 'Delete' ) );
	await wait( 1000 );
	expect( deletes() ).toBe( 1 );
	expect( getTexts( 'tbody tr' ) ).toEqual( [
		expect.stringContaining( 'Dinner' ),
	] );
	expect( getTexts( '.templately-toast' ) ).toEqual( [
		'Successfully Deleted! You have deleted a file from your cloud. Undo',
	] );
	await wait( 3000 );
	await press( control( 'Undo' ) );
	await wait( 500 );
	expect(
		asked
			.filter( ( { path } ) => path === '/clouds/restore' )
			.map( ( { sent } ) => sent.ids )
	).toEqual( [ [ 4 ] ] );
	expect( getTexts( '.templately-toast' ) ).toEqual( [] );
} );

it( 'a file that was moved is moved back by Undo', async () => {
	const moves: unknown[] = [];
	await openCloud( {
		'/clouds/copy-move': ( _: object, sent: object ) => {
			moves.push( sent );
			return {
				status: 'success',
				message: '',
				data: { files: [], workspace: workspace() },
			};
		},
	} );
	await bring( 'Move to WorkSpace' );
	await wait( 1000 );
	await press( control( 'Undo' ) );
	await wait( 500 );
	expect( moves ).toEqual( [
		expect.objectContaining( { my_cloud_id: 4, workspace_id: 5 } ),
		expect.objectContaining( { my_cloud_id: 4, workspace_id: 0 } ),
	] );
} );

it( 'files are narrowed to a type and sorted, as the address says', async () => {
	const { asked, here, goTo } = await openCloud();
	const lastAsked = () => {
		const { type: kind, sort } =
			asked.filter( ( { path } ) => path === '/clouds' ).at( -1 )
				?.query ?? {};
		return [ kind, sort ];
	};
	expect( lastAsked() ).toEqual( [ '', 'date' ] );
	await choose( field( 'Type' ) as unknown as HTMLSelectElement, 'page' );
	await choose( field( 'Sort by' ) as unknown as HTMLSelectElement, 'name' );
	await wait( 500 );
	expect( here() ).toBe( '/clouds?type=page&sort=name' );
	expect( lastAsked() ).toEqual( [ 'page', 'name' ] );
	await goTo( '/clouds?sort=none' );
	expect( lastAsked() ).toEqual( [ '', 'date' ] );
} );

it( 'Escape clears the selection of files', async () => {
	await openCloud();
	const boxes = () =>
		all< HTMLInputElement >( 'tbody input[type="checkbox"]' );
	await press( boxes()[ 0 ] );
	expect( boxes()[ 0 ]?.checked ).toBe( true );
	await act( async () => {
		boxes()[ 0 ]?.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
		);
	} );
	expect( boxes()[ 0 ]?.checked ).toBe( false );
} );

it( 'names the owners of files where they are not all the user’s own', async () => {
	const KAI = { id: 2, name: 'Kai Moss', profile_photo: '' };
	await openCloud( {
		'/clouds': {
			files: toItemsPage( [ file(), file( { id: 6, owner: KAI } ) ] ),
			redirect: false,
		},
	} );
	expect( getTexts( 'thead th' ) ).toEqual( [
		'Name',
		'Owner',
		'Last Modified',
		'Action',
	] );
	expect( getTexts( 'tbody td:nth-of-type(1)' ) ).toEqual( [
		'Ada',
		'Kai Moss',
	] );
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
	expect( getTexts( 'dialog h1, dialog [role="alert"]' ) ).toEqual( [
		'Something went wrong!',
		'Something went wrong regarding deleting your file. Try Later or Contact for Support.',
	] );
	expect( getTexts( 'tbody tr' )[ 0 ] ).toContain( 'Lunch' );
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
	const titles = () => getTexts( '.components-modal__header h1' );
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
		expect( getTexts( 'tbody tr' )[ 0 ] ).toContain( 'Lunch' );
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
		'/clouds': () => ( { files: toItemsPage( files ), redirect: false } ),
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
	expect( getTexts( 'tbody tr' ) ).toEqual( [
		expect.stringContaining( 'Dinner' ),
		expect.stringContaining( 'Supper' ),
	] );
} );

describe( 'CLD-002 somebody who is not signed in is led to sign-in from', () => {
	it.each( [
		'/clouds',
		'/clouds/trash',
		'/clouds/workspace',
		'/clouds/workspace/client-drafts-1',
		'/clouds/shared-workspace',
		'/clouds/save-template',
	] )( '%s', async ( at ) => {
		const { here } = await openApp( at, { answers: ANSWERS } );
		expect( here().split( '?' )[ 0 ] ).toBe( '/sign-in' );
		expect( all( 'form[aria-label="Sign In"]' ) ).toHaveLength( 1 );
	} );
} );

it( 'CLD-002 SHL-013 somebody who is signed in sees My Clouds at /clouds', async () => {
	const { here } = await openCloud();
	expect( here() ).toBe( '/clouds' );
	expect( getTexts( 'h1' ) ).toEqual( [ 'My Clouds' ] );
	expect( getTexts( 'tbody tr' ) ).toEqual( [
		expect.stringContaining( 'Lunch' ),
		expect.stringContaining( 'Dinner' ),
	] );
} );

it.each( [ '/gutenberg/packs', '/elementor/packs', '/clouds' ] )(
	'SHL-029 at %s the header has a tab that leads to My Cloud',
	async ( at ) => {
		const { here } = await openCloud( {}, at );
		const tabs = () => all( 'nav[aria-label="Library"] a' );
		const isCurrent = () =>
			Object.fromEntries(
				tabs().map( ( tab ) => [
					tab.textContent,
					tab.getAttribute( 'aria-current' ) === 'page',
				] )
			);
		expect( isCurrent() ).toMatchObject( { 'My Cloud': at === '/clouds' } );
		await press(
			tabs().find( ( { textContent } ) => textContent === 'My Cloud' )
		);
		await wait( 1000 );
		expect( here() ).toBe( '/clouds' );
		expect( isCurrent() ).toMatchObject( { 'My Cloud': true } );
	}
);

it( 'CLD-005 files are listed by name, last change and what can be done', async () => {
	await openCloud();
	expect( getTexts( 'table[aria-label="My Clouds"] thead th' ) ).toEqual( [
		'Name',
		'Last Modified',
		'Action',
	] );
} );

/** Which lists of files the site was asked for. */
const listsIn = ( asked: { path: string; query: object }[] ) =>
	asked
		.filter( ( { path } ) => path === '/clouds' )
		.map( ( { query } ) => query );

it( 'CLD-007 each search asks for the files anew, also one that was made before', async () => {
	const { asked } = await openCloud();
	const search = async ( words: string ) => {
		await type( field( 'Search files' ), words );
		await enter( field( 'Search files' ) );
		await wait( 500 );
	};
	const before = listsIn( asked ).length;
	await search( 'Dinner' );
	await search( '' );
	await search( 'Dinner' );
	expect(
		listsIn( asked )
			.slice( before )
			.map( ( query ) => ( query as { search?: string } ).search ?? '' )
	).toEqual( [ 'Dinner', '', 'Dinner' ] );
} );

it( 'CLD-008 each change of the builder asks for its files anew', async () => {
	const { asked } = await openCloud();
	const change = async ( to: string ) => {
		await press( all( 'button[aria-label^="Platform: "]' )[ 0 ] );
		await wait( 100 );
		await press(
			all( '[role="menuitemradio"]' ).find(
				( { textContent } ) => textContent === to
			)
		);
		await wait( 1000 );
	};
	const before = listsIn( asked ).length;
	await change( 'Elementor' );
	await change( 'Gutenberg' );
	expect(
		listsIn( asked )
			.slice( before )
			.map( ( query ) => ( query as { platform: string } ).platform )
	).toEqual( [ 'elementor', 'gutenberg' ] );
} );

it.each( [
	'/clouds',
	'/clouds/trash',
	'/favourites',
	'/downloads',
	'/purchased-items',
] )( 'the tab of the cloud is marked at %s', async ( at ) => {
	await openCloud( {}, at );
	expect(
		all( '.templately-tabs [aria-current]' ).map(
			( { textContent } ) => textContent
		)
	).toEqual( [ 'My Cloud' ] );
} );

describe( 'CLD-017 how full the cloud is is asked for anew by', () => {
	it.each( [
		[ 'the cloud', '/clouds?q=soup' ],
		[ 'workspaces', '/clouds/workspace' ],
		[ 'shared workspaces', '/clouds/shared-workspace' ],
		[ 'a workspace', '/clouds/workspace/client-drafts-1' ],
		[ 'favourites', '/favourites' ],
		[ 'purchased items', '/purchased-items' ],
	] )( '%s', async ( _, to ) => {
		const { asked, goTo } = await openCloud( {
			'/workspaces/client-drafts-1': {
				workspace: workspace(),
				files: toItemsPage( [] ),
			},
		} );
		const counts = () =>
			asked.filter( ( { path } ) => path === '/clouds/usage' ).length;
		expect( counts() ).toBe( 1 );
		// A list that does not count anything.
		await goTo( '/clouds/save-template' );
		expect( counts() ).toBe( 1 );
		await goTo( to );
		expect( counts() ).toBe( 2 );
	} );
} );

describe( 'The lists of files', () => {
	const query = () => new URL( place, 'https://site.example' ).search;

	describe.each( [
		[ 'CLD-006 in one’s own cloud', '/clouds', '/clouds' ],
		[
			'WSP-017 in a workspace',
			'/clouds/workspace/drafts',
			'/workspaces/drafts',
		],
		[
			'WSP-017 in a workspace of somebody else',
			'/clouds/shared-workspace/drafts',
			'/workspaces/drafts',
		],
	] )( '%s', ( _, to, path ) => {
		it( 'files are searched by the words of the address, which are those that are typed', async () => {
			await open( `${ to }?q=old+soup&paged=2` );
			expect( field( 'Search files' ).value ).toBe( 'old soup' );
			expect( last( path ) ).toMatchObject( {
				search: 'old soup',
				page: '2',
			} );
			await press( '3' );
			await wait( 500 );
			expect( last( path ) ).toMatchObject( {
				search: 'old soup',
				page: '3',
			} );
			expect( query() ).toBe( '?q=old%20soup&paged=3' );
			// Other words have a first page of their own.
			await type( field( 'Search files' ), ' Dinner ' );
			await enter( field( 'Search files' ) );
			await wait( 500 );
			expect( query() ).toBe( '?q=Dinner' );
			expect( last( path )?.search ).toBe( 'Dinner' );
			expect( last( path )?.page ?? '1' ).toBe( '1' );
			await type( field( 'Search files' ), '' );
			await wait( 500 );
			expect( query() ).toBe( '' );
			expect( last( path )?.search ?? '' ).toBe( '' );
		} );
	} );

	describe( 'CLD-003 CLD-004 files', () => {
		beforeEach( () => window.localStorage.clear() );

		const shown = () => [
			all( 'table tbody tr' ).length,
			all( '.templately-grid li' ).length,
		];
		const chosen = () =>
			all( '[role="radio"][aria-checked="true"]' ).map(
				( { textContent } ) => textContent
			);

		it.each( [ '/clouds', '/clouds/workspace/drafts' ] )(
			'of %s are a list at first, and a grid for who chose that',
			async ( to ) => {
				await open( to );
				expect( [ shown(), chosen() ] ).toEqual( [
					[ 1, 0 ],
					[ 'List' ],
				] );
				await press( 'Grid' );
				expect( [ shown(), chosen() ] ).toEqual( [
					[ 0, 1 ],
					[ 'Grid' ],
				] );
			}
		);
	} );

	it.each( [
		[ '/clouds/shared-workspace', 'true', 'Shared with Me', 'Theirs' ],
		[ '/clouds/workspace', 'false', 'My WorkSpace', 'Mine' ],
	] )(
		'SHL-016 %s shows the workspaces that are so, and says what they are',
		async ( to, shared, title, card ) => {
			await open( `${ to }?paged=2` );
			expect(
				requests
					.filter( ( { path } ) => path === '/workspaces' )
					.map( ( { args } ) => [ args.shared, args.page ] )
			).toContainEqual( [ shared, '2' ] );
			expect(
				all( 'h1' ).map( ( { textContent } ) => textContent )
			).toEqual( [ title ] );
			expect(
				all( 'article a' ).map( ( { textContent } ) => textContent )
			).toEqual( [ card ] );
		}
	);
} );

describe( 'Failures', () => {
	const refuse = () => {
		throw { code: 'busy', message: 'Later.', data: { status: 500 } };
	};

	const alerts = () =>
		getTexts( '[role="alert"]' ).map(
			( text ) => text?.split( ' Try' )[ 0 ]
		);

	const ASKED = {
		invitations: '/workspaces/invitations',
		usage: '/clouds/usage',
		choices: '/workspaces',
	};

	describe.each( [
		[ 'invitations', 'Your invitations could not be loaded.' ],
		[ 'usage', 'Couldn’t load storage usage.' ],
		[ 'choices', 'Your workspaces could not be loaded.' ],
	] as const )( 'That %s are not known', ( what, said ) => {
		it( 'is said, and can be tried again', async () => {
			let isAway = true;
			const isIt = ( path: string, args: Record< string, string > ) =>
				path === ASKED[ what ] &&
				( what !== 'choices' || 'list_only' in args );
			await open( '/clouds/workspace', ( path, args ) =>
				isAway && isIt( path, args ) ? refuse() : undefined
			);
			expect( alerts() ).toEqual( [ said ] );
			const before = requests.filter( ( { path, args } ) =>
				isIt( path, args )
			);
			isAway = false;
			await press( 'Try again' );
			await wait( 1000 );
			expect(
				requests.filter( ( { path, args } ) => isIt( path, args ) )
					.length
			).toBeGreaterThan( before.length );
			expect( alerts() ).toEqual( [] );
		} );
	} );

	it( 'Workspaces that are not known are not said to be none where files are to go', async () => {
		const noChoices = ( path: string, args: Record< string, string > ) =>
			path === '/workspaces' && 'list_only' in args
				? refuse()
				: undefined;
		await open( '/clouds/workspace/drafts', noChoices );
		await press( all( '[aria-label="Switch workspace"]' )[ 0 ] );
		await wait( 500 );
		expect( alerts() ).toEqual( [
			'Your workspaces could not be loaded.',
			'Your workspaces could not be loaded.',
		] );
	} );

	it.each( [
		[ '/clouds/workspace', '/clouds/workspace' ],
		[ '/clouds/shared-workspace', '/clouds/shared-workspace' ],
	] )(
		'A workspace below %s that is not there says so, and leads back',
		async ( to, back ) => {
			await open( `${ to }/gone`, ( path ) => {
				if ( path === '/workspaces/gone' ) {
					throw {
						code: 'not_found',
						message: 'No.',
						data: { status: 404 },
					};
				}
			} );
			expect( getTexts( '[role="alert"] h2' ) ).toEqual( [
				'This workspace was not found.',
			] );
			expect(
				all< HTMLAnchorElement >( '[role="alert"] a' ).map(
					( link ) => [
						link.textContent,
						link.getAttribute( 'href' ),
					]
				)
			).toEqual( [ [ 'Back to the workspaces', back ] ] );
		}
	);

	it( 'Says until when an invitation is open in one sentence, with its date', async () => {
		setLocaleData(
			{
				'Expires <date/>': [ 'Bis <date/> offen' ],
			},
			'templately'
		);
		await open( '/clouds/workspace', ( path ) =>
			path === '/workspaces/invitations'
				? {
						invitations: [
							{
								id: 3,
								workspace: { title: 'Drafts' },
								invited_by: { name: 'Ada' },
								role: 'editor',
								expires_at: '2026-11-29T12:00:00Z',
							},
						],
					}
				: undefined
		);
		expect(
			getTexts( '.templately-invitations .templately-small' )
		).toEqual( [ expect.stringContaining( 'Bis Nov 29, 2026 offen' ) ] );
	} );
} );

describe( 'Paths', () => {
	describe( 'what counts as the cloud', () => {
		it.each( [
			'/clouds/workspace',
			'/clouds/workspace/drafts-1',
			'clouds/save-template',
			'clouds/',
			'/clouds',
			'clouds',
		] )( 'SHL-022 %s', ( path ) => {
			expect( isCloudPath( path ) ).toBe( true );
		} );
		it.each( [ '', '/' ] )( 'SHL-023 no path at all: “%s”', ( path ) => {
			expect( isCloudPath( path ) ).toBe( true );
		} );
		it.each( [
			'favourites',
			'/favourites',
			'downloads',
			'/downloads',
			'/purchased-items',
			'purchased-items',
		] )( 'SHL-024 %s', ( path ) => {
			expect( isCloudPath( path ) ).toBe( true );
		} );
		it.each( [
			'/gutenberg/packs',
			'/profile',
			'/sign-in',
			'/cloudsea',
			'/gutenberg/clouds/x',
			'/favourites-of-others',
			'/elementor/downloads',
		] )( 'and not %s', ( path ) => {
			expect( isCloudPath( path ) ).toBe( false );
		} );
	} );
} );
