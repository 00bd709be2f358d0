import { __, _n, sprintf } from '@wordpress/i18n';
import type { ItemCountsByPlan } from '@templately/library';
import type { Item, PlanFilter, Profile } from '@templately/rest';
import type { CardKind } from '@templately/ui';

/** Item types as they appear in URLs. */
export type ListType = 'packs' | 'pages' | 'blocks';

const LIST_TYPES: Record< string, ListType > = {
	packs: 'packs',
	pages: 'pages',
	sections: 'blocks',
};
const KINDS: Record< ListType, CardKind > = {
	packs: 'pack',
	pages: 'page',
	blocks: 'block',
};

export const toListType = ( item: Pick< Item, 'type' > ): ListType =>
	LIST_TYPES[ item.type ] ?? 'blocks';

export const getCardKind = ( type: ListType ): CardKind => KINDS[ type ];

/** The path of an item's screen. */
export const getItemPath = (
	item: Pick< Item, 'platform' | 'type' | 'slug' >
): string => `/${ item.platform }/${ toListType( item ) }/${ item.slug }`;

export const typeLabel = ( type: ListType ): string =>
	( {
		packs: __( 'Packs', 'templately' ),
		pages: __( 'Pages', 'templately' ),
		blocks: __( 'Blocks', 'templately' ),
	} )[ type ];

export const kindLabel = ( type: ListType ): string =>
	( {
		packs: __( 'Pack', 'templately' ),
		pages: __( 'Page', 'templately' ),
		blocks: __( 'Block', 'templately' ),
	} )[ type ];

export const listTitle = ( type: ListType ): string =>
	sprintf(
		/* translators: %s: Packs, Pages or Blocks. */
		__( 'All %s', 'templately' ),
		typeLabel( type )
	);

export const searchLabel = ( type: ListType ): string =>
	( {
		packs: __( 'Search packs', 'templately' ),
		pages: __( 'Search pages', 'templately' ),
		blocks: __( 'Search blocks', 'templately' ),
	} )[ type ];

/**
 * The number of search results. The hub stops counting at a thousand.
 *
 * @param type     The item type.
 * @param search   The search.
 * @param total    The number.
 * @param isCapped Whether there are more.
 */
export const foundMessage = (
	type: ListType,
	search: string,
	total: number,
	isCapped: boolean
): string =>
	sprintf(
		/* translators: 1: "3 blocks", 2: the search. */
		__( '%1$s for “%2$s”', 'templately' ),
		isCapped
			? __( 'More than 1,000', 'templately' )
			: countLabel( type, total ),
		search
	);

export function countLabel( type: ListType, total: number ): string {
	const text = {
		/* translators: %s: number of packs. */
		packs: _n( '%s pack', '%s packs', total, 'templately' ),
		/* translators: %s: number of pages. */
		pages: _n( '%s page', '%s pages', total, 'templately' ),
		/* translators: %s: number of blocks. */
		blocks: _n( '%s block', '%s blocks', total, 'templately' ),
	}[ type ];
	return sprintf( text, total.toLocaleString() );
}

/**
 * The title of an empty list.
 *
 * @param type     The item type.
 * @param isSearch Whether the list is searched or filtered.
 * @param plan     The plan filter.
 */
export function emptyTitle(
	type: ListType,
	isSearch: boolean,
	plan: PlanFilter = 'all'
): string {
	if ( isSearch ) {
		return {
			packs: __( 'No packs match this search', 'templately' ),
			pages: __( 'No pages match this search', 'templately' ),
			blocks: __( 'No blocks match this search', 'templately' ),
		}[ type ];
	}
	if ( plan === 'all' ) {
		return {
			packs: __( 'No packs here yet', 'templately' ),
			pages: __( 'No pages here yet', 'templately' ),
			blocks: __( 'No blocks here yet', 'templately' ),
		}[ type ];
	}
	const text = {
		/* translators: %s: Starter or Pro. */
		packs: __( 'No %s packs yet', 'templately' ),
		/* translators: %s: Starter or Pro. */
		pages: __( 'No %s pages yet', 'templately' ),
		/* translators: %s: Starter or Pro. */
		blocks: __( 'No %s blocks yet', 'templately' ),
	}[ type ];
	return sprintf( text, planLabel( plan ) );
}

export const planLabel = ( plan: 'all' | 'free' | 'starter' | 'pro' ): string =>
	( {
		all: __( 'All', 'templately' ),
		free: __( 'Free', 'templately' ),
		starter: __( 'Starter', 'templately' ),
		pro: __( 'Pro', 'templately' ),
	} )[ plan ];

export const platformLabel = ( platform: 'gutenberg' | 'elementor' ): string =>
	( {
		gutenberg: __( 'Gutenberg', 'templately' ),
		elementor: __( 'Elementor', 'templately' ),
	} )[ platform ];

/**
 * A plan of the filter, with its number of items.
 *
 * @param plan  The plan.
 * @param count The number, once it is known.
 */
export function planChoice(
	plan: PlanFilter,
	count: ItemCountsByPlan[ PlanFilter ]
): string {
	const label = planLabel( plan );
	return count
		? `${ label } ${ count.total.toLocaleString() }${ count.total_is_capped ? '+' : '' }`
		: label;
}

export const priceLabel = ( price: number ): string =>
	price === 0
		? __( 'FREE', 'templately' )
		: `$${ Number.isInteger( price ) ? price : price.toFixed( 2 ) }`;

export const ratingLabel = ( rating: number ): string =>
	rating.toLocaleString( undefined, {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	} );

/**
 * Whether the user sees an item's rating in place of its price: on the free plan, where the plan covers the item.
 *
 * @param item The item.
 * @param user The user; visitors see prices.
 */
export const showsRating = (
	item: Pick< Item, 'isSubscribed' >,
	user: Pick< Profile, 'plan' > | null | undefined
): boolean => user?.plan === 'free' && item.isSubscribed;

export const favouritesLabel = () => __( 'My Favourites', 'templately' );
export const downloadsLabel = () => __( 'My Downloads', 'templately' );
export const purchasesLabel = () => __( 'Purchased Items', 'templately' );
