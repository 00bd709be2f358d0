import type {
	Download,
	Favourite,
	Held,
	Item,
	Platform,
	Purchase,
} from '@templately/rest';
import type { ListPage, State } from '../types';
import { collectionKey, type CollectionFilter } from './query';

export const getFavourites = (
	{ collection }: State,
	filter: CollectionFilter
): ListPage< Item > | undefined =>
	collection.favourites[ collectionKey( filter ) ];

/**
 * What was taken, the last first.
 *
 * @param state The store's state.
 * @param page  Number of the page.
 */
export const getDownloads = (
	state: State,
	page: number
): ListPage< Download > | undefined => state.collection.downloads[ page ];

export const getPurchases = (
	{ collection }: State,
	filter: CollectionFilter
): ListPage< Purchase > | undefined =>
	collection.purchases[ collectionKey( filter ) ];

/**
 * Everything that was bought for a builder.
 *
 * @param state    The store's state.
 * @param platform The builder.
 */
export const getAllPurchased = (
	state: State,
	platform: Platform
): Purchase[] | undefined => state.collection.allPurchased[ platform ];

/**
 * What was changed of favourites since something was asked.
 *
 * @param state  The store's state.
 * @param ticket Number of the question.
 */
export const getStarsSince = (
	state: State,
	ticket: number
): Held< Favourite >[] =>
	Object.values( state.collection.stars ).filter(
		( star ) => star.ticket > ticket
	);

export const areFavouritesStale = ( state: State ): boolean =>
	state.collection.areFavouritesStale;

/**
 * What the account rates a pack; 0 where it has not.
 *
 * @param state  The store's state.
 * @param packId The pack.
 */
export function getMyRating( state: State, packId: number ): number {
	// A hub may also say the bare rating.
	const review = state.session?.user?.reviews.pack[ packId ] as
		{ mine: number } | number | undefined;
	return typeof review === 'number' ? review : ( review?.mine ?? 0 );
}
