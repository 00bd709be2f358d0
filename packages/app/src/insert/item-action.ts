import type { Item, ItemDetails, NeededPlugin } from '@templately/rest';

type Offer = Pick<
	Item | ItemDetails,
	'type' | 'price' | 'isPurchased' | 'isSubscribed'
>;

/** Whether an item is free, purchased or covered by the plan. */
const isAvailable = ( {
	price,
	isPurchased,
	isSubscribed,
}: Omit< Offer, 'type' > ): boolean =>
	price <= 0 || isPurchased || isSubscribed;

/** Action that an item offers. Packs are not inserted: they are imported as a whole, or their pages are inserted. */
export function itemAction( item: Offer ): 'insert' | 'purchase' | undefined {
	if ( ! isAvailable( item ) ) {
		return 'purchase';
	}
	return item.type === 'packs' ? undefined : 'insert';
}

/** Whether Elementor itself shows a design only with Elementor Pro. */
export const needsElementorPro = ( {
	platform,
	template_type: type,
}: Pick< Item, 'platform' | 'template_type' > ): boolean =>
	platform === 'elementor' &&
	[ 'header', 'footer' ].includes( type?.slug ?? '' );

/** Returns the plugins after which blocks are named: `acme/menu` comes with `acme`. Elementor's widgets do not name theirs. */
export const toPlugins = ( blocks: string[] ) =>
	blocks.flatMap( ( name ) => {
		const slug = /^([a-z0-9]+(?:-[a-z0-9]+)*)\//.exec( name )?.[ 1 ];
		return slug && slug !== 'core' ? slug : [];
	} );

/** Whether a plugin can be installed from here. */
export const canInstall = (
	{ is_active: isActive, is_pro: isPro }: NeededPlugin,
	obstacle: string
) => obstacle === '' && ! isActive && ! isPro;

/** Returns the pages among the items of a pack that the user may insert. */
export const getInsertablePages = ( items: Item[] ): Item[] =>
	items.filter(
		( item ) => item.type === 'pages' && itemAction( item ) === 'insert'
	);

/** Whether the user can import a pack as a whole site: the pack supports it, and is free, bought or in the plan. */
export const canImportFullSite = (
	item: Pick<
		Item | ItemDetails,
		'type' | 'fullsite_import' | 'price' | 'isPurchased' | 'isSubscribed'
	>
): boolean =>
	item.type === 'packs' && item.fullsite_import && isAvailable( item );

/**
 * Returns the design that previews an item on this site: of a pack, the first page that the user may insert. Elementor
 * renders only saved documents, so its designs have none.
 */
export const getPreviewDesign = ( item: ItemDetails ): Item | undefined => {
	if ( item.platform !== 'gutenberg' ) {
		return undefined;
	}
	return item.type === 'packs' ? getInsertablePages( item.items )[ 0 ] : item;
};
