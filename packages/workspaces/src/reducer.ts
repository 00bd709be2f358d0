import type { Workspace } from '@templately/rest/workspaces';
import type { Action } from './actions';
import { PAGE_SIZE } from './query';
import type { Held, State } from './types';

const INITIAL: State = {
	byId: {},
	pages: {},
	details: {},
	choices: null,
	invitations: null,
	activity: {},
	gone: { workspaces: {}, invitations: {} },
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
				byId: heldById( state, data, action.ticket ),
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
				byId: heldById( state, [ workspace ], action.ticket ),
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
				byId: heldById( state, [ action.workspace ], action.ticket ),
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
				byId: heldById( state, [ action.workspace ], action.ticket ),
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

/** What is held after an answer: what was held before, where that answers a later question. */
function newer< Value >(
	before: Held< Value > | null | undefined,
	value: Value,
	ticket: number
): Held< Value > {
	return before && before.ticket > ticket ? before : { value, ticket };
}

function held< Value >(
	all: Record< string, Held< Value > >,
	key: string,
	value: Value,
	ticket: number
): Record< string, Held< Value > > {
	return { ...all, [ key ]: newer( all[ key ], value, ticket ) };
}

function heldById(
	{ byId }: State,
	workspaces: readonly Workspace[],
	ticket: number
): State[ 'byId' ] {
	return workspaces.reduce< State[ 'byId' ] >(
		( all, workspace ) => ( {
			...all,
			[ workspace.id ]: newer( all[ workspace.id ], workspace, ticket ),
		} ),
		byId
	);
}
