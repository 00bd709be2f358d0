import type { Item, ItemsPage, ItemsQuery } from '@templately/rest';
import { createTestStore } from '@templately/rest/testing';
import { store } from '..';

export const QUERY: ItemsQuery = { platform: 'gutenberg', type: 'packs' };

/**
 * An item of a list.
 *
 * @param id Its id.
 */
export const item = ( id: number ) => ( { id, slug: `pack-${ id }` } ) as Item;

/**
 * A page of a list.
 *
 * @param ids  The items on it.
 * @param more What else it says.
 */
export function page(
	ids: number[],
	more: Partial< ItemsPage > = {}
): ItemsPage {
	return {
		items: ids.map( item ),
		current_page: 1,
		total_page: 1,
		total: ids.length,
		total_is_capped: false,
		plan_totals: {},
		stale: false,
		...more,
	};
}

export const newStore = () => createTestStore( store );
