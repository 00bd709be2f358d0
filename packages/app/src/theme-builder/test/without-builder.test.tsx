import type { AppServices } from '../../app-context';
import { all, press, show, textsOf, wait } from '../../test/show';
import { ThemeBuilderScreen } from '../theme-builder-screen';

const APP = {
	host: {
		history: { subscribe: () => () => undefined },
		site: {
			adminUrl: 'https://site.example/wp-admin/admin.php?page=templately',
			can: { browse: true },
			links: {},
			themeBuilder: { can: true, platforms: [ 'gutenberg' ] },
		},
	},
	popups: { push: () => undefined },
} as unknown as AppServices;

test( 'Of a builder that is not active, a list that fails is asked for once, says so, and comes when it is asked for again', async () => {
	let asked = 0;
	await show(
		<ThemeBuilderScreen params={ { platform: 'elementor' } } />,
		APP,
		() => {
			if ( ++asked === 1 ) {
				throw {
					code: 'busy',
					message: 'Not now.',
					data: { status: 503 },
				};
			}
			return { items: [], total: 0, pages: 0 };
		}
	);
	await wait( 3000 );
	expect( asked ).toBe( 1 );
	expect( textsOf( '[role="alert"]' ).join() ).toContain( 'Not now.' );
	await press( 'Try again' );
	await wait( 3000 );
	expect( asked ).toBe( 2 );
	expect( all( '[role="alert"]' ) ).toEqual( [] );
	expect( document.body.textContent ).toContain(
		'Elementor is not active on this site'
	);
} );
