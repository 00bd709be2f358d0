import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { ItemDetails, Platform, Item } from '@templately/rest';
import { Html, Icon, icons, ItemGrid } from '@templately/ui';
import type { MouseEvent } from 'react';
import { useApp, useLink } from '../../shell/app-context';
import {
	ItemActions,
	ItemMarks,
	ItemNotes,
	type Params,
} from '../../shell/domain';
import { NOT_FOUND } from '../../shell/errors';
import { RequestError, NotFoundState } from '../../shell/request-error';
import { FullSiteBadge, PlanBadge, ItemCard } from '../../lists/item-card';
import { type ListType, toListType } from '../../lists/labels';
import { useResolved } from '../../shell/use-resolved';
import { Sidebar } from './sidebar';
import { DetailsSkeleton } from './skeleton';
import { ItemPreview } from './item-preview';
import { Carousel } from '@templately/ui/carousel';
import { buildPath } from '../../shell/paths';
import './details.css';

/** Details of a pack, page or block. */
export default function DetailsScreen( { params }: { params: Params } ) {
	const platform = params.platform as Platform;
	const type = params.type as ListType;
	const { value, failure, retry } = useResolved(
		libraryStore,
		'getItem',
		platform,
		type,
		params.slug ?? ''
	);
	// After a sign-in the item is fetched again. Until then the last one keeps the chosen view.
	const last = useRef( value );
	last.current = value ?? last.current;
	const item = last.current?.slug === params.slug ? last.current : undefined;
	const toLibrary = useBackLink( `/${ platform }/${ type }` );
	return (
		<div className="templately-main" id="templately-results">
			<div className="templately-details">
				{ failure?.code !== NOT_FOUND && (
					<div className="templately-details__wide">
						<a className="templately-back" { ...toLibrary }>
							<Icon
								className="templately-icon"
								icon={
									isRTL()
										? icons.chevronRight
										: icons.chevronLeft
								}
								size={ 24 }
							/>
							{ __( 'Back to Library', 'templately' ) }
						</a>
					</div>
				) }
				{ failure && (
					<div className="templately-details__wide">
						{ failure.code === NOT_FOUND ? (
							<NotFoundState
								title={ __(
									'This design was not found.',
									'templately'
								) }
								text={ __(
									'It may have been renamed or removed from the library.',
									'templately'
								) }
								back={ __( 'Back to Library', 'templately' ) }
								link={ toLibrary }
							/>
						) : (
							<RequestError failure={ failure } retry={ retry } />
						) }
					</div>
				) }
				{ ! failure && ! item && <DetailsSkeleton /> }
				{ ! failure && item && (
					<Details key={ item.id } item={ item } type={ type } />
				) }
			</div>
		</div>
	);
}

/** A link back to the list, with its search and page; to the plain list if there is no history. */
function useBackLink( list: string ) {
	const { history } = useApp().host;
	const link = useLink()( list );
	return {
		href: link.href,
		onClick: ( event: MouseEvent ) => {
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
		},
	};
}

function Details( { item, type }: { item: ItemDetails; type: ListType } ) {
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
				<FullSiteBadge item={ item } />
				<ItemMarks item={ item } place="details" />
				<div className="templately-row templately-push">
					<ItemActions item={ item } place="details" />
				</div>
				<ItemNotes item={ item } />
			</div>
			<div className="templately-stack templately-stack--wide">
				<ItemPreview item={ item } />
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
			<Sidebar item={ item } type={ type } />
			<Layouts item={ item } />
			{ isLifetime && (
				<div className="templately-details__wide">
					<Tags item={ item } type={ type } />
				</div>
			) }
		</>
	);
}

const ofType = ( items: readonly Item[], type: 'pages' | 'blocks' ) =>
	items.filter( ( item ) => toListType( item ) === type );

/**
 * Other parts of the pack in a carousel: its pages, or its blocks if it has none. The screen of a pack shows
 * both.
 */
function Layouts( { item }: { item: ItemDetails } ) {
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
							buildPath( `/${ item.platform }/${ type }`, {
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
