import { addQueryArgs } from '@wordpress/url';
import type { Item, PageData, Price } from '@templately/rest';
import { getPeriod } from './pricing-rules';
import { useRegistry } from '@wordpress/data';
import { store as profileStore } from '@templately/profile';
import { useDomains } from '../shell/domain';

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

/** URL of the checkout of a plan; undefined without a shop. Without a price, the shop asks. */
export function planCheckout(
	site: PageData,
	price?: Price
): string | undefined {
	const { checkout } = site.links;
	return checkout
		? addQueryArgs( checkout, {
				...( price && { plan: price.plan } ),
				...( price &&
					getPeriod( price ) === 'lifetime' && { type: 'one_time' } ),
				utm_source: 'plugin',
				utm_medium: 'upgradePlan',
			} )
		: undefined;
}

/** URL of the checkout of an item; undefined without a shop. */
export function itemCheckout(
	site: PageData,
	item: Pick< Item, 'slug' >
): string | undefined {
	const { checkout } = site.links;
	return checkout ? itemLink( checkout, item ) : undefined;
}

/**
 * Refreshes the account and the visible items when the user returns from a checkout in another tab. Returns the
 * function to call when the checkout opens.
 */
export function useReturnFromCheckout(): () => void {
	const registry = useRegistry();
	const domains = useDomains();
	return () => {
		const comeBack = async () => {
			if ( document.visibilityState !== 'visible' ) {
				return;
			}
			document.removeEventListener( 'visibilitychange', comeBack );
			try {
				await registry.dispatch( profileStore ).sync();
				domains.forEach( ( { resetStore } ) =>
					resetStore?.( registry )
				);
			} catch {
				// A background refresh: keep what is shown.
			}
		};
		document.addEventListener( 'visibilitychange', comeBack );
	};
}
