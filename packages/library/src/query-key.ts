import type { ItemsQuery, ItemType, Platform } from '@templately/rest';

/** What a query means where it says nothing. */
export const DEFAULTS = {
	platform: 'elementor',
	type: 'packs',
	plan: 'all',
	page: 1,
	search: '',
} as const;

/**
 * The one spelling of a query, so that equal queries share their page.
 *
 * @param query The query, with or without its defaults.
 * @return A key: platform, type, plan, page, search.
 */
export function queryKey( query: ItemsQuery ): string {
	const { platform, type, plan, page, search } = { ...DEFAULTS, ...query };
	return [ platform, type, plan, page, search ].join( '/' );
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
