/**
 * The one description of what a list can be narrowed by. Key, request and address follow from it.
 */
import type {
	ItemsQuery,
	ItemType,
	PlanFilter,
	Platform,
	Term,
} from '@templately/rest';

export type CompleteQuery = Required< ItemsQuery >;

/** Arguments of a place in the app, as its address has them. */
type Args = Record< string, string | undefined >;

interface Field< Value > {
	/** What a query means that does not say it. */
	fallback: Value;
	/** Its name in an address; what has none stands in the path, or is no choice of the person's. */
	argument?: string;
	/** Reads it out of an address; `undefined` for what is no value of it. */
	read?: ( text: string, terms: Terms ) => Value | undefined;
	/** Writes it into an address, where that is more than its spelling. */
	write?: ( value: Value, terms: Terms ) => string;
}

/** What addresses name by slug. A list that is not known yet has no slugs. */
export interface Terms {
	categories?: readonly Term[] | undefined;
	templateTypes?: readonly Term[] | undefined;
}

const bySlug = (
	of: keyof Terms
): Pick< Field< number >, 'read' | 'write' > => ( {
	read: ( text, terms ) =>
		terms[ of ]?.find( ( { slug } ) => slug === text )?.id,
	write: ( value, terms ) =>
		terms[ of ]?.find( ( { id } ) => id === value )?.slug ?? 'all',
} );

const number = ( text: string ) =>
	/^[1-9]\d{0,9}$/.test( text ) ? Number( text ) : undefined;

const numbers = ( text: string ) => {
	const all = text.split( ',' ).map( number );
	return all.every( ( value ) => value !== undefined ) ? all : undefined;
};

const oneOf =
	< Value extends string >( ...values: Value[] ) =>
	( text: string ) =>
		values.find( ( value ) => value === text );

const FIELDS: {
	readonly [ Name in keyof CompleteQuery ]: Field< CompleteQuery[ Name ] >;
} = {
	platform: { fallback: 'elementor' },
	type: { fallback: 'packs' },
	plan: {
		fallback: 'all',
		argument: 'plan',
		read: oneOf( 'starter', 'pro' ),
	},
	page: { fallback: 1, argument: 'paged', read: number },
	search: { fallback: '', argument: 'q', read: ( text ) => text },
	category_id: {
		fallback: 0,
		argument: 'category',
		...bySlug( 'categories' ),
	},
	template_type_id: {
		fallback: 0,
		argument: 'templateType',
		...bySlug( 'templateTypes' ),
	},
	tags: { fallback: [], argument: 'tags', read: numbers },
	include: { fallback: [], argument: 'include', read: numbers },
	exclude: { fallback: [], argument: 'exclude', read: numbers },
	activeFilter: {
		fallback: '',
		argument: 'activeFilter',
		read: oneOf( 'free', 'pro' ),
	},
	include_search: { fallback: false },
	filtering: { fallback: false },
};

const entries = Object.entries( FIELDS ) as [
	keyof CompleteQuery,
	Field< unknown >,
][];

/** What a query means where it says nothing. */
export const DEFAULTS = Object.fromEntries(
	entries.map( ( [ name, { fallback } ] ) => [ name, fallback ] )
) as CompleteQuery;

/** The order of ids means nothing. */
const spelling = ( value: unknown ): string =>
	Array.isArray( value )
		? [ ...value ].sort( ( a, b ) => a - b ).join( ',' )
		: String( value );

/** What of a query is said: fields that differ from what silence means, and their values. */
const said = ( query: ItemsQuery ): [ keyof CompleteQuery, unknown ][] =>
	entries
		.map( ( [ name ] ): [ keyof CompleteQuery, unknown ] => [
			name,
			query[ name ] ?? DEFAULTS[ name ],
		] )
		.filter(
			( [ name, value ] ) =>
				spelling( value ) !== spelling( DEFAULTS[ name ] )
		);

/**
 * The one spelling of a query, so that equal queries share their page.
 *
 * @param query The query, with or without its defaults.
 * @return A key: platform and type, and what else is said.
 */
export function queryKey( query: ItemsQuery ): string {
	const { platform, type } = query;
	const rest = said( query )
		.filter( ( [ name ] ) => name !== 'platform' && name !== 'type' )
		.map( ( [ name, value ] ) => `${ name }=${ spelling( value ) }` );
	return [ shelfKey( platform, type ), ...rest ].join( '/' );
}

/** Equal queries have equal results: fields with their default value are left out, and ids are sorted. */
export const normalizeQuery = ( query: ItemsQuery ): ItemsQuery => ( {
	...Object.fromEntries(
		said( query ).map( ( [ name, value ] ) => [
			name,
			Array.isArray( value )
				? [ ...value ].sort( ( a, b ) => a - b )
				: value,
		] )
	),
	platform: query.platform,
	type: dataType( query.type ),
} );

/** The plans that a list can be narrowed to. */
export const PLANS: readonly PlanFilter[] = [ 'all', 'starter', 'pro' ];

/**
 * The one spelling of a list, whatever plan and page of it are looked at.
 *
 * @param query The query.
 */
export const listKey = ( query: ItemsQuery ): string =>
	queryKey( { ...query, plan: 'all', page: 1 } );

/** What says something else than where in which list one is. */
const NOT_A_FILTER: ( keyof CompleteQuery )[] = [
	'platform',
	'type',
	'plan',
	'page',
	'search',
];

/**
 * What is asked of the server: the four that it always gets, and what else is said. A filtered list says that it is one, and
 * that the search counts in it.
 *
 * @param query The query.
 */
export function requestOf( query: ItemsQuery ): ItemsQuery {
	const rest = said( query );
	const isFiltered = rest.some(
		( [ name ] ) => ! NOT_A_FILTER.includes( name )
	);
	return {
		platform: query.platform,
		type: query.type,
		plan: query.plan ?? DEFAULTS.plan,
		page: query.page ?? DEFAULTS.page,
		...Object.fromEntries( rest ),
		...( isFiltered
			? { filtering: true, include_search: Boolean( query.search ) }
			: {} ),
	};
}

/**
 * The arguments of a query's place in the app. All that it names are there, so that they take the place of older ones.
 *
 * @param query What of the query is to change.
 * @param terms What is called by its slug.
 */
export const argsOfQuery = (
	query: Partial< ItemsQuery >,
	terms: Terms = {}
): Args =>
	Object.fromEntries(
		entries.flatMap( ( [ name, { argument, fallback, write } ] ) => {
			if ( ! argument || ! ( name in query ) ) {
				return [];
			}
			const value = query[ name ] ?? fallback;
			const isSaid = spelling( value ) !== spelling( fallback );
			return [
				[
					argument,
					isSaid ? ( write ?? spelling )( value, terms ) : '',
				],
			];
		} )
	);

/**
 * The query that a place in the app stands for. What its address says wrongly counts as not said.
 *
 * @param platform The builder.
 * @param type     The type, as a screen or the data layer calls it.
 * @param args     The place's arguments.
 * @param terms    What is called by its slug.
 */
export function queryOfPlace(
	platform: Platform,
	type: string,
	args: Args,
	terms: Terms = {}
): CompleteQuery {
	// A link to a single tag names it so.
	const given: Args = { tags: args.tag_id, ...args };
	const read = entries.map( ( [ name, field ] ) => {
		const text = field.argument && given[ field.argument ];
		const value =
			typeof text === 'string' && text !== ''
				? field.read?.( text, terms )
				: undefined;
		return [ name, value ?? field.fallback ];
	} );
	return { ...Object.fromEntries( read ), platform, type: dataType( type ) };
}

/**
 * Which lists of terms have to be there before a place can be understood.
 *
 * @param args The place's arguments.
 */
export const termsNamedIn = ( args: Args ): ( keyof Terms )[] => [
	...( args.category && args.category !== 'all'
		? [ 'categories' as const ]
		: [] ),
	...( args.templateType && args.templateType !== 'all'
		? [ 'templateTypes' as const ]
		: [] ),
];

/** The names by which screens and addresses call the types of the data layer. */
const DATA_TYPES: Record< string, ItemType > = {
	pack: 'packs',
	page: 'pages',
	block: 'sections',
	blocks: 'sections',
};

/**
 * The data layer's type for a screen's: blocks are sections there.
 *
 * @param type A type as a screen or an address has it.
 */
export const dataType = ( type: string ): ItemType =>
	DATA_TYPES[ type ] ?? ( type as ItemType );

/**
 * Where what belongs to a platform and a type is kept.
 *
 * @param platform The builder.
 * @param type     The type, as a screen or the data layer calls it.
 */
export const shelfKey = ( platform: Platform, type: string ): string =>
	`${ platform }/${ dataType( type ) }`;
