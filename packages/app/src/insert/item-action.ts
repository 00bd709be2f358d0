import type { Item, ItemDetails } from '@templately/rest';

type Offer = Pick<
	Item | ItemDetails,
	'type' | 'price' | 'isPurchased' | 'isSubscribed'
>;

/** Whether an item is free, purchased or covered by the plan. */
export const isAvailable = ( {
	price,
	isPurchased,
	isSubscribed,
}: Omit< Offer, 'type' > ): boolean =>
	price <= 0 || isPurchased || isSubscribed;

/** Action that an item offers. Packs are not inserted: they are imported as a whole, or their pages are inserted. */
export function itemAction( item: Offer ): 'insert' | 'purchase' | undefined {
	if ( ! isAvailable( item ) ) {
		return 'purchase';
	}
	return item.type === 'packs' ? undefined : 'insert';
}

/** Returns the pages among the items of a pack that the user may insert. */
export const getInsertablePages = ( items: Item[] ): Item[] =>
	items.filter(
		( item ) => item.type === 'pages' && itemAction( item ) === 'insert'
	);

/** Whether the user can import a pack as a whole site: the pack supports it, and is free, bought or in the plan. */
export const canImportFullSite = (
	item: Pick<
		Item | ItemDetails,
		'type' | 'fullsite_import' | 'price' | 'isPurchased' | 'isSubscribed'
	>
): boolean =>
	item.type === 'packs' && item.fullsite_import && isAvailable( item );
