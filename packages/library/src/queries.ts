import { createQueriedData } from '@templately/queried-data';
import * as rest from '@templately/rest';
import type { ItemsQuery, Platform } from '@templately/rest';
import { dataType, toRequest } from './query';

/** Server data of the library. Changes of an item (favourite, rating) are shown wherever it is listed. */
export const queries = createQueriedData(
	{
		getItems: ( query: ItemsQuery ) => rest.getItems( toRequest( query ) ),
		getItem: ( platform: Platform, type: string, slug: string ) =>
			rest.getItem( platform, dataType( type ), slug ),
		getCounts: rest.getCounts,
		getCategories: rest.getCategories,
		getTemplateTypes: rest.getTemplateTypes,
		getTags: rest.getTags,
		getDependencies: rest.getDependencies,
		getFeaturedItems: async ( platform: Platform ) =>
			( await rest.getFeaturedItems( platform ) ).data,
	},
	{
		getItems: 'item',
		getFeaturedItems: 'item',
		getItem: ( details, apply ) => {
			const [ item = details ] = apply( 'item', [ details ] );
			const [ pack = null ] = item.pack
				? apply( 'item', [ item.pack ] )
				: [];
			return {
				...item,
				items: apply( 'item', item.items ),
				pack: pack && { ...pack, items: apply( 'item', pack.items ) },
			};
		},
	}
);
