import type { CollectionQuery, Platform } from '@templately/rest';

/** Which favourites or purchases are looked at: type and plan are all of them unless something else is said. */
export interface CollectionFilter {
	platform: Platform;
	itemType?: CollectionQuery[ 'itemType' ];
	plan?: CollectionQuery[ 'plan' ];
	page?: number;
}

export const withDefaults = ( {
	platform,
	itemType = 'all',
	plan = 'all',
	page = 1,
}: CollectionFilter ): Required< CollectionFilter > => ( {
	platform,
	itemType,
	plan,
	page,
} );

/**
 * What a page of a list is held by.
 *
 * @param filter The list's plan, platform and type, and the page.
 */
export const collectionKey = ( filter: CollectionFilter ): string => {
	const { plan, platform, itemType, page } = withDefaults( filter );
	return [ plan, platform, itemType, page ].join( '/' );
};
