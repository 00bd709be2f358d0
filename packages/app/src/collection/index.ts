import { store as profileStore } from '@templately/profile';
import { buildPath } from '../shell/paths';
import type { Domain } from '../shell/domain';
import { lazyPart, lazyScreen } from '../shell/lazy-screen';
import {
	downloadsLabel,
	favouritesLabel,
	purchasesLabel,
} from '../lists/labels';
import { CollectionFrame, FavouriteButton } from './favourite-button';

/** Favourites, ratings, downloads and purchases of an account. */
export const collection: Domain = {
	requiresLibraryAccess: true,
	routes: [
		{
			path: /^\/favourites\/?$/,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "cloud" */ './favourites-screen'
					)
			),
			needsAccount: true,
		},
		{
			path: /^\/downloads\/?$/,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "cloud" */ './downloads-screen'
					)
			),
			needsAccount: true,
		},
		{
			path: /^\/purchased-items\/?$/,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "cloud" */ './purchases-screen'
					)
			),
			needsAccount: true,
		},
	],
	menu: [
		{ label: favouritesLabel, path: '/favourites' },
		{ label: downloadsLabel, path: '/downloads' },
		{ label: purchasesLabel, path: '/purchased-items' },
	],
	itemMarks: [ FavouriteButton ],
	itemFacts: [
		// Loads with the screen that shows it.
		lazyPart(
			() => import( /* webpackChunkName: "details" */ './pack-rating' ),
			null
		),
	],
	Provider: CollectionFrame,
	onPlatformChange: ( path, { itemType, plan } ) =>
		/^\/(favourites|downloads|purchased-items)\/?$/.test( path )
			? buildPath( path, { itemType, plan } )
			: undefined,
	resetStore: ( registry ) =>
		registry.dispatch( profileStore ).clearCollection(),
};
