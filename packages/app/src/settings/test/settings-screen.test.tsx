// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { Settings } from '@templately/rest';
import type { AppServices } from '../../shell/app-context';
import { createMemoryHistory } from '../../shell/history';
import {
	all,
	button,
	getTexts,
	press,
	renderInApp,
	wait,
} from '../../test/show';
import SettingsScreen, { getChanges, toDraft } from '../settings-screen';

const NO_LINKS: Settings[ 'links' ] = {
	support: '',
	docs: '',
	manageSites: '',
	manageAccount: '',
	forgotPassword: '',
	privacy: '',
	terms: '',
	checkout: '',
	video: '',
	resend: '',
};

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
	links: NO_LINKS,
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
			notices: { push: () => undefined },
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
	expect( getTexts( 'form [role="status"]' ) ).toEqual( [
		'Settings saved.',
	] );
	expect( isAskedByBrowser() ).toBe( false );
	await go( '/settings' );
	expect( [ titles(), history.getLocation().path ] ).toEqual( [
		[],
		'/settings',
	] );
} );

describe( 'The draft', () => {
	const settings: Settings = {
		hub_address: '',
		serves: true,
		administrators_plan: 'pro',
		patterns: true,
		look: 'site',
		hidden_from: [ 'author', 'editor' ],
		trusted_proxies: [ '10.0.0.2', '::1' ],
		links: NO_LINKS,
		site_address: 'https://example.org',
		roles: [],
	};
	const remote = { ...settings, hub_address: 'https://designs.example' };

	it( 'changes nothing where nothing was touched', () => {
		expect( getChanges( settings, toDraft( settings ) ) ).toEqual( {} );
		expect( getChanges( remote, toDraft( remote ) ) ).toEqual( {} );
	} );

	it( 'sends the links that changed, without the space around them', () => {
		const draft = toDraft( settings );
		expect(
			getChanges( settings, {
				...draft,
				links: { ...NO_LINKS, terms: ' https://example.org/terms ' },
			} )
		).toEqual( { links: { terms: 'https://example.org/terms' } } );
	} );

	it( 'sends each change by itself', () => {
		const draft = toDraft( settings );
		const cases = [
			[ { patterns: false }, { patterns: false } ],
			[ { look: 'fonts' }, { look: 'fonts' } ],
			[ { hiddenFrom: [ 'editor' ] }, { hidden_from: [ 'editor' ] } ],
			[ { hiddenFrom: [] }, { hidden_from: [] } ],
			[ { hiddenFrom: [ 'editor', 'author' ] }, {} ],
			[
				{ hiddenFrom: [ 'author editor' ] },
				{ hidden_from: [ 'author editor' ] },
			],
			[ { plan: 'starter' }, { administrators_plan: 'starter' } ],
			[ { serves: false }, { serves: false } ],
			[
				{ proxies: ' 10.0.0.3,\n::1  ' },
				{ trusted_proxies: [ '10.0.0.3', '::1' ] },
			],
			[ { proxies: '' }, { trusted_proxies: [] } ],
			[
				{ isEmbedded: false, hubAddress: ' https://a.example ' },
				{ hub_address: 'https://a.example' },
			],
		] as const;
		for ( const [ touched, changes ] of cases ) {
			expect( getChanges( settings, { ...draft, ...touched } ) ).toEqual(
				changes
			);
		}
	} );

	it( 'goes back to the own library, whatever address is still there', () => {
		expect(
			getChanges( remote, { ...toDraft( remote ), isEmbedded: true } )
		).toEqual( { hub_address: '' } );
	} );

	it( 'takes the choice of another site without its address for none', () => {
		expect(
			getChanges( settings, {
				...toDraft( settings ),
				isEmbedded: false,
			} )
		).toEqual( {} );
		expect(
			getChanges( remote, { ...toDraft( remote ), hubAddress: ' ' } )
		).toEqual( {} );
	} );

	it( 'sends nothing that the form does not show', () => {
		expect(
			getChanges( remote, { ...toDraft( remote ), plan: 'free' } )
		).toEqual( {} );
		expect(
			getChanges( settings, {
				...toDraft( settings ),
				serves: false,
				proxies: '10.0.0.9',
			} )
		).toEqual( { serves: false } );
	} );
} );
