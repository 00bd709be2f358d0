import { __ } from '@wordpress/i18n';
import type { Domain } from '../domain';
import { lazyScreen } from '../lazy-screen';
import { canBuild } from './can-build';

/** Templates of this site's own theme, and the conditions under which they show. */
export const themeBuilder: Domain = {
	routes: [
		{
			path: /^\/(?<platform>\w+)\/theme-builder(?<help>\/help)?\/?$/,
			component: lazyScreen(
				async () =>
					(
						await import(
							/* webpackChunkName: "theme-builder" */ './screens'
						)
					).ThemeBuilderScreen
			),
		},
	],
	tabs: [
		{
			label: () => __( 'Theme Builder', 'templately' ),
			path: ( platform ) => `/${ platform }/theme-builder`,
			isAllowed: canBuild,
		},
	],
};
