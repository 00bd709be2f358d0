import { dispatch } from '@wordpress/data';
import type { AppServices, Registry } from '../../app-context';
import { InsertFrame } from '../../insert/insert-frame';
import { all, enter, field, press, show, type, wait } from '../../test/show';
import { clear, CloudRouter } from '../router';

const FILE = {
	id: 4,
	name: 'Lunch',
	platform: 'elementor',
	type: 'section',
	thumbnail: '',
	last_modified: '2026-11-20T10:00:00Z',
	owner: { id: 1, name: 'Ada' },
	can: {},
};

const PEOPLE = { people: [], invitations: [], pending_invitations: '[]' };

const workspace = ( title: string, shared: boolean ) => ( {
	...PEOPLE,
	id: shared ? 6 : 5,
	slug: title.toLowerCase(),
	title,
	owner: { id: 1, name: 'Ada', email: 'ada@example.org' },
	shared,
	role: shared ? 'editor' : 'owner',
	files: 0,
	created_at: '2026-11-20T10:00:00Z',
} );

/** What was asked of the site, and where somebody went. */
let asked: { path: string; args: Record< string, string > }[];
let place: string;

/** Of what was asked of a path the last. */
const last = ( path: string ) =>
	asked.filter( ( one ) => one.path === path ).at( -1 )?.args;

// What one test was shown is asked for anew by the next.
beforeEach( () => clear( { dispatch } as Registry ) );

/** Opens a place of the app. */
const open = async ( to: string ) => {
	asked = [];
	const navigate = ( next: string ) => {
		place = next;
		window.history.pushState( null, '', next );
	};
	navigate( to );
	await show(
		<InsertFrame>
			<CloudRouter />
		</InsertFrame>,
		{
			host: {
				history: {
					getHref: ( next: string ) => next,
					getPlace: () => ( { path: to, search: '' } ),
					subscribe: () => () => undefined,
					navigate,
				},
				site: {
					can: { browse: true },
					links: {},
					locale: 'en_US',
					platform: null,
				},
			},
			popups: { push: () => undefined },
			fail: ( thrown: unknown ) => {
				throw thrown;
			},
		} as unknown as AppServices,
		( address ) => {
			const { pathname, searchParams } = new URL(
				address,
				'https://site.example'
			);
			const path = pathname.replace( '/templately/v1', '' );
			const args = Object.fromEntries( searchParams );
			asked.push( { path, args } );
			const files = {
				data: [ FILE ],
				current_page: Number( args.page ?? 1 ),
				total_page: 3,
			};
			const shared = args.shared === 'true';
			return (
				{
					'/is-signed': {
						user: { id: 1, plan: 'free', is_verified: true },
					},
					'/clouds': { files },
					'/workspaces/drafts': {
						files,
						workspace: workspace( 'Drafts', false ),
					},
					'/workspaces': {
						data: [
							workspace( shared ? 'Theirs' : 'Mine', shared ),
						],
						current_page: 1,
						total_page: 1,
					},
				}[ path ] ?? { data: [], invitations: [] }
			);
		}
	);
	await wait( 500 );
};

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

describe( 'CLD-004 files', () => {
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
			expect( [ shown(), chosen() ] ).toEqual( [ [ 1, 0 ], [ 'List' ] ] );
			await press( 'Grid' );
			expect( [ shown(), chosen() ] ).toEqual( [ [ 0, 1 ], [ 'Grid' ] ] );
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
			asked
				.filter( ( { path } ) => path === '/workspaces' )
				.map( ( { args } ) => [ args.shared, args.page ] )
		).toContainEqual( [ shared, '2' ] );
		expect( all( 'h1' ).map( ( { textContent } ) => textContent ) ).toEqual(
			[ title ]
		);
		expect(
			all( 'article a' ).map( ( { textContent } ) => textContent )
		).toEqual( [ card ] );
	}
);
