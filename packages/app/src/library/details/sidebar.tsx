import { PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Item, ItemDetails } from '@templately/rest';
import { Badge, ThumbnailPlaceholder, Facts, Picture } from '@templately/ui';
import { buildPath } from '../../shell/paths';
import { useLink } from '../../shell/app-context';
import { ItemFactsOfDomains } from '../../shell/domain';
import {
	getItemPath,
	kindLabel,
	getCardKind,
	type ListType,
	toListType,
	planLabel,
	platformLabel,
	priceLabel,
} from '../../lists/labels';

/** Maximum of related items. */
const RELATED = 5;

/** Facts of an item and the other items of its pack, in panels. */
export const Sidebar = ( {
	item,
	type,
}: {
	item: ItemDetails;
	type: ListType;
} ) => (
	<aside
		className="templately-details__aside"
		aria-label={ __( 'Details', 'templately' ) }
	>
		<div>
			<PanelBody title={ __( 'Details', 'templately' ) }>
				<ItemFactsOfDomains item={ item } />
				<ItemFacts item={ item } type={ type } />
			</PanelBody>
			{ item.dependencies.length > 0 && (
				<PanelBody title={ __( 'Dependencies', 'templately' ) }>
					<Dependencies item={ item } />
				</PanelBody>
			) }
			<Related item={ item } />
		</div>
	</aside>
);

function ItemFacts( { item, type }: { item: ItemDetails; type: ListType } ) {
	const link = useLink();
	const isSignedIn = useSelect(
		( select ) => select( profileStore ).isSignedIn(),
		[]
	);
	const list = `/${ item.platform }/${ type }`;
	const isOwned = isSignedIn && item.isPurchased && item.price > 0;
	return (
		<Facts
			facts={ [
				[
					__( 'Type', 'templately' ),
					item.template_type ? (
						<a
							{ ...link(
								buildPath( list, {
									templateType: item.template_type.slug,
								} )
							) }
							dir="auto"
						>
							{ item.template_type.name }
						</a>
					) : (
						kindLabel( type )
					),
				],
				[
					__( 'Pack', 'templately' ),
					item.pack && (
						<a { ...link( getItemPath( item.pack ) ) } dir="auto">
							{ item.pack.name }
						</a>
					),
				],
				[
					__( 'Plan', 'templately' ),
					item.plan === 'free' ? '' : planLabel( item.plan ),
				],
				[
					__( 'Price', 'templately' ),
					isOwned ? (
						<Badge kind="good">
							{ __( 'Purchased', 'templately' ) }
						</Badge>
					) : (
						priceLabel( item.price )
					),
				],
				[
					__( 'Downloads', 'templately' ),
					item.downloads.toLocaleString(),
				],
				[
					__( 'Category', 'templately' ),
					item.categories.length > 0
						? item.categories.map(
								( { id, name, slug }, index ) => (
									<Fragment key={ id }>
										{ index > 0 && ', ' }
										<a
											{ ...link(
												buildPath( list, {
													category: slug,
												} )
											) }
											dir="auto"
										>
											{ name }
										</a>
									</Fragment>
								)
							)
						: '',
				],
				[
					__( 'Builder', 'templately' ),
					platformLabel( item.platform ),
				],
				...item.variations.map(
					( { platform, slug } ): [ string, React.ReactNode ] => [
						__( 'Also for', 'templately' ),
						<a
							key={ platform }
							{ ...link( `/${ platform }/${ type }/${ slug }` ) }
						>
							{ platformLabel( platform ) }
						</a>,
					]
				),
			] }
		/>
	);
}

/** The plugins that the item needs. */
const Dependencies = ( { item }: { item: ItemDetails } ) => (
	<ul
		className="templately-list"
		aria-label={ __( 'Dependencies', 'templately' ) }
	>
		{ item.dependencies.map(
			( { id, name, icon, is_pro: isPro, is_active: isActive } ) => (
				<li key={ id }>
					{ icon ? (
						<Picture
							className="templately-thumb templately-thumb--s"
							src={ icon }
							alt=""
							width={ 32 }
							height={ 32 }
						/>
					) : (
						<span
							className="templately-thumb templately-thumb--s"
							aria-hidden="true"
						>
							{ [ ...name ][ 0 ]?.toLocaleUpperCase() }
						</span>
					) }
					<span dir="auto">{ name }</span>
					{ isPro && (
						<Badge kind="pro">{ planLabel( 'pro' ) }</Badge>
					) }
					<span className="templately-small templately-push">
						{ isActive
							? __( 'Active', 'templately' )
							: __( 'Not active', 'templately' ) }
					</span>
				</li>
			)
		) }
	</ul>
);

/** Others of the same pack. */
function Related( { item }: { item: ItemDetails } ) {
	const link = useLink();
	const others: Item[] = ( item.pack?.items ?? item.items ).filter(
		( { id } ) => id !== item.id
	);
	return others.length > 0 ? (
		<PanelBody title={ __( 'Related', 'templately' ) }>
			<ul
				className="templately-list"
				aria-label={ __( 'Related', 'templately' ) }
			>
				{ others.slice( 0, RELATED ).map( ( other ) => {
					const type = toListType( other );
					return (
						<li key={ other.id }>
							{ other.thumbnail ? (
								<Picture
									className="templately-thumb"
									src={ other.thumbnail }
									alt=""
									width={ 48 }
									height={ 48 }
								/>
							) : (
								<span className="templately-thumb">
									<ThumbnailPlaceholder
										kind={ getCardKind( type ) }
									/>
								</span>
							) }
							<span className="templately-list__name">
								<a
									{ ...link( getItemPath( other ) ) }
									dir="auto"
								>
									{ other.name }
								</a>
								<span className="templately-small">
									{ kindLabel( type ) }
								</span>
							</span>
						</li>
					);
				} ) }
			</ul>
		</PanelBody>
	) : null;
}
