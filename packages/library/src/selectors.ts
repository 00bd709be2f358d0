import { createRegistrySelector, createSelector } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type {
	Item,
	ItemDetails,
	ItemsPage,
	ItemsQuery,
	ItemType,
	PlanFilter,
	Platform,
	Term,
} from '@templately/rest';
import { queries } from './queries';
import { dataType, DEFAULTS, getListKey, normalizeQuery } from './query';
import type { Featured, ListError, ItemCountsByPlan, State } from './types';

export const STORE_NAME = 'templately/library';

/** The metadata selectors of the store that are used here. */
interface Metadata {
	hasFinishedResolution: ( name: string, args: unknown[] ) => boolean;
	hasResolutionFailed: ( name: string, args: unknown[] ) => boolean;
	getResolutionError: ( name: string, args: unknown[] ) => unknown;
}

const getMetadata = ( select: ( name: string ) => unknown ): Metadata =>
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

function toListError(
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

/** Failure of a selector with the given name and arguments; null without a failure. */
export const getError = createRegistrySelector(
	( select ) =>
		( _state: State, name: string, ...args: unknown[] ): ListError | null =>
			toListError( getMetadata( select ), name, args )
);

/** Plan of a query, which comes from the route. */
export const getPlan = (
	state: State,
	query: Partial< ItemsQuery > = {}
): PlanFilter => query.plan ?? DEFAULTS.plan;

/** A page of items with its totals; undefined while it is unknown. */
export const getPage = (
	state: State,
	query: ItemsQuery
): ItemsPage | undefined =>
	queries.selectors.getItems( state, normalizeQuery( query ) );

export const getItems = (
	state: State,
	query: ItemsQuery
): Item[] | undefined => getPage( state, query )?.items;

export const getCurrentPage = ( state: State, query: ItemsQuery ): number =>
	getPage( state, query )?.current_page ?? query.page ?? DEFAULTS.page;

export const getTotalPages = ( state: State, query: ItemsQuery ): number =>
	getPage( state, query )?.total_page ?? 0;

export const getItem = (
	state: State,
	platform: Platform,
	type: string,
	slug: string
): ItemDetails | undefined =>
	queries.selectors.getItem( state, platform, dataType( type ), slug );

export const getCategories = (
	state: State,
	platform: Platform,
	type: ItemType
): Term[] | undefined =>
	queries.selectors.getCategories( state, platform, dataType( type ) );

export const getTemplateTypes = (
	state: State,
	platform: Platform,
	type: ItemType
): Term[] | undefined =>
	queries.selectors.getTemplateTypes( state, platform, dataType( type ) );

/** Tags as options of a field. */
export const getTagOptions = createSelector(
	( state: State ) =>
		queries.selectors.getTags( state )?.map( ( { id, name } ) => ( {
			value: id,
			label: name,
		} ) ),
	( state: State ) => [ queries.selectors.getTags( state ) ]
);

/** Totals of a list by plan, from the last loaded page of any plan. */
export const getItemCountsByPlan = (
	state: State,
	query: ItemsQuery
): ItemCountsByPlan | undefined =>
	state.itemCountsByPlan[ getListKey( query ) ];

/** Code of every failure of the featured items. */
const FEATURED_FAILED = 'templately_api_error';

/** Featured items, whether they are being loaded, and their failure. */
export const getFeatured = createRegistrySelector( ( select ) =>
	createSelector(
		( state: State, platform: Platform ): Featured => {
			const metadata = getMetadata( select );
			const error = toListError( metadata, 'getFeaturedItems', [
				platform,
			] );
			return {
				isLoading: ! metadata.hasFinishedResolution(
					'getFeaturedItems',
					[ platform ]
				),
				items:
					queries.selectors.getFeaturedItems( state, platform ) ?? [],
				error: error && { ...error, code: FEATURED_FAILED },
			};
		},
		( state: State, platform: Platform ) => [
			queries.selectors.getFeaturedItems( state, platform ),
			getMetadata( select ).hasFinishedResolution( 'getFeaturedItems', [
				platform,
			] ),
			getMetadata( select ).getResolutionError( 'getFeaturedItems', [
				platform,
			] ),
		]
	)
);
