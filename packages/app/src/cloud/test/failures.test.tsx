import { setLocaleData } from '@wordpress/i18n';
import { all, press, getTexts, wait } from '../../test/show';
import { asked, open } from './screens';

const refuse = () => {
	throw { code: 'busy', message: 'Later.', data: { status: 500 } };
};

const alerts = () =>
	getTexts( '[role="alert"]' ).map( ( text ) => text?.split( ' Try' )[ 0 ] );

const ASKED = {
	invitations: '/workspaces/invitations',
	usage: '/clouds/usage',
	choices: '/workspaces',
};

describe.each( [
	[ 'invitations', 'Your invitations could not be loaded.' ],
	[ 'usage', 'Couldn’t load storage usage.' ],
	[ 'choices', 'Your workspaces could not be loaded.' ],
] as const )( 'That %s are not known', ( what, said ) => {
	it( 'is said, and can be tried again', async () => {
		let isAway = true;
		const isIt = ( path: string, args: Record< string, string > ) =>
			path === ASKED[ what ] &&
			( what !== 'choices' || 'list_only' in args );
		await open( '/clouds/workspace', ( path, args ) =>
			isAway && isIt( path, args ) ? refuse() : undefined
		);
		expect( alerts() ).toEqual( [ said ] );
		const before = asked.filter( ( { path, args } ) => isIt( path, args ) );
		isAway = false;
		await press( 'Try again' );
		await wait( 1000 );
		expect(
			asked.filter( ( { path, args } ) => isIt( path, args ) ).length
		).toBeGreaterThan( before.length );
		expect( alerts() ).toEqual( [] );
	} );
} );

it( 'Workspaces that are not known are not said to be none where files are to go', async () => {
	const noChoices = ( path: string, args: Record< string, string > ) =>
		path === '/workspaces' && 'list_only' in args ? refuse() : undefined;
	await open( '/clouds/workspace/drafts', noChoices );
	await press( all( '[aria-label="Switch workspace"]' )[ 0 ] );
	await wait( 500 );
	expect( alerts() ).toEqual( [
		'Your workspaces could not be loaded.',
		'Your workspaces could not be loaded.',
	] );
} );

it.each( [
	[ '/clouds/workspace', '/clouds/workspace' ],
	[ '/clouds/shared-workspace', '/clouds/shared-workspace' ],
] )(
	'A workspace below %s that is not there says so, and leads back',
	async ( to, back ) => {
		await open( `${ to }/gone`, ( path ) => {
			if ( path === '/workspaces/gone' ) {
				throw {
					code: 'not_found',
					message: 'No.',
					data: { status: 404 },
				};
			}
		} );
		expect( getTexts( '[role="alert"] h2' ) ).toEqual( [
			'This workspace was not found.',
		] );
		expect(
			all< HTMLAnchorElement >( '[role="alert"] a' ).map( ( link ) => [
				link.textContent,
				link.getAttribute( 'href' ),
			] )
		).toEqual( [ [ 'Back to the workspaces', back ] ] );
	}
);

it( 'Says until when an invitation is open in one sentence, with its date', async () => {
	setLocaleData(
		{
			'Expires <date/>': [ 'Bis <date/> offen' ],
		},
		'templately'
	);
	await open( '/clouds/workspace', ( path ) =>
		path === '/workspaces/invitations'
			? {
					invitations: [
						{
							id: 3,
							workspace: { title: 'Drafts' },
							invited_by: { name: 'Ada' },
							role: 'editor',
							expires_at: '2026-11-29T12:00:00Z',
						},
					],
				}
			: undefined
	);
	expect( getTexts( '.templately-invitations .templately-small' ) ).toEqual( [
		expect.stringContaining( 'Bis Nov 29, 2026 offen' ),
	] );
} );
