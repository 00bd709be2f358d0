import { store as libraryStore } from '@templately/library';
import type { Domain } from '../domain';
import { lazyScreen } from '../lazy-screen';
import { typeLabel } from '../lists/item-labels';
import { DetailsBones } from './details/bones';
import { ListingScreen } from './listing';
import { DETAILS, LISTING } from './paths';
import { PlatformMenu } from './platform-menu';

/** Packs, pages and blocks. */
export const library: Domain = {
	isOfLibrary: true,
	routes: [
		{ path: LISTING, component: ListingScreen },
		{
			path: DETAILS,
			component: lazyScreen(
				async () =>
					(
						await import(
							/* webpackChunkName: "details" */ './details/details'
						)
					).DetailsScreen,
				<div className="templately-details">
					<DetailsBones />
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
	clear: ( registry ) => registry.dispatch( libraryStore ).clear(),
};

/** Which builder's things are shown: designs, and also people's own files and templates. */
export const builders: Domain = { headerEnd: [ PlatformMenu ] };
