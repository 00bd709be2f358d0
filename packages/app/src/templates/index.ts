import { __ } from '@wordpress/i18n';
import { clearStore, type Domain } from '../shell/domain';
import { lazyScreen } from '../shell/lazy-screen';

const TEMPLATES = /^\/(?<platform>gutenberg|elementor)\/templates\/?$/;

/** Templates that are saved on this site. Listing them needs no account; saving one to the cloud does. */
export const templates: Domain = {
	routes: [
		{
			path: TEMPLATES,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "cloud" */ './templates-screen'
					)
			),
		},
		{
			path: /^\/clouds\/save-template\/?$/,
			component: lazyScreen(
				() => import( /* webpackChunkName: "cloud" */ './save-screen' )
			),
			needsAccount: true,
		},
	],
	tabs: [
		{
			label: () => __( 'Templates', 'templately' ),
			path: ( platform ) => `/${ platform }/templates`,
			// The cloud's navigation links to Gutenberg's templates. Without the library there is room for the tab.
			isAllowed: ( { can }, platform ) =>
				platform === 'elementor' || ! can.browse,
		},
	],
	onPlatformChange: ( path, args, platform ) =>
		TEMPLATES.test( path ) ? `/${ platform }/templates` : undefined,
	resetStore: clearStore( 'templately/templates' ),
};
