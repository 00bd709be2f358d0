import { createSelector } from '@wordpress/data';
import type { Favourite, Price, Profile } from '@templately/rest';
import { queries } from './queries';
import type { Pricing, State } from './types';

/** The signed-in account; null if signed out, undefined while unknown. */
export const getUser = createSelector(
	( state: State ): Profile | null | undefined => {
		const { session } = state;
		if ( ! session?.user ) {
			return session?.user;
		}
		return queries
			.getPatchesSince< Pick< Favourite, 'starred' > >(
				state,
				'item',
				session.requestId
			)
			.reduce< Profile >( ( user, { id, starred: isStarred } ) => {
				const others = user.starred.filter( ( other ) => other !== id );
				const starred = isStarred ? [ id, ...others ] : others;
				return { ...user, starred, favourites: starred.length };
			}, session.user );
	},
	( state: State ) => [ state.session, state.queries.edits ]
);

export const isSignedIn = ( state: State ): boolean =>
	Boolean( getUser( state ) );

export const isUnverified = ( state: State ): boolean =>
	getUser( state )?.is_verified === false;

/** Whether the name of the plan contains a kind: `pro_lifetime` contains two. */
export const hasPlan = (
	state: State,
	kind: 'free' | 'starter' | 'pro' | 'yearly' | 'lifetime'
): boolean => getUser( state )?.plan.includes( kind ) ?? false;

export const isLoading = ( state: State ): boolean =>
	state.pending.isLoading > 0;

export const isSyncing = ( state: State ): boolean => state.pending.syncing > 0;

export const isVerifying = ( state: State ): boolean =>
	state.pending.verifying > 0;

/** Account of the site while the user uses their own one instead. */
export const getPreviousUser = ( state: State ): Profile | null =>
	state.prevData;

/** Code of the last failure: of a sign-in or a sign-up that of the server, if there is one. */
export const getError = ( state: State ): string | undefined =>
	state.error?.code;

export const getPricing = ( state: State ): Price[] | undefined =>
	state.pricing.data ?? undefined;

export const getPricingState = ( state: State ): Pricing => state.pricing;

/** Whether favourites have changed since their lists were cleared. */
export const areFavouritesStale = ( state: State ): boolean =>
	queries.getPatchesSince(
		state,
		'item',
		state.queries.staleUntil.getFavourites ?? 0
	).length > 0;

/** The account's rating of a pack; 0 without one. */
export function getMyRating( state: State, packId: number ): number {
	// Some hubs send the rating alone.
	const review = state.session?.user?.reviews.pack[ packId ] as
		{ mine: number } | number | undefined;
	return typeof review === 'number' ? review : ( review?.mine ?? 0 );
}
