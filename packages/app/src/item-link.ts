import { addQueryArgs } from '@wordpress/url';
import type { Item } from '@templately/rest';

/**
 * A design's address at the provider, as the head of its screen links to it.
 *
 * @param base An address of the provider's.
 * @param item The design.
 */
export const itemLink = ( base: string, item: Pick< Item, 'slug' > ): string =>
	addQueryArgs( base, {
		item: item.slug,
		utm_source: 'plugin',
		utm_medium: 'itemDetailsHeader',
	} );
