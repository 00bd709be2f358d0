import { useSelect } from '@wordpress/data';
import { store as profileStore } from '@templately/profile';
import { useLocation } from 'wouter';
import { lazyPart } from '../lazy-screen';

/** All paths of the cloud. */
export const CLOUD = /^\/clouds(\/.*)?$/;

/** Paths of the lists that share the cloud's layout. */
const LISTS = /^(favourites|downloads|purchased-items)\/?$/;

/**
 * Whether a path is the cloud's or shares its layout. An empty path counts too.
 *
 * @param place The path, with or without its leading slash.
 */
export function isCloudPath( place: string ): boolean {
	const path = place.replace( /^\//, '' );
	return path === '' || CLOUD.test( `/${ path }` ) || LISTS.test( path );
}

const SyncButton = lazyPart(
	() => import( /* webpackChunkName: "cloud" */ './sync-button' ),
	null,
	() => null
);

/** The sync button in the header, for signed-in users on a screen of the cloud. */
export function CloudSync() {
	const [ path ] = useLocation();
	const isSignedIn = useSelect(
		( select ) => select( profileStore ).isSignedIn(),
		[]
	);
	return isSignedIn && isCloudPath( path ) ? <SyncButton /> : null;
}
