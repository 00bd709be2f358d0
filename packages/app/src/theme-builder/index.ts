import { __ } from '@wordpress/i18n';
import type { Domain } from '../shell/domain';
import { lazyScreen } from '../shell/lazy-screen';

const THEME_BUILDER = /^\/(?<platform>\w+)\/theme-builder(?<help>\/help)?\/?$/;

/** Templates of the site's theme, and the conditions under which they show. */
export const themeBuilder: Domain = {
	routes: [
		{
			path: THEME_BUILDER,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "theme-builder" */ './theme-builder-screen'
					)
			),
		},
	],
	tabs: [
		{
			label: () => __( 'Theme Builder', 'templately' ),
			path: ( platform ) => `/${ platform }/theme-builder`,
			isAllowed: ( site ) => site.themeBuilder.can,
		},
	],
	onPlatformChange: ( path, args, platform ) =>
		THEME_BUILDER.test( path ) ? `/${ platform }/theme-builder` : undefined,
};
