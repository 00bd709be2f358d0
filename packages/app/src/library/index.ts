import type { Domain } from '../domain';
import { DetailsScreen } from './details';
import { ListingScreen } from './listing';
import { typeLabel } from './words';

/** Packs, pages and blocks. */
export const library: Domain = {
	routes: [
		{
			path: /^\/(?<platform>gutenberg|elementor)\/(?<type>packs|pages|blocks)\/?$/,
			component: ListingScreen,
		},
		{
			path: /^\/(?<platform>gutenberg|elementor)\/(?<type>packs|pages|blocks)\/(?<slug>[a-z0-9-]+)\/?$/,
			component: DetailsScreen,
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
};
