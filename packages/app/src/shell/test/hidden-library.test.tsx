import { toItemsPage } from '../../test/fixtures';
import { ADA, openApp } from '../../test/open-app';
import { all, press, getTexts, wait } from '../../test/show';

const ANSWERS = {
	'/clouds': { files: toItemsPage( [] ), redirect: false },
	'/clouds/usage': { status: 'success', data: '{"limit":10,"files":2}' },
};

const open = ( at: string, browse: boolean, user: typeof ADA | null = ADA ) =>
	openApp( at, {
		user,
		answers: ANSWERS,
		site: {
			can: { browse, read: true, insertPages: true, manage: false },
			// Where the library is hidden the server names nothing that is for sale.
			links: browse ? { checkout: 'https://shop.example' } : {},
		},
	} );

const tabs = () => getTexts( 'nav[aria-label="Library"] a' );

const LIBRARY_TABS = [ 'Packs', 'Blocks', 'Pages' ];

it.each( [
	[ true, [ ...LIBRARY_TABS, 'My Cloud' ] ],
	[ false, [ 'My Cloud', 'Templates' ] ],
] )(
	'Where the library can be browsed: %s, %j are among the tabs',
	async ( browse, names ) => {
		await open( '/clouds', browse );
		expect( tabs() ).toEqual( expect.arrayContaining( names ) );
		expect(
			tabs().some( ( name ) => LIBRARY_TABS.includes( name ?? '' ) )
		).toBe( browse );
	}
);

it.each( [
	[
		true,
		[
			'My Clouds',
			'My WorkSpace',
			'Shared with Me',
			'Save your template',
			'Trash',
			'Saved templates',
			'Purchased Items',
			'My Favourites',
			'My Downloads',
			'Profile',
		],
	],
	[
		false,
		[
			'My Clouds',
			'My WorkSpace',
			'Shared with Me',
			'Save your template',
			'Trash',
			'Saved templates',
			'Profile',
		],
	],
] )(
	'Where the library can be browsed: %s, these stand beside one’s files',
	async ( browse, names ) => {
		await open( '/clouds', browse );
		expect( getTexts( 'nav[aria-label="My Cloud"] a' ) ).toEqual( names );
	}
);

it.each( [
	[ true, [ 'My Favourites', 'My Downloads', 'Purchased Items', 'Upgrade' ] ],
	[ false, [] ],
] )(
	'Where the library can be browsed: %s, the menu of the account leads to %j',
	async ( browse, names ) => {
		await open( '/clouds', browse );
		await press( all( 'button[aria-label^="Account: "]' )[ 0 ] );
		await wait( 500 );
		expect(
			getTexts( '[role="menuitem"]' ).filter(
				( name ) =>
					! /^(Manage Account|Profile|Logout)/.test( name ?? '' )
			)
		).toEqual( names );
	}
);

describe.each( [
	'/gutenberg/packs',
	'/gutenberg/blocks/vesper-quince-hero',
	'/favourites',
	'/downloads',
	'/purchased-items',
] )( 'From whom the library is hidden is led from %s', ( at ) => {
	it.each( [
		[ 'to My Clouds', ADA, '/clouds' ],
		[ 'to sign-in where they are not signed in', null, '/sign-in' ],
	] )( '%s, and nothing is asked of the library', async ( _, user, to ) => {
		const { asked, here } = await open( at, false, user );
		expect( here().split( '?' )[ 0 ] ).toBe( to );
		expect(
			asked.filter( ( { path } ) =>
				/^\/(items|tags|categories|templateTypes|dependencies|featured-items|profile\/(my-|download|purchased))/.test(
					path
				)
			)
		).toEqual( [] );
	} );
} );
