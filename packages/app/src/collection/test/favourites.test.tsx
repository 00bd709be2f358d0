import { ADA } from '../../test/open-app';
import type { AppServices } from '../../shell/app-context';
import { all, choose, renderInApp, wait } from '../../test/show';
import FavouritesScreen from '../favourites-screen';

/** The select with a label. */
const select = ( label: string ) =>
	document.getElementById(
		all< HTMLLabelElement >( 'label' ).find(
			( { textContent } ) => textContent === label
		)?.htmlFor ?? ''
	) as HTMLSelectElement;

it( 'ACC-053 ACC-052 asks for the plan and the type that somebody chooses, shows them, and keeps them in the address', async () => {
	const asked: Record< string, string >[] = [];
	window.history.replaceState( null, '', '/?plan=pro&paged=2' );
	await renderInApp(
		<FavouritesScreen params={ {} } />,
		{
			host: {
				history: {
					getHref: ( to: string ) => to,
					navigate: ( to: string ) =>
						window.history.pushState( null, '', to ),
				},
				site: {
					can: { browse: true, read: true },
					links: {},
					locale: 'en_US',
				},
			},
			notices: { push: () => undefined },
			fail: ( thrown: unknown ) => {
				throw thrown;
			},
		} as unknown as AppServices,
		( address ) => {
			if ( address.includes( '/is-signed' ) ) {
				return { user: ADA };
			}
			if ( ! address.includes( '/my-favourites' ) ) {
				return { data: [] };
			}
			asked.push(
				Object.fromEntries(
					new URL( address, 'https://site.example' ).searchParams
				)
			);
			return { data: [], current_page: 1, total_page: 1, total: 0 };
		}
	);
	await wait( 1000 );
	expect(
		[ ...select( 'Plan' ).options ].map( ( { value, text } ) => [
			value,
			text,
		] )
	).toEqual( [
		[ 'all', 'All' ],
		[ 'starter', 'Starter' ],
		[ 'pro', 'Pro' ],
	] );
	expect( select( 'Plan' ).value ).toBe( 'pro' );
	expect( asked.at( -1 ) ).toMatchObject( {
		plan: 'pro',
		itemType: 'all',
		page: '2',
	} );
	for ( const plan of [ 'starter', 'all', 'pro' ] ) {
		await choose( select( 'Plan' ), plan );
		await wait( 1000 );
		expect( select( 'Plan' ).value ).toBe( plan );
		expect( asked.at( -1 ) ).toMatchObject( {
			plan,
			itemType: 'all',
			page: '1',
		} );
		expect(
			new URLSearchParams( window.location.search ).get( 'plan' )
		).toBe( plan === 'all' ? null : plan );
	}
	await choose( select( 'Type' ), 'page' );
	await wait( 1000 );
	expect( select( 'Type' ).value ).toBe( 'page' );
	expect( select( 'Plan' ).value ).toBe( 'pro' );
	expect( asked.at( -1 ) ).toMatchObject( {
		plan: 'pro',
		itemType: 'pages',
	} );
} );
