/** Rules of prices, plans and promotions. */
import type { Item, Price, Profile } from '@templately/rest';

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
