/** Every place of the cloud; what is there, router.tsx knows. */
export const CLOUD = /^\/clouds(\/.*)?$/;

/** The lists of an account that share the cloud's layout. */
const LISTS = /^(favourites|downloads|purchased-items)\/?$/;

/**
 * Whether a place is the cloud's, or shares its layout. No place at all counts too.
 *
 * @param place The place, with or without the slash that it begins with.
 */
export function isCloudPath( place: string ): boolean {
	const path = place.replace( /^\//, '' );
	return path === '' || CLOUD.test( `/${ path }` ) || LISTS.test( path );
}
