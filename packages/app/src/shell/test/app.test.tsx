import { select } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import type { AppServices } from '../app-context';
import { createMemoryHistory } from '../history';
import type { Host } from '../host';
import { renderInApp, wait } from '../../test/show';
import { App } from '../app';
import { firstPlatform } from '../platform';

const SITE = {
	can: { browse: true, read: true },
	links: {},
	hub: { id: '' },
	locale: 'en_US',
	hasElementor: false,
	themeBuilder: { can: false, platforms: [] },
	fullsiteImport: null,
} as unknown as Host[ 'site' ];

const NO_ITEMS = {
	items: [],
	current_page: 1,
	total_page: 1,
	total: 0,
	total_is_capped: false,
	plan_totals: {},
	stale: false,
};

it.each( [
	[ '/elementor/packs', SITE ],
	// An unknown path leads to the start too (SHL-019).
	[ '/nowhere', SITE ],
	[ '/gutenberg/packs', { ...SITE, hasElementor: true } ],
] )(
	'opening %s shows that builder, which nobody has chosen by that',
	async ( to, site ) => {
		window.localStorage.clear();
		const history = createMemoryHistory( 'https://site.example/' );
		history.navigate( to );
		const host = { history, site } as Host;
		await renderInApp(
			<App host={ host } layout="page" />,
			{ host } as AppServices,
			( address ) => ( address.includes( '/items?' ) ? NO_ITEMS : [] )
		);
		await wait( 500 );
		expect( select( libraryStore ).getPlatform() ).toBe(
			history.getLocation().path.split( '/' )[ 1 ]
		);
		expect( select( libraryStore ).getPlatform() ).not.toBe(
			firstPlatform( site )
		);
	}
);
