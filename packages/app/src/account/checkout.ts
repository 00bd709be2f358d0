import { addQueryArgs } from '@wordpress/url';
import { useRegistry } from '@wordpress/data';
import type { Item, PageData, Price, Profile } from '@templately/rest';
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

/** Billing period, as in the names of plans. */
export type Period = 'yearly' | 'lifetime';

/** The one place where the kinds of prices meet the names of plans. */
export const getPeriod = ( { type }: Pick< Price, 'type' > ): Period =>
	type === 'one_time' ? 'lifetime' : 'yearly';

/** Price per month of a yearly plan, in dollars. */
export const perMonth = ( price: Price ): number => price.discounted_price / 12;

/** Discount in whole percent. */
export const savingPercent = ( price: Price ): number =>
	Math.round(
		( ( price.price - price.discounted_price ) / price.price ) * 100
	);

/** A promotion: sign up, upgrade, or buy the lifetime plan. */
export type Promo = 'free-access' | 'upgrade' | 'lifetime';

/** Returns the promotion for a user (null: signed out, undefined: unknown) and, if given, an item. */
export function getPromo(
	user: Pick< Profile, 'plan' > | null | undefined,
	item?: Pick< Item, 'plan' | 'price' >
): Promo | undefined {
	if ( user === null ) {
		return item?.price === 0 && item.plan === 'free'
			? 'free-access'
			: undefined;
	}
	if ( user?.plan.includes( 'free' ) ) {
		return 'upgrade';
	}
	return user?.plan.includes( 'yearly' ) ? 'lifetime' : undefined;
}

/** The packs of a builder, over which the notice of the free plan stands. */
const PACKS = /^\/(gutenberg|elementor)\/packs\/?$/;

/** Whether to show what the free plan allows: over the packs, until it is dismissed. */
export const shouldShowFreeNotice = (
	user: Pick< Profile, 'plan' | 'show_notice' >,
	path: string
): boolean =>
	user.plan.includes( 'free' ) && user.show_notice && PACKS.test( path );

const LEVELS = [ 'free', 'starter', 'pro' ] as const;

const getPlanLevel = ( plan: string ): number =>
	LEVELS.reduce(
		( found, name, level ) => ( plan.includes( name ) ? level : found ),
		0
	);

/** Prices that are an upgrade of the current plan; yearly plans include the lifetime price. */
export const offersFor = ( prices: readonly Price[], plan: string ): Price[] =>
	prices.filter(
		( price ) =>
			getPlanLevel( price.plan ) >= getPlanLevel( plan ) &&
			( ! plan.includes( 'yearly' ) || getPeriod( price ) === 'lifetime' )
	);

/**
 * An amount as it is shown.
 *
 * @param dollars The amount.
 */
export function moneyLabel( dollars: number ): string {
	const cents = Math.round( dollars * 100 ) / 100;
	return `$${ Number.isInteger( cents ) ? cents : cents.toFixed( 2 ) }`;
}
