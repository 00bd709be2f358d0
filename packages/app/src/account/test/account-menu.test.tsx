import type { Profile } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { all, press, getTexts, wait } from '../../test/show';
import { ADA, openApp } from '../../test/open-app';

/** The ways out of an account, of all that its menu has. */
const ways = () =>
	getTexts( '[role="menuitem"]' ).filter( ( text ) =>
		/Link|Unlink|Logout/.test( text ?? '' )
	);

const of = ( more: Partial< Profile > ): Profile => ( { ...ADA, ...more } );
const OWN = of( { link_account: false, unlink_account: false } );
const SHARED = of( {
	link_account: true,
	unlink_account: false,
	is_globally_signed: true,
	signed_as_global: true,
} );
const OWN_BESIDE = of( {
	link_account: false,
	unlink_account: true,
	is_globally_signed: true,
	signed_as_global: false,
} );

async function open( user: Profile, manage = false ) {
	const app = await openApp( '/gutenberg/packs', {
		user,
		site: { can: { browse: true, read: true, manage } },
		answers: {
			'/logout': { status: 'success', global_user: null },
		},
	} );
	await press( all( '.templately-header__account' )[ 0 ] );
	await wait( 500 );
	return app;
}

it.each( [
	[ 'one’s own', OWN, false, [ 'Logout' ] ],
	[ 'the site’s', SHARED, false, [ 'Link My Account' ] ],
	[
		'the site’s, for an administrator',
		SHARED,
		true,
		[ 'Link My Account', 'LogoutSigns out everyone on this site.' ],
	],
	[
		'one’s own in the place of the site’s',
		OWN_BESIDE,
		false,
		[ 'Unlink My Account' ],
	],
] )(
	'SHL-040 ACC-074 the menu of an account (%s)',
	async ( _, user, manage, has ) => {
		await open( user, manage );
		expect( ways() ).toEqual( has );
	}
);

it.each( [
	[ OWN, false, false ],
	[ OWN_BESIDE, false, false ],
	[ SHARED, true, true ],
] )(
	'SHL-040 leaves the account that is used, and no other',
	async ( user, manage, isShared ) => {
		const { asked, here } = await open( user, manage );
		await press( all( '[role="menuitem"]' ).at( -1 ) );
		await wait( 1000 );
		expect(
			asked
				.filter( ( { path } ) => path === '/logout' )
				.map( ( { sent } ) => sent )
		).toEqual( [ { isGloballySigned: isShared } ] );
		expect( here() ).toBe( '/sign-in' );
	}
);

it( 'SHL-040 links an account of one’s own at sign-in, and comes back', async () => {
	const { here } = await open( SHARED );
	await press(
		all( '[role="menuitem"]' ).find(
			( { textContent } ) => textContent === 'Link My Account'
		)
	);
	await wait( 1000 );
	expect( here() ).toBe(
		'/sign-in?redirect-to=gutenberg%2Fpacks&add-account=1'
	);
} );

it( 'SHL-012 shows the profile at its own place, to who is signed in', async () => {
	const { goTo, here } = await openApp( '/profile', { user: ADA } );
	expect( getTexts( 'h1' ) ).toEqual( [ 'Profile' ] );
	expect( document.body.textContent ).toContain( ADA.email );
	await goTo( '/profile/else' );
	expect( here() ).toBe( '/elementor/packs' );
} );

it( 'SHL-012 ACC-089 leads a visitor from the profile to sign-in', async () => {
	const { here } = await openApp( '/profile' );
	expect( here() ).toBe( '/sign-in?redirect-to=profile' );
	expect( getTexts( 'h1' ) ).not.toContain( 'Profile' );
} );

it.each( [ 'favourites', 'downloads', 'purchased-items' ] )(
	'ACC-089 leads a visitor from /%s to sign-in, and whoever is signed in nowhere',
	async ( name ) => {
		const { here } = await openApp( `/${ name }` );
		expect( here() ).toBe( `/sign-in?redirect-to=${ name }` );
	}
);

it.each( [ 'favourites', 'downloads', 'purchased-items' ] )(
	'ACC-089 leads nobody away from /%s who is signed in',
	async ( name ) => {
		const { here } = await openApp( `/${ name }`, { user: ADA } );
		expect( here() ).toBe( `/${ name }` );
	}
);

it( 'SHL-041 stays for 100 ms after somebody has turned to something else', async () => {
	await open( OWN );
	const isOpen = () => ways().length > 0;
	const seen = [ isOpen() ];
	await act( async () => all( '[role="menuitem"]' )[ 0 ]?.focus() );
	await act( async () => all( '.templately-tabs a' )[ 1 ]?.focus() );
	for ( const time of [ 99, 1 ] ) {
		await wait( time );
		seen.push( isOpen() );
	}
	expect( seen ).toEqual( [ true, true, false ] );
} );
