import { store as libraryStore } from '@templately/library';
import type { Domain } from '../shell/domain';
import { lazyScreen } from '../shell/lazy-screen';
import { typeLabel } from '../lists/labels';
import { DetailsSkeleton } from './details/skeleton';
import { ListingScreen } from './listing';
import { DETAILS, LISTING, PlatformMenu } from './platform-menu';

/** Packs, pages and blocks. */
export const library: Domain = {
	requiresLibraryAccess: true,
	routes: [
		{ path: LISTING, component: ListingScreen },
		{
			path: DETAILS,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "details" */ './details/details-screen'
					),
				<div className="templately-details">
					<DetailsSkeleton />
				</div>
			),
		},
	],
	tabs: [
		{
			label: () => typeLabel( 'packs' ),
			path: ( platform ) => `/${ platform }/packs`,
		},
		{
			label: () => typeLabel( 'blocks' ),
			path: ( platform ) => `/${ platform }/blocks`,
		},
		{
			label: () => typeLabel( 'pages' ),
			path: ( platform ) => `/${ platform }/pages`,
			isAllowed: ( site ) => site.can.read,
		},
	],
	resetStore: ( registry ) => registry.dispatch( libraryStore ).clear(),
};

/** The platform menu is there without the library too: files and templates have a platform as well. */
export const builders: Domain = { headerEnd: [ PlatformMenu ] };
