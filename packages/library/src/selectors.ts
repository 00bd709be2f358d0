import { createRegistrySelector, createSelector } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type {
	Counts,
	Dependency,
	Item,
	ItemDetails,
	ItemsQuery,
	ItemType,
	PlanFilter,
	Platform,
	Tag,
	Term,
} from '@templately/rest';
import { DEFAULTS, itemKey, listKey, queryKey, shelfKey } from './query';
import type { Featured, ListError, Page, PlanTotals, State } from './types';

export const STORE_NAME = 'templately/library';

/** What the store says of its resolutions, in the few words that are needed here. */
interface Metadata {
	hasFinishedResolution: ( name: string, args: unknown[] ) => boolean;
	hasResolutionFailed: ( name: string, args: unknown[] ) => boolean;
	getResolutionError: ( name: string, args: unknown[] ) => unknown;
}

const metadataOf = ( select: ( name: string ) => unknown ): Metadata =>
	select( STORE_NAME ) as Metadata;

export const getPlatform = ( state: State ): Platform =>
	state.application.platform;

export const getCurrentScreen = ( state: State ): string =>
	state.application.currentScreen;

export const hasElementor = ( state: State ): boolean =>
	state.application.hasElementor;

export const hasElementorPro = ( state: State ): boolean =>
	state.application.hasElementorPro;

export const getUiTheme = ( state: State ): 'light' | 'dark' =>
	state.application.uiTheme;

export const getRedirect = ( state: State ): string | null =>
	state.application.redirect;

function errorIn(
	metadata: Metadata,
	name: string,
	args: unknown[]
): ListError | null {
	if ( ! metadata.hasResolutionFailed( name, args ) ) {
		return null;
	}
	const { code, message } = ( metadata.getResolutionError( name, args ) ??
		{} ) as Partial< ListError >;
	return {
		code: code || 'unknown_error',
		message: message || __( 'Something went wrong.', 'templately' ),
	};
}

/**
 * Why a list could not be had: null where nothing failed. It is asked by the name of the list's selector, and its arguments.
 */
export const getError = createRegistrySelector(
	( select ) =>
		( _state: State, name: string, ...args: unknown[] ): ListError | null =>
			errorIn( metadataOf( select ), name, args )
);

/**
 * The plan that a list is narrowed to. It lives in the route, whose query is given here.
 *
 * @param state The store's state.
 * @param query The route's query.
 */
export const getPlan = (
	state: State,
	query: Partial< ItemsQuery > = {}
): PlanFilter => query.plan ?? DEFAULTS.plan;

const itemsOf = ( { byId }: State, ids: readonly number[] ): Item[] =>
	ids
		.map( ( id ) => byId[ id ]?.value )
		.filter( ( item ) => item !== undefined );

// Memoised on the key: a query is a new object each time.
const getPageItems = createSelector(
	( state: State, key: string ) =>
		state.pages[ key ] && itemsOf( state, state.pages[ key ].value.ids ),
	( state: State, key: string ) => [ state.pages[ key ], state.byId ]
);

export const getItems = (
	state: State,
	query: ItemsQuery
): Item[] | undefined => getPageItems( state, queryKey( query ) );

export const getPage = ( state: State, query: ItemsQuery ): Page | undefined =>
	state.pages[ queryKey( query ) ]?.value;

export const getCurrentPage = ( state: State, query: ItemsQuery ): number =>
	getPage( state, query )?.current_page ?? query.page ?? DEFAULTS.page;

export const getTotalPages = ( state: State, query: ItemsQuery ): number =>
	getPage( state, query )?.total_page ?? 0;

// Put together from the one record that there is of each item.
const getDetails = createSelector(
	( state: State, key: string ): ItemDetails | undefined => {
		const details = state.details[ key ]?.value;
		if ( ! details ) {
			return undefined;
		}
		const { itemIds, pack, ...rest } = details;
		return {
			...rest,
			...state.byId[ rest.id ]?.value,
			items: itemsOf( state, itemIds ),
			pack: pack && {
				...pack,
				...state.byId[ pack.id ]?.value,
				items: itemsOf( state, pack.itemIds ),
			},
		};
	},
	( state: State, key: string ) => [ state.details[ key ], state.byId ]
);

export const getItem = (
	state: State,
	platform: Platform,
	type: string,
	slug: string
): ItemDetails | undefined =>
	getDetails( state, itemKey( platform, type, slug ) );

/**
 * How many items there are, in all and for each plan, per platform and type.
 *
 * @param state The store's state.
 */
export const getCounts = ( state: State ): Counts | undefined =>
	state.counts?.value;

/**
 * The categories that items of a shelf have, with how many.
 *
 * @param state    The store's state.
 * @param platform The builder.
 * @param type     The type of the items.
 */
export const getCategories = (
	state: State,
	platform: Platform,
	type: ItemType
): Term[] | undefined => state.categories[ shelfKey( platform, type ) ]?.value;

export const getTemplateTypes = (
	state: State,
	platform: Platform,
	type: ItemType
): Term[] | undefined =>
	state.templateTypes[ shelfKey( platform, type ) ]?.value;

export const getTags = ( state: State ): Tag[] | undefined => state.tags?.value;

/**
 * The tags as a choice offers them.
 *
 * @param state The store's state.
 */
export const getTagOptions = createSelector(
	( state: State ) =>
		state.tags?.value.map( ( { id, name } ) => ( {
			value: id,
			label: name,
		} ) ),
	( state: State ) => [ state.tags ]
);

/**
 * The plugins that designs of a builder need. One that is for no builder alone is in both lists.
 *
 * @param state    The store's state.
 * @param platform The builder.
 */
export const getDependencies = (
	state: State,
	platform: Platform
): Dependency[] | undefined => state.dependencies[ platform ]?.value;

/**
 * How many items a list has for each plan, as the last answer about it said.
 *
 * @param state The store's state.
 * @param query The list; its plan and page do not matter.
 */
export const getPlanTotals = (
	state: State,
	query: ItemsQuery
): PlanTotals | undefined => state.planTotals[ listKey( query ) ]?.value;

/**
 * The items that the hub puts first.
 *
 * @param state    The store's state.
 * @param platform The builder.
 */
export const getFeaturedItems = createSelector(
	( state: State, platform: Platform ): Item[] | undefined =>
		state.featured[ platform ] &&
		itemsOf( state, state.featured[ platform ].value ),
	( state: State, platform: Platform ) => [
		state.featured[ platform ],
		state.byId,
	]
);

/** What every failure of the featured items is called. */
const FEATURED_FAILED = 'templately_api_error';

/**
 * The items that the hub puts first, whether they are on their way, and why they could not be had.
 *
 * @param platform The builder.
 */
export const getFeatured = createRegistrySelector( ( select ) =>
	createSelector(
		( state: State, platform: Platform ): Featured => {
			const metadata = metadataOf( select );
			const error = errorIn( metadata, 'getFeaturedItems', [ platform ] );
			return {
				isLoading: ! metadata.hasFinishedResolution(
					'getFeaturedItems',
					[ platform ]
				),
				items: getFeaturedItems( state, platform ) ?? [],
				error: error && { ...error, code: FEATURED_FAILED },
			};
		},
		( state: State, platform: Platform ) => [
			getFeaturedItems( state, platform ),
			metadataOf( select ).hasFinishedResolution( 'getFeaturedItems', [
				platform,
			] ),
			metadataOf( select ).getResolutionError( 'getFeaturedItems', [
				platform,
			] ),
		]
	)
);
