// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { Profile } from '@templately/rest';
import {
	all,
	button,
	field,
	findField,
	getText,
	getTexts,
	press,
	renderInApp,
	type,
	wait,
} from '../../test/show';
import { ADA, openApp } from '../../test/open-app';
import type { AppServices } from '../../shell/app-context';
import { SignInForm } from '../sign-in-form';
import { answerErrors, thrownErrors } from '../account-form';
import { getVideoEmbed } from '../sign-in-screen';

describe( 'The screen', () => {
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
} );

describe( 'The states of the screen', () => {
	const submit = () =>
		all< HTMLButtonElement >( 'form [type="submit"]' )[ 0 ];

	/** What the button says, and whether it can be pressed. */
	const state = () => [
		submit()?.textContent,
		submit()?.getAttribute( 'aria-disabled' ) !== 'true',
	];

	const radio = ( name: string ) =>
		all( '.templately-form [role="radio"]' ).find(
			( { textContent } ) => textContent === name
		);

	const names = () =>
		all< HTMLInputElement >( 'form input' ).map( ( input ) => input.name );

	/** An answer that waits until it is let go. */
	function later( answer: unknown ) {
		let letGo: () => void = () => undefined;
		const wanted = new Promise( ( resolve ) => {
			letGo = () => resolve( answer );
		} );
		return { answer: () => wanted, letGo: () => letGo() };
	}

	/** Goes on from a field, as with the keyboard. */
	const leave = ( label: string ) =>
		act( async () => {
			field( label ).focus();
			field( label ).blur();
		} );

	it( 'SHL-004 ACC-010 ACC-030 has two forms, one for who is known and one for who is new', async () => {
		await openApp( '/sign-in', {
			site: {
				links: {
					privacy: 'https://hub.example/privacy',
					terms: 'https://hub.example/terms',
				},
			},
		} );
		expect( getTexts( '.templately-form [role="radio"]' ) ).toEqual( [
			'Sign In',
			'Free Sign Up',
		] );
		expect( radio( 'Sign In' )?.getAttribute( 'aria-checked' ) ).toBe(
			'true'
		);
		expect( names() ).toEqual( [ 'email', 'password' ] );
		await press( radio( 'Free Sign Up' ) );
		await wait( 500 );
		expect( names() ).toEqual( [
			...[ 'first_name', 'last_name', 'email' ],
			...[ 'password', 'confirm_password' ],
			...[ 'privacy_consent', 'terms_consent' ],
		] );
		await press( radio( 'Sign In' ) );
		await wait( 500 );
		expect( names() ).toEqual( [ 'email', 'password' ] );
	} );

	it( 'ACC-019 shows the password to who wants to see it', async () => {
		await openApp( '/sign-in' );
		const shown = () => [
			field( 'Password' ).type,
			all( '.templately-reveal button' )[ 0 ]?.getAttribute(
				'aria-label'
			),
		];
		for ( const now of [
			[ 'password', 'Show password' ],
			[ 'text', 'Hide password' ],
			[ 'password', 'Show password' ],
		] ) {
			expect( shown() ).toEqual( now );
			await press( all( '.templately-reveal button' )[ 0 ] );
		}
	} );

	it( 'ACC-025 ACC-026 signs nobody in without an e-mail or without a password', async () => {
		await openApp( '/sign-in' );
		for ( const [ email, password, isReady ] of [
			[ '', '', false ],
			[ ADA.email, '', false ],
			[ '', 'secret', false ],
			[ 'no address', 'secret', false ],
			[ ADA.email, 'secret', true ],
		] as const ) {
			await type( field( 'Email' ), email );
			await type( field( 'Password' ), password );
			expect( [ email, password, ...state() ] ).toEqual( [
				...[ email, password ],
				...[ 'Sign In', isReady ],
			] );
		}
	} );

	it( 'ACC-022 ACC-027 takes an API key in their place, and no empty one', async () => {
		const { asked } = await openApp( '/sign-in', {
			answers: {
				'/login': { status: 'success', user: ADA, message: '' },
			},
		} );
		await type( field( 'Email' ), ADA.email );
		await type( field( 'Password' ), 'secret' );
		await press( 'Connect via API key' );
		expect( names() ).toEqual( [ 'api_key' ] );
		for ( const [ key, isReady ] of [
			[ '', false ],
			[ '  ', false ],
			[ 'tly_k_x', true ],
		] as const ) {
			await type( field( 'API Key' ), key );
			expect( [ key, ...state() ] ).toEqual( [
				key,
				'Sign In',
				isReady,
			] );
		}
		await press( 'Use email and password' );
		expect( names() ).toEqual( [ 'email', 'password' ] );
		await press( 'Connect via API key' );
		await press( submit() );
		await wait( 1000 );
		expect( asked.find( ( { path } ) => path === '/login' )?.sent ).toEqual(
			{
				api_key: 'tly_k_x',
				viaAPI: true,
				global_signin: false,
			}
		);
	} );

	it.each( [ 'gutenberg', 'elementor' ] as const )(
		'ACC-024 ACC-029 says that it signs in, once, and leads to the packs of %s',
		async ( chosen ) => {
			const login = later( {
				status: 'success',
				user: ADA,
				message: '',
			} );
			const { asked, here } = await openApp( '/sign-in', {
				chosen,
				answers: { '/login': login.answer },
			} );
			await type( field( 'Email' ), ADA.email );
			await type( field( 'Password' ), 'secret' );
			await press( submit() );
			expect( state() ).toEqual( [ 'Signing In...', false ] );
			await press( submit() );
			login.letGo();
			await wait( 1000 );
			expect(
				asked.filter( ( { path } ) => path === '/login' )
			).toHaveLength( 1 );
			expect( here() ).toBe( `/${ chosen }/packs` );
		}
	);

	it( 'ACC-034 ACC-035 ACC-049 ACC-050 says what is wrong when a field is left, and sends once what is right', async () => {
		const signup = later( { status: 'error', code: 'x', message: 'No.' } );
		const { asked } = await openApp( '/sign-in', {
			state: { form: 'sign-up' },
			answers: { '/signup': signup.answer },
		} );
		for ( const [ label, text ] of Object.entries( {
			'First name': 'Ada',
			'Last name': 'Moss',
			Email: ADA.email,
			Password: 'weak',
			'Confirm password': 'Quince-7-and',
		} ) ) {
			await type( field( label ), text );
		}
		for ( const box of all( 'form input[type="checkbox"]' ) ) {
			await press( box );
		}
		const weak =
			'Password must contain at least 8 characters, uppercase, lowercase and numbers.';
		const said = () => getTexts( '.templately-field__error' );
		expect( [ said(), state()[ 1 ] ] ).toEqual( [ [], false ] );
		await leave( 'Password' );
		expect( said() ).toEqual( [ weak ] );
		await type( field( 'Password' ), 'Quince-7-and' );
		await leave( 'Password' );
		expect( [ said(), state() ] ).toEqual( [ [], [ 'Sign Up', true ] ] );
		await type( field( 'First name' ), 'R2' );
		expect( [ said(), state()[ 1 ] ] ).toEqual( [ [], false ] );
		await leave( 'First name' );
		expect( said() ).toEqual( [
			'The First Name may only contain letters, dashes and spaces.',
		] );
		await type( field( 'First name' ), 'Ada' );
		await leave( 'First name' );
		await press( submit() );
		expect( state() ).toEqual( [ 'Signing Up...', false ] );
		await press( submit() );
		signup.letGo();
		await wait( 1000 );
		expect(
			asked.filter( ( { path } ) => path === '/signup' )
		).toHaveLength( 1 );
		expect( state() ).toEqual( [ 'Sign Up', true ] );
	} );

	it( 'ACC-086 ACC-087 asks anew whether somebody is verified, and says so meanwhile', async () => {
		const answers = [ later( false ), later( true ) ];
		const waiting = [ ...answers ];
		const { asked } = await openApp( '/gutenberg/packs', {
			user: { ...ADA, is_verified: false } as Profile,
			answers: { '/profile/verified': () => waiting.shift()?.answer() },
		} );
		const label = "I've verified & Close";
		const buttons = () =>
			getTexts( 'button' ).filter( ( text ) =>
				/verif/i.test( text ?? '' )
			);
		for ( const { letGo } of answers ) {
			expect( buttons() ).toEqual( [ label ] );
			await press( label );
			expect( buttons() ).toEqual( [ 'Verifying . . .' ] );
			letGo();
			await wait( 1000 );
		}
		expect( buttons() ).toEqual( [] );
		expect(
			asked.filter( ( { path } ) => path === '/profile/verified' )
		).toHaveLength( 2 );
	} );
} );

describe( 'The form', () => {
	const app = { host: { site: { links: {} } } } as unknown as AppServices;

	const apiKey = () =>
		all< HTMLInputElement >( 'input[name="api_key"]' )[ 0 ];

	/** Writes into the field, as a person does. */
	const write = ( value: string ) =>
		act( async () => {
			Object.getOwnPropertyDescriptor(
				HTMLInputElement.prototype,
				'value'
			)?.set?.call( apiKey(), value );
			apiKey()?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );

	const leave = () =>
		act( async () => {
			apiKey()?.focus();
			apiKey()?.blur();
		} );

	const said = () => document.body.textContent ?? '';

	it( 'ACC-038 says under the field that a key is needed, once it was left without one', async () => {
		await renderInApp(
			<SignInForm
				onSuccess={ () => undefined }
				link={ false }
				isFirst
				mayBeGlobal={ false }
			/>,
			app
		);
		const message = 'Please provide a valid API Key.';
		await press( 'Connect via API key' );
		expect( said() ).not.toContain( message );
		for ( const nothing of [ '', '   ' ] ) {
			await write( nothing );
			await leave();
			expect( apiKey()?.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
			expect( said() ).toContain( message );
			await write( 'tly_k_x' );
			expect( said() ).not.toContain( message );
			await leave();
			expect( said() ).not.toContain( message );
		}
	} );
} );

describe( 'The errors of an answer', () => {
	it( 'ACC-051 ERR-009 maps named errors to their fields before anything else', () => {
		const { fields } = answerErrors( {
			code: 'signup_failed',
			message: {
				first_name_error: 'first',
				last_name_error: 'last',
				email_error: 'taken',
				signup_errors: { email: 'other', password: 'weak' },
			},
			additional_errors: { first_name: 'more', terms_consent: 'agree' },
		} );
		expect( fields ).toEqual( {
			first_name: 'first',
			last_name: 'last',
			email: 'taken',
			password: 'weak',
			terms_consent: 'agree',
		} );
	} );

	it( 'ERR-006 puts the texts of a login_error under their fields', () => {
		expect(
			answerErrors( {
				code: 'login_error',
				message: {
					email: 'Not right.',
					password: 'Too old.',
					api_key: 'No.',
				},
			} )
		).toEqual( {
			code: 'login_error',
			fields: {
				email: 'Not right.',
				password: 'Too old.',
				api_key: 'No.',
			},
			general: '',
		} );
	} );

	it( 'ERR-010 sorts additional errors as the others, whatever else is said', () => {
		for ( const message of [ 'Not today.', {} ] ) {
			expect(
				answerErrors( {
					code: 'signup_failed',
					message,
					additional_errors: { password: 'weak' },
				} ).fields
			).toEqual( { password: 'weak' } );
		}
	} );

	it( 'ERR-007 ERR-011 leaves any other text to the form as a whole', () => {
		const { fields, general } = answerErrors( {
			code: 'x',
			message: 'Closed.',
		} );
		expect( fields ).toEqual( {} );
		expect( general ).toBe( 'Closed.' );
	} );

	it( "ERR-007 sorts a failure in WordPress's form alike", () => {
		const failure = {
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s): email',
			data: { status: 400, fields: { email: 'Too long.' } },
		};
		expect( thrownErrors( failure ) ).toMatchObject( {
			fields: { email: 'Too long.' },
			general: '',
		} );
		expect(
			thrownErrors( { code: 'too_many_tries', message: 'Wait.' } ).general
		).toBe( 'Wait.' );
	} );
} );

describe( 'The promo video', () => {
	it.each( [
		[
			'https://a.example/film.mp4?x=1',
			'https://a.example/film.mp4?x=1',
			true,
		],
		[ 'https://a.example/Film.WEBM', 'https://a.example/Film.WEBM', true ],
		[
			'https://www.youtube.com/watch?v=ab_C-1&t=3',
			'https://www.youtube-nocookie.com/embed/ab_C-1?autoplay=1',
			false,
		],
		[
			'https://youtu.be/ab_C-1',
			'https://www.youtube-nocookie.com/embed/ab_C-1?autoplay=1',
			false,
		],
		[
			'https://vimeo.com/76979871',
			'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
			false,
		],
		[ 'https://a.example/player/7', 'https://a.example/player/7', false ],
	] )( 'ACC-009 plays %s', ( address, src, isFile ) => {
		expect( getVideoEmbed( address ) ).toEqual( { src, isFile } );
	} );
} );
