import { createRoot } from '@wordpress/element';
import { loadApp } from '../load-app';

/** The plugin's own page: the app, and nothing else. */
async function mount( root: HTMLElement ): Promise< void > {
	const { App, createAddressHistory } = await loadApp();
	const site = window.templately;
	const history = createAddressHistory( site.adminUrl );
	createRoot( root ).render(
		<App host={ { site, history } } layout="page" />
	);
}

const root = document.getElementById( 'templately' );
if ( root ) {
	void mount( root );
}
