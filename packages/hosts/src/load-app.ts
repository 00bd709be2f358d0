import { setLocaleData } from '@wordpress/i18n';
import type { PageData } from '@templately/rest';

declare global {
	interface Window {
		templately: PageData;
	}
}

async function translate( url: string | null ): Promise< void > {
	if ( ! url ) {
		return;
	}
	try {
		const texts = await ( await fetch( url ) ).json();
		setLocaleData( texts.locale_data.messages, 'templately' );
	} catch {
		// The library in English is better than none.
	}
}

type AppModule = typeof import( '@templately/app' );

let loading: Promise< AppModule > | undefined;

/**
 * Fetches the app and its translations, once. A fetch that failed is tried again at the next call.
 *
 * @return The app.
 */
export function loadApp(): Promise< AppModule > {
	loading ??= Promise.all( [
		import( /* webpackChunkName: "app" */ '@templately/app' ),
		translate( window.templately.translations ),
	] )
		.then( ( [ app ] ) => app )
		.catch( ( thrown ) => {
			loading = undefined;
			throw thrown;
		} );
	return loading;
}
