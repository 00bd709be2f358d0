import type { Action } from '../actions';
import type { Collection } from '../types';

const INITIAL: Collection = {
	favourites: {},
	downloads: {},
	purchases: {},
	allPurchased: {},
	stars: {},
	areFavouritesStale: false,
	clearedAt: { favourites: 0, downloads: 0, purchases: 0 },
};

export function collection( state = INITIAL, action: Action ): Collection {
	if ( 'list' in action && action.ticket <= state.clearedAt[ action.list ] ) {
		return state;
	}
	switch ( action.type ) {
		case 'RECEIVE_FAVOURITES':
			return {
				...state,
				favourites: {
					...state.favourites,
					[ action.key ]: action.page,
				},
			};
		case 'RECEIVE_DOWNLOADS':
			return {
				...state,
				downloads: {
					...state.downloads,
					[ action.number ]: action.page,
				},
			};
		case 'RECEIVE_PURCHASES':
			return {
				...state,
				purchases: { ...state.purchases, [ action.key ]: action.page },
			};
		case 'RECEIVE_ALL_PURCHASED':
			return {
				...state,
				allPurchased: {
					...state.allPurchased,
					[ action.platform ]: action.items,
				},
			};
		case 'RECEIVE_STAR':
			return {
				...state,
				favourites: Object.fromEntries(
					Object.entries( state.favourites ).map(
						( [ key, page ] ) => [
							key,
							{
								...page,
								items: page.items.map( ( item ) =>
									item.id === action.favourite.id
										? { ...item, ...action.favourite }
										: item
								),
							},
						]
					)
				),
				stars: {
					...state.stars,
					[ action.favourite.id ]: {
						value: action.favourite,
						ticket: action.ticket,
					},
				},
				areFavouritesStale: true,
			};
		case 'FORGET_LIST':
			return {
				...state,
				[ action.list ]: {},
				...( action.list === 'purchases' && { allPurchased: {} } ),
				...( action.list === 'favourites' && {
					areFavouritesStale: false,
				} ),
				clearedAt: {
					...state.clearedAt,
					[ action.list ]: action.ticket,
				},
			};
	}
	return state;
}
