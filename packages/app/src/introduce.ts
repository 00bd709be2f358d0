import { dispatch } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import { nameHub } from '@templately/rest';
import type { Host } from './host';
import { firstPlatform } from './layout/platform';

/**
 * Tells the stores where the library was opened. Called by a host before the first screen, so that no list of another
 * builder is asked for.
 *
 * @param host The host.
 * @return The same host.
 */
export function introduce( host: Host ): Host {
	const { site, editor } = host;
	nameHub( site.hub.id );
	void dispatch( libraryStore ).receiveApplication( {
		platform: editor?.platform ?? firstPlatform( site ),
		currentScreen: site.screen,
		hasElementor: site.hasElementor,
		hasElementorPro: site.hasElementorPro,
	} );
	return host;
}
