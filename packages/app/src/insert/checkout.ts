import { addQueryArgs } from '@wordpress/url';
import type { Item, ItemDetails, PageData } from '@templately/rest';
import { itemLink } from '../item-link';

/**
 * Where an item, or a plan, is bought.
 *
 * @param site The site, which knows where the shop is.
 * @param item What is bought; left out, a plan that has it.
 * @return The address; undefined where there is no shop.
 */
export function checkoutAddress(
	site: PageData,
	item?: Item | ItemDetails
): string | undefined {
	const { checkout } = site.links;
	if ( ! checkout ) {
		return undefined;
	}
	return item
		? itemLink( checkout, item )
		: addQueryArgs( checkout, {
				utm_source: 'plugin',
				utm_medium: 'upgradePlan',
			} );
}
