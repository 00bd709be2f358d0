import type { Profile } from '@templately/rest';
import { account } from '..';
import type { AppServices } from '../../shell/app-context';
import { DomainsContext } from '../../shell/domain';
import { createMemoryHistory } from '../../shell/history';
import { all, press, renderInApp, getTexts, wait } from '../../test/show';
import { AccountButton } from '../account-menu';

const history = createMemoryHistory( 'https://site.example/wp-admin/' );

const user = {
	id: 1,
	name: 'Ada Moss',
	email: 'ada@example.org',
	plan: 'free',
	profile_photo: '',
	is_verified: true,
} as Profile;

it( 'SHL-037 has a menu of the account, named after the person, whose entries lead there', async () => {
	history.navigate( '/gutenberg/packs' );
	await renderInApp(
		<DomainsContext.Provider value={ [ account ] }>
			<AccountButton />
		</DomainsContext.Provider>,
		{
			host: {
				history,
				site: { can: { manage: false }, links: {} },
			},
		} as unknown as AppServices,
		() => ( { user } )
	);
	await wait( 100 );
	const menu = all( '.templately-header__account' )[ 0 ];
	expect( menu?.getAttribute( 'aria-label' ) ).toBe( 'Account: Ada Moss' );
	expect( menu?.getAttribute( 'aria-haspopup' ) ).toBe( 'true' );
	expect( getTexts( '[role="menuitem"]' ) ).toEqual( [] );
	await press( menu );
	await wait( 100 );
	expect( getTexts( '[role="menuitem"]' ) ).toEqual( [
		'Profile',
		'Logout',
	] );
	await press( all( '[role="menuitem"]' )[ 0 ] );
	await wait( 100 );
	expect( history.getLocation().path ).toBe( '/profile' );
	expect( getTexts( '[role="menuitem"]' ) ).toEqual( [] );
} );
