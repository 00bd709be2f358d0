// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../../shell/app-context';
import { createMemoryHistory } from '../../shell/history';
import {
	all,
	button,
	press,
	renderInApp,
	getTexts,
	wait,
} from '../../test/show';
import SettingsScreen from '../settings-screen';

const SETTINGS = {
	hub_address: '',
	patterns: true,
	look: 'site',
	roles: [],
	hidden_from: [],
	administrators_plan: 'pro',
	serves: false,
	trusted_proxies: [],
	site_address: 'https://site.example',
};

const history = createMemoryHistory( 'https://site.example/' );

const titles = () => getTexts( '.components-modal__header-heading' );

/** Goes to another place, as a link does. */
const go = async ( to: string ) => {
	await act( async () => history.navigate( to ) );
	await wait( 500 );
};

/** What the browser is told where somebody leaves the page. */
const isAskedByBrowser = () => {
	const event = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( event );
	return event.defaultPrevented;
};

test( 'Settings that are not saved are asked about, wherever somebody goes; saved ones are not', async () => {
	history.navigate( '/settings' );
	await renderInApp(
		<SettingsScreen />,
		{
			host: { history, site: { can: { manage: true } } },
			popups: { push: () => undefined },
		} as unknown as AppServices,
		( _, sent ) => ( { ...SETTINGS, ...sent } )
	);
	await wait( 500 );
	const patterns = all( 'input[type="checkbox"]' )[ 0 ];

	await press( patterns );
	expect( isAskedByBrowser() ).toBe( true );
	await go( '/profile' );
	expect( titles() ).toEqual( [ 'Leave without saving?' ] );
	expect( history.getLocation().path ).toBe( '/settings' );
	await press( 'Keep editing' );
	await wait( 500 );
	expect( [ titles(), history.getLocation().path ] ).toEqual( [
		[],
		'/settings',
	] );

	await go( '/profile' );
	await press( 'Discard changes' );
	expect( history.getLocation().path ).toBe( '/profile' );

	// As it was: there is nothing to lose.
	await press( patterns );
	expect( isAskedByBrowser() ).toBe( false );
	await press( patterns );
	await press( button( 'Save Changes' ) );
	await wait( 500 );
	expect( isAskedByBrowser() ).toBe( false );
	await go( '/settings' );
	expect( [ titles(), history.getLocation().path ] ).toEqual( [
		[],
		'/settings',
	] );
} );
