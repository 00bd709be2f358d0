import { held, newer, type Held } from '@templately/rest';
import type { CloudFile } from '@templately/rest/cloud';
import type { Action } from './actions';
import type { FilesPage, State } from './types';

const INITIAL: State = {
	files: {},
	trash: {},
	versions: {},
	usage: null,
	leaving: {},
	clearedAt: 0,
};

export function reducer( state = INITIAL, action: Action ): State {
	if ( 'ticket' in action && action.ticket <= state.clearedAt ) {
		return state;
	}
	switch ( action.type ) {
		case 'RECEIVE_FILES':
			return {
				...state,
				files: held(
					state.files,
					action.key,
					action.page,
					action.ticket
				),
			};
		case 'RECEIVE_TRASH':
			return {
				...state,
				trash: held(
					state.trash,
					action.key,
					action.page,
					action.ticket
				),
			};
		case 'RECEIVE_VERSIONS':
			return {
				...state,
				versions: held(
					state.versions,
					action.id,
					action.versions,
					action.ticket
				),
			};
		case 'RECEIVE_USAGE':
			return {
				...state,
				usage: newer( state.usage, action.usage, action.ticket ),
			};
		case 'RECEIVE_FILE':
			return withPages( state, ( items ) =>
				items.map( ( item ) =>
					item.id === action.file.id ? action.file : item
				)
			);
		case 'LEAVE':
			return { ...state, leaving: counted( state, action.ids, 1 ) };
		case 'STAY':
			return { ...state, leaving: counted( state, action.ids, -1 ) };
		case 'GONE':
			return withPages( state, ( items ) =>
				items.filter( ( { id } ) => ! action.ids.includes( id ) )
			);
		case 'EMPTIED':
			return {
				...state,
				trash: mapped( state.trash, () => ( {
					items: [],
					currentPage: 1,
					totalPage: 1,
				} ) ),
			};
		case 'OUTDATE':
			return { ...state, clearedAt: action.ticket };
		case 'CLEAR':
			return { ...INITIAL, clearedAt: action.ticket };
	}
	return state;
}

/** In how many writes each file is that leaves its list. */
function counted(
	{ leaving }: State,
	ids: number[],
	change: number
): State[ 'leaving' ] {
	const all = { ...leaving };
	for ( const id of ids ) {
		all[ id ] = ( all[ id ] ?? 0 ) + change;
	}
	return Object.fromEntries(
		Object.entries( all ).filter( ( [ , writes ] ) => writes > 0 )
	);
}

/** Every page that is held, with other files on it. */
function withPages(
	state: State,
	change: ( items: CloudFile[] ) => CloudFile[]
): State {
	const changed = ( page: FilesPage ) => ( {
		...page,
		items: change( page.items ),
	} );
	return {
		...state,
		files: mapped( state.files, changed ),
		trash: mapped( state.trash, changed ),
	};
}

/** Pages that are held, with something else on them. */
const mapped = (
	pages: Record< string, Held< FilesPage > >,
	change: ( page: FilesPage ) => FilesPage
): Record< string, Held< FilesPage > > =>
	Object.fromEntries(
		Object.entries( pages ).map( ( [ key, page ] ) => [
			key,
			{ ...page, value: change( page.value ) },
		] )
	);
