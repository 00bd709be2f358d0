/**
 * Arguments of a list. Their table is the single source for the key, the request and the address of a list.
 */
import type {
	ItemsQuery,
	ItemType,
	PlanFilter,
	Platform,
	Term,
} from '@templately/rest';

type CompleteQuery = Required< ItemsQuery >;

/** Arguments in the address of a screen. */
type Args = Record< string, string | undefined >;

interface Field< Value > {
	/** Default value. */
	fallback: Value;
	/** Name in the address. Arguments without a name are part of the path, or cannot be chosen. */
	argument?: string;
	/** Reads a text of the address; undefined for an invalid one. */
	read?: ( text: string, terms: Terms ) => Value | undefined;
	/** Writes a value into the address; `toText()` by default. */
	write?: ( value: Value, terms: Terms ) => string;
}

/** Terms that the address names by slug; undefined while they are unknown. */
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

const getOneOf =
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
		read: getOneOf( 'starter', 'pro' ),
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
		read: getOneOf( 'free', 'pro' ),
	},
	include_search: { fallback: false },
	filtering: { fallback: false },
};

const entries = Object.entries( FIELDS ) as [
	keyof CompleteQuery,
	Field< unknown >,
][];

export const DEFAULTS = Object.fromEntries(
	entries.map( ( [ name, { fallback } ] ) => [ name, fallback ] )
) as CompleteQuery;

/** The order of ids does not matter. */
const toText = ( value: unknown ): string =>
	Array.isArray( value )
		? [ ...value ].sort( ( a, b ) => a - b ).join( ',' )
		: String( value );

/** Arguments that differ from their defaults. */
const getNonDefaultArgs = (
	query: ItemsQuery
): [ keyof CompleteQuery, unknown ][] =>
	entries
		.map( ( [ name ] ): [ keyof CompleteQuery, unknown ] => [
			name,
			query[ name ] ?? DEFAULTS[ name ],
		] )
		.filter(
			( [ name, value ] ) =>
				toText( value ) !== toText( DEFAULTS[ name ] )
		);

/** Equal queries have equal keys. */
export function getQueryKey( query: ItemsQuery ): string {
	const { platform, type } = query;
	const rest = getNonDefaultArgs( query )
		.filter( ( [ name ] ) => name !== 'platform' && name !== 'type' )
		.map( ( [ name, value ] ) => `${ name }=${ toText( value ) }` );
	return [ getSectionKey( platform, type ), ...rest ].join( '/' );
}

/** Equal queries have equal results: fields with their default value are left out, and ids are sorted. */
export const normalizeQuery = ( query: ItemsQuery ): ItemsQuery => ( {
	...Object.fromEntries(
		getNonDefaultArgs( query ).map( ( [ name, value ] ) => [
			name,
			Array.isArray( value )
				? [ ...value ].sort( ( a, b ) => a - b )
				: value,
		] )
	),
	platform: query.platform,
	type: dataType( query.type ),
} );

export const PLANS: readonly PlanFilter[] = [ 'all', 'starter', 'pro' ];

/** All plans and pages of a list have the same key. */
export const getListKey = ( query: ItemsQuery ): string =>
	getQueryKey( { ...query, plan: 'all', page: 1 } );

/** Arguments that do not count as a filter. */
const NOT_A_FILTER: ( keyof CompleteQuery )[] = [
	'platform',
	'type',
	'plan',
	'page',
	'search',
];

/** Arguments of the request. A filtered list has two more, which include the search in the filter. */
export function toRequest( query: ItemsQuery ): ItemsQuery {
	const rest = getNonDefaultArgs( query );
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

/** Arguments of the address for the given part of a query. Defaults are empty, so that they replace older arguments. */
export const toUrlArgs = (
	query: Partial< ItemsQuery >,
	terms: Terms = {}
): Args =>
	Object.fromEntries(
		entries.flatMap( ( [ name, { argument, fallback, write } ] ) => {
			if ( ! argument || ! ( name in query ) ) {
				return [];
			}
			const value = query[ name ] ?? fallback;
			const isSet = toText( value ) !== toText( fallback );
			return [
				[ argument, isSet ? ( write ?? toText )( value, terms ) : '' ],
			];
		} )
	);

/** Query of an address. Invalid arguments are replaced by defaults. */
export function fromUrlArgs(
	platform: Platform,
	type: string,
	args: Args,
	terms: Terms = {}
): CompleteQuery {
	// Links to a single tag use another name.
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

/** Lists of terms that are needed to read an address. */
export const getRequiredTerms = ( args: Args ): ( keyof Terms )[] => [
	...( args.category && args.category !== 'all'
		? [ 'categories' as const ]
		: [] ),
	...( args.templateType && args.templateType !== 'all'
		? [ 'templateTypes' as const ]
		: [] ),
];

/** Types of the data layer by their names in screens and addresses. */
const DATA_TYPES: Record< string, ItemType > = {
	pack: 'packs',
	page: 'pages',
	block: 'sections',
	blocks: 'sections',
};

/** Type of the data layer, where blocks are sections. */
export const dataType = ( type: string ): ItemType =>
	DATA_TYPES[ type ] ?? ( type as ItemType );

/** Key of all items of a platform and type. */
export const getSectionKey = ( platform: Platform, type: string ): string =>
	`${ platform }/${ dataType( type ) }`;
