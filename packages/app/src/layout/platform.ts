import { useDispatch, useSelect } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import type { PageData, Platform } from '@templately/rest';

const KEY = 'templately-platform';

/**
 * The builder whose designs are shown at first: the last one that the person chose, else one that this site has.
 *
 * @param site The site.
 */
export function firstPlatform( site: PageData ): Platform {
	const last = read();
	if ( last === 'gutenberg' || last === 'elementor' ) {
		return last;
	}
	return site.hasElementor ? 'elementor' : 'gutenberg';
}

function read(): string | null {
	try {
		return window.localStorage.getItem( KEY );
	} catch {
		// Where the browser keeps nothing, every visit is the first.
		return null;
	}
}

function remember( platform: Platform ): void {
	try {
		window.localStorage.setItem( KEY, platform );
	} catch {
		// As above.
	}
}

/** The builder whose designs are shown now. */
export const usePlatform = (): Platform =>
	useSelect( ( select ) => select( libraryStore ).getPlatform(), [] );

/** Shows the designs of a builder from now on, on later visits too: somebody has chosen it. */
export function useChoosePlatform(): ( platform: Platform ) => void {
	const { setPlatform } = useDispatch( libraryStore );
	return ( platform ) => {
		setPlatform( platform );
		remember( platform );
	};
}
