import { store as profileStore } from '@templately/profile';
import type { Domain } from '../domain';
import { lazyPart, lazyScreen } from '../lazy-screen';
import {
	downloadsLabel,
	favouritesLabel,
	purchasesLabel,
} from '../lists/item-labels';
import { CollectionFrame } from './collection-frame';
import { FavouriteButton } from './favourite-button';
import { DOWNLOADS, FAVOURITES, PURCHASES } from './paths';

const screens = () => import( /* webpackChunkName: "cloud" */ './screens' );

/** What somebody has collected: favourites, ratings, downloads and purchases. */
export const collection: Domain = {
	isOfLibrary: true,
	routes: [
		{
			path: FAVOURITES,
			component: lazyScreen(
				async () => ( await screens() ).FavouritesScreen
			),
			needsAccount: true,
		},
		{
			path: DOWNLOADS,
			component: lazyScreen(
				async () => ( await screens() ).DownloadsScreen
			),
			needsAccount: true,
		},
		{
			path: PURCHASES,
			component: lazyScreen(
				async () => ( await screens() ).PurchasesScreen
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
		// With the screen that has them.
		lazyPart(
			async () =>
				(
					await import(
						/* webpackChunkName: "details" */ './pack-rating'
					)
				).PackRating,
			null
		),
	],
	frame: CollectionFrame,
	clear: ( registry ) => registry.dispatch( profileStore ).forgetCollection(),
};
