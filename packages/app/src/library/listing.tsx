import { speak } from '@wordpress/a11y';
import { Button, Modal, Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	areEqual,
	toUrlArgs,
	dataType,
	getFilter,
	NO_FILTER,
	PLANS,
	getQueryKey,
	fromUrlArgs,
	getSectionKey,
	store as libraryStore,
	getRequiredTerms,
	type Filter,
	type Terms,
} from '@templately/library';
import type { Item, ItemsQuery, Platform } from '@templately/rest';
import {
	SegmentedControl,
	EmptyState,
	GridSkeleton,
	icons,
	ItemGrid,
	Pagination,
} from '@templately/ui';
import { useSearch } from 'wouter';
import { type Args, buildPath, parseArgs } from '../shell/paths';
import { useApp, useLink } from '../shell/app-context';
import type { Params } from '../shell/domain';
import { RequestError } from '../shell/request-error';
import { ItemCard } from '../lists/item-card';
import {
	emptyTitle,
	foundMessage,
	getCardKind,
	listTitle,
	type ListType,
	planChoice,
	platformLabel,
	searchLabel,
} from '../lists/labels';
import { ToolbarSearch, usePreviousWhileLoading } from '../lists/list-parts';
import { useRemembered } from '../shell/storage';
import { useResolved } from '../shell/use-resolved';
import { FeaturedRow, useFeatured } from './featured-row';
import { FilterPanel } from './filter-panel';
import { TermsLoader } from './terms-loader';
import { useRestoreScroll } from './use-restore-scroll';

/** Lists with fewer designs have no filter. */
const FILTER_MINIMUM = 12;

/**
 * A list in which there is nothing, and the way on: back from what it was narrowed to, or to the other builder's designs.
 *
 * @param props
 * @param props.type       What is listed.
 * @param props.platform   The builder whose designs are listed.
 * @param props.search     What was searched for.
 * @param props.isFiltered Whether it is narrowed by a filter.
 * @param props.plan       The plan that it is narrowed to.
 * @param props.onReset    Shows all.
 */
export function EmptyList( {
	type,
	platform,
	search,
	isFiltered,
	plan,
	onReset,
}: {
	type: ListType;
	platform: Platform;
	search: string;
	isFiltered: boolean;
	plan: Parameters< typeof emptyTitle >[ 2 ];
	onReset: () => void;
} ) {
	const { editor, site } = useApp().host;
	const link = useLink();
	const title = emptyTitle( type, Boolean( search ) || isFiltered, plan );
	if ( search || isFiltered || plan !== 'all' ) {
		return (
			<EmptyState
				title={ title }
				action={
					<Button
						variant="secondary"
						__next40pxDefaultSize
						onClick={ onReset }
					>
						{ __( 'Reset', 'templately' ) }
					</Button>
				}
			>
				{ search &&
					__( 'Try another word or another plan.', 'templately' ) }
			</EmptyState>
		);
	}
	const other = platform === 'elementor' ? 'gutenberg' : 'elementor';
	return (
		<EmptyState
			title={ title }
			// In an editor of one builder the other one's designs lead nowhere.
			action={
				! editor &&
				( other === 'gutenberg' || site.hasElementor ) && (
					<Button
						variant="secondary"
						__next40pxDefaultSize
						{ ...link( `/${ other }/${ type }` ) }
					>
						{ sprintf(
							/* translators: %s: Gutenberg or Elementor. */
							__( 'Show designs for %s', 'templately' ),
							platformLabel( other )
						) }
					</Button>
				)
			}
		>
			{ sprintf(
				/* translators: %s: Gutenberg or Elementor. */
				__( 'This library has no designs for %s yet.', 'templately' ),
				platformLabel( platform )
			) }
		</EmptyState>
	);
}

/** All packs, pages or blocks of a builder, with search, plan and pages. */
export function ListingScreen( { params }: { params: Params } ) {
	const platform = params.platform as Platform;
	const type = params.type as ListType;
	const args = parseArgs( useSearch() );
	return (
		<TermsLoader
			platform={ platform }
			type={ dataType( type ) }
			named={ getRequiredTerms( args ) }
			waiting={ <ListSkeleton type={ type } /> }
		>
			{ ( terms ) => (
				<Listing
					// Another type starts with a fresh state.
					key={ `${ platform }/${ type }` }
					type={ type }
					args={ args }
					query={ fromUrlArgs( platform, type, args, terms ) }
					terms={ terms }
				/>
			) }
		</TermsLoader>
	);
}

/** Placeholder of a list, without controls: how long the list is decides which of them it has. */
const ListSkeleton = ( { type }: { type: ListType } ) => (
	<div className="templately-main">
		<div className="templately-browse">
			<div className="templately-browse__main">
				<GridSkeleton kind={ getCardKind( type ) } />
			</div>
		</div>
	</div>
);

function Listing( {
	type,
	args,
	query,
	terms,
}: {
	type: ListType;
	args: Args;
	query: Required< ItemsQuery >;
	terms: Terms;
} ) {
	const { history } = useApp().host;
	const { platform, plan } = query;
	const isFiltered = ! areEqual( getFilter( query ), NO_FILTER );
	const [ isFilterOpen, setFilterOpen ] = useState( false );
	// The panel's own choice is of a list that it has shown, and so is there.
	const shelf = useSelect(
		( select ) => {
			const { getCategories, getTemplateTypes } = select( libraryStore );
			return query.type === 'packs'
				? { categories: getCategories( platform, query.type ) }
				: { templateTypes: getTemplateTypes( platform, query.type ) };
		},
		[ platform, query.type ]
	);

	const {
		value: items,
		failure,
		retry,
	} = useResolved( libraryStore, 'getItems', query );
	const { value: page } = useResolved( libraryStore, 'getPage', query );
	const totals = useSelect(
		( select ) => select( libraryStore ).getItemCountsByPlan( query ),
		[ query ]
	);
	const whole = useRemembered(
		`templately-totals-${ platform }-${ type }`,
		useSelect(
			( select ) =>
				select( libraryStore ).getItemCountsByPlan( {
					platform,
					type: query.type,
				} ),
			[ platform, query.type ]
		)
	);
	const { shown: previousTotals } = usePreviousWhileLoading( totals );
	const shownTotals = previousTotals ?? whole;
	const isShort =
		! isFiltered && ( whole?.all?.total ?? Infinity ) < FILTER_MINIMUM;
	const plans = PLANS.filter(
		( value ) =>
			value === plan ||
			value === 'all' ||
			shownTotals?.[ value ]?.total !== 0
	);
	const { shown, isHeld } = usePreviousWhileLoading( items );
	// The first page of all packs has a row above it.
	const isFront =
		type === 'packs' &&
		getQueryKey( query ) === getSectionKey( platform, query.type );
	const { featured, retry: retryFeatured } = useFeatured( platform, isFront );
	const title = useRef< HTMLHeadingElement >( null );
	const grid = useRestoreScroll( items !== undefined );

	const show = ( change: Partial< ItemsQuery >, replace = false ) =>
		history.navigate(
			buildPath( `/${ platform }/${ type }`, {
				...args,
				...toUrlArgs( { page: 1, ...change }, { ...terms, ...shelf } ),
			} ),
			{ replace }
		);

	const isUnknown = ( argument: string | undefined, id: number ) =>
		argument !== undefined && argument !== 'all' && id === 0;
	const isUnknownCategory =
		terms.categories && isUnknown( args.category, query.category_id );
	const isUnknownType =
		terms.templateTypes &&
		isUnknown( args.templateType, query.template_type_id );
	useEffect( () => {
		if ( isUnknownCategory || isUnknownType ) {
			history.navigate(
				buildPath( `/${ platform }/${ type }`, {
					...args,
					...( isUnknownCategory && { category: 'all' } ),
					...( isUnknownType && { templateType: 'all' } ),
				} ),
				{ replace: true }
			);
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each unknown term.
	}, [ isUnknownCategory, isUnknownType ] );

	const filter = ( chosen: Filter ) => {
		setFilterOpen( false );
		show( chosen );
		title.current?.focus( { preventScroll: true } );
	};
	// On failure show one error, not four.
	const panel =
		failure || isShort ? null : (
			<FilterPanel query={ query } onFilter={ filter } />
		);

	const turnTo = ( number: number ) => {
		show( { page: number } );
		title.current?.focus( { preventScroll: true } );
		title.current?.closest( '.templately-app' )?.scrollIntoView();
	};

	const found =
		page && query.search
			? foundMessage(
					type,
					query.search,
					page.total,
					page.total_is_capped
				)
			: '';
	useEffect( () => {
		if ( found ) {
			speak( found );
		}
	}, [ found ] );

	if ( ! whole && ! items && ! failure ) {
		return <ListSkeleton type={ type } />;
	}
	return (
		<div className="templately-main">
			{ page?.stale && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'templately' ),
							onClick: retry,
						},
					] }
				>
					{ __(
						'The library is not available right now. This is the last saved copy.',
						'templately'
					) }
				</Notice>
			) }
			<div
				className={ `templately-browse${ isShort ? ' is-unfiltered' : '' }` }
			>
				{ ! isShort && (
					<aside
						className="templately-browse__aside"
						aria-label={ __( 'Filter', 'templately' ) }
					>
						{ panel }
					</aside>
				) }
				{ isFilterOpen && (
					<Modal
						className="templately"
						title={ __( 'Filter', 'templately' ) }
						size="small"
						onRequestClose={ () => setFilterOpen( false ) }
					>
						{ panel }
					</Modal>
				) }
				<div
					className="templately-browse__main"
					id="templately-results"
				>
					<div className="templately-toolbar">
						<div className="templately-toolbar__title">
							<h1
								className="templately-title"
								ref={ title }
								tabIndex={ -1 }
							>
								{ listTitle( type ) }
							</h1>
							{ query.search && (
								<div className="templately-row templately-soft">
									<p dir="auto">
										{ sprintf(
											/* translators: %s: what somebody searched for. */
											__(
												'You are looking for: %s',
												'templately'
											),
											query.search
										) }
									</p>
									{ found && (
										<p className="templately-small">
											{ found }
										</p>
									) }
								</div>
							) }
						</div>
						{ plans.length > 1 && (
							<SegmentedControl
								label={ __( 'Plan', 'templately' ) }
								value={ plan }
								options={ plans.map( ( value ) => ( {
									value,
									label: planChoice(
										value,
										shownTotals?.[ value ]
									),
								} ) ) }
								onChange={ ( chosen ) =>
									show( { plan: chosen } )
								}
							/>
						) }
						<ToolbarSearch
							label={ searchLabel( type ) }
							value={ query.search }
							onSearch={ ( search ) => show( { search }, true ) }
						/>
						{ ! isShort && (
							<Button
								className="templately-browse__filter templately-quiet"
								variant="secondary"
								icon={ icons.filter }
								aria-haspopup="dialog"
								onClick={ () => setFilterOpen( true ) }
								__next40pxDefaultSize
							>
								{ isFiltered
									? __( 'Filter (active)', 'templately' )
									: __( 'Filter', 'templately' ) }
							</Button>
						) }
					</div>
					{ isFront && ! failure && (
						<FeaturedRow
							featured={ featured }
							total={ page?.total ?? 0 }
							listed={ shown ?? [] }
							retry={ retryFeatured }
						/>
					) }
					<Results
						failure={
							failure && (
								<RequestError
									failure={ failure }
									retry={ retry }
								/>
							)
						}
						items={
							isFront && featured.isLoading ? undefined : shown
						}
						isHeld={ isHeld }
						type={ type }
						grid={ grid }
						empty={
							<EmptyList
								type={ type }
								platform={ platform }
								search={ query.search ?? '' }
								isFiltered={ isFiltered }
								plan={ plan }
								onReset={ () =>
									show( {
										...NO_FILTER,
										search: '',
										plan: 'all',
									} )
								}
							/>
						}
					/>
					{ page && page.total_page > 1 && ! failure && (
						<Pagination
							current={ page.current_page }
							total={ page.total_page }
							onChange={ turnTo }
						/>
					) }
				</div>
			</div>
		</div>
	);
}

interface ResultsProps {
	failure: React.ReactNode;
	items: Item[] | undefined;
	isHeld: boolean;
	type: ListType;
	grid: React.RefObject< HTMLDivElement >;
	empty: React.ReactNode;
}

/** A list's four faces: failed, loading, empty, filled. */
function Results( {
	failure,
	items,
	isHeld,
	type,
	grid,
	empty,
}: ResultsProps ) {
	if ( failure ) {
		return <>{ failure }</>;
	}
	if ( ! items ) {
		return <GridSkeleton kind={ getCardKind( type ) } />;
	}
	if ( items.length === 0 ) {
		return <>{ empty }</>;
	}
	return (
		<div ref={ grid }>
			<ItemGrid
				kind={ getCardKind( type ) }
				items={ items }
				isDimmed={ isHeld }
			>
				{ ( item ) => <ItemCard item={ item } /> }
			</ItemGrid>
		</div>
	);
}
