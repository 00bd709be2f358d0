/**
 * What the plans cost, how that is said, and who is shown it.
 */
import type { Item, Price, Profile } from '@templately/rest';

/** How a plan is paid, as plans' names have it. */
export type Period = 'yearly' | 'lifetime';

/** The one place where the kinds of prices meet the names of plans. */
export const getPeriod = ( { type }: Pick< Price, 'type' > ): Period =>
	type === 'one_time' ? 'lifetime' : 'yearly';

/**
 * What a plan that is paid each year costs a month.
 *
 * @param price Its price.
 * @return Dollars.
 */
export const perMonth = ( price: Price ): number => price.discounted_price / 12;

/**
 * What is saved.
 *
 * @param price A price.
 * @return Whole percent of the price.
 */
export const savingPercent = ( price: Price ): number =>
	Math.round(
		( ( price.price - price.discounted_price ) / price.price ) * 100
	);

/** What somebody is offered: an account, a plan, or the lifetime of the one they have. */
export type Promo = 'free-access' | 'upgrade' | 'lifetime';

/**
 * What somebody is offered.
 *
 * @param user Who looks; null is nobody, undefined is not known yet.
 * @param item What they look at, if that is one item.
 */
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

/**
 * Whether somebody sees what the free plan allows: on it, over the packs, until they have read it.
 *
 * @param user Who looks.
 * @param path Where.
 */
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

/**
 * The prices that somebody is offered: never less than they have, and a lifetime to who pays each year.
 *
 * @param prices All prices.
 * @param plan   The plan that they have.
 */
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
