import { Button, VisuallyHidden } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Item, ItemDetails } from '@templately/rest';
import { Badge, Card, IconList, Icon, icons } from '@templately/ui';
import { useLink } from '../shell/app-context';
import { ItemActions, ItemMarks } from '../shell/domain';
import {
	getItemPath,
	getCardKind,
	toListType,
	planLabel,
	priceLabel,
	ratingLabel,
	showsRating,
} from './labels';

/** Starter or Pro. Free items have no badge. */
export const PlanBadge = ( { plan }: { plan: Item[ 'plan' ] } ) =>
	plan === 'free' ? null : <Badge kind={ plan }>{ planLabel( plan ) }</Badge>;

/** Marks packs that can be imported as a full site. */
export const FullSiteBadge = ( { item }: { item: Item | ItemDetails } ) =>
	item.type === 'packs' && item.fullsite_import ? (
		<Badge kind="full">{ __( 'Full Site Import', 'templately' ) }</Badge>
	) : null;

/** An item's rating or its price. */
function Worth( { item }: { item: Item } ) {
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	return showsRating( item, user ) ? (
		<span>
			<Icon className="templately-icon" icon={ icons.star } size={ 16 } />
			<VisuallyHidden>{ __( 'Rating', 'templately' ) }</VisuallyHidden>
			<span>{ ratingLabel( item.rating ) }</span>
		</span>
	) : (
		<span className="templately-price">{ priceLabel( item.price ) }</span>
	);
}

/** An item in a list. */
export function ItemCard( { item }: { item: Item } ) {
	const link = useLink()( getItemPath( item ) );
	const isPack = item.type === 'packs';
	const images = [
		item.thumbnail,
		...( isPack ? [ item.thumbnail2, item.thumbnail3 ] : [] ),
	].filter( Boolean );
	return (
		<Card
			kind={ getCardKind( toListType( item ) ) }
			name={ item.name }
			link={ link }
			images={ images }
			mark={ <ItemMarks item={ item } place="card" /> }
			badge={ <PlanBadge plan={ item.plan } /> }
			meta={
				<>
					<Worth item={ item } />
					{ isPack && (
						<span>
							<Icon
								className="templately-icon"
								icon={ icons.download }
								size={ 16 }
							/>
							<VisuallyHidden>
								{ __( 'Downloads', 'templately' ) }
							</VisuallyHidden>
							<span>{ item.downloads.toLocaleString() }</span>
						</span>
					) }
					<FullSiteBadge item={ item } />
					{ ! isPack && item.pack && (
						<span
							className="templately-card__origin"
							title={ item.pack.name }
						>
							<span dir="auto">{ item.pack.name }</span>
						</span>
					) }
					{ ! isPack && item.dependencies.length > 0 && (
						<IconList
							label={ __( 'Needs', 'templately' ) }
							things={ item.dependencies }
						/>
					) }
				</>
			}
			actions={
				<>
					<ItemActions item={ item } place="card" />
					<Button
						variant="secondary"
						className="templately-quiet"
						__next40pxDefaultSize
						{ ...link }
					>
						{ __( 'Preview', 'templately' ) }
					</Button>
				</>
			}
		/>
	);
}
