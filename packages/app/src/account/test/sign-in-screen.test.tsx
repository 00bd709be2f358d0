import type { Profile } from '@templately/rest';
import {
	all,
	button,
	field,
	findField,
	press,
	getTexts,
	type,
	wait,
	getText,
} from '../../test/show';
import { ADA, openApp } from '../../test/open-app';

const FORGOTTEN = 'https://hub.example/forgot?a=b';

const links = () =>
	all< HTMLAnchorElement >( '.templately-form a' ).map( ( link ) => [
		getText( link ),
		link.href,
	] );

/** Signs in as a known user. */
async function signIn() {
	await type( field( 'Email' ), ADA.email );
	await type( field( 'Password' ), 'Quince-7-and' );
	await press( all( '.templately-form form [type="submit"]' )[ 0 ] );
	await wait( 1000 );
}

const answers = { '/login': { status: 'success', user: ADA, message: '' } };

it( 'ACC-018 has a field for an e-mail and one for a password, and nothing else to fill in', async () => {
	const { asked } = await openApp( '/sign-in', { answers } );
	expect(
		all< HTMLInputElement >( '.templately-form form input' ).map(
			( { name, type: kind } ) => [ name, kind ]
		)
	).toEqual( [
		[ 'email', 'email' ],
		[ 'password', 'password' ],
	] );
	expect( field( 'Email' ).name ).toBe( 'email' );
	expect( field( 'Password' ).name ).toBe( 'password' );
	await signIn();
	expect(
		asked.find( ( { path } ) => path === '/login' )?.sent
	).toMatchObject( {
		email: ADA.email,
		password: 'Quince-7-and',
		viaAPI: false,
	} );
} );

it( 'ACC-020 leads who forgot the password to where the site says, and nowhere where it says nothing', async () => {
	await openApp( '/sign-in', {
		site: { links: { forgotPassword: FORGOTTEN } },
	} );
	expect( links() ).toEqual( [ [ 'Forgot password?', FORGOTTEN ] ] );
	// API key and sign-up forms have no password to reset.
	await press( 'Connect via API key' );
	expect( getTexts( '.templately-form a' ) ).not.toContain(
		'Forgot password?'
	);
} );

it( 'ACC-020 says nothing of it where the site says nothing', async () => {
	await openApp( '/sign-in' );
	expect( links() ).toEqual( [] );
} );

it.each( [
	[ 'redirect-to=gutenberg%2Fpages%2Fsupper', '/gutenberg/pages/supper' ],
	[
		'redirect-to=%2Felementor%2Fblocks%3Fq%3Dmenu%26paged%3D2',
		'/elementor/blocks?q=menu&paged=2',
	],
	[ 'redirect-to=%2F%2Fevil.example', '/gutenberg/packs' ],
	[ '', '/gutenberg/packs' ],
	[ 'platform=elementor', '/elementor/packs' ],
	[ 'platform=bricks', '/gutenberg/packs' ],
	[ 'platform=elementor&redirect-to=profile', '/profile' ],
] )(
	'ACC-028 SHL-005 who signs in at sign-in?%s comes to %s, which takes its place',
	async ( search, to ) => {
		const { here, goTo, goBack } = await openApp( '/gutenberg/pages', {
			answers: {
				...answers,
				'/items/supper': () => {
					throw { code: 'not_found', data: { status: 404 } };
				},
			},
		} );
		await goTo( `/sign-in?${ search }` );
		await signIn();
		expect( here() ).toBe( to );
		expect( await goBack() ).toBe( true );
		expect( here() ).toBe( '/gutenberg/pages' );
	}
);

it( 'SHL-005 ACC-028 who is signed in goes on at once, unless another account is to be added', async () => {
	const shared = { ...ADA, link_account: true } as Profile;
	const at = 'redirect-to=elementor%2Fblocks';
	const { here, goTo } = await openApp( `/sign-in?${ at }`, {
		user: shared,
	} );
	expect( here() ).toBe( '/elementor/blocks' );
	await goTo( `/sign-in?${ at }&add-account=1` );
	expect( here() ).toBe( `/sign-in?${ at }&add-account=1` );
	expect( getTexts( '.templately-form h2' ) ).toEqual( [
		'Link My Account',
	] );
	expect( button( 'Cancel' ) ).toBeDefined();
	await press( 'Cancel' );
	expect( here() ).toBe( '/elementor/blocks' );
} );

it( 'SHL-006 takes from the navigation where to go, and that a session ended', async () => {
	const ended = 'Your session has ended. Please sign in again.';
	const { here, goTo } = await openApp( '/sign-in', {
		answers,
		state: { hasFailed: true, redirectTo: 'elementor/pages' },
	} );
	expect( getTexts( '.templately-form [role="alert"]' ) ).toEqual( [
		ended,
	] );
	await goTo( '/gutenberg/pages' );
	await goTo( '/sign-in', { state: { redirectTo: 'elementor/pages' } } );
	expect( getTexts( '.templately-form [role="alert"]' ) ).toEqual( [] );
	await signIn();
	expect( here() ).toBe( '/elementor/pages' );
} );

it.each( [
	[ true, 'Start with a finished site' ],
	[ false, 'Sign in to your cloud' ],
] )(
	'ACC-008 says at the top what there is behind it, with the library and without: %p',
	async ( browse, headline ) => {
		await openApp( '/sign-in', {
			site: { can: { browse, read: true, insertPages: true } },
		} );
		expect( getTexts( 'h1' ) ).toEqual( [ headline ] );
		expect( all( '.templately-welcome__promo h1' ) ).toHaveLength(
			browse ? 1 : 0
		);
	}
);

describe( 'ACC-021 Signing in for everyone', () => {
	const box = () => findField( 'Global Sign In' );

	it.each( [ true, false ] )(
		'is chosen, or not, by who manages the site: %p',
		async ( isForAll ) => {
			const { asked } = await openApp( '/sign-in', {
				answers,
				site: { can: { browse: true, read: true, manage: true } },
			} );
			expect( [ box()?.type, box()?.checked ] ).toEqual( [
				'checkbox',
				false,
			] );
			if ( isForAll ) {
				await press( box() ?? undefined );
			}
			await signIn();
			expect(
				asked.find( ( { path } ) => path === '/login' )?.sent
			).toMatchObject( { global_signin: isForAll } );
		}
	);

	it( 'is there with a key too', async () => {
		await openApp( '/sign-in', {
			site: { can: { browse: true, read: true, manage: true } },
		} );
		await press( 'Connect via API key' );
		expect( box()?.type ).toBe( 'checkbox' );
	} );

	it( 'is offered to nobody else', async () => {
		await openApp( '/sign-in' );
		expect( box() ).toBeNull();
	} );
} );

it.each( [
	[
		{
			manageSites: 'https://hub.example/sites',
			docs: 'https://hub.example/docs',
		},
		[
			[ 'Manage Site', 'https://hub.example/sites' ],
			[ 'Documentation', 'https://hub.example/docs' ],
		],
	],
	[
		{ docs: 'https://hub.example/docs' },
		[ [ 'Documentation', 'https://hub.example/docs' ] ],
	],
	[ {}, [] ],
] )(
	'ACC-023 leads who signs in with a key to where it is found, and nobody else: %j',
	async ( at, shown ) => {
		await openApp( '/sign-in', { site: { links: at } } );
		expect( links() ).toEqual( [] );
		await press( 'Connect via API key' );
		expect( links() ).toEqual( shown );
		await press( 'Use email and password' );
		expect( links() ).toEqual( [] );
	}
);

it( 'ACC-009 plays its film when somebody asks for it, and fetches nothing of it before', async () => {
	await openApp( '/sign-in', {
		site: { links: { video: 'https://hub.example/film.mp4' } },
	} );
	const films = () =>
		all< HTMLVideoElement >( 'video' ).map( ( { src } ) => src );
	expect( films() ).toEqual( [] );
	await press( 'Play video' );
	expect( films() ).toEqual( [ 'https://hub.example/film.mp4' ] );
} );

it( 'ACC-009 has no film where the site names none', async () => {
	await openApp( '/sign-in' );
	expect( button( 'Play video' ) ).toBeUndefined();
} );
