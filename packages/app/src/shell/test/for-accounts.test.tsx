import { dispatch } from '@wordpress/data';
import { store as profileStore } from '@templately/profile';
import type { AppServices } from '../app-context';
import { renderInApp, getTexts, wait } from '../../test/show';
import { RequireAccount } from '../app';

/** Opens a screen that needs an account, with the given response to "is signed". */
async function open( isSigned: () => unknown ) {
	window.history.replaceState( null, '', '/downloads' );
	(
		dispatch( profileStore ) as unknown as {
			invalidateResolutionForStoreSelector: ( name: string ) => void;
		}
	 ).invalidateResolutionForStoreSelector( 'getUser' );
	const before = window.history.length;
	await renderInApp(
		<RequireAccount>
			<h1>Downloads</h1>
		</RequireAccount>,
		{
			host: {
				history: {
					getLocation: () => ( {
						path: '/downloads',
						search: 'paged=2',
					} ),
				},
			},
			fail: ( thrown: unknown ) => {
				throw thrown;
			},
		} as unknown as AppServices,
		isSigned
	);
	await wait( 1000 );
	expect( window.history.length ).toBe( before );
	return window.location.pathname + window.location.search;
}

it( 'ACC-089 waits while it is not known who it is', async () => {
	// The screen waits until the user is known.
	expect( await open( () => new Promise( () => undefined ) ) ).toBe(
		'/downloads'
	);
	expect( getTexts( 'h1' ) ).toEqual( [ 'Downloads' ] );
} );

// In this order: the user is known until another one is.
it( 'ACC-089 leads nobody away who is signed in', async () => {
	expect(
		await open( () => ( {
			is_signed: true,
			user: { id: 1, email: 'ada@example.org' },
		} ) )
	).toBe( '/downloads' );
	expect( getTexts( 'h1' ) ).toEqual( [ 'Downloads' ] );
} );

it( 'ACC-089 leads a visitor to sign-in, and from there back', async () => {
	expect( await open( () => ( { is_signed: false, user: null } ) ) ).toBe(
		'/sign-in?redirect-to=downloads%3Fpaged%3D2'
	);
	expect( getTexts( 'h1' ) ).toEqual( [] );
} );
