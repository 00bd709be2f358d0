import { __, _n, sprintf } from '@wordpress/i18n';
import type { Item, Profile } from '@templately/rest';
import type { CardKind } from '@templately/ui';

/** The types as addresses and people call them. */
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

/**
 * What an item's type is called on screens and in addresses.
 *
 * @param item The item.
 */
export const listTypeOf = ( item: Pick< Item, 'type' > ): ListType =>
	LIST_TYPES[ item.type ] ?? 'blocks';

export const kindOf = ( type: ListType ): CardKind => KINDS[ type ];

/**
 * An item's own place in the app.
 *
 * @param item The item.
 */
export const itemPlace = (
	item: Pick< Item, 'platform' | 'type' | 'slug' >
): string => `/${ item.platform }/${ listTypeOf( item ) }/${ item.slug }`;

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
 * How many were found. Beyond a thousand the hub does not count on.
 *
 * @param type     The type.
 * @param total    How many.
 * @param isCapped Whether there are more than that.
 */
export function foundMessage(
	type: ListType,
	total: number,
	isCapped: boolean
): string {
	if ( isCapped ) {
		return __( 'More than 1,000 found', 'templately' );
	}
	const text = {
		/* translators: %s: number of packs. */
		packs: _n( '%s pack found', '%s packs found', total, 'templately' ),
		/* translators: %s: number of pages. */
		pages: _n( '%s page found', '%s pages found', total, 'templately' ),
		/* translators: %s: number of blocks. */
		blocks: _n( '%s block found', '%s blocks found', total, 'templately' ),
	}[ type ];
	return sprintf( text, total.toLocaleString() );
}

/**
 * How many there are.
 *
 * @param type  The type.
 * @param total How many.
 */
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

export const emptyTitle = ( type: ListType, isSearch: boolean ): string =>
	( isSearch
		? {
				packs: __( 'No packs match this search', 'templately' ),
				pages: __( 'No pages match this search', 'templately' ),
				blocks: __( 'No blocks match this search', 'templately' ),
			}
		: {
				packs: __( 'No packs here yet', 'templately' ),
				pages: __( 'No pages here yet', 'templately' ),
				blocks: __( 'No blocks here yet', 'templately' ),
			} )[ type ];

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
 * A price as it is shown: $ and the amount, or FREE.
 *
 * @param price Dollars.
 */
export const priceLabel = ( price: number ): string =>
	price === 0
		? __( 'FREE', 'templately' )
		: `$${ Number.isInteger( price ) ? price : price.toFixed( 2 ) }`;

/**
 * A rating as it is shown, with one decimal.
 *
 * @param rating 0 to 5.
 */
export const ratingLabel = ( rating: number ): string =>
	rating.toLocaleString( undefined, {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	} );

/**
 * Whether somebody sees what an item is rated, in the place of its price: on the free plan, where it is covered all the same.
 *
 * @param item The item.
 * @param user Who looks; nobody sees prices.
 */
export const seesRating = (
	item: Pick< Item, 'isSubscribed' >,
	user: Pick< Profile, 'plan' > | null | undefined
): boolean => user?.plan === 'free' && item.isSubscribed;
