import type {
	Counts,
	ItemDetails,
	ItemsPage,
	ItemsQuery,
	Platform,
} from '@templately/rest';
import { itemKey, queryKey } from './query-key';
import type { Application } from './types';

export const receiveApplication = ( application: Partial< Application > ) =>
	( { type: 'RECEIVE_APPLICATION', application } ) as const;

export const setPlatform = ( platform: Platform ) =>
	receiveApplication( { platform } );

export const receivePage = ( query: ItemsQuery, page: ItemsPage ) =>
	( { type: 'RECEIVE_PAGE', key: queryKey( query ), page } ) as const;

export const receiveItem = (
	platform: Platform,
	type: string,
	item: ItemDetails
) =>
	( {
		type: 'RECEIVE_ITEM',
		key: itemKey( platform, type, item.slug ),
		item,
	} ) as const;

export const receiveCounts = ( counts: Counts ) =>
	( { type: 'RECEIVE_COUNTS', counts } ) as const;

export type Action =
	| ReturnType< typeof receiveApplication >
	| ReturnType< typeof receivePage >
	| ReturnType< typeof receiveItem >
	| ReturnType< typeof receiveCounts >;
