import { createQueriedData } from '@templately/queried-data';
import * as rest from '@templately/rest';
import type { CollectionQuery, Platform } from '@templately/rest';

/** Filter of favourites or purchases: all types and plans by default. */
export interface CollectionFilter {
	platform: Platform;
	itemType?: CollectionQuery[ 'itemType' ];
	plan?: CollectionQuery[ 'plan' ];
	page?: number;
}

export interface ListPage< Entry > {
	items: Entry[];
	currentPage: number;
	totalPage: number;
	total: number;
}

const toPage = < Entry >( response: {
	data: Entry[];
	current_page: number;
	total_page: number;
	total: number;
} ): ListPage< Entry > => ( {
	items: response.data,
	currentPage: response.current_page,
	totalPage: response.total_page,
	total: response.total,
} );

const toQuery = ( {
	platform,
	itemType = 'all',
	plan = 'all',
	page = 1,
}: CollectionFilter ): CollectionQuery => ( {
	platform,
	itemType,
	plan,
	page,
} );

/** Favourites, downloads and purchases of the account. */
export const queries = createQueriedData(
	{
		getFavourites: async ( filter: CollectionFilter ) =>
			toPage(
				await rest.requireSession( () =>
					rest.getFavourites( toQuery( filter ) )
				)
			),
		getDownloads: async ( page: number ) =>
			toPage( {
				...( await rest.requireSession( () =>
					rest.getDownloads( page )
				) ),
				current_page: page,
			} ),
		getPurchases: async ( filter: CollectionFilter ) =>
			toPage(
				await rest.requireSession( () =>
					rest.getPurchases( toQuery( filter ) )
				)
			),
		getAllPurchased: async ( platform: Platform ) =>
			(
				await rest.requireSession( () =>
					rest.getPurchases( { platform, all: true } )
				)
			).data,
	},
	{ getFavourites: 'item' }
);
