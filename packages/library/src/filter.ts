import type { ItemsQuery } from '@templately/rest';
import { DEFAULTS } from './query';

const MEMBERS = [
	'category_id',
	'template_type_id',
	'tags',
	'include',
	'exclude',
	'activeFilter',
] as const;

/** Arguments of a query that the filter panel changes. */
export type Filter = Required<
	Pick< ItemsQuery, ( typeof MEMBERS )[ number ] >
>;

/** Whether items must need a plugin, must not need it, or either. */
type PluginFilterState = 'none' | 'include' | 'exclude';

export const NO_FILTER: Filter = getFilter( {} );

export function getFilter( query: Partial< ItemsQuery > ): Filter {
	return Object.fromEntries(
		MEMBERS.map( ( name ) => [ name, query[ name ] ?? DEFAULTS[ name ] ] )
	) as Filter;
}

/** Whether two filters are equal. The order of ids does not matter. */
export function areEqual( one: Filter, other: Filter ): boolean {
	const plain = ( filter: Filter ) =>
		JSON.stringify(
			MEMBERS.map( ( name ) => {
				const value = filter[ name ];
				return Array.isArray( value )
					? [ ...value ].sort( ( a, b ) => a - b )
					: value;
			} )
		);
	return plain( one ) === plain( other );
}

export function getPluginFilterState(
	filter: Filter,
	id: number
): PluginFilterState {
	if ( filter.include.includes( id ) ) {
		return 'include';
	}
	return filter.exclude.includes( id ) ? 'exclude' : 'none';
}

const NEXT_STATE: Record< PluginFilterState, PluginFilterState > = {
	none: 'include',
	include: 'exclude',
	exclude: 'none',
};

function setPlugins(
	filter: Filter,
	ids: readonly number[],
	state: PluginFilterState
): Filter {
	const others = ( all: readonly number[] ) =>
		all.filter( ( id ) => ! ids.includes( id ) );
	return {
		...filter,
		include: [
			...others( filter.include ),
			...( state === 'include' ? ids : [] ),
		],
		exclude: [
			...others( filter.exclude ),
			...( state === 'exclude' ? ids : [] ),
		],
	};
}

/** Sets a plugin to its next state: none, include, exclude, none. */
export const togglePlugin = ( filter: Filter, id: number ): Filter =>
	setPlugins(
		filter,
		[ id ],
		NEXT_STATE[ getPluginFilterState( filter, id ) ]
	);

/** State that all of the plugins have, or `mixed`. */
export function getSharedPluginFilterState(
	filter: Filter,
	ids: readonly number[]
): PluginFilterState | 'mixed' {
	const states = new Set(
		ids.map( ( id ) => getPluginFilterState( filter, id ) )
	);
	const [ state = 'none' ] = states;
	return states.size > 1 ? 'mixed' : state;
}

/** Sets all plugins to the next state of theirs; mixed states become include. */
export function toggleAllPlugins(
	filter: Filter,
	ids: readonly number[]
): Filter {
	const state = getSharedPluginFilterState( filter, ids );
	return setPlugins(
		filter,
		ids,
		state === 'mixed' ? 'include' : NEXT_STATE[ state ]
	);
}

/** Switches between free and paid plugins, beginning with free. */
export const togglePrice = ( filter: Filter ): Filter => ( {
	...filter,
	activeFilter: filter.activeFilter === 'free' ? 'pro' : 'free',
} );
