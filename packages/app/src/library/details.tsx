import { useSelect } from '@wordpress/data';
import { Fragment, useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { ItemDetails, Platform, Screenshot } from '@templately/rest';
import {
	Badge,
	Facts,
	Html,
	Icon,
	ItemGrid,
	Picture,
	icons,
} from '@templately/ui';
import { placeOf } from '../address';
import { useApp, useLink } from '../app-context';
import type { Params } from '../domain';
import { ItemActions } from '../item-actions';
import { Failed } from '../layout/failed';
import { useResolved } from '../use-resolved';
import { ItemCard, PlanBadge } from './item-card';
import {
	itemPlace,
	kindLabel,
	kindOf,
	listTypeOf,
	planLabel,
	platformLabel,
	priceLabel,
	type ListType,
} from './words';

/** One pack, page or block. */
export function DetailsScreen( { params }: { params: Params } ) {
	const platform = params.platform as Platform;
	const type = params.type as ListType;
	const {
		value: item,
		failure,
		retry,
	} = useResolved(
		libraryStore,
		'getItem',
		platform,
		type,
		params.slug ?? ''
	);
	return (
		<div className="templately-main" id="templately-results">
			<div className="templately-details">
				<div className="templately-details__wide">
					<BackToLibrary list={ `/${ platform }/${ type }` } />
				</div>
				{ failure && (
					<div className="templately-details__wide">
						<Failed failure={ failure } retry={ retry } />
					</div>
				) }
				{ ! failure && ! item && <Bones /> }
				{ ! failure && item && (
					<Details key={ item.id } item={ item } type={ type } />
				) }
			</div>
		</div>
	);
}

function BackToLibrary( { list }: { list: string } ) {
	const { history } = useApp().host;
	const link = useLink()( list );
	return (
		<a
			className="templately-back"
			href={ link.href }
			onClick={ ( event ) => {
				// The list before is the one to return to, with its search and page.
				const isPlain = ! (
					event.ctrlKey ||
					event.metaKey ||
					event.shiftKey ||
					event.altKey
				);
				if ( isPlain && history.back() ) {
					event.preventDefault();
				} else {
					link.onClick( event );
				}
			} }
		>
			<Icon
				className="templately-icon"
				icon={ isRTL() ? icons.chevronRight : icons.chevronLeft }
				size={ 24 }
			/>
			{ __( 'Back to Library', 'templately' ) }
		</a>
	);
}

const Bones = () => (
	<>
		<div
			className="templately-details__wide templately-bone"
			style={ { blockSize: 40, inlineSize: '40%' } }
		/>
		<div className="templately-stage templately-bone" />
		<div className="templately-stack">
			{ [ 1, 2, 3, 4, 5 ].map( ( line ) => (
				<div
					key={ line }
					className="templately-bone templately-bone--line"
				/>
			) ) }
		</div>
	</>
);

function Details( { item, type }: { item: ItemDetails; type: ListType } ) {
	const isPack = type === 'packs';
	const { site } = useApp().host;
	const isLifetime = useSelect(
		( select ) => select( profileStore ).hasPlan( 'lifetime' ),
		[]
	);
	const title = useRef< HTMLHeadingElement >( null );
	useEffect( () => title.current?.focus( { preventScroll: true } ), [] );
	const imageOrigins = site.hub.url
		? [ new URL( site.hub.url, window.location.href ).origin ]
		: [];
	return (
		<>
			<div className="templately-details__wide templately-details__head">
				<h1
					className="templately-title"
					ref={ title }
					tabIndex={ -1 }
					dir="auto"
				>
					{ item.name }
				</h1>
				<PlanBadge plan={ item.plan } />
				<div className="templately-row templately-push">
					<ItemActions item={ item } place="details" />
				</div>
			</div>
			<div className="templately-stack templately-stack--wide">
				<Gallery item={ item } />
				{ item.description && (
					<div className="templately-prose">
						<Html
							html={ item.description }
							as="description"
							imageOrigins={ imageOrigins }
						/>
					</div>
				) }
				{ ! isLifetime && <Tags item={ item } type={ type } /> }
			</div>
			<aside
				className="templately-details__aside"
				aria-label={ __( 'Details', 'templately' ) }
			>
				<ItemFacts item={ item } type={ type } />
			</aside>
			{ isPack && item.items.length > 0 && <PackItems item={ item } /> }
			{ isLifetime && (
				<div className="templately-details__wide">
					<Tags item={ item } type={ type } />
				</div>
			) }
		</>
	);
}

/** The words that an item is found by: each leads to all that have it. */
function Tags( { item, type }: { item: ItemDetails; type: ListType } ) {
	const link = useLink();
	return item.tags.length > 0 ? (
		<ul
			className="templately-tags"
			aria-label={ __( 'Tags', 'templately' ) }
		>
			{ item.tags.map( ( { id, name } ) => (
				<li key={ id }>
					<a
						{ ...link(
							placeOf( `/${ item.platform }/${ type }`, {
								tag_id: String( id ),
							} )
						) }
						dir="auto"
					>
						{ name }
					</a>
				</li>
			) ) }
		</ul>
	) : null;
}

/** The screenshots: one on the stage, the others in a strip under it. */
function Gallery( { item }: { item: ItemDetails } ) {
	const all: Screenshot[] = item.screenshots.length
		? item.screenshots
		: [
				{
					url: item.banner || item.thumbnail,
					width: 0,
					height: 0,
					alt: '',
				},
			];
	const [ index, setIndex ] = useState( 0 );
	const current = all[ index ] ?? all[ 0 ];
	return (
		<section aria-label={ __( 'Screenshots', 'templately' ) }>
			<div
				className={ `templately-stage${ item.type === 'sections' ? ' templately-stage--block' : '' }` }
				// A tall screenshot scrolls, also with the keyboard.
				tabIndex={ 0 }
				role="group"
				aria-label={ sprintf(
					/* translators: 1: number of the screenshot, 2: number of screenshots. */
					__( 'Screenshot %1$d of %2$d', 'templately' ),
					index + 1,
					all.length
				) }
			>
				{ current && (
					<Picture
						className="templately-frame"
						src={ current.url }
						width={ current.width || undefined }
						height={ current.height || undefined }
						alt={ current.alt || item.name }
						isLazy={ false }
					/>
				) }
			</div>
			{ all.length > 1 && (
				<div className="templately-strip">
					{ all.map( ( screenshot, at ) => (
						<button
							key={ screenshot.url }
							type="button"
							aria-current={ at === index ? 'true' : undefined }
							aria-label={ sprintf(
								/* translators: 1: number of the screenshot, 2: number of screenshots. */
								__( 'Screenshot %1$d of %2$d', 'templately' ),
								at + 1,
								all.length
							) }
							onClick={ () => setIndex( at ) }
						>
							<Picture src={ screenshot.url } alt="" />
						</button>
					) ) }
				</div>
			) }
		</section>
	);
}

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
								placeOf( list, {
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
						<a { ...link( itemPlace( item.pack ) ) } dir="auto">
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
					item.categories.length > 0 &&
						item.categories.map( ( { id, name, slug }, index ) => (
							<Fragment key={ id }>
								{ index > 0 && ', ' }
								<a
									{ ...link(
										placeOf( list, { category: slug } )
									) }
									dir="auto"
								>
									{ name }
								</a>
							</Fragment>
						) ),
				],
				[
					__( 'Builder', 'templately' ),
					platformLabel( item.platform ),
				],
				[
					__( 'Needs', 'templately' ),
					item.dependencies.map( ( { name } ) => name ).join( ', ' ),
				],
			] }
		/>
	);
}

/** The pages of a pack, then its blocks: each in its own shape. */
function PackItems( { item }: { item: ItemDetails } ) {
	const groups: [ ListType, string ][] = [
		[ 'pages', __( 'Pages in this pack', 'templately' ) ],
		[ 'blocks', __( 'Blocks in this pack', 'templately' ) ],
	];
	return (
		<div className="templately-details__wide templately-stack templately-stack--wide">
			{ groups.map( ( [ type, label ] ) => {
				const items = item.items.filter(
					( child ) => listTypeOf( child ) === type
				);
				return items.length > 0 ? (
					<section
						key={ type }
						className="templately-stack"
						aria-label={ label }
					>
						<h2 className="templately-heading">{ label }</h2>
						<ItemGrid kind={ kindOf( type ) } items={ items }>
							{ ( child ) => <ItemCard item={ child } /> }
						</ItemGrid>
					</section>
				) : null;
			} ) }
		</div>
	);
}
