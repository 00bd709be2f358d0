import type { Profile } from '@templately/rest';
import { ADA, control, openApp } from '../../test/open-app';
import { all, press, getTexts, wait } from '../../test/show';

const SENTENCE =
	'You can use Templately on unlimited local sites and 2 live sites for free.';
const LINKS = {
	manageSites: 'https://hub.example/sites',
	docs: 'https://hub.example/docs',
};
const FREE: Profile = { ...ADA, show_notice: true };

const open = (
	user: Profile | null,
	at = '/gutenberg/packs',
	site: object = {}
) =>
	openApp( at, {
		user,
		site: { links: LINKS, ...site },
		answers: {
			'/profile/hide-notice': {
				user: user && { ...user, show_notice: false },
			},
		},
	} );

const notices = () =>
	getTexts( '.components-notice' ).filter( ( text ) =>
		text?.includes( SENTENCE )
	);
const hide = () => all( '.components-notice__dismiss' )[ 0 ];

it.each( [ '/gutenberg/packs', '/elementor/packs' ] )(
	'ACC-011 ACC-012 over %s, who is on the free plan reads on how many sites that is',
	async ( at ) => {
		await open( FREE, at );
		expect( notices() ).toHaveLength( 1 );
		expect(
			[ 'Manage Site', 'Documentation' ].map( ( name ) =>
				control( name, all( '.components-notice' )[ 0 ] )?.getAttribute(
					'href'
				)
			)
		).toEqual( [ LINKS.manageSites, LINKS.docs ] );
	}
);

it.each< [ string, Profile | null, string ] >( [
	[ 'a visitor', null, '/gutenberg/packs' ],
	[
		'who pays',
		{ ...FREE, plan: 'starter_yearly' } as Profile,
		'/gutenberg/packs',
	],
	[ 'on another list', FREE, '/gutenberg/blocks' ],
] )( 'ACC-011 nobody else reads it: %s', async ( _, user, at ) => {
	await open( user, at );
	expect( notices() ).toEqual( [] );
} );

it.each( [
	[ { manageSites: LINKS.manageSites }, [ 'Manage Site' ] ],
	[ { docs: LINKS.docs }, [ 'Documentation' ] ],
	[ {}, [] ],
] )(
	'ACC-012 leads nowhere that the site does not name: %j',
	async ( links, names ) => {
		await open( FREE, '/gutenberg/packs', { links } );
		expect( getTexts( '.components-notice a' ) ).toEqual( names );
	}
);

it( 'ACC-013 nobody reads it who has read it', async () => {
	await open( { ...FREE, show_notice: false } );
	expect( notices() ).toEqual( [] );
} );

it( 'ACC-013 it goes when somebody puts it away, and the site is told', async () => {
	const { asked } = await open( FREE );
	await press( hide() );
	await wait( 1000 );
	expect( notices() ).toEqual( [] );
	expect(
		asked.filter( ( { path } ) => path === '/profile/hide-notice' )
	).toHaveLength( 1 );
} );

it.each( [ true, false ] )(
	'ACC-013 that of everybody’s account is put away by who manages it alone: %p',
	async ( manage ) => {
		await open( { ...FREE, signed_as_global: true }, '/gutenberg/packs', {
			can: { browse: true, read: true, manage },
		} );
		expect( notices() ).toHaveLength( 1 );
		expect( Boolean( hide() ) ).toBe( manage );
	}
);
