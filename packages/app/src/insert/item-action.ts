import type { Item, ItemDetails } from '@templately/rest';

type Offer = Pick<
	Item | ItemDetails,
	'type' | 'price' | 'isPurchased' | 'isSubscribed'
>;

/**
 * What an item offers: what was bought, is covered or costs nothing can be inserted, the rest be bought. A pack is
 * no design of its own and is never inserted.
 *
 * @param item The item.
 */
export function itemAction( item: Offer ): 'insert' | 'purchase' | undefined {
	const mustBuy = item.price > 0 && ! item.isPurchased;
	if ( item.type === 'packs' ) {
		return mustBuy ? 'purchase' : undefined;
	}
	return mustBuy && ! item.isSubscribed ? 'purchase' : 'insert';
}
