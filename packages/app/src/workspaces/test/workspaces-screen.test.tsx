import { renderToString } from '@wordpress/element';
import { file, toItemsPage, workspace } from '../../test/fixtures';
import { control } from '../../test/open-app';
import {
	all,
	button,
	choose,
	field,
	findField,
	getTexts,
	isOff,
	press,
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
import type { ActivityEntry } from '@templately/rest/workspaces';
import { getActivityMessage } from '../labels';
import { WorkspaceMark } from '../workspace-card';

const getOptions = ( label: string ) =>
	all( 'option', field( label ) ).map( ( { textContent } ) => textContent );

beforeEach( () => jest.spyOn( console, 'debug' ).mockReturnValue() );

it( 'WSP-030 a new workspace is made of a title, which is asked for in a field', async () => {
	const { asked } = await open( '/clouds/workspace', {
		more: {
			'/workspaces/create': {
				status: 'success',
				message: '',
				workspace: workspace( {
					id: 9,
					slug: 'spring-9',
					title: 'Spring',
				} ),
			},
		},
	} );
	await press( 'Add New WorkSpace' );
	expect( getTexts( '[role="dialog"] h1' ) ).toEqual( [
		'Create workspace',
	] );
	expect( field( 'Title' ).value ).toBe( '' );
	expect( isOff( 'Create Workspace' ) ).toBe( true );
	await type( field( 'Title' ), 'Spring' );
	await press( 'Create Workspace' );
	await wait( 500 );
	expect(
		asked.find( ( { path } ) => path === '/workspaces/create' )?.sent
	).toEqual( { title: 'Spring', share_with: [] } );
	expect( all( '[role="dialog"]' ) ).toEqual( [] );
} );

it( 'WSP-043 there is nothing to save until somebody is added or removed', async () => {
	await open( '/clouds/workspace', {
		own: [
			workspace( {
				people: [
					{
						id: 2,
						name: 'Jun',
						email: 'jun@park.example',
						profile_photo: '',
						role: 'editor',
					},
				],
			} ),
		],
	} );
	await press( all( '[aria-label="Share Client drafts"]' )[ 0 ] );
	expect( isOff( 'Save Changes' ) ).toBe( true );
	await type( field( 'Add People' ), 'lea@novak' );
	expect( isOff( 'Save Changes' ) ).toBe( true );
	await type( field( 'Add People' ), 'lea@novak.example' );
	await press( 'Add' );
	expect( isOff( 'Save Changes' ) ).toBe( false );
	await press( all( '[aria-label="Remove lea@novak.example"]' )[ 0 ] );
	expect( isOff( 'Save Changes' ) ).toBe( true );
	await press( all( '[aria-label="Remove Jun"]' )[ 0 ] );
	expect( isOff( 'Save Changes' ) ).toBe( false );
	await press( 'Undo' );
	expect( isOff( 'Save Changes' ) ).toBe( true );
} );

it( 'WSP-057 a workspace that is deleted goes from its page, before that page is loaded anew', async () => {
	let hold: ( answer: object ) => void = () => undefined;
	let isDeleted = false;
	await open( '/clouds/workspace?paged=2', {
		more: {
			'/workspaces': ( { list_only: isChoice, page }: Args ) => {
				if ( isDeleted ) {
					return new Promise( ( done ) => {
						hold = done;
					} );
				}
				return toItemsPage( [ DRAFTS, AUTUMN ], {
					current_page: isChoice ? 1 : Number( page ),
					total_page: 2,
				} );
			},
			'/workspaces/delete/5': () => {
				isDeleted = true;
				return { status: 'success', message: '', data: { id: 5 } };
			},
		},
	} );
	expect( getTexts( 'article h2 a' ) ).toEqual( [
		'Client drafts',
		'Autumn',
	] );
	await ask( 'Client drafts', 'Delete' );
	await press( 'Delete' );
	await wait( 500 );
	expect( getTexts( 'article h2 a' ) ).toEqual( [ 'Autumn' ] );
	hold( toItemsPage( [ AUTUMN ] ) );
} );

describe( 'WSP-003 WSP-004 a card shows its people', () => {
	const people = ( count: number ) =>
		Array.from( { length: count }, ( _, index ) => ( {
			id: 10 + index,
			name: `Person ${ index }`,
			email: '',
			profile_photo: '',
			role: 'editor',
		} ) );

	it.each( [
		[ 'of somebody else', '/clouds/shared-workspace', 4, 5, '' ],
		[ 'of somebody else', '/clouds/shared-workspace', 5, 5, '+1' ],
		[ 'of one’s own', '/clouds/workspace', 4, 4, '' ],
		[ 'of one’s own', '/clouds/workspace', 5, 4, '+1' ],
	] )(
		'%s, at %s, with %d members: %d avatars, and %s',
		async ( _, at, members, avatars, more ) => {
			const shared = at.endsWith( 'shared-workspace' );
			const team = workspace( { shared, people: people( members ) } );
			await open( at, shared ? { shared: [ team ] } : { own: [ team ] } );
			const [ card ] = all( 'article' );
			expect( all( '.templately-avatar', card ) ).toHaveLength( avatars );
			expect( card?.textContent?.match( /\+\d+/ )?.[ 0 ] ?? '' ).toBe(
				more
			);
		}
	);
} );

it( 'the navigation lists five workspaces, and how many more there are', async () => {
	const own = [ 1, 2, 3, 4, 5, 6, 7 ].map( ( id ) =>
		workspace( { id, slug: `drafts-${ id }`, title: `Drafts ${ id }` } )
	);
	await open( '/clouds/workspace', { own } );
	expect( getTexts( '.templately-lists__workspaces li' ) ).toEqual( [
		'Drafts 1',
		'Drafts 2',
		'Drafts 3',
		'Drafts 4',
		'Drafts 5',
		'2 more',
	] );
} );

describe( 'A workspace’s screen', () => {
	it( 'WSP-016 WSP-019 has a table of files, and leads to the others', async () => {
		const { here } = await open( PLACE, {
			files: [
				file( { workspace_id: 5 } ),
				file( { id: 8, name: 'Dinner', workspace_id: 5 } ),
			],
		} );
		expect(
			getTexts( 'table[aria-label="Client drafts"] thead th' )
		).toEqual( [ 'Name', 'Last Modified', 'Action' ] );
		expect(
			getTexts( 'table[aria-label="Client drafts"] tbody tr' )
		).toEqual( [
			expect.stringContaining( 'Lunch' ),
			expect.stringContaining( 'Dinner' ),
		] );
		await press( all( '[aria-label="Switch workspace"]' )[ 0 ] );
		await wait( 500 );
		const choices = all( '[role="menuitemradio"]' );
		expect(
			choices.map( ( choice ) => [
				choice.textContent,
				choice.getAttribute( 'aria-checked' ),
			] )
		).toEqual( [
			[ 'Client drafts', 'true' ],
			[ 'Autumn', 'false' ],
		] );
		await press( choices[ 1 ] );
		await wait( 1000 );
		expect( here() ).toBe( '/clouds/workspace/autumn-2' );
		expect( getTexts( 'h1' ) ).toEqual( [ 'Autumn' ] );
	} );

	it.each( [
		[ 'owner', true ],
		[ 'editor', true ],
		[ 'viewer', false ],
	] )(
		'WSP-018 offers who is %s to add a file: %s',
		async ( role, offers ) => {
			await open( PLACE, { of: workspace( { role } ) } );
			expect( getTexts( 'h1' ) ).toEqual( [ 'Client drafts' ] );
			expect( Boolean( button( 'Add file' ) ) ).toBe( offers );
		}
	);
} );

describe( 'What is added to a workspace', () => {
	it( 'WSP-023 is of a workspace that is chosen only where the source is workspaces', async () => {
		await openAdd( {
			shared: [
				workspace( { id: 7, slug: 'theirs-7', title: 'Theirs' } ),
			],
		} );
		const source = () =>
			all< HTMLSelectElement >( '[role="dialog"] select' )[ 0 ];
		expect( findField( 'Select Workspace' ) ).toBeNull();
		await choose( source(), 'workspaces' );
		expect( getOptions( 'Select Workspace' ) ).toEqual( [
			'Select Workspace',
			'Autumn',
		] );
		await choose( source(), 'shared_workspaces' );
		expect( getOptions( 'Select Workspace' ) ).toEqual( [
			'Select Workspace',
			'Theirs',
		] );
		await choose( source(), 'clouds' );
		expect( findField( 'Select Workspace' ) ).toBeNull();
	} );

	const SOURCES = [ 'My Clouds', 'My Workspaces', 'Shared Workspaces' ];

	it.each( [
		[ 'nothing', {}, [ 'No Sources Found' ] ],
		[ 'a file', { files: [ file() ] }, SOURCES ],
		[ 'another workspace', { own: [ DRAFTS, AUTUMN ] }, SOURCES ],
		[ 'one that is shared', { shared: [ AUTUMN ] }, SOURCES ],
	] )(
		'CLD-043 WSP-021 where there is %s besides has its sources, or says that there are none',
		async ( _, given, sources ) => {
			await openAdd( { own: [ DRAFTS ], files: [], ...given } );
			expect( getOptions( 'Select Source' ) ).toEqual( sources );
		}
	);

	it( 'CLD-044 CLD-046 is said to be loading while it is', async () => {
		let answer: ( files: object ) => void = () => undefined;
		await openAdd( {
			more: {
				'/clouds': () =>
					new Promise( ( done ) => {
						answer = done;
					} ),
			},
		} );
		const said = () => getTexts( 'fieldset [role="status"]' );
		expect( said() ).toEqual( [ 'Loading templates...' ] );
		answer( { files: toItemsPage( [] ), redirect: false } );
		await wait( 500 );
		expect( said() ).toEqual( [ 'No Templates Found' ] );
	} );

	it( 'ERR-046 and could not be is said as “Something went wrong.”, and what was chosen stays', async () => {
		await openAdd( {
			files: [ file() ],
			more: { '/workspaces/item/add': refuse },
		} );
		const chosen = () =>
			all< HTMLInputElement >( 'fieldset [type="checkbox"]' )[ 0 ];
		await press( chosen() );
		await press( 'Add to WorkSpace' );
		await wait( 500 );
		expect( getTexts( '[role="dialog"] [role="alert"] strong' ) ).toEqual( [
			'Something went wrong.',
		] );
		expect( getTexts( '[role="dialog"] [role="alert"]' )[ 0 ] ).toContain(
			'The hub sleeps.'
		);
		expect( chosen()?.checked ).toBe( true );
		expect( control( 'Add to WorkSpace' ) ).toBeDefined();
	} );
} );

const drawn = ( title: string, files: number ) => {
	const box = document.createElement( 'div' );
	box.innerHTML = renderToString(
		<WorkspaceMark title={ title } files={ files } />
	);
	return {
		letters: box.querySelector( 'b' )?.textContent,
		below: box.querySelectorAll( 'i' ).length,
		isEmpty: box.querySelector( '.is-empty' ) !== null,
	};
};

it( 'A card shows pictures of the workspace’s files, or its initials without them', async () => {
	const pictures = [ 'https://site.example/1', 'https://site.example/2' ];
	await open( '/clouds/workspace', {
		own: [ workspace( { files: 3, pictures } ), AUTUMN ],
	} );
	const [ withPictures, without ] = all( 'article' );
	expect(
		all( 'img', withPictures ).map( ( image ) =>
			image.getAttribute( 'src' )
		)
	).toEqual( pictures );
	expect( all( 'b', withPictures ) ).toEqual( [] );
	expect( all( 'img', without ) ).toEqual( [] );
	expect( all( 'b', without )[ 0 ]?.textContent ).toBe( 'A' );
} );

it.each( [
	[ 'Kai', 'Mara invited Kai' ],
	[ '', 'Mara invited someone' ],
] )( 'The activity names who was invited: “%s”', ( detail, message ) =>
	expect(
		getActivityMessage( {
			verb: 'invited',
			account: { id: 1, name: 'Mara' },
			file: null,
			detail,
		} as ActivityEntry )
	).toBe( message )
);

describe( 'What is drawn on a workspace’s card', () => {
	test.each( [
		[ 0, 0, true ],
		[ 1, 0, false ],
		[ 2, 1, false ],
		[ 4, 3, false ],
		[ 86, 3, false ],
	] )(
		'with %d files has %d sheets below the first',
		( files, below, isEmpty ) =>
			expect( drawn( 'Client drafts', files ) ).toEqual( {
				letters: 'CD',
				below,
				isEmpty,
			} )
	);

	test.each( [
		[ 'autumn', 'A' ],
		[ '  (old) footers and more', 'OF' ],
		[ 'Übersee 2027', 'Ü2' ],
		[ 'قائمة الطعام', 'قا' ],
		[ 'Anne’s D’Angelo', 'AD' ],
		[ 'Jean-Luc Picard', 'JP' ],
		[ 'नमस्ते दुनिया', 'नद' ],
		[ '- & co', 'C' ],
		[ '🍐', '' ],
	] )( 'called “%s” has the letters “%s”', ( title, letters ) =>
		expect( drawn( title, 1 ).letters ).toBe( letters )
	);
} );
