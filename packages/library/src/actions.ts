import type { ThunkArgs } from '@wordpress/data';
import type { ItemsQuery, Platform } from '@templately/rest';
import type { store } from './index';
import { queries } from './queries';
import { getListKey } from './query';
import type { Application, ItemPatch, ItemCountsByPlan } from './types';

type Args = ThunkArgs< typeof store >;

export const receiveApplication = ( application: Partial< Application > ) =>
	( { type: 'RECEIVE_APPLICATION', application } ) as const;

export const setPlatform = ( platform: Platform ) =>
	receiveApplication( { platform } );

export const receiveItemCountsByPlan = (
	query: ItemsQuery,
	totals: ItemCountsByPlan
) =>
	( {
		type: 'RECEIVE_ITEM_COUNTS_BY_PLAN',
		list: getListKey( query ),
		totals,
	} ) as const;

const clearItemCountsByPlan = () =>
	( { type: 'CLEAR_ITEM_COUNTS_BY_PLAN' } ) as const;

/**
 * Shows a change of an item wherever the item is listed.
 *
 * @param id        Item.
 * @param change    Changed properties.
 * @param requestId Number of the change: it does not replace a later one.
 */
export const changeItem = (
	id: number,
	change: ItemPatch,
	requestId?: number
) => queries.patchRecord( 'item', id, change, requestId );

/** Deletes what one account was shown. */
export const clear =
	() =>
	( { dispatch }: Args ): void => {
		dispatch( clearItemCountsByPlan() );
		dispatch( queries.actions.clear() );
	};

export type Action = ReturnType<
	| typeof receiveApplication
	| typeof receiveItemCountsByPlan
	| typeof clearItemCountsByPlan
>;
