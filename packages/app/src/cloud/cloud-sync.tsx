import { useSelect } from '@wordpress/data';
import { store as profileStore } from '@templately/profile';
import { useLocation } from 'wouter';
import { lazyPart } from '../lazy-screen';
import { isCloudPath } from './paths';

const SyncButton = lazyPart(
	async () =>
		( await import( /* webpackChunkName: "cloud" */ './sync-button' ) )
			.SyncButton,
	null,
	() => null
);

/** In the header, for who is signed in and somewhere in the cloud. */
export function CloudSync() {
	const [ path ] = useLocation();
	const isSignedIn = useSelect(
		( select ) => select( profileStore ).isSignedIn(),
		[]
	);
	return isSignedIn && isCloudPath( path ) ? <SyncButton /> : null;
}
