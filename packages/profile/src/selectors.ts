import type { Price, Profile } from '@templately/rest';
import type { Pricing, State } from './types';

/**
 * Who is signed in.
 *
 * @param state The store's state.
 * @return The profile; `null` is nobody, `undefined` is not known yet.
 */
export const getUser = ( state: State ): Profile | null | undefined =>
	state.session?.user;

export const isSignedIn = ( state: State ): boolean =>
	Boolean( getUser( state ) );

export const isUnverified = ( state: State ): boolean =>
	getUser( state )?.is_verified === false;

/**
 * Whether the plan is of a kind. A plan is a word that contains its kinds: `pro_lifetime` is both.
 *
 * @param state The store's state.
 * @param kind  What is looked for in the plan.
 */
export const hasPlan = (
	state: State,
	kind: 'free' | 'starter' | 'pro' | 'yearly' | 'lifetime'
): boolean => getUser( state )?.plan.includes( kind ) ?? false;

export const isLoading = ( state: State ): boolean => state.work.isLoading > 0;

export const isSyncing = ( state: State ): boolean => state.work.syncing > 0;

export const isVerifying = ( state: State ): boolean =>
	state.work.verifying > 0;

/**
 * The site's account, while somebody uses one of their own in its place.
 *
 * @param state The store's state.
 */
export const getPreviousUser = ( state: State ): Profile | null =>
	state.prevData;

/**
 * The code of what failed last. Of a sign-in or a sign-up it is the server's where there is one.
 *
 * @param state The store's state.
 */
export const getError = ( state: State ): string | undefined =>
	state.error?.code;

/**
 * What the plans cost.
 *
 * @param state The store's state.
 * @return The prices; `undefined` is not known yet.
 */
export const getPricing = ( state: State ): Price[] | undefined =>
	state.pricing.data ?? undefined;

export const getPricingState = ( state: State ): Pricing => state.pricing;
