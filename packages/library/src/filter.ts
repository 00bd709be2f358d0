/**
 * What a filter says besides search and plan, and how its marks turn.
 */
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

/** The part of a query that the filter's panel changes. */
export type Filter = Required<
	Pick< ItemsQuery, ( typeof MEMBERS )[ number ] >
>;

/** What a plugin counts for: nothing, items must need it, or must not. */
export type Mark = 'none' | 'include' | 'exclude';

/** The filter that lets everything through. */
export const NO_FILTER: Filter = filterOf( {} );

/**
 * The filter in a query.
 *
 * @param query The query.
 */
export function filterOf( query: Partial< ItemsQuery > ): Filter {
	return Object.fromEntries(
		MEMBERS.map( ( name ) => [ name, query[ name ] ?? DEFAULTS[ name ] ] )
	) as Filter;
}

/**
 * Whether two filters let the same through.
 *
 * @param one   A filter.
 * @param other Another.
 */
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

/**
 * What a plugin is marked with.
 *
 * @param filter The filter.
 * @param id     The plugin.
 */
export function markOf( filter: Filter, id: number ): Mark {
	if ( filter.include.includes( id ) ) {
		return 'include';
	}
	return filter.exclude.includes( id ) ? 'exclude' : 'none';
}

const AFTER: Record< Mark, Mark > = {
	none: 'include',
	include: 'exclude',
	exclude: 'none',
};

function marked( filter: Filter, ids: readonly number[], mark: Mark ): Filter {
	const others = ( all: readonly number[] ) =>
		all.filter( ( id ) => ! ids.includes( id ) );
	return {
		...filter,
		include: [
			...others( filter.include ),
			...( mark === 'include' ? ids : [] ),
		],
		exclude: [
			...others( filter.exclude ),
			...( mark === 'exclude' ? ids : [] ),
		],
	};
}

/**
 * The filter after a plugin's mark was turned: none, include, exclude, and none again.
 *
 * @param filter The filter.
 * @param id     The plugin.
 */
export const turned = ( filter: Filter, id: number ): Filter =>
	marked( filter, [ id ], AFTER[ markOf( filter, id ) ] );

/**
 * The mark that all plugins have, or `mixed`.
 *
 * @param filter The filter.
 * @param ids    All plugins.
 */
export function markOfAll(
	filter: Filter,
	ids: readonly number[]
): Mark | 'mixed' {
	const marks = new Set( ids.map( ( id ) => markOf( filter, id ) ) );
	const [ mark = 'none' ] = marks;
	return marks.size > 1 ? 'mixed' : mark;
}

/**
 * The filter after the mark of all plugins was turned: from none or mixed to include, then exclude, then none.
 *
 * @param filter The filter.
 * @param ids    All plugins.
 */
export function turnedAll( filter: Filter, ids: readonly number[] ): Filter {
	const mark = markOfAll( filter, ids );
	return marked( filter, ids, mark === 'mixed' ? 'include' : AFTER[ mark ] );
}

/**
 * The filter after the choice between free and paid plugins was turned: it begins with free, then pro, then free.
 *
 * @param filter The filter.
 */
export const withNextPrice = ( filter: Filter ): Filter => ( {
	...filter,
	activeFilter: filter.activeFilter === 'free' ? 'pro' : 'free',
} );
