import { __ } from '@wordpress/i18n';
import { buildPath } from '../shell/paths';
import { clearStore, type Domain } from '../shell/domain';
import { lazyScreen, lazyPart } from '../shell/lazy-screen';
import { useSelect } from '@wordpress/data';
import { store as profileStore } from '@templately/profile';
import { useLocation } from 'wouter';

/** All paths of the cloud. */
const CLOUD = /^\/clouds(\/.*)?$/;

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
function CloudSync() {
	const [ path ] = useLocation();
	const isSignedIn = useSelect(
		( select ) => select( profileStore ).isSignedIn(),
		[]
	);
	return isSignedIn && isCloudPath( path ) ? <SyncButton /> : null;
}

/** The account's files on the hub. */
export const cloud: Domain = {
	routes: [
		{
			path: /^\/clouds\/?$/,
			component: lazyScreen(
				() =>
					import( /* webpackChunkName: "cloud" */ './clouds-screen' )
			),
			needsAccount: true,
		},
		{
			path: /^\/clouds\/trash\/?$/,
			component: lazyScreen(
				() => import( /* webpackChunkName: "cloud" */ './trash-screen' )
			),
			needsAccount: true,
		},
	],
	tabs: [
		{
			label: () => __( 'My Cloud', 'templately' ),
			path: () => '/clouds',
			// The cloud's navigation leads to the saved templates.
			hasPath: ( path ) =>
				isCloudPath( path ) ||
				/^\/gutenberg\/templates\/?$/.test( path ),
		},
	],
	headerEnd: [ CloudSync ],
	onPlatformChange: ( path, { q } ) =>
		CLOUD.test( path ) ? buildPath( path, { q } ) : undefined,
	resetStore: clearStore( 'templately/cloud' ),
};
