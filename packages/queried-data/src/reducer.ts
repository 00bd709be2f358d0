/**
 * State of the server data of a store.
 */
export interface Result {
	value: unknown;
	/** Number of the request. */
	requestId: number;
}

/** Changes of a record. Results that were requested earlier do not contain them yet. */
interface Edit {
	/** Number of removals in progress. */
	removals: number;
	removedAt: number;
	patch: object;
	patchedAt: number;
}

/** By kind and id of the record. */
export type Edits = Readonly< Record< string, Edit > >;

/** `removals` is added to the number in the state; `patch` is merged. */
export type EditUpdate = Partial< Edit >;

interface QueriedData {
	/** By selector and arguments. */
	results: Readonly< Record< string, Result > >;
	edits: Edits;
	/** By selector: responses to requests up to this number are dropped. A write came later, or another account. */
	staleUntil: Readonly< Record< string, number > >;
}

/** State of a store that has its server data in `queries`. */
export interface State {
	queries: QueriedData;
}

export type Action =
	| { type: 'RECEIVE_RESULT'; key: string; result: Result }
	| { type: 'RESET_RESULTS'; name: string; value: unknown }
	| { type: 'EDIT_RECORDS'; records: string[]; change: EditUpdate }
	| {
			type: 'MARK_STALE';
			names: readonly string[];
			requestId: number;
			isCleared: boolean;
	  };

const INITIAL: QueriedData = { results: {}, edits: {}, staleUntil: {} };
const NO_EDIT: Edit = { removals: 0, removedAt: 0, patch: {}, patchedAt: 0 };

/** Name of the selector in a key. */
const toName = ( key: string ): string => key.split( ' ', 1 )[ 0 ] ?? '';

export function reducer( state = INITIAL, action: Action ): QueriedData {
	switch ( action.type ) {
		case 'RECEIVE_RESULT': {
			const { key, result } = action;
			const current = state.results[ key ]?.requestId ?? 0;
			const staleUntil = state.staleUntil[ toName( key ) ] ?? 0;
			return result.requestId > Math.max( current, staleUntil )
				? { ...state, results: { ...state.results, [ key ]: result } }
				: state;
		}
		case 'RESET_RESULTS':
			return {
				...state,
				results: Object.fromEntries(
					Object.entries( state.results ).map(
						( [ key, result ] ) => [
							key,
							toName( key ) === action.name
								? { ...result, value: action.value }
								: result,
						]
					)
				),
			};
		case 'EDIT_RECORDS': {
			const { records, change } = action;
			const edits = { ...state.edits };
			for ( const record of records ) {
				const edit = edits[ record ] ?? NO_EDIT;
				if ( ( change.patchedAt ?? edit.patchedAt ) < edit.patchedAt ) {
					continue;
				}
				edits[ record ] = {
					...edit,
					...change,
					removals: Math.max(
						0,
						edit.removals + ( change.removals ?? 0 )
					),
					patch: { ...edit.patch, ...change.patch },
				};
			}
			return { ...state, edits };
		}
		case 'MARK_STALE':
			return {
				...( action.isCleared ? INITIAL : state ),
				staleUntil: {
					...state.staleUntil,
					...Object.fromEntries(
						action.names.map( ( name ) => [
							name,
							action.requestId,
						] )
					),
				},
			};
	}
	return state;
}
