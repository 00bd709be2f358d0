import { useDispatch, useSelect } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import type { PageData, Platform } from '@templately/rest';
import { getStored, setStored } from './storage';

const KEY = 'templately-platform';

/** The platform of a visit's first screen: the user's last choice, else one that the site has. */
export function firstPlatform( site: PageData ): Platform {
	const last = getStored( 'localStorage', KEY );
	if ( last === 'gutenberg' || last === 'elementor' ) {
		return last;
	}
	return site.hasElementor ? 'elementor' : 'gutenberg';
}

/** The current platform. */
export const usePlatform = (): Platform =>
	useSelect( ( select ) => select( libraryStore ).getPlatform(), [] );

/** Sets the platform as the user's choice, for later visits too. */
export function useChoosePlatform(): ( platform: Platform ) => void {
	const { setPlatform } = useDispatch( libraryStore );
	return ( platform ) => {
		setPlatform( platform );
		setStored( 'localStorage', KEY, platform );
	};
}
