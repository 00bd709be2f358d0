import type { Workspace } from '@templately/rest/workspaces';
import { createNoticeQueue } from '@templately/ui';
import { file, toItemsPage, workspace } from '../../test/fixtures';
import { control } from '../../test/open-app';
import {
	all,
	button,
	choose,
	enter,
	field,
	findField,
	getTexts,
	isOff,
	press,
	renderInApp,
	type,
	wait,
} from '../../test/show';
import {
	type Args,
	ask,
	AUTUMN,
	DRAFTS,
	open,
	openAdd,
	PLACE,
	refuse,
} from './site';
import type { AppServices } from '../../shell/app-context';
import { CreateDialog, EditDialog } from '../edit-dialog';

const JUN = {
	id: 2,
	name: 'Jun Park',
	email: 'jun@park.example',
	profile_photo: 'https://site.example/jun.jpg',
	role: 'editor',
};
const LEA = {
	...JUN,
	id: 3,
	name: 'Lea Novak',
	email: 'lea@novak.example',
	profile_photo: '',
};

const title = () => getTexts( '[role="dialog"] h1' );
const toasts = () => getTexts( '.templately-toast' );
const alerts = () =>
	all( '[role="dialog"] [role="alert"] > *' ).map(
		( { textContent } ) => textContent
	);
const share = () => press( all( '[aria-label="Share Client drafts"]' )[ 0 ] );

beforeEach( () => {
	jest.spyOn( console, 'debug' ).mockReturnValue();
	window.localStorage.clear();
} );

describe( 'The dialog that makes a workspace', () => {
	const begin = async ( create: unknown = refuse ) => {
		const app = await open( '/clouds/workspace', {
			more: { '/workspaces/create': create },
		} );
		await press( 'Add New WorkSpace' );
		return app;
	};

	it( 'WSP-002 WSP-032 WSP-033 is opened by a card, and makes it once it has a title', async () => {
		await begin();
		expect( title() ).toEqual( [ 'Create workspace' ] );
		expect( getTexts( '[role="dialog"] [type="submit"]' ) ).toEqual( [
			'Create Workspace',
		] );
		for ( const [ words, isNone ] of [
			[ '', true ],
			[ '   ', true ],
			[ 'A', false ],
			[ ' Autumn ', false ],
		] as const ) {
			await type( field( 'Title' ), words );
			expect( { words, isOff: isOff( 'Create Workspace' ) } ).toEqual( {
				words,
				isOff: isNone,
			} );
		}
	} );

	it( 'WSP-031 lists who is to be invited, until they are removed again', async () => {
		await begin();
		expect( all( '[aria-label="Will be invited"]' ) ).toEqual( [] );
		for ( const email of [ 'jun@park.example', 'lea@novak.example' ] ) {
			await type( field( 'Add People' ), email );
			await press( 'Add' );
		}
		const invited = () =>
			getTexts( '[aria-label="Will be invited"] [dir="auto"]' );
		expect( invited() ).toEqual( [
			'jun@park.example',
			'lea@novak.example',
		] );
		await press( all( '[aria-label="Remove jun@park.example"]' )[ 0 ] );
		expect( invited() ).toEqual( [ 'lea@novak.example' ] );
	} );

	it( 'ERR-040 says why it could not be made, and keeps what was typed', async () => {
		await begin();
		await type( field( 'Title' ), 'Spring' );
		await press( 'Create Workspace' );
		await wait( 500 );
		expect( alerts() ).toEqual( [
			'Something went wrong while creating workspace for you. Try Later or Contact support.',
			'The hub sleeps.',
		] );
		expect( field( 'Title' ).value ).toBe( 'Spring' );
	} );

	it.each( [ 'Spring', 'Winter menus' ] )(
		'ERR-041 says that %s was made',
		async ( name ) => {
			await begin( {
				status: 'success',
				message: '',
				workspace: workspace( { id: 9, slug: 'new-9', title: name } ),
			} );
			await type( field( 'Title' ), name );
			await press( 'Create Workspace' );
			await wait( 500 );
			expect( title() ).toEqual( [] );
			expect( toasts()[ 0 ]?.trim() ).toBe(
				`You have created a WorkSpace called ${ name }`
			);
		}
	);
} );

describe( 'The dialog that changes a workspace', () => {
	const begin = async ( more: object = {} ) => {
		await open( '/clouds/workspace', {
			own: [
				workspace( {
					people: [ JUN, LEA ],
					pending_invitations: '["mail@mail.example"]',
				} ),
			],
			more,
		} );
		await share();
	};

	it( 'WSP-007 WSP-039 WSP-041 shows who has it, with photo and name, and who is invited', async () => {
		await begin();
		expect( title() ).toEqual( [ 'Edit Workspace' ] );
		expect( getTexts( '[role="dialog"] [type="submit"]' ) ).toEqual( [
			'Save Changes',
		] );
		const [ list ] = all( '[role="dialog"] .templately-people' );
		expect(
			document.getElementById(
				list?.getAttribute( 'aria-labelledby' ) ?? ''
			)?.textContent
		).toBe( 'Shared with' );
		expect(
			all( 'li', list ).map( ( row ) => [
				row.querySelector( '[dir="auto"]' )?.textContent,
				row.querySelector( 'img' )?.getAttribute( 'src' ),
				row.textContent?.includes( 'Invited' ),
			] )
		).toEqual( [
			[ 'Jun Park', 'https://site.example/jun.jpg', false ],
			[ 'Lea Novak', undefined, false ],
			[ 'mail@mail.example', undefined, true ],
		] );
	} );

	it( 'WSP-040 WSP-044 WSP-045 adds people whose e-mails are valid, by the button and by Enter', async () => {
		await begin();
		const email = () => field( 'Add People' );
		expect( email().placeholder ).toBe( 'Type email to add' );
		const added = () =>
			getTexts( '[aria-label="Will be invited"] [dir="auto"]' );
		for ( const wrong of [
			'',
			'zoe',
			'zoe@',
			'zoe@example',
			'@x.example',
		] ) {
			await type( email(), wrong );
			expect( [ wrong, isOff( 'Add' ) ] ).toEqual( [ wrong, true ] );
			await enter( email() );
			expect( added() ).toEqual( [] );
		}
		await type( email(), 'zoe@example.org' );
		expect( isOff( 'Add' ) ).toBe( false );
		await press( 'Add' );
		await type( email(), 'kim@example.org' );
		await enter( email() );
		expect( added() ).toEqual( [ 'zoe@example.org', 'kim@example.org' ] );
	} );

	it( 'ERR-042 says why it could not be saved, and keeps what was typed', async () => {
		await begin( { '/workspaces/client-drafts-1': refuse } );
		await type( field( 'Name' ), 'Drafts' );
		await press( 'Save Changes' );
		await wait( 500 );
		expect( alerts() ).toEqual( [
			'Something went wrong.',
			'Something went wrong regarding changes in your WorkSpace. Try Later or Contact support.',
			'The hub sleeps.',
		] );
		expect( field( 'Name' ).value ).toBe( 'Drafts' );
	} );

	it( 'ERR-043 says that it was saved', async () => {
		await begin( {
			'/workspaces/client-drafts-1': {
				status: 'success',
				message: '',
				workspace: workspace( { title: 'Drafts' } ),
			},
		} );
		await type( field( 'Name' ), 'Drafts' );
		await press( 'Save Changes' );
		await wait( 500 );
		expect( title() ).toEqual( [] );
		expect( toasts() ).toEqual( [
			'Successfully Saved You have succesfully saved your WorkSpace changes.',
		] );
	} );
} );

describe( 'The dialog that deletes a workspace', () => {
	const gone = { status: 'success', message: '', data: { id: 5 } };

	it( 'WSP-054 WSP-055 WSP-056 asks first, and whether files go too', async () => {
		const { asked } = await open( '/clouds/workspace', {
			more: { '/workspaces/delete/5': gone },
		} );
		const deletes = () =>
			asked.filter( ( { path } ) => path === '/workspaces/delete/5' );
		const andFiles = () => field( 'Want To Delete Files Too?' );
		await ask( 'Client drafts', 'Delete' );
		expect( title() ).toEqual( [ 'Are You Sure?' ] );
		expect( getTexts( '.templately-dialog__foot button' ) ).toEqual( [
			'Cancel',
			'Delete',
		] );
		expect( andFiles().type ).toBe( 'checkbox' );
		await press( andFiles() );
		await press( 'Cancel' );
		expect( [ title(), deletes() ] ).toEqual( [ [], [] ] );

		// What was chosen and cancelled is not chosen the next time.
		await ask( 'Client drafts', 'Delete' );
		expect( andFiles().checked ).toBe( false );
		await press( 'Delete' );
		await wait( 500 );
		expect( deletes()[ 0 ]?.sent ).toMatchObject( { delete_files: false } );
	} );

	it( 'WSP-055 deletes the files too where that is chosen', async () => {
		const { asked } = await open( '/clouds/workspace', {
			more: { '/workspaces/delete/5': gone },
		} );
		await ask( 'Client drafts', 'Delete' );
		await press( field( 'Want To Delete Files Too?' ) );
		await press( 'Delete' );
		await wait( 500 );
		expect(
			asked.find( ( { path } ) => path === '/workspaces/delete/5' )?.sent
		).toMatchObject( { delete_files: true } );
	} );

	it( 'ERR-044 says why it could not be deleted, and stays', async () => {
		await open( '/clouds/workspace', {
			more: { '/workspaces/delete/5': refuse },
		} );
		await ask( 'Client drafts', 'Delete' );
		await press( 'Delete' );
		await wait( 500 );
		expect( alerts() ).toEqual( [
			'Something went wrong regarding deleting your WorkSpace. Try Later or Contact Support.',
			'The hub sleeps.',
		] );
		expect( getTexts( 'article h2 a' ) ).toContain( 'Client drafts' );
	} );

	it.each( [ '/clouds', '/clouds?q=soup', '/favourites' ] )(
		'WSP-058 ERR-045 leads back to %s, where somebody came from',
		async ( from ) => {
			const { goTo, here } = await open( from, {
				more: { '/workspaces/delete/5': gone },
			} );
			await goTo( PLACE );
			expect( getTexts( 'h1' ) ).toEqual( [ 'Client drafts' ] );
			await ask( 'Client drafts', 'Delete' );
			await press( 'Delete' );
			await wait( 1000 );
			expect( here() ).toBe( from );
			expect( toasts() ).toEqual( [
				'Successfully Deleted You have deleted a WorkSpace from your account.',
			] );
		}
	);
} );

it( 'The dialog to leave a workspace says where files go, asks for nothing else, and leads back', async () => {
	const theirs = workspace( {
		id: 7,
		slug: 'theirs-7',
		title: 'Theirs',
		shared: true,
		role: 'editor',
	} );
	const { asked, goTo, here } = await open( '/clouds/shared-workspace', {
		shared: [ theirs ],
		more: {
			'/workspaces/theirs-7': {
				workspace: theirs,
				files: toItemsPage( [] ),
			},
			'/workspaces/leave': { status: 'success', message: '' },
		},
	} );
	await goTo( '/clouds/shared-workspace/theirs-7' );
	await ask( 'Theirs', 'Leave' );
	expect( title() ).toEqual( [ 'Are You Sure?' ] );
	expect( getTexts( '[role="dialog"] p' ) ).toEqual( [
		'You will lose access to “Theirs”. Your files in it return to My Clouds.',
	] );
	expect( all( '[role="dialog"] input' ) ).toEqual( [] );
	await press( 'Leave' );
	await wait( 1000 );
	expect(
		asked.find( ( { path } ) => path === '/workspaces/leave' )?.sent
	).toMatchObject( { id: 7 } );
	expect( here() ).toBe( '/clouds/shared-workspace' );
	expect( toasts() ).toEqual( [ 'You have left “Theirs”. ' ] );
} );

describe( 'The dialog that adds files to a workspace', () => {
	const FILES = [
		file(),
		file( { id: 8, name: 'Dinner' } ),
		file( { id: 9, name: 'Menu of today' } ),
	];
	const boxes = () =>
		all< HTMLInputElement >( 'fieldset input[type="checkbox"]' );
	const rows = () => getTexts( 'fieldset li [dir="auto"]' );
	const search = () => field( 'Search templates' );

	/** A cloud that finds files by their names. */
	const cloud = {
		'/clouds': ( { search: words = '' }: Args ) => ( {
			files: toItemsPage(
				FILES.filter( ( { name } ) =>
					name.toLowerCase().includes( words )
				)
			),
			redirect: false,
		} ),
	};

	it( 'WSP-024 offers every workspace but the one that is open', async () => {
		const theirs = workspace( { id: 7, slug: 't-7', title: 'Theirs' } );
		const options = () =>
			all( 'option', field( 'Select Workspace' ) )
				.map( ( { textContent } ) => textContent )
				.slice( 1 );
		const given = { own: [ DRAFTS, AUTUMN ], shared: [ theirs ] };
		await openAdd( given );
		const source = () =>
			field( 'Select Source' ) as unknown as HTMLSelectElement;
		await choose( source(), 'workspaces' );
		expect( options() ).toEqual( [ 'Autumn' ] );
		await choose( source(), 'shared_workspaces' );
		expect( options() ).toEqual( [ 'Theirs' ] );
	} );

	it( 'WSP-024 offers the first workspace from the second', async () => {
		await open( '/clouds/workspace/autumn-2' );
		await press( 'Add file' );
		await wait( 500 );
		await choose(
			field( 'Select Source' ) as unknown as HTMLSelectElement,
			'workspaces'
		);
		expect(
			getTexts( '[role="dialog"] option' ).filter( ( name ) =>
				[ 'Client drafts', 'Autumn' ].includes( name ?? '' )
			)
		).toEqual( [ 'Client drafts' ] );
	} );

	it( 'WSP-025 WSP-026 WSP-028 lets several be chosen, and stay so while others are searched', async () => {
		await openAdd( { more: cloud } );
		expect( getTexts( '[role="dialog"] legend' ) ).toEqual( [
			'Select Templates',
		] );
		expect( getTexts( 'fieldset .templately-small' ) ).toContain(
			'Fewer items show after the initial load. Type 3 letters to search them all.'
		);
		expect( isOff( 'Add to WorkSpace' ) ).toBe( true );
		await press( boxes()[ 0 ] );
		await press( boxes()[ 1 ] );
		expect( isOff( 'Add to WorkSpace' ) ).toBe( false );
		await type( search(), 'menu' );
		await wait( 500 );
		expect( rows() ).toEqual( [ 'Lunch', 'Dinner', 'Menu of today' ] );
		expect( boxes().map( ( { checked } ) => checked ) ).toEqual( [
			true,
			true,
			false,
		] );
		await press( boxes()[ 0 ] );
		await press( boxes()[ 0 ] );
		expect( isOff( 'Add to WorkSpace' ) ).toBe( true );
	} );

	it( 'WSP-027 searches from three letters on', async () => {
		const { asked } = await openAdd( { more: cloud } );
		const searches = () =>
			asked.flatMap( ( { path, query } ) =>
				path === '/clouds' && query.search ? [ query.search ] : []
			);
		for ( const words of [ 'd', 'di', ' di ' ] ) {
			await type( search(), words );
			await wait( 500 );
			expect( [ rows().length, searches() ] ).toEqual( [ 3, [] ] );
		}
		await type( search(), 'din' );
		await wait( 500 );
		expect( rows() ).toEqual( [ 'Dinner' ] );
		expect( searches() ).toEqual( [ 'din' ] );
	} );

	it( 'ERR-047 says that files were added', async () => {
		const { asked } = await openAdd( {
			more: {
				...cloud,
				'/workspaces/item/add': {
					status: 'success',
					message: '',
					data: { files: [] },
				},
			},
		} );
		await press( boxes()[ 0 ] );
		await press( boxes()[ 2 ] );
		await press( 'Add to WorkSpace' );
		await wait( 500 );
		expect(
			Object.values(
				asked.find( ( { path } ) => path === '/workspaces/item/add' )
					?.sent ?? {}
			)
		).toContainEqual( [ 4, 9 ] );
		expect( title() ).toEqual( [] );
		expect( toasts() ).toEqual( [
			'Successfully Added! Your file has been added to this workspace.',
		] );
	} );
} );

it( 'WSP-059 after a file was deleted its workspace is asked for anew, and shows what came meanwhile', async () => {
	let files = [
		file( { workspace_id: 5 } ),
		file( { id: 8, name: 'Dinner', workspace_id: 5 } ),
	];
	const { asked } = await open( PLACE, {
		more: {
			'/workspaces/client-drafts-1': () => ( {
				workspace: DRAFTS,
				files: toItemsPage( files ),
			} ),
			'/workspaces/item/delete/4': () => {
				files = [
					...files.slice( 1 ),
					file( { id: 9, name: 'Supper', workspace_id: 5 } ),
				];
				return { status: 'success', message: '', data: {} };
			},
		},
	} );
	const loads = () =>
		asked.filter( ( { path } ) => path === '/workspaces/client-drafts-1' )
			.length;
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

describe( 'The lists of workspaces', () => {
	const THEIRS = workspace( {
		id: 7,
		slug: 'theirs-7',
		title: 'Theirs',
		shared: true,
		role: 'editor',
	} );
	const cards = () => getTexts( 'article h2 a' );
	const table = () =>
		all( 'table tbody tr' ).map(
			( row ) => row.querySelector( 'a' )?.textContent
		);

	it.each( [
		[ '/clouds/workspace', [ 'Client drafts', 'Autumn' ] ],
		[ '/clouds/shared-workspace', [ 'Theirs' ] ],
	] )(
		'SHL-014 WSP-001 %s shows its workspaces as cards, or as a list',
		async ( at, names ) => {
			await open( at, { shared: [ THEIRS ] } );
			expect( [ cards(), table() ] ).toEqual( [ names, [] ] );
			await press( 'List' );
			expect( [ cards(), table() ] ).toEqual( [ [], names ] );
			await press( 'Grid' );
			expect( [ cards(), table() ] ).toEqual( [ names, [] ] );
		}
	);

	it.each( [
		[ '/clouds/workspace', 'You do not have any workspaces.', true ],
		[ '/clouds/shared-workspace', 'No shared workspaces yet.', false ],
	] )(
		'WSP-002 WSP-005 WSP-006 %s says where there are none: %s',
		async ( at, said, canAdd ) => {
			await open( at, { own: [], shared: [] } );
			expect( getTexts( '.templately-lists__main h2' ) ).toEqual( [
				said,
			] );
			expect( {
				at,
				canAdd: Boolean( button( 'Add New WorkSpace' ) ),
			} ).toEqual( { at, canAdd } );
		}
	);

	it.each( [ 'Grid', 'List' ] )(
		'WSP-007 WSP-008 as a %s, one’s own can be shared and have a menu, those of others do not',
		async ( view ) => {
			const ways = () =>
				all(
					'.templately-lists__main :is(article, tbody tr) button'
				).map( ( found ) => found.getAttribute( 'aria-label' ) );
			const { goTo } = await open( '/clouds/workspace', {
				own: [ DRAFTS ],
				shared: [ THEIRS ],
			} );
			await press( view );
			expect( ways().sort() ).toEqual( [
				'Actions for Client drafts',
				'Share Client drafts',
			] );
			await press(
				all( '[aria-label="Actions for Client drafts"]' )[ 0 ]
			);
			await wait( 500 );
			expect( getTexts( '[role="menuitem"]' ) ).toEqual( [
				'Edit Workspace',
				'Activity',
				'Transfer',
				'Delete',
			] );
			await press(
				all( '[aria-label="Actions for Client drafts"]' )[ 0 ]
			);
			await goTo( '/clouds/shared-workspace' );
			await press( view );
			expect( getTexts( ':is(article, tbody) a' ) ).toEqual( [
				'Theirs',
			] );
			expect( ways() ).toEqual( [] );
		}
	);

	it.each( [
		[ 'SHL-015', PLACE, 'Client drafts', true ],
		[ 'SHL-017', '/clouds/shared-workspace/theirs-7', 'Theirs', false ],
	] )(
		'%s %s shows the workspace and its files',
		async ( _, at, name, isOwn ) => {
			await open( at, {
				shared: [ THEIRS ],
				more: {
					'/workspaces/theirs-7': {
						workspace: THEIRS,
						files: toItemsPage( [ file( { name: 'Dinner' } ) ] ),
					},
				},
			} );
			expect( getTexts( 'h1' ) ).toEqual( [ name ] );
			expect( getTexts( 'tbody tr' ) ).toEqual( [
				expect.stringContaining( isOwn ? 'Lunch' : 'Dinner' ),
			] );
			expect( all( `[aria-label="Share ${ name }"]` ) ).toHaveLength(
				isOwn ? 1 : 0
			);
		}
	);
} );

const WORKSPACE = workspace();

const APP = {
	host: { site: {}, history: { navigate: () => undefined } },
	notices: createNoticeQueue(),
	fail: ( thrown: unknown ) => {
		throw thrown;
	},
} as unknown as AppServices;

/** What was sent, by address. */
let sent: [ string, Record< string, unknown > | undefined ][];

const answer = ( address: string, data?: Record< string, unknown > ) => {
	sent.push( [ new URL( address, 'https://site.example' ).pathname, data ] );
	return {
		status: 'success',
		data: { workspace: { ...WORKSPACE, ...data } },
		workspace: { ...WORKSPACE, ...data },
	};
};

beforeEach( () => {
	sent = [];
} );

it( 'WSP-038 has the name in a field, and saves what was made of it, without the space around it', async () => {
	let closed = 0;
	await renderInApp(
		<EditDialog workspace={ WORKSPACE } onClose={ () => closed++ } />,
		APP,
		answer
	);
	expect( field( 'Name' ).value ).toBe( 'Client drafts' );
	expect( isOff( 'Save Changes' ) ).toBe( true );
	for ( const [ words, isNothing ] of [
		[ '', true ],
		[ '   ', true ],
		[ ' Client drafts ', true ],
		[ 'Client drafts 2', false ],
		[ ' Autumn menu ', false ],
	] as const ) {
		await type( field( 'Name' ), words );
		expect( field( 'Name' ).value ).toBe( words );
		expect( isOff( 'Save Changes' ) ).toBe( isNothing );
	}
	await press( 'Save Changes' );
	await wait( 500 );
	expect( sent ).toEqual( [
		[
			'/templately/v1/workspaces/client-drafts-1',
			{
				id: 5,
				title: 'Autumn menu',
				share_with: [],
				remove: [],
				roles: [],
			},
		],
	] );
	expect( closed ).toBe( 1 );
} );

describe.each( [
	[
		'that is made',
		'Create Workspace',
		<CreateDialog key="create" page={ 1 } onClose={ () => undefined } />,
	],
	[
		'that is there',
		'Save Changes',
		<EditDialog
			key="edit"
			workspace={ WORKSPACE }
			onClose={ () => undefined }
		/>,
	],
] )( 'WSP-048 people of a workspace %s', ( _, action, dialog ) => {
	it( 'are added one after another: the field is empty after each, by the button and by Enter', async () => {
		await renderInApp( dialog, APP, answer );
		const email = () =>
			all< HTMLInputElement >( 'input[type="email"]' )[ 0 ];
		const newTitle = findField( 'Title' );
		if ( newTitle ) {
			await type( newTitle, 'Client drafts' );
		}
		await type( email(), 'jun@park' );
		await enter( email() );
		await press( 'Add' );
		// What is no e-mail yet stays to be typed on.
		expect( email()?.value ).toBe( 'jun@park' );
		await type( email(), 'Jun@Park.example' );
		await press( 'Add' );
		expect( email()?.value ).toBe( '' );
		await type( email(), 'lea@novak.example' );
		await enter( email() );
		expect( email()?.value ).toBe( '' );
		// Present members are not added twice, and their e-mail leaves the field.
		await type( email(), 'LEA@novak.example' );
		await enter( email() );
		expect( email()?.value ).toBe( '' );
		expect(
			getTexts( '[aria-label="Will be invited"] [dir="auto"]' )
		).toEqual( [ 'jun@park.example', 'lea@novak.example' ] );
		// An incomplete address stops the form, a complete one is sent along.
		await type( email(), 'ines@fonda' );
		expect( isOff( action ) ).toBe( true );
		await type( email(), 'ines@fonda.example' );
		await press( action );
		await wait( 500 );
		expect( sent[ 0 ]?.[ 1 ]?.share_with ).toEqual( [
			'jun@park.example',
			'lea@novak.example',
			'ines@fonda.example',
		] );
	} );
} );

it( 'says beside who is invited that an invitation was not sent again, and keeps what was changed', async () => {
	await renderInApp(
		<EditDialog
			workspace={
				{
					...WORKSPACE,
					invitations: [
						{ id: 3, email: 'lea@novak.example' },
						{ id: 4, email: 'jun@park.example' },
					],
					pending_invitations:
						'["lea@novak.example","jun@park.example"]',
				} as unknown as Workspace
			}
			onClose={ () => {
				throw new Error( 'It was closed.' );
			} }
		/>,
		APP,
		() => {
			throw { code: 'too_many', message: 'Not so often.' };
		}
	);
	await type( field( 'Name' ), 'Autumn menu' );
	const again = () => all( '[aria-label^="Resend the invitation"]' );
	await press( again()[ 1 ] );
	await wait( 500 );
	expect( getTexts( '.templately-person [role="alert"]' ) ).toEqual( [
		'Not so often.',
	] );
	expect(
		all( '.templately-person' ).map( ( row ) =>
			Boolean( row.querySelector( '[role="alert"]' ) )
		)
	).toEqual( [ false, true ] );
	expect( APP.notices.getCurrent()?.status ).not.toBe( 'error' );
	expect( field( 'Name' ).value ).toBe( 'Autumn menu' );
} );

it( 'says of each invitation what became of its mail, and that a resent one is on its way', async () => {
	const emails = [ 'a@x.example', 'b@x.example', 'c@x.example' ];
	const invited = workspace( {
		pending_invitations: JSON.stringify( emails ),
		invitations: [ 'sent', 'waiting', 'failed' ].map( ( mail, index ) => ( {
			id: index + 1,
			email: emails[ index ],
			role: 'editor',
			mail,
		} ) ),
	} );
	await renderInApp(
		<EditDialog workspace={ invited } onClose={ () => undefined } />,
		APP,
		answer
	);
	expect( getTexts( '.templately-people [role="status"]' ) ).toEqual( [
		'Invited',
		'Invited – email not sent yet',
		'Invited – email could not be sent. Send it again later.',
	] );
	await press(
		all< HTMLButtonElement >(
			'[aria-label="Resend the invitation to c@x.example"]'
		)[ 0 ]
	);
	await wait( 500 );
	expect( getTexts( '.templately-people [role="status"]' )[ 2 ] ).toBe(
		'Sent again'
	);
} );
