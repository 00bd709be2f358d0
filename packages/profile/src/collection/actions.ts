import type { ThunkArgs } from '@wordpress/data';
import { takeTicket } from '@templately/rest';
import type {
	Download,
	Favourite,
	Item,
	Platform,
	Purchase,
	Reviews,
} from '@templately/rest';
import type { store } from '../index';
import type { CollectionList, ListPage } from '../types';
import { collectionKey, type CollectionFilter } from './query';

export const receiveFavourites = (
	filter: CollectionFilter,
	page: ListPage< Item >,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_FAVOURITES',
		list: 'favourites',
		key: collectionKey( filter ),
		page,
		ticket,
	} ) as const;

export const receiveDownloads = (
	number: number,
	page: ListPage< Download >,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_DOWNLOADS',
		list: 'downloads',
		number,
		page,
		ticket,
	} ) as const;

export const receivePurchases = (
	filter: CollectionFilter,
	page: ListPage< Purchase >,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_PURCHASES',
		list: 'purchases',
		key: collectionKey( filter ),
		page,
		ticket,
	} ) as const;

export const receiveAllPurchased = (
	platform: Platform,
	items: Purchase[],
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_ALL_PURCHASED',
		list: 'purchases',
		platform,
		items,
		ticket,
	} ) as const;

/**
 * Changes what is held of a favourite, wherever it stands. Lists keep it until they are left, so that a mark that was taken away
 * by mistake can be set again.
 *
 * @param favourite What has become of an item.
 * @param ticket    Number of the change, among the questions.
 */
export const receiveStar = (
	favourite: Favourite,
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_STAR', favourite, ticket } ) as const;

/**
 * Changes again what was changed of favourites since something was asked: the answer to that may be older.
 *
 * @param ticket Number of the question.
 */
export const repeatStars =
	( ticket: number ) =>
	( { dispatch, select }: ThunkArgs< typeof store > ): void =>
		select
			.getStarsSince( ticket )
			.forEach( ( star ) =>
				dispatch.receiveStar( star.value, star.ticket )
			);

export const receiveReviews = ( reviews: Reviews ) =>
	( { type: 'RECEIVE_REVIEWS', reviews } ) as const;

const forget = ( list: CollectionList ) =>
	( { type: 'FORGET_LIST', list, ticket: takeTicket() } ) as const;

export type CollectionAction =
	| ReturnType< typeof receiveFavourites >
	| ReturnType< typeof receiveDownloads >
	| ReturnType< typeof receivePurchases >
	| ReturnType< typeof receiveAllPurchased >
	| ReturnType< typeof receiveStar >
	| ReturnType< typeof receiveReviews >
	| ReturnType< typeof forget >;

const SELECTORS: Record< CollectionList, string[] > = {
	favourites: [ 'getFavourites' ],
	downloads: [ 'getDownloads' ],
	purchases: [ 'getPurchases', 'getAllPurchased' ],
};

/**
 * Has lists asked for anew where they are in sight, or when somebody goes there. Answers on their way are dropped.
 *
 * @param lists Which; all of them where another account is there now.
 */
export const forgetCollection =
	( lists = Object.keys( SELECTORS ) as CollectionList[] ) =>
	( { dispatch }: ThunkArgs< typeof store > ): void => {
		const { invalidateResolutionForStoreSelector } =
			dispatch as unknown as {
				invalidateResolutionForStoreSelector: (
					selector: string
				) => void;
			};
		lists.forEach( ( list ) => {
			dispatch( forget( list ) );
			SELECTORS[ list ].forEach( ( selector ) =>
				invalidateResolutionForStoreSelector( selector )
			);
		} );
	};
