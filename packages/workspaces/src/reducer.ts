import { held, heldById, newer } from '@templately/rest';
import type { Action } from './actions';
import { PAGE_SIZE } from './query';
import type { State } from './types';

const INITIAL: State = {
	byId: {},
	pages: {},
	details: {},
	choices: null,
	invitations: null,
	activity: {},
	gone: { workspaces: {}, files: {}, invitations: {} },
	clearedAt: 0,
};

export function reducer( state = INITIAL, action: Action ): State {
	if ( 'ticket' in action && action.ticket <= state.clearedAt ) {
		return state;
	}
	switch ( action.type ) {
		case 'RECEIVE_PAGE': {
			const { data, ...page } = action.page;
			const ids = data.map( ( { id } ) => id );
			return {
				...state,
				byId: heldById( state.byId, data, action.ticket ),
				pages: held(
					state.pages,
					action.key,
					{ ...page, ids },
					action.ticket
				),
			};
		}
		case 'RECEIVE_DETAILS': {
			const { workspace, files } = action.details;
			const before = state.details[ action.slug ]?.files ?? {};
			return {
				...state,
				byId: heldById( state.byId, [ workspace ], action.ticket ),
				details: {
					...state.details,
					[ action.slug ]: {
						id: workspace.id,
						files: held( before, action.key, files, action.ticket ),
					},
				},
			};
		}
		case 'RECEIVE_WORKSPACE':
			return {
				...state,
				byId: heldById(
					state.byId,
					[ action.workspace ],
					action.ticket
				),
			};
		case 'RECEIVE_CREATED': {
			const { id } = action.workspace;
			const page = state.pages[ action.key ]?.value ?? {
				ids: [],
				current_page: 1,
				total_page: 1,
			};
			const ids = [ id, ...page.ids ].slice( 0, PAGE_SIZE );
			return {
				...state,
				byId: heldById(
					state.byId,
					[ action.workspace ],
					action.ticket
				),
				pages: held(
					state.pages,
					action.key,
					{ ...page, ids },
					action.ticket
				),
			};
		}
		case 'RECEIVE_CHOICES':
			return {
				...state,
				choices: newer( state.choices, action.choices, action.ticket ),
			};
		case 'RECEIVE_INVITATIONS':
			return {
				...state,
				invitations: newer(
					state.invitations,
					action.invitations,
					action.ticket
				),
			};
		case 'RECEIVE_ACTIVITY':
			return {
				...state,
				activity: held(
					state.activity,
					action.key,
					action.activity,
					action.ticket
				),
			};
		case 'GONE':
			return {
				...state,
				gone: {
					...state.gone,
					[ action.of ]: {
						...state.gone[ action.of ],
						[ action.id ]: action.since,
					},
				},
			};
		case 'CLEAR':
			return { ...INITIAL, clearedAt: action.ticket };
	}
	return state;
}
