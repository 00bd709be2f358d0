import { dispatch } from '@wordpress/data';
import { store as conditionsStore } from '@templately/conditions';
import type { AppServices } from '../../shell/app-context';
import { useRestoreFocus } from '../../shell/use-restore-focus';
import {
	all,
	getFocused,
	press,
	renderInApp,
	getTexts,
	wait,
} from '../../test/show';
import ThemeBuilderScreen from '../theme-builder-screen';

const APP = {
	host: {
		history: {
			subscribe: () => () => undefined,
			getHref: ( to: string ) => to,
		},
		site: {
			adminUrl: 'https://site.example/wp-admin/admin.php?page=templately',
			can: { browse: true },
			links: {},
			locale: 'en_US',
			themeBuilder: { can: true, platforms: [ 'gutenberg' ] },
		},
	},
	notices: { push: () => undefined },
} as unknown as AppServices;

/** The screen, as the app keeps the focus in it. */
function Screen() {
	useRestoreFocus();
	return (
		<div className="templately">
			<ThemeBuilderScreen params={ { platform: 'elementor' } } />
		</div>
	);
}

test( 'Of a builder that is not active, a list that fails is asked for once, says so, and comes when it is asked for again', async () => {
	let asked = 0;
	await renderInApp(
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
	expect( getTexts( '[role="alert"]' ).join() ).toContain( 'Not now.' );
	await press( 'Try again' );
	await wait( 3000 );
	expect( asked ).toBe( 2 );
	expect( all( '[role="alert"]' ) ).toEqual( [] );
	expect( document.body.textContent ).toContain(
		'Elementor is not active on this site'
	);
} );

test( 'Where the last template of a builder that is not active was deleted, the list stays and has the focus', async () => {
	let items = [
		{
			id: 7,
			title: 'Left behind',
			platform: 'elementor',
			type: 'header',
			location: 'header',
			status: 'publish',
			edit_link: '',
			note: 'It is made with Elementor, which is not active.',
			can_delete: true,
			date: '2026-05-09T08:00:00Z',
			place: '',
			conditions: [],
		},
	];
	dispatch( conditionsStore ).refresh( 'getThemeTemplates' );
	await renderInApp( <Screen />, APP, ( address ) => {
		if ( address.includes( 'delete' ) ) {
			items = [];
			return { status: 'success', message: 'It is gone.' };
		}
		return address.includes( 'types' )
			? []
			: {
					items,
					total: items.length,
					total_page: items.length,
					current_page: 1,
				};
	} );
	await wait( 3000 );
	await press(
		all( 'button' ).find(
			( { ariaLabel, attributes } ) =>
				( ariaLabel ??
					attributes.getNamedItem( 'aria-label' )?.value ) ===
				'Delete Left behind'
		)
	);
	await press( all( '[type="submit"]' )[ 0 ] );
	await wait( 3000 );
	expect( document.body.textContent ).toContain( 'No templates yet' );
	expect( getFocused()?.textContent ).toBe( 'Theme Builder' );
} );
