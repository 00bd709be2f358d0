import { useLocation } from 'wouter';
import type { AppServices } from '../app-context';
import type { Domain } from '../domain';
import { createMemoryHistory } from '../history';
import type { Host } from '../host';
import { button, getFocused, press, renderInApp, wait } from '../../test/show';
import { App } from '../app';

/** A screen with a button that leads away and goes with it. */
const Room = ( { name, to }: { name: string; to: string } ) => {
	const [ , navigate ] = useLocation();
	return (
		<button onClick={ () => navigate( to ) }>
			{ `From ${ name } to ${ to }` }
		</button>
	);
};

jest.mock( '../../domains', () => {
	const rooms: Domain = {
		routes: [
			{
				path: /^\/door$/,
				component: () => <Room name="door" to="/hall" />,
			},
			{
				path: /^\/hall$/,
				component: () => <Room name="hall" to="/door" />,
			},
		],
		tabs: [ { label: () => 'Hall', path: () => '/hall' } ],
	};
	return { domains: [ rooms ] };
} );

const open = () => {
	const history = createMemoryHistory( '/wp-admin/admin.php' );
	history.navigate( '/door' );
	return renderInApp(
		<App
			host={
				{
					history,
					site: { can: { browse: true }, links: {} },
				} as unknown as Host
			}
			layout="modal"
		/>,
		{} as AppServices
	);
};

/** Goes elsewhere; the focus follows when all else is there. */
const go = async ( by: string | HTMLElement | undefined ) => {
	await press( by );
	await wait( 0 );
};

const app = () => document.querySelector( '.templately-app' );

it( 'takes the focus from nobody who opens the app', async () => {
	await open();
	expect( button( 'From door to /hall' ) ).toBeTruthy();
	expect( getFocused() ).toBe( null );
} );

it( 'goes on from the beginning of the app where what had the focus went with its screen', async () => {
	await open();
	await go( 'From door to /hall' );
	expect( getFocused() ).toBe( app() );
	// And again on the way back, to where the app was opened.
	await go( 'From hall to /door' );
	expect( button( 'From door to /hall' ) ).toBeTruthy();
	expect( getFocused() ).toBe( app() );
} );

it( 'leaves the focus on a link that stays', async () => {
	await open();
	const tab = document.querySelector< HTMLElement >( 'nav a' );
	await go( tab ?? undefined );
	expect( button( 'From hall to /door' ) ).toBeTruthy();
	expect( getFocused() ).toBe( tab );
} );
