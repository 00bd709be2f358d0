import { all, enter, field, press, type, wait } from '../../test/show';
import { asked, last, open, place } from './screens';

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
