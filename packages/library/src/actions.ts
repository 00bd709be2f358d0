import type { ThunkArgs } from '@wordpress/data';
import type { ItemsQuery, Platform } from '@templately/rest';
import type { store } from './index';
import { queries } from './queries';
import { getListKey } from './query';
import type { Application, Change, PlanTotals } from './types';

type Args = ThunkArgs< typeof store >;

export const receiveApplication = ( application: Partial< Application > ) =>
	( { type: 'RECEIVE_APPLICATION', application } ) as const;

export const setPlatform = ( platform: Platform ) =>
	receiveApplication( { platform } );

export const receivePlanTotals = ( query: ItemsQuery, totals: PlanTotals ) =>
	( {
		type: 'RECEIVE_PLAN_TOTALS',
		list: getListKey( query ),
		totals,
	} ) as const;

const clearPlanTotals = () => ( { type: 'CLEAR_PLAN_TOTALS' } ) as const;

/**
 * Shows a change of an item wherever the item is listed.
 *
 * @param id        Item.
 * @param change    Changed properties.
 * @param requestId Number of the change: it does not replace a later one.
 */
export const changeItem = ( id: number, change: Change, requestId?: number ) =>
	queries.patchRecord( 'item', id, change, requestId );

/** Deletes what one account was shown. */
export const clear =
	() =>
	( { dispatch }: Args ): void => {
		dispatch( clearPlanTotals() );
		dispatch( queries.actions.clear() );
	};

export type Action = ReturnType<
	| typeof receiveApplication
	| typeof receivePlanTotals
	| typeof clearPlanTotals
>;
