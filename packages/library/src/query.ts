/**
 * The one description of what a list can be narrowed by. Key, request and address follow from it.
 */
import type { ItemsQuery, ItemType, Platform } from '@templately/rest';

export type CompleteQuery = Required< ItemsQuery >;

/** Arguments of a place in the app, as its address has them. */
type Args = Record< string, string | undefined >;

interface Field< Value > {
	/** What a query means that does not say it. */
	fallback: Value;
	/** Its name in an address; what has none stands in the path, or is no choice of the person's. */
	argument?: string;
	/** Reads it out of an address; `undefined` for what is no value of it. */
	read?: ( text: string ) => Value | undefined;
}

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
	category_id: { fallback: 0, argument: 'category', read: number },
	template_type_id: { fallback: 0, argument: 'templateType', read: number },
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
	return [ platform, type, ...rest ].join( '/' );
}

/**
 * What is asked of the server: the four that it always gets, and what else is said.
 *
 * @param query The query.
 */
export const requestOf = ( query: ItemsQuery ): ItemsQuery => ( {
	platform: query.platform,
	type: query.type,
	plan: query.plan ?? DEFAULTS.plan,
	page: query.page ?? DEFAULTS.page,
	...Object.fromEntries( said( query ) ),
} );

/**
 * The arguments of a query's place in the app. All are there, so that they take the place of older ones.
 *
 * @param query What of the query is to change.
 */
export const argsOfQuery = ( query: Partial< ItemsQuery > ): Args =>
	Object.fromEntries(
		entries.flatMap( ( [ name, { argument, fallback } ] ) => {
			if ( ! argument || ! ( name in query ) ) {
				return [];
			}
			const value = spelling( query[ name ] ?? fallback );
			return [
				[ argument, value === spelling( fallback ) ? '' : value ],
			];
		} )
	);

/**
 * The query that a place in the app stands for. What its address says wrongly counts as not said.
 *
 * @param platform The builder.
 * @param type     The type, as a screen or the data layer calls it.
 * @param args     The place's arguments.
 */
export function queryOfPlace(
	platform: Platform,
	type: string,
	args: Args
): CompleteQuery {
	const read = entries.map( ( [ name, field ] ) => {
		const text = field.argument && args[ field.argument ];
		const value =
			typeof text === 'string' && text !== ''
				? field.read?.( text )
				: undefined;
		return [ name, value ?? field.fallback ];
	} );
	return { ...Object.fromEntries( read ), platform, type: dataType( type ) };
}

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
 * Where the details of an item are kept: per platform, by type and slug.
 *
 * @param platform The builder.
 * @param type     The type, as a screen or the data layer calls it.
 * @param slug     The item's slug.
 */
export const itemKey = (
	platform: Platform,
	type: string,
	slug: string
): string => [ platform, dataType( type ), slug ].join( '/' );
