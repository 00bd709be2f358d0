import {
	held,
	heldById,
	newer,
	type Item,
	type ItemDetails,
} from '@templately/rest';
import type { Action } from './actions';
import { DEFAULTS } from './query';
import type { Details, State } from './types';

const INITIAL: State = {
	application: {
		platform: DEFAULTS.platform,
		currentScreen: '',
		hasElementor: false,
		hasElementorPro: false,
		uiTheme: 'light',
		redirect: null,
	},
	byId: {},
	changes: {},
	pages: {},
	planTotals: {},
	details: {},
	counts: null,
	categories: {},
	templateTypes: {},
	tags: null,
	dependencies: {},
	featured: {},
	clearedAt: 0,
};

export function reducer( state = INITIAL, action: Action ): State {
	if ( 'ticket' in action && action.ticket <= state.clearedAt ) {
		return state;
	}
	switch ( action.type ) {
		case 'RECEIVE_APPLICATION':
			return {
				...state,
				application: { ...state.application, ...action.application },
			};
		case 'RECEIVE_PAGE': {
			const { items, plan_totals: totals, ...page } = action.page;
			const ids = items.map( ( { id } ) => id );
			return {
				...state,
				byId: withRecords( state, items, action.ticket ),
				pages: held(
					state.pages,
					action.key,
					{ ...page, ids },
					action.ticket
				),
				planTotals: held(
					state.planTotals,
					action.list,
					totals,
					action.ticket
				),
			};
		}
		case 'RECEIVE_ITEM':
			return {
				...state,
				byId: withRecords(
					state,
					recordsIn( action.item ),
					action.ticket
				),
				details: held(
					state.details,
					action.key,
					detailsOf( action.item ),
					action.ticket
				),
			};
		case 'RECEIVE_COUNTS':
			return {
				...state,
				counts: newer( state.counts, action.counts, action.ticket ),
			};
		case 'RECEIVE_TERMS':
			return {
				...state,
				[ action.of ]: held(
					state[ action.of ],
					action.key,
					action.terms,
					action.ticket
				),
			};
		case 'RECEIVE_TAGS':
			return {
				...state,
				tags: newer( state.tags, action.tags, action.ticket ),
			};
		case 'RECEIVE_DEPENDENCIES':
			return {
				...state,
				dependencies: {
					...state.dependencies,
					[ action.platform ]: newer(
						state.dependencies[ action.platform ],
						action.dependencies,
						action.ticket
					),
				},
			};
		case 'RECEIVE_CHANGE': {
			const { id, change, ticket } = action;
			const before = state.byId[ id ];
			return {
				...state,
				byId: before
					? held(
							state.byId,
							id,
							{ ...before.value, ...change },
							ticket
						)
					: state.byId,
				changes: held(
					state.changes,
					id,
					{ ...state.changes[ id ]?.value, ...change },
					ticket
				),
			};
		}
		case 'RECEIVE_FEATURED':
			return {
				...state,
				byId: withRecords( state, action.items, action.ticket ),
				featured: {
					...state.featured,
					[ action.platform ]: newer(
						state.featured[ action.platform ],
						idsOf( action.items ),
						action.ticket
					),
				},
			};
		case 'CLEAR':
			return {
				...INITIAL,
				application: state.application,
				clearedAt: action.ticket,
			};
	}
	return state;
}

/**
 * All items that are held after an answer that tells of some: each with what has become of it since that was asked.
 *
 * @param state   The store's state.
 * @param records What is told of.
 * @param ticket  Number of the question.
 */
const withRecords = (
	state: State,
	records: readonly Item[],
	ticket: number
): State[ 'byId' ] =>
	heldById(
		state.byId,
		records.map( ( record ) => {
			const change = state.changes[ record.id ];
			return change && change.ticket > ticket
				? { ...record, ...change.value }
				: record;
		} ),
		ticket
	);

/** Every item that an answer about one tells of: it, what is in it, its pack and what is in that. */
function recordsIn( { items, pack, ...item }: ItemDetails ): Item[] {
	if ( ! pack ) {
		return [ { ...item, pack }, ...items ];
	}
	const { items: inPack, ...packItem } = pack;
	const { id, name, slug } = pack;
	return [
		{ ...item, pack: { id, name, slug } },
		...items,
		{ ...packItem, pack: null },
		...inPack,
	];
}

const idsOf = ( items: readonly { id: number }[] ): number[] =>
	items.map( ( { id } ) => id );

function detailsOf( item: ItemDetails ): Details {
	const { items, pack, ...rest } = item;
	if ( ! pack ) {
		return { ...rest, itemIds: idsOf( items ), pack };
	}
	const { items: inPack, ...packRest } = pack;
	return {
		...rest,
		itemIds: idsOf( items ),
		pack: { ...packRest, itemIds: idsOf( inPack ) },
	};
}
