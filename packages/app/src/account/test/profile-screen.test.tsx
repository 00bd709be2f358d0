import type { Profile } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import { all, button, press, getTexts, wait } from '../../test/show';
import { ADA, control, openApp } from '../../test/open-app';

const PROFILE = '.templately-profile';
const of = ( more: Partial< Profile > ): Profile => ( {
	...ADA,
	link_account: false,
	unlink_account: false,
	signed_as_global: false,
	...more,
} );

const open = ( at: string, user: Profile, site: object = {} ) =>
	openApp( at, {
		user,
		site,
		answers: { '/logout': { status: 'success', global_user: null } },
	} );

it( 'ACC-064 shows the person’s photo on their profile, and their letters where there is none', async () => {
	const photo = 'https://hub.example/ada.webp';
	await open( '/profile', of( { profile_photo: photo } ) );
	const photos = () =>
		all< HTMLImageElement >( `${ PROFILE } img` ).map( ( { src } ) => src );
	expect( photos() ).toEqual( [ photo ] );
} );

it( 'ACC-064 shows letters for who has no photo', async () => {
	await open( '/profile', of( {} ) );
	expect( getTexts( `${ PROFILE } .templately-avatar` ) ).toEqual( [ 'AM' ] );
} );

it.each( [ true, false ] )(
	'ACC-067 says on the profile that the e-mail is not verified, and to nobody else: %p',
	async ( isVerified ) => {
		await open( '/profile', of( { is_verified: isVerified } ) );
		expect(
			getTexts( `${ PROFILE } [role="status"]` ).filter( ( text ) =>
				text?.startsWith( 'Your email address is not verified.' )
			)
		).toHaveLength( isVerified ? 0 : 1 );
	}
);

it.each( [
	[ 'Logout', of( {} ) ],
	[ 'Logout', of( { signed_as_global: true, unlink_account: true } ) ],
	[ 'Unlink My Account', of( { unlink_account: true } ) ],
] )( 'ACC-070 offers %s on the profile', async ( label, user ) => {
	const { asked } = await open( '/profile', user, {
		can: { browse: true, read: true, manage: true },
	} );
	expect( getTexts( `${ PROFILE } button.is-destructive` ) ).toEqual( [
		label,
	] );
	await press( all( `${ PROFILE } button.is-destructive` )[ 0 ] );
	await wait( 1000 );
	expect( asked.filter( ( { path } ) => path === '/logout' ) ).toHaveLength(
		1
	);
} );

it( 'ACC-070 offers no way out of everybody’s account to who may not manage it', async () => {
	const { asked } = await open(
		'/profile',
		of( { signed_as_global: true } )
	);
	expect( button( 'Logout' )?.getAttribute( 'aria-disabled' ) ).toBe(
		'true'
	);
	await press( 'Logout' );
	await wait( 1000 );
	expect( asked.map( ( { path } ) => path ) ).not.toContain( '/logout' );
} );

it.each( [ '/profile', '/gutenberg/packs', '/downloads' ] )(
	'ACC-080 leads from %s to sign-in who is signed in no more',
	async ( at ) => {
		const { here } = await open( at, of( {} ) );
		expect( here() ).toBe( at );
		await press( all( '.templately-header__account' )[ 0 ] );
		await wait( 500 );
		await press(
			all( '[role="menuitem"]' ).find(
				( { textContent } ) => textContent === 'Logout'
			)
		);
		await wait( 1000 );
		expect( here() ).toBe( '/sign-in' );
	}
);

it( 'SHL-039 has the account’s own page elsewhere in its menu, and its lists', async () => {
	const manageAccount = 'https://hub.example/account';
	const { here } = await open( '/gutenberg/packs', of( {} ), {
		links: { manageAccount },
	} );
	const menu = async () => {
		await press( all( '.templately-header__account' )[ 0 ] );
		await wait( 500 );
	};
	await menu();
	const external = control( 'Manage Account' ) as HTMLAnchorElement;
	expect( [ external.href, external.target, external.rel ] ).toEqual( [
		manageAccount,
		'_blank',
		'noopener noreferrer',
	] );
	for ( const [ label, place ] of [
		[ 'My Favourites', '/favourites' ],
		[ 'My Downloads', '/downloads' ],
		[ 'Purchased Items', '/purchased-items' ],
	] as const ) {
		await press(
			all( '[role="menuitem"]' ).find(
				( { textContent } ) => textContent === label
			)
		);
		await wait( 1000 );
		expect( here() ).toBe( place );
		await menu();
	}
} );

it( 'SHL-034 leads to support from the header, where there is any', async () => {
	const support = 'https://hub.example/support';
	await open( '/gutenberg/packs', of( {} ), { links: { support } } );
	const link = control(
		'Talk to Support',
		all( '.templately-header' )[ 0 ]
	) as HTMLAnchorElement;
	expect( [ link.href, link.target, link.rel ] ).toEqual( [
		support,
		'_blank',
		'noopener noreferrer',
	] );
} );

it( 'SHL-034 leads to no support where there is none', async () => {
	await open( '/gutenberg/packs', of( {} ) );
	expect( control( 'Talk to Support' ) ).toBeUndefined();
} );

it.each( [
	[ 'en_US', 'March 3, 2024' ],
	[ 'de_DE', '3. März 2024' ],
] )(
	'ACC-066 says on the profile since when somebody has the account, in the words of %s: %s',
	async ( locale, said ) => {
		await open( '/profile', of( { joined: '2024-03-03T12:00:00+00:00' } ), {
			locale,
		} );
		expect(
			all( `${ PROFILE } dl > div` )
				.map( ( fact ) => [
					fact.querySelector( 'dt' )?.textContent,
					fact.querySelector( 'dd' )?.textContent,
				] )
				.filter( ( [ label ] ) => label === 'Joined' )
		).toEqual( [ [ 'Joined', said ] ] );
	}
);

it( 'ACC-071 shows a picture of nobody where the photo does not come, and a later one that does', async () => {
	const photo = ( name: string ) =>
		of( { profile_photo: `https://hub.example/${ name }.webp` } );
	await openApp( '/profile', {
		user: photo( 'gone' ),
		answers: {
			'/profile/sync': () => ( { user: photo( 'new' ), message: '' } ),
		},
	} );
	const shown = () => ( {
		photos: all< HTMLImageElement >( `${ PROFILE } img` ).map(
			( { src } ) => src
		),
		icons: all( `${ PROFILE } .templately-avatar svg` ).length,
		letters: getTexts( `${ PROFILE } span.templately-avatar` ),
	} );
	await act( async () => {
		all( `${ PROFILE } img` )[ 0 ]?.dispatchEvent( new Event( 'error' ) );
	} );
	expect( shown() ).toEqual( { photos: [], icons: 1, letters: [ '' ] } );
	await press( 'Sync' );
	await wait( 1000 );
	expect( shown() ).toEqual( {
		photos: [ 'https://hub.example/new.webp' ],
		icons: 0,
		letters: [],
	} );
} );

it.each( [
	[ true, false ],
	[ true, true ],
	[ false, false ],
	[ false, true ],
] )(
	'ACC-069 ACC-072 offers Link My Account where link_account allows it alone: %p, the site’s account: %p',
	async ( linkAccount, isShared ) => {
		const { here } = await open(
			'/profile',
			of( { link_account: linkAccount, signed_as_global: isShared } )
		);
		const link = control( 'Link My Account', all( PROFILE )[ 0 ] );
		expect( Boolean( link ) ).toBe( linkAccount );
		if ( link ) {
			await press( link );
			await wait( 1000 );
			expect( here() ).toBe(
				'/sign-in?redirect-to=profile&add-account=1'
			);
			expect( getTexts( 'h2' ) ).toContain( 'Link My Account' );
		}
	}
);

it.each( [
	[ 'free', 'Upgrade' ],
	[ 'pro_yearly', 'Keep your plan for a lifetime' ],
	[ 'pro_lifetime', undefined ],
	[ 'starter_lifetime', undefined ],
	[ 'pro', undefined ],
] )(
	'ACC-091 ACC-092 ACC-093 offers who is on %s in the menu and on the profile: %p',
	async ( plan, offered ) => {
		await openApp( '/profile', {
			user: of( { plan } ),
			site: { links: { checkout: 'https://shop.example/' } },
			answers: {
				'/pricing': ( [ 'year', 'one_time' ] as const ).map(
					( type ) => ( {
						plan: 'pro',
						type,
						price: 20,
						discounted_price: 10,
					} )
				),
			},
		} );
		await press( all( '.templately-header__account' )[ 0 ] );
		await wait( 500 );
		for ( const texts of [
			getTexts( `${ PROFILE } h2` ),
			getTexts( '[role="menuitem"]' ),
		] ) {
			expect(
				texts.filter( ( text ) => /^(Upgrade|Keep)/.test( text ?? '' ) )
			).toEqual( offered ? [ offered ] : [] );
		}
	}
);

it.each( [
	[ 'Ada Moss', 'ada@example.org' ],
	[ 'Ben <b>Byron', 'ben+new@site.example' ],
] )( 'ACC-065 shows the name and the e-mail of %s', async ( name, email ) => {
	await open( '/profile', of( { name, email } ) );
	expect( getTexts( `${ PROFILE } .templately-row--wide p` ) ).toEqual( [
		name,
		email,
	] );
} );

it.each( [ 'https://hub.example/account', undefined ] )(
	'ACC-068 leads from the profile to the account’s own page elsewhere, where there is one: %s',
	async ( manageAccount ) => {
		await open( '/profile', of( {} ), { links: { manageAccount } } );
		const link = control( 'Manage Account', all( PROFILE )[ 0 ] ) as
			HTMLAnchorElement | undefined;
		expect( link && [ link.href, link.target, link.rel ] ).toEqual(
			manageAccount && [ manageAccount, '_blank', 'noopener noreferrer' ]
		);
	}
);

it( 'ACC-095 ACC-096 ACC-097 shows at first what a plan for life costs, and by the year when somebody chooses that', async () => {
	await openApp( '/profile', {
		user: of( { plan: 'free' } ),
		site: { links: { checkout: 'https://shop.example/' } },
		answers: {
			'/pricing': [
				[ 'starter', 'year', 79, 48 ],
				[ 'starter', 'one_time', 149, 99 ],
				[ 'pro', 'year', 150, 99 ],
				[ 'pro', 'one_time', 299, 199 ],
			].map( ( [ plan, type, price, discounted ] ) => ( {
				plan,
				type,
				price,
				discounted_price: discounted,
			} ) ),
		},
	} );
	const shown = () => ( {
		period: getTexts( `${ PROFILE } [aria-checked="true"]` ),
		plans: all( '.templately-plans > li' ).map( ( plan ) =>
			all( 'h3, p', plan ).map( ( { textContent } ) => textContent )
		),
		links: all< HTMLAnchorElement >( '.templately-plans a' ).map(
			( { href, target } ) => [
				new URL( href ).searchParams.get( 'plan' ),
				new URL( href ).searchParams.get( 'type' ),
				target,
			]
		),
	} );
	expect( shown() ).toEqual( {
		period: [ 'Lifetime' ],
		plans: [
			[ 'Starter', '$99 once', '$149Save 34%' ],
			[ 'Pro', '$199 once', '$299Save 33%' ],
		],
		links: [
			[ 'starter', 'one_time', '_blank' ],
			[ 'pro', 'one_time', '_blank' ],
		],
	} );
	await press(
		all( `${ PROFILE } [role="radio"]` ).find(
			( { textContent } ) => textContent === 'Yearly'
		)
	);
	expect( shown() ).toEqual( {
		period: [ 'Yearly' ],
		plans: [
			[ 'Starter', '$4 a month', '$48 a year$79Save 39%' ],
			[ 'Pro', '$8.25 a month', '$99 a year$150Save 34%' ],
		],
		links: [
			[ 'starter', null, '_blank' ],
			[ 'pro', null, '_blank' ],
		],
	} );
} );

it( 'ACC-099 says for two seconds that the profile was read anew', async () => {
	await openApp( '/profile', {
		user: of( {} ),
		answers: {
			'/profile/sync': {
				user: of( { name: 'Ada Byron' } ),
				message: 'Successfully Synced!',
			},
		},
	} );
	const said = () => all( '.templately-toast' ).length;
	await press( 'Sync' );
	const seen = [ said() ];
	expect( getTexts( '.templately-toast' )[ 0 ] ).toContain(
		'Successfully Synced!'
	);
	expect( getTexts( `${ PROFILE } .templately-subheading` ) ).toContain(
		'Ada Byron'
	);
	for ( const time of [ 1900, 200 ] ) {
		await wait( time );
		seen.push( said() );
	}
	expect( seen ).toEqual( [ 1, 1, 0 ] );
} );
