import type { ThunkArgs } from '@wordpress/data';
import { takeTicket } from '@templately/rest';
import type {
	Counts,
	ItemDetails,
	ItemsPage,
	ItemsQuery,
	Platform,
} from '@templately/rest';
import type { store } from './index';
import { itemKey, queryKey } from './query';
import type { Application } from './types';

export const receiveApplication = ( application: Partial< Application > ) =>
	( { type: 'RECEIVE_APPLICATION', application } ) as const;

export const setPlatform = ( platform: Platform ) =>
	receiveApplication( { platform } );

export const receivePage = (
	query: ItemsQuery,
	page: ItemsPage,
	ticket: number = takeTicket()
) =>
	( { type: 'RECEIVE_PAGE', key: queryKey( query ), page, ticket } ) as const;

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
	| ReturnType< typeof forget >;
