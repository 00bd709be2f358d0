import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { loadApp } from '../load-app';

/** The plugin's own page: the app, and nothing else. */
async function mount( root: HTMLElement ): Promise< void > {
	const { App, createAddressHistory, initializeStores } = await loadApp();
	const site = window.templately;
	const history = createAddressHistory( site.adminUrl );
	const host = initializeStores( {
		site,
		history,
		loadMedia: async () => {
			const { loadMedia } = await import(
				/* webpackChunkName: "media" */ '../page/load-admin-assets'
			);
			await loadMedia( site.adminUrl );
		},
	} );
	history.subscribe( () => markMenu( history.getLocation().path ) );
	createRoot( root ).render( <App host={ host } layout="page" /> );
}

/** Marks the current entry of WordPress's menu after a navigation without page load. */
function markMenu( path: string ): void {
	const entries = document.querySelectorAll< HTMLAnchorElement >(
		'#toplevel_page_templately .wp-submenu a'
	);
	const [ own ] = /^\/(settings|imports)$/.exec( path ) ?? [];
	entries.forEach( ( entry ) => {
		const leads = /path=(settings|imports)/.exec( entry.href )?.[ 1 ];
		const isCurrent = leads === own?.slice( 1 );
		entry.classList.toggle( 'current', isCurrent );
		entry.parentElement?.classList.toggle( 'current', isCurrent );
		if ( isCurrent ) {
			entry.setAttribute( 'aria-current', 'page' );
		} else {
			entry.removeAttribute( 'aria-current' );
		}
	} );
}

const root = document.getElementById( 'templately' );
if ( root ) {
	mount( root ).catch( () => {
		root.textContent = __(
			'The library could not be loaded. Please reload the page.',
			'templately'
		);
	} );
}
