import { held, heldById, newer, type Platform } from '@templately/rest';
import type { Action } from './actions';
import type { Shelf, State } from './types';

const EMPTY: Shelf = { byId: {}, pages: {}, gone: {} };

const INITIAL: State = {
	shelves: { elementor: EMPTY, gutenberg: EMPTY },
	clearedAt: 0,
};

export function reducer( state = INITIAL, action: Action ): State {
	if ( 'ticket' in action && action.ticket <= state.clearedAt ) {
		return state;
	}
	switch ( action.type ) {
		case 'RECEIVE_PAGE': {
			const { items, ...page } = action.answer;
			return withShelf( state, action.platform, ( shelf ) => ( {
				...shelf,
				byId: heldById( shelf.byId, items, action.ticket ),
				pages: held(
					shelf.pages,
					action.key,
					{ ...page, ids: items.map( ( { id } ) => id ) },
					action.ticket
				),
			} ) );
		}
		case 'RECEIVE_PUSHED':
			return withShelf( state, action.platform, ( shelf ) => {
				const before = shelf.byId[ action.id ];
				return before
					? {
							...shelf,
							byId: {
								...shelf.byId,
								[ action.id ]: newer(
									before,
									{ ...before.value, is_pushed: true },
									action.ticket
								),
							},
						}
					: shelf;
			} );
		case 'GONE':
			return withShelf( state, action.platform, ( shelf ) => ( {
				...shelf,
				gone: { ...shelf.gone, [ action.id ]: action.since },
			} ) );
		case 'CLEAR':
			return { ...INITIAL, clearedAt: action.ticket };
	}
	return state;
}

const withShelf = (
	state: State,
	platform: Platform,
	change: ( shelf: Shelf ) => Shelf
): State => ( {
	...state,
	shelves: {
		...state.shelves,
		[ platform ]: change( state.shelves[ platform ] ),
	},
} );
