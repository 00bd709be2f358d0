import type { Item, ItemDetails } from '@templately/rest';
import { isAvailable } from '../insert/item-action';

/** The argument of a pack's place that has its import opened. */
export const OPEN_ARGUMENT = 'full-site';

/**
 * Whether a pack can be imported as a whole site by whoever is signed in: it is made for that, and free, bought or covered.
 *
 * @param item The item.
 */
export const offersFullSite = (
	item: Pick<
		Item | ItemDetails,
		'type' | 'fullsite_import' | 'price' | 'isPurchased' | 'isSubscribed'
	>
): boolean =>
	item.type === 'packs' && item.fullsite_import && isAvailable( item );
