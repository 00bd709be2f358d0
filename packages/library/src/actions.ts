import type { ThunkArgs } from '@wordpress/data';
import { takeTicket } from '@templately/rest';
import type {
	Counts,
	Dependency,
	Item,
	ItemDetails,
	ItemsPage,
	ItemsQuery,
	ItemType,
	Platform,
	Tag,
	Term,
} from '@templately/rest';
import type { store } from './index';
import { itemKey, listKey, queryKey, shelfKey } from './query';
import type { Application, Change } from './types';

export const receiveApplication = ( application: Partial< Application > ) =>
	( { type: 'RECEIVE_APPLICATION', application } ) as const;

export const setPlatform = ( platform: Platform ) =>
	receiveApplication( { platform } );

export const receivePage = (
	query: ItemsQuery,
	page: ItemsPage,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_PAGE',
		key: queryKey( query ),
		list: listKey( query ),
		page,
		ticket,
	} ) as const;

export const receiveItem = (
	platform: Platform,
	type: string,
	item: ItemDetails,
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_ITEM',
		key: itemKey( platform, type, item.slug ),
		item,
		ticket,
	} ) as const;

export const receiveCounts = (
	counts: Counts,
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_COUNTS', counts, ticket } ) as const;

export const receiveTerms = (
	of: 'categories' | 'templateTypes',
	platform: Platform,
	type: ItemType,
	terms: Term[],
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_TERMS',
		of,
		key: shelfKey( platform, type ),
		terms,
		ticket,
	} ) as const;

export const receiveTags = ( tags: Tag[], ticket: number = takeTicket() ) =>
	( { type: 'RECEIVE_TAGS', tags, ticket } ) as const;

export const receiveDependencies = (
	platform: Platform,
	dependencies: Dependency[],
	ticket: number = takeTicket()
) =>
	( {
		type: 'RECEIVE_DEPENDENCIES',
		platform,
		dependencies,
		ticket,
	} ) as const;

/**
 * Changes what is held of an item, wherever it stands. An answer to an earlier question does not change it back.
 *
 * @param id     The item.
 * @param change What has become of it.
 * @param ticket Number of the question.
 */
export const receiveChange = (
	id: number,
	change: Change,
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_CHANGE', id, change, ticket } ) as const;

export const receiveFeatured = (
	platform: Platform,
	items: Item[],
	ticket: number = takeTicket()
) => ( { type: 'RECEIVE_FEATURED', platform, items, ticket } ) as const;

const forget = () => ( { type: 'CLEAR', ticket: takeTicket() } ) as const;

/** Forgets what was shown to one account, and has what is in sight asked for anew. Answers on their way are dropped. */
export const clear =
	() =>
	( { dispatch }: ThunkArgs< typeof store > ): void => {
		dispatch( forget() );
		(
			dispatch as unknown as { invalidateResolutionForStore: () => void }
		 ).invalidateResolutionForStore();
	};

export type Action =
	| ReturnType< typeof receiveApplication >
	| ReturnType< typeof receivePage >
	| ReturnType< typeof receiveItem >
	| ReturnType< typeof receiveCounts >
	| ReturnType< typeof receiveTerms >
	| ReturnType< typeof receiveTags >
	| ReturnType< typeof receiveDependencies >
	| ReturnType< typeof receiveChange >
	| ReturnType< typeof receiveFeatured >
	| ReturnType< typeof forget >;
