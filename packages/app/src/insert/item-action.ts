import type { Item, ItemDetails } from '@templately/rest';

type Offer = Pick<
	Item | ItemDetails,
	'type' | 'price' | 'isPurchased' | 'isSubscribed'
>;

/**
 * Whether an item is to be had without buying it: it is free, bought already, or covered by the plan.
 *
 * @param item The item.
 */
export const isAvailable = ( item: Omit< Offer, 'type' > ): boolean =>
	item.price === 0 || item.isPurchased || item.isSubscribed;

/**
 * What an item offers. A pack is no design of its own and is never inserted.
 *
 * @param item The item.
 */
export function itemAction( item: Offer ): 'insert' | 'purchase' | undefined {
	if ( ! isAvailable( item ) ) {
		return 'purchase';
	}
	return item.type === 'packs' ? undefined : 'insert';
}
