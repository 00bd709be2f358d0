import { __ } from '@wordpress/i18n';
import type { Item, ItemDetails } from '@templately/rest';
import { ItemGrid } from '@templately/ui';
import { Carousel } from '@templately/ui/carousel';
import { ItemCard } from '../../lists/item-card';
import { listTypeOf } from '../../lists/item-labels';

const ofType = ( items: readonly Item[], type: 'pages' | 'blocks' ) =>
	items.filter( ( item ) => listTypeOf( item ) === type );

/** What else is in the pack: its pages, or its blocks where it has no pages, side by side; a pack's own screen has the blocks too. */
export function Layouts( { item }: { item: ItemDetails } ) {
	const all = ( item.pack?.items ?? item.items ).filter(
		( { id } ) => id !== item.id
	);
	const pages = ofType( all, 'pages' );
	const blocks = ofType( all, 'blocks' );
	const layouts = pages.length > 0 ? pages : blocks;
	const rest = item.type === 'packs' && pages.length > 0 ? blocks : [];
	return layouts.length > 0 ? (
		<div className="templately-details__wide templately-stack templately-stack--wide">
			<section
				className="templately-stack"
				aria-label={ __( 'Layouts in this pack', 'templately' ) }
			>
				<h2 className="templately-heading">
					{ __( 'Layouts in this pack', 'templately' ) }
				</h2>
				<Carousel
					label={ __( 'Layouts', 'templately' ) }
					items={ layouts }
				>
					{ ( layout ) => <ItemCard item={ layout } /> }
				</Carousel>
			</section>
			{ rest.length > 0 && (
				<section
					className="templately-stack"
					aria-label={ __( 'Blocks in this pack', 'templately' ) }
				>
					<h2 className="templately-heading">
						{ __( 'Blocks in this pack', 'templately' ) }
					</h2>
					<ItemGrid kind="block" items={ rest }>
						{ ( block ) => <ItemCard item={ block } /> }
					</ItemGrid>
				</section>
			) }
		</div>
	) : null;
}
