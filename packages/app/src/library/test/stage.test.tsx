import type { ItemDetails } from '@templately/rest';
import type { AppServices } from '../../app-context';
import { focused, press, show } from '../../test/show';
import { Stage } from '../details/stage';

const ITEM = {
	name: 'Menu card',
	type: 'sections',
	platform: 'elementor',
	live_url: 'https://live.example/menu-card/',
	thumbnail: '',
	banner: '',
	screenshots: [],
} as unknown as ItemDetails;

it( 'keeps the focus on the view that somebody chose, and takes it from nobody before', async () => {
	await show( <Stage item={ ITEM } />, {
		host: { site: { adminUrl: 'https://site.example/wp-admin/' } },
		popups: { push: () => undefined },
	} as unknown as AppServices );
	expect( focused() ).toBeNull();
	for ( const view of [ 'Live Demo', 'Screenshots', 'Live Demo' ] ) {
		await press( view );
		expect( focused()?.textContent ).toBe( view );
		expect( focused()?.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	}
} );
