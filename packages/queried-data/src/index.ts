/**
 * Server data of a registered store: one cache, filled by resolvers with the same names as the selectors.
 *
 * Like the folder `queried-data` of core-data, for a REST API without entities. A store describes its requests once with
 * `createQueriedData()` and spreads the selectors, resolvers and actions into `createReduxStore()`, next to its own ones.
 */
import { createSelector } from '@wordpress/data';
import {
	reducer,
	type EditUpdate,
	type Edits,
	type Result,
	type State,
} from './reducer';
import { toFailure, type Failure } from '@templately/rest';

export type { State } from './reducer';

/** Request by selector. `never[]` accepts any arguments; the selector has those of its request. */
type Requests = Record< string, ( ...args: never[] ) => Promise< unknown > >;

/** The part of the arguments of a thunk that is used here. */
interface Thunk {
	dispatch: {
		( action: object ): unknown;
		invalidateResolutionForStore: () => unknown;
		invalidateResolutionForStoreSelector: ( selector: never ) => unknown;
	};
}

let lastRequestId = 0;

/** Numbers requests and changes in the order of their start, so that a late response does not replace a newer one. */
export const nextRequestId = (): number => ++lastRequestId;

const normalize = ( value: unknown ): unknown =>
	value && typeof value === 'object' && ! Array.isArray( value )
		? Object.fromEntries(
				Object.entries( value )
					.filter(
						( [ name, part ] ) =>
							part !== undefined &&
							part !== '' &&
							! ( name === 'page' && part === 1 )
					)
					.sort()
			)
		: value;

/** Equal requests have equal keys: empty arguments and page 1 count as missing, the order of properties does not matter. */
const toKey = ( name: string, args: readonly unknown[] ): string =>
	[ name, ...args.map( ( arg ) => JSON.stringify( normalize( arg ) ) ) ]
		.join( ' ' )
		.replace( /( |\{\}|"")+$/, '' );

interface WithId {
	id: number;
}

/** Applies the changes of records of a kind to a list. */
type Apply = < Item extends WithId >( kind: string, records: Item[] ) => Item[];

/** Kind of the records in a result, or a function that applies changes where the records are nested deeper. */
type Records< Value > =
	string | ( ( value: Value, apply: Apply ) => Value | undefined );

const createApply =
	( edits: Edits, requestId: number ): Apply =>
	( kind, records ) =>
		records.flatMap( ( record ) => {
			const edit = edits[ `${ kind } ${ record.id }` ];
			if ( ! edit ) {
				return record;
			}
			if ( edit.removals > 0 || edit.removedAt > requestId ) {
				return [];
			}
			return edit.patchedAt > requestId
				? { ...record, ...edit.patch }
				: record;
		} );

/** Applies changes to a list of records, or to the lists in the properties of an object. */
function applyEdits(
	{ value, requestId }: Result,
	records: Records< never >,
	edits: Edits
): unknown {
	const apply = createApply( edits, requestId );
	if ( typeof records !== 'string' ) {
		return records( value as never, apply );
	}
	return Array.isArray( value )
		? apply( records, value )
		: Object.fromEntries(
				Object.entries( value as object ).map( ( [ name, part ] ) => [
					name,
					Array.isArray( part ) ? apply( records, part ) : part,
				] )
			);
}

const editRecords = (
	kind: string,
	ids: readonly number[],
	change: EditUpdate
) => ( {
	type: 'EDIT_RECORDS' as const,
	records: ids.map( ( id ) => `${ kind } ${ id }` ),
	change,
} );

const markStale = ( names: readonly string[], isCleared: boolean ) => ( {
	type: 'MARK_STALE' as const,
	names,
	requestId: nextRequestId(),
	isCleared,
} );

/**
 * Describes the server data of a store.
 *
 * @param requests Request by selector: the selectors and resolvers get its name and arguments.
 * @param records  Records by selector, where a result consists of records that can be changed.
 */
export function createQueriedData< R extends Requests >(
	requests: R,
	records: {
		[ Name in keyof R ]?: Records< Awaited< ReturnType< R[ Name ] > > >;
	} = {}
) {
	const selectResult = createSelector(
		( { queries }: State, name: string, key: string ) => {
			const result = queries.results[ key ];
			const ofName = records[ name ];
			return result?.value && ofName
				? applyEdits(
						result,
						ofName as Records< never >,
						queries.edits
					)
				: result?.value;
		},
		( { queries }: State, name: string, key: string ) => [
			queries.results[ key ],
			records[ name ] && queries.edits,
		]
	);
	const names = Object.keys( requests );
	const forEachName = ( create: ( name: string ) => unknown ) =>
		Object.fromEntries( names.map( ( name ) => [ name, create( name ) ] ) );

	return {
		reducer,
		selectors: forEachName(
			( name ) =>
				( state: State, ...args: unknown[] ) =>
					selectResult( state, name, toKey( name, args ) )
		) as {
			[ Name in keyof R ]: (
				state: State,
				...args: Parameters< R[ Name ] >
			) => Awaited< ReturnType< R[ Name ] > > | undefined;
		},
		resolvers: forEachName(
			( name ) =>
				( ...args: never[] ) =>
				async ( { dispatch }: Thunk ) => {
					const requestId = nextRequestId();
					const value = await requests[ name ]?.( ...args );
					if ( value === undefined ) {
						// It would count as not loaded, and be requested again and again.
						throw new TypeError( name );
					}
					const result = { value, requestId };
					const ofName = records[ name ];
					if ( ofName ) {
						// Throws for a response of another shape, which makes the request fail instead of the screen.
						applyEdits( result, ofName as Records< never >, {} );
					}
					dispatch( {
						type: 'RECEIVE_RESULT',
						key: toKey( name, args ),
						result,
					} );
					return value;
				}
		) as {
			[ Name in keyof R ]: (
				...args: Parameters< R[ Name ] >
			) => (
				thunk: Thunk
			) => Promise< Awaited< ReturnType< R[ Name ] > > >;
		},
		actions: {
			/**
			 * Makes the given selectors, or all, send their requests again, and drops the responses that are under way. The
			 * current results remain until the new responses arrive.
			 */
			refresh:
				( ...only: ( keyof R & string )[] ) =>
				( { dispatch }: Thunk ): void => {
					const refreshed = only.length > 0 ? only : names;
					dispatch( markStale( refreshed, false ) );
					refreshed.forEach( ( name ) =>
						dispatch.invalidateResolutionForStoreSelector(
							name as never
						)
					);
				},
			/** Deletes all results, because another account is used from now on. Drops the responses that are under way. */
			clear:
				() =>
				( { dispatch }: Thunk ): void => {
					dispatch( markStale( names, true ) );
					dispatch.invalidateResolutionForStore();
				},
		},
		/**
		 * Action: changes a record in all results that contain it.
		 *
		 * @param kind      Kind of the record.
		 * @param id        Record.
		 * @param patch     Changed properties.
		 * @param patchedAt Number of the change. An older change does not replace a newer one.
		 */
		patchRecord: (
			kind: string,
			id: number,
			patch: object,
			patchedAt: number = nextRequestId()
		) => editRecords( kind, [ id ], { patch, patchedAt } ),
		/** Action: removes records that no longer exist. Only results that are requested later can contain them. */
		receiveRemoval: ( kind: string, ids: readonly number[] ) =>
			editRecords( kind, ids, { removedAt: nextRequestId() } ),
		/** Action: sets the result of a selector to what a write returned. */
		receiveResult: < Name extends keyof R & string >(
			name: Name,
			args: Parameters< R[ Name ] >,
			value: Awaited< ReturnType< R[ Name ] > >
		) => ( {
			type: 'RECEIVE_RESULT' as const,
			key: toKey( name, args ),
			result: { value, requestId: nextRequestId() },
		} ),
		/** Action: replaces all results of a selector by one value. */
		resetResults: < Name extends keyof R & string >(
			name: Name,
			value?: Awaited< ReturnType< R[ Name ] > >
		) => ( { type: 'RESET_RESULTS' as const, name, value } ),
		/**
		 * Action: removes records from all results at once, and shows them again if `call` fails. After a success only results
		 * that were requested later show them.
		 *
		 * @param kind  Kind of the records.
		 * @param ids   Records.
		 * @param call  Request that removes them.
		 * @param after Task after a success, during which the records remain hidden.
		 */
		removeRecords:
			< Value >(
				kind: string,
				ids: readonly number[],
				call: () => Promise< Value >,
				after?: () => Promise< void >
			) =>
			async ( { dispatch }: Thunk ): Promise< Value > => {
				dispatch( editRecords( kind, ids, { removals: 1 } ) );
				try {
					const value = await call();
					dispatch(
						editRecords( kind, ids, { removedAt: nextRequestId() } )
					);
					await after?.();
					return value;
				} finally {
					dispatch( editRecords( kind, ids, { removals: -1 } ) );
				}
			},
		/** Selector: the newest result with the given first arguments. */
		getLatestResult: < Name extends keyof R & string >(
			state: State,
			name: Name,
			...args: unknown[]
		) => {
			const { results } = state.queries;
			const start = toKey( name, args );
			const [ key = start ] = Object.keys( results )
				.filter( ( other ) =>
					`${ other } `.startsWith( `${ start } ` )
				)
				.sort(
					( a, b ) =>
						( results[ b ]?.requestId ?? 0 ) -
						( results[ a ]?.requestId ?? 0 )
				);
			return selectResult( state, name, key ) as
				Awaited< ReturnType< R[ Name ] > > | undefined;
		},
		/** Selector: changes of records after a request, the oldest first. */
		getPatchesSince: < Patch extends object >(
			{ queries }: State,
			kind: string,
			requestId: number
		): ( Patch & WithId )[] =>
			Object.entries( queries.edits )
				.filter(
					( [ record, { patchedAt } ] ) =>
						patchedAt > requestId &&
						record.startsWith( `${ kind } ` )
				)
				.sort( ( [ , a ], [ , b ] ) => a.patchedAt - b.patchedAt )
				.map( ( [ record, { patch } ] ) => ( {
					...( patch as Patch ),
					id: Number( record.slice( kind.length + 1 ) ),
				} ) ),
		/** Selector: ids of the records whose removal is in progress, for lists of other stores. */
		getRemoving: createSelector(
			( { queries }: State, kind: string ): number[] =>
				Object.entries( queries.edits ).flatMap(
					( [ record, edit ] ) =>
						edit.removals > 0 && record.startsWith( `${ kind } ` )
							? Number( record.slice( kind.length + 1 ) )
							: []
				),
			( { queries }: State ) => [ queries.edits ]
		),
	};
}

/** Result of an action: `{ isMoved: true, … }` or `{ isMoved: false, failure }`. */
type ActionResult< Flag extends string, Value > =
	| ( Record< Flag, true > & Value )
	| ( Record< Flag, false > & { failure: Failure } );

/** Turns a request into the result of an action, which never rejects. */
export const toResult = < Flag extends string, Value extends object >(
	flag: Flag,
	request: Promise< Value >
): Promise< ActionResult< Flag, Value > > =>
	request.then(
		( value ) =>
			( { ...value, [ flag ]: true } ) as ActionResult< Flag, Value >,
		( error ) =>
			( {
				[ flag ]: false,
				failure: toFailure( error ),
			} ) as ActionResult< Flag, Value >
	);
