import type { ItemDetails, Platform } from '@templately/rest';
import { argsOf, placeOf } from '../address';
import { CLOUD } from '../cloud/paths';
import { DOWNLOADS, FAVOURITES, PURCHASES } from '../collection/paths';
import { TEMPLATES } from '../templates/paths';
import { DETAILS, LISTING } from './paths';

/**
 * Where somebody is on the other builder: the same list with its search, or the same design, where the other builder has it.
 *
 * @param path       The place.
 * @param search     Its arguments.
 * @param platform   The other builder.
 * @param variations The forms of the design that the place shows.
 */
export function placeOnPlatform(
	path: string,
	search: string,
	platform: Platform,
	variations: ItemDetails[ 'variations' ] = []
): string {
	const { type = 'packs' } =
		( LISTING.exec( path ) ?? DETAILS.exec( path ) )?.groups ?? {};
	if ( DETAILS.test( path ) ) {
		const other = variations.find(
			( variation ) => variation.platform === platform
		);
		return `/${ platform }/${ type }${ other ? `/${ other.slug }` : '' }`;
	}
	if (
		[ FAVOURITES, DOWNLOADS, PURCHASES ].some( ( list ) =>
			list.test( path )
		)
	) {
		const { itemType, plan } = argsOf( search );
		return placeOf( path, { itemType, plan } );
	}
	if ( CLOUD.test( path ) ) {
		return placeOf( path, { q: argsOf( search ).q } );
	}
	if ( TEMPLATES.test( path ) ) {
		return `/${ platform }/templates`;
	}
	if ( path.includes( '/theme-builder' ) ) {
		return `/${ platform }/theme-builder`;
	}
	const { q, plan } = LISTING.test( path ) ? argsOf( search ) : {};
	return placeOf( `/${ platform }/${ type }`, { q, plan } );
}
