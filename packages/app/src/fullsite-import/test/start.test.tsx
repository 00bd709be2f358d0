import { dispatch } from '@wordpress/data';
import { store as profileStore } from '@templately/profile';
import type { ItemDetails } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../../shell/app-context';
import { useFullsiteImport } from '../import-provider';
import { APP, ENDPOINT, press, renderImport, getTexts } from './site';

describe( 'Who wants a whole site', () => {
	const navigate = jest.fn();

	/** Asks for a pack as one of these people, on a site that lets them or not. */
	const want = async (
		user: object | null,
		fullsiteImport: typeof ENDPOINT | null
	) => {
		navigate.mockClear();
		const Want = () => {
			const { start } = useFullsiteImport();
			return (
				<button
					onClick={ () =>
						start( {
							id: 12,
							slug: 'bakery',
							name: 'Bakery',
							type: 'packs',
							platform: 'elementor',
						} as ItemDetails )
					}
				>
					Want
				</button>
			);
		};
		(
			dispatch( profileStore ) as unknown as {
				invalidateResolutionForStoreSelector: ( name: string ) => void;
			}
		 ).invalidateResolutionForStoreSelector( 'getUser' );
		await renderImport(
			<Want />,
			( address ) =>
				address.includes( 'is-signed' )
					? { is_signed: user !== null, user }
					: [],
			{
				...APP,
				host: {
					...APP.host,
					history: { ...APP.host.history, navigate },
					site: { ...APP.host.site, fullsiteImport },
				},
			} as unknown as AppServices
		);
		await press( 'Want' );
		await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
		return document.querySelector( '[role="dialog"]' )?.textContent ?? '';
	};

	const ADA = { id: 1, email: 'ada@example.org', is_verified: true };

	test( 'and is not signed in goes to sign in, and comes back (IMP-004)', async () => {
		expect( await want( null, ENDPOINT ) ).toBe( '' );
		expect( navigate.mock.calls ).toEqual( [
			[ '/sign-in', { state: { redirectTo: 'elementor/packs/bakery' } } ],
		] );
	} );

	test( 'begins once they are signed in (IMP-004)', async () => {
		await want( null, ENDPOINT );
		const { receiveUser } = dispatch( profileStore ) as unknown as {
			receiveUser: ( user: object | null ) => void;
		};
		await act( async () => {
			receiveUser( ADA );
			await jest.advanceTimersByTimeAsync( 1000 );
		} );
		expect( getTexts( '.templately-steps [aria-current="step"]' ) ).toEqual(
			[ '1Customise' ]
		);
	} );

	test( 'and may not import is told so (IMP-005, IMP-006)', async () => {
		expect( await want( ADA, null ) ).toContain(
			"Unfortunately, you don't have permission to import templates. Please check your permissions or contact the website admin for help."
		);
		expect( navigate ).not.toHaveBeenCalled();
	} );

	test( 'and may begins with the first step (IMP-005)', async () => {
		await want( ADA, ENDPOINT );
		expect( getTexts( '.templately-steps [aria-current="step"]' ) ).toEqual(
			[ '1Customise' ]
		);
		expect( navigate ).not.toHaveBeenCalled();
	} );
} );
