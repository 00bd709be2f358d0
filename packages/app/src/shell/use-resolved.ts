import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useMemo } from '@wordpress/element';
import type { CurriedSelectorsOf, StoreDescriptor } from '@wordpress/data';
import { toFailure, type Failure } from '@templately/rest';
import type { Registry } from './app-context';

type Selector<
	Store,
	Name extends keyof CurriedSelectorsOf< Store >,
> = CurriedSelectorsOf< Store >[ Name ] extends (
	...args: infer Args
) => infer Value
	? { args: Args; value: Value }
	: never;

export interface Resolved< Value > {
	value: Value;
	isLoading: boolean;
	failure: Failure | undefined;
	retry: () => void;
}

/** The parts of the store's metadata selectors that are used here. */
interface Metadata {
	hasFinishedResolution: ( name: string, args: unknown[] ) => boolean;
	hasResolutionFailed: ( name: string, args: unknown[] ) => boolean;
	getResolutionError: ( name: string, args: unknown[] ) => unknown;
}

/**
 * Runs a selector's resolver, again if it has failed before: a store keeps failures like results.
 *
 * @param registry The stores.
 * @param store    The store.
 * @param name     The selector, which has a resolver of the same name.
 * @param args     Its arguments.
 */
export async function resolve<
	Store extends StoreDescriptor,
	Name extends keyof CurriedSelectorsOf< Store > & string,
>(
	registry: Registry,
	store: Store,
	name: Name,
	...args: Selector< Store, Name >[ 'args' ] & unknown[]
): Promise< Selector< Store, Name >[ 'value' ] > {
	const metadata = registry.select( store ) as unknown as Metadata;
	if ( metadata.hasResolutionFailed( name, args ) ) {
		const actions = registry.dispatch( store ) as unknown as {
			invalidateResolution: ( selector: string, of: unknown[] ) => void;
		};
		actions.invalidateResolution( name, args );
	}
	const resolvers = registry.resolveSelect( store ) as unknown as Record<
		Name,
		( ...given: unknown[] ) => Promise< Selector< Store, Name >[ 'value' ] >
	>;
	return resolvers[ name ]( ...args );
}

/**
 * Returns a selector's value with the state of its resolver.
 *
 * @param store The store.
 * @param name  The selector, which has a resolver of the same name.
 * @param args  Its arguments.
 */
export function useResolved<
	Store extends StoreDescriptor,
	Name extends keyof CurriedSelectorsOf< Store > & string,
>(
	store: Store,
	name: Name,
	...args: Selector< Store, Name >[ 'args' ] & unknown[]
): Resolved< Selector< Store, Name >[ 'value' ] > {
	// Arguments are compared by value: queries are new objects each time.
	const key = JSON.stringify( args );
	const stable = useMemo( () => JSON.parse( key ) as unknown[], [ key ] );
	const { invalidateResolution } = useDispatch( store ) as unknown as {
		invalidateResolution: (
			selector: string,
			selectorArgs: unknown[]
		) => void;
	};
	const retry = useCallback(
		() => invalidateResolution( name, stable ),
		[ invalidateResolution, name, stable ]
	);
	const result = useSelect(
		( select ) => {
			const selectors = select( store );
			const selector = selectors[ name ] as (
				...given: unknown[]
			) => Selector< Store, Name >[ 'value' ];
			const metadata = selectors as unknown as Metadata;
			const value = selector( ...stable );
			const hasFailed = metadata.hasResolutionFailed( name, stable );
			return {
				value,
				isLoading:
					! hasFailed &&
					! metadata.hasFinishedResolution( name, stable ),
				thrown: hasFailed
					? metadata.getResolutionError( name, stable )
					: undefined,
				hasFailed,
			};
		},
		[ store, name, stable ]
	);
	// The response was dropped because its list was cleared meanwhile: ask again.
	const isLost =
		result.value === undefined && ! result.isLoading && ! result.hasFailed;
	useEffect( () => {
		if ( isLost ) {
			retry();
		}
		// Only on mount or for other arguments: a value that is cleared while it is shown stays away.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above.
	}, [ retry ] );
	return {
		value: result.value,
		isLoading: result.isLoading,
		failure: result.hasFailed ? toFailure( result.thrown ) : undefined,
		retry,
	};
}
