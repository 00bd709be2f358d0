import type { Profile } from '@templately/rest';
import {
	all,
	button,
	field,
	press,
	getTexts,
	type,
	wait,
} from '../../test/show';
import { ADA, openApp } from '../../test/open-app';

const TEXTS = {
	'First name': 'Ada',
	'Last name': 'Moss',
	'Email': 'ada@example.org',
	Password: 'Quince-and-fire-7',
	'Confirm password': 'Quince-and-fire-7',
};

const box = ( name: string ) =>
	all< HTMLInputElement >( `input[type="checkbox"][name="${ name }"]` )[ 0 ];

const submit = () => all< HTMLButtonElement >( 'form [type="submit"]' )[ 0 ];

const isReady = () => submit()?.getAttribute( 'aria-disabled' ) !== 'true';

/** Opens the sign-up form, filled in or empty. */
async function open( {
	isFilled = true,
	at = '/sign-in',
	...given
}: Parameters< typeof openApp >[ 1 ] & {
	isFilled?: boolean;
	at?: string;
} = {} ) {
	const app = await openApp( at, {
		...given,
		state: { form: 'sign-up' },
	} );
	if ( isFilled ) {
		for ( const [ label, text ] of Object.entries( TEXTS ) ) {
			await type( field( label ), text );
		}
		await press( box( 'privacy_consent' ) );
		await press( box( 'terms_consent' ) );
	}
	return app;
}

async function send() {
	await press( submit() );
	await wait( 1000 );
}

const refusing = ( answer: object ) => ( {
	'/signup': { status: 'error', code: 'signup_failed', ...answer },
} );

it( 'ACC-031 asks for two consents: to what is done with data, and to the terms, each with where it can be read', async () => {
	await open( {
		isFilled: false,
		site: {
			links: {
				privacy: 'https://hub.example/privacy',
				terms: 'https://hub.example/terms',
			},
		},
	} );
	expect(
		all< HTMLInputElement >( 'form input[type="checkbox"]' ).map(
			( { name, checked, id } ) => [
				name,
				checked,
				all( `label[for="${ id }"]` ).map(
					( { textContent } ) => textContent
				),
				all< HTMLAnchorElement >( `label[for="${ id }"] a` ).map(
					( { href } ) => href
				),
			]
		)
	).toEqual( [
		[
			'privacy_consent',
			false,
			[ expect.stringContaining( 'privacy policy' ) ],
			[ 'https://hub.example/privacy' ],
		],
		[
			'terms_consent',
			false,
			[ expect.stringContaining( 'terms of service' ) ],
			[ 'https://hub.example/terms' ],
		],
	] );
} );

it( 'ACC-033 can be sent when all seven are given, and not while one of them is missing', async () => {
	await open();
	expect( isReady() ).toBe( true );
	for ( const consent of [ 'privacy_consent', 'terms_consent' ] ) {
		await press( box( consent ) );
		expect( [ consent, isReady() ] ).toEqual( [ consent, false ] );
		await press( box( consent ) );
		expect( isReady() ).toBe( true );
	}
	for ( const [ label, text ] of Object.entries( TEXTS ) ) {
		await type( field( label ), '' );
		expect( [ label, isReady() ] ).toEqual( [ label, false ] );
		await type( field( label ), text );
		expect( isReady() ).toBe( true );
	}
} );

it( 'ACC-033 sends nothing that is not complete, and all seven of what is', async () => {
	const { asked } = await open( { answers: refusing( { message: 'No.' } ) } );
	const sent = () =>
		asked
			.filter( ( { path } ) => path === '/signup' )
			.map( ( { sent: body } ) => body );
	await press( box( 'terms_consent' ) );
	await send();
	expect( sent() ).toEqual( [] );
	await press( box( 'terms_consent' ) );
	await send();
	expect( sent() ).toEqual( [
		{
			first_name: 'Ada',
			last_name: 'Moss',
			email: 'ada@example.org',
			password: 'Quince-and-fire-7',
			confirm_password: 'Quince-and-fire-7',
			privacy_consent: true,
			terms_consent: true,
		},
	] );
} );

it( 'ERR-011 says what belongs to no field above the button, once', async () => {
	await open( { answers: refusing( { message: 'No sign-ups today.' } ) } );
	expect( getTexts( 'form [role="alert"]' ) ).toEqual( [] );
	await send();
	const said = all( 'form [role="alert"]' );
	expect( said.map( ( { textContent } ) => textContent ) ).toEqual( [
		'No sign-ups today.',
	] );
	expect(
		said[ 0 ]?.compareDocumentPosition( submit() as Node ) ===
			Node.DOCUMENT_POSITION_FOLLOWING
	).toBe( true );
	const last = all( 'form input' ).at( -1 );
	expect( last?.compareDocumentPosition( said[ 0 ] as Node ) ).toBe(
		Node.DOCUMENT_POSITION_FOLLOWING
	);
	expect( all( 'form [aria-invalid="true"]' ) ).toEqual( [] );
} );

it( 'ERR-008 ERR-009 ERR-010 says what belongs to a field under it, wherever the answer has it', async () => {
	await open( {
		answers: refusing( {
			message: {
				first_name_error: 'First.',
				last_name_error: 'Last.',
				email_error: 'Taken.',
				signup_errors: { password: 'Weak.' },
			},
			additional_errors: { confirm_password: 'Other.' },
		} ),
	} );
	await send();
	expect(
		Object.keys( TEXTS ).map( ( label ) => {
			const { ariaInvalid, attributes } = field( label );
			const help = attributes.getNamedItem( 'aria-describedby' )?.value;
			return [
				label,
				ariaInvalid ?? attributes.getNamedItem( 'aria-invalid' )?.value,
				document.getElementById( help ?? '' )?.textContent,
			];
		} )
	).toEqual( [
		[ 'First name', 'true', 'First.' ],
		[ 'Last name', 'true', 'Last.' ],
		[ 'Email', 'true', 'Taken.' ],
		[ 'Password', 'true', 'Weak.' ],
		[ 'Confirm password', 'true', 'Other.' ],
	] );
	expect( getTexts( 'form [role="alert"]' ) ).toEqual( [] );
} );

it.each( [
	[ '/sign-in', 'gutenberg', '/gutenberg/packs' ],
	[ '/sign-in', 'elementor', '/elementor/packs' ],
	[ '/sign-in?platform=elementor', 'gutenberg', '/elementor/packs' ],
	[
		'/sign-in?redirect-to=gutenberg%2Fblocks',
		'gutenberg',
		'/gutenberg/packs',
	],
] as const )(
	'ACC-032 who signs up at %s, with the designs of %s, begins at %s',
	async ( at, chosen, to ) => {
		const { here, history } = await open( {
			at,
			chosen,
			answers: {
				'/signup': { status: 'success', user: ADA, message: '' },
			},
		} );
		const places: string[] = [];
		history.subscribe( () => places.push( here() ) );
		await send();
		expect( here() ).toBe( to );
		// Nor were they anywhere else on the way.
		expect( [ ...new Set( places ) ] ).toEqual( [ to ] );
	}
);

it( 'ACC-085 leads who is not verified to where a mail is sent again, with the very address', async () => {
	const email = 'ada.moss+new&more@example.org';
	const site = { links: { resend: 'https://hub.example/?page=resend' } };
	const resend = () =>
		all< HTMLAnchorElement >( 'a' ).filter(
			( { textContent } ) => textContent === 'Resend verification'
		);
	const user = { ...ADA, email, is_verified: false } as Profile;
	await openApp( '/gutenberg/packs', { user, site } );
	const [ link ] = resend();
	expect( link?.getAttribute( 'href' ) ).toBe(
		'https://hub.example/?page=resend&email=ada.moss%2Bnew%26more%40example.org'
	);
	expect( [ link?.target, link?.rel ] ).toEqual( [
		'_blank',
		'noopener noreferrer',
	] );
	expect( button( "I've verified & Close" ) ).toBeDefined();
} );

it( 'ACC-085 leads nobody there who is verified', async () => {
	await openApp( '/gutenberg/packs', {
		user: ADA,
		site: { links: { resend: 'https://hub.example/?page=resend' } },
	} );
	expect( getTexts( 'a' ) ).not.toContain( 'Resend verification' );
} );
