import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { loadApp } from '../load-app';

/** The plugin's own page: the app, and nothing else. */
async function mount( root: HTMLElement ): Promise< void > {
	const { App, createAddressHistory, introduce } = await loadApp();
	const site = window.templately;
	const history = createAddressHistory( site.adminUrl );
	const host = introduce( { site, history } );
	createRoot( root ).render( <App host={ host } layout="page" /> );
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
