import { dispatch, select } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import type { Platform } from '@templately/rest';
import { createMemoryHistory } from '../../shell/history';
import { Frame } from '../../shell/frame';
import { firstPlatform } from '../../shell/platform';
import type { Host } from '../../shell/host';
import type { AppServices } from '../../shell/app-context';
import { all, press, renderInApp, getTexts, wait } from '../../test/show';
import { PlatformMenu } from '../platform-menu';

const history = createMemoryHistory( 'https://site.example/wp-admin/' );

const here = () => {
	const { path, search } = history.getLocation();
	return search ? `${ path }?${ search }` : path;
};

it.each( [
	[ 'gutenberg', 'Gutenberg', 'Elementor', '/elementor/pages?q=menu' ],
	[ 'elementor', 'Elementor', 'Gutenberg', '/gutenberg/pages?q=menu' ],
] )(
	'SHL-030 SHL-031 leads from %s to the other builder',
	async ( from, name, other, to ) => {
		window.localStorage.clear();
		await dispatch( libraryStore ).setPlatform( from as Platform );
		history.navigate( `/${ from }/pages?q=menu` );
		const host = {
			history,
			site: { can: { browse: true }, links: {}, hub: { id: '' } },
		} as unknown as Host;
		await renderInApp(
			<Frame host={ host }>
				<PlatformMenu />
			</Frame>,
			{ host } as unknown as AppServices
		);
		await press( `${ name }` );
		await wait( 100 );
		expect( getTexts( '[role="menuitemradio"]' ) ).toEqual( [
			'Gutenberg',
			'Elementor',
		] );
		expect(
			all( '[role="menuitemradio"][aria-checked="true"]' ).map(
				( { textContent } ) => textContent
			)
		).toEqual( [ name ] );
		await press(
			all( '[role="menuitemradio"]' ).find(
				( { textContent } ) => textContent === other
			)
		);
		expect( here() ).toBe( to );
		expect( select( libraryStore ).getPlatform() ).toBe(
			to.split( '/' )[ 1 ]
		);
		// It is chosen: other visits begin there.
		expect( firstPlatform( host.site ) ).toBe( to.split( '/' )[ 1 ] );
		expect( firstPlatform( { ...host.site, hasElementor: true } ) ).toBe(
			to.split( '/' )[ 1 ]
		);
	}
);
