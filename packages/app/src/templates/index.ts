import { __ } from '@wordpress/i18n';
import type { Domain } from '../domain';
import { lazyScreen } from '../lazy-screen';
import { TEMPLATES } from './paths';

/** What is saved as a template on this site: it needs no account. */
export const templates: Domain = {
	routes: [
		{
			path: TEMPLATES,
			component: lazyScreen(
				async () =>
					(
						await import(
							/* webpackChunkName: "cloud" */ './templates-screen'
						)
					).TemplatesScreen
			),
		},
	],
	tabs: [
		{
			label: () => __( 'Templates', 'templately' ),
			path: ( platform ) => `/${ platform }/templates`,
			// Among one's files Gutenberg's have a link of their own; where the library is hidden they are half of what there is.
			isAllowed: ( { can }, platform ) =>
				platform === 'elementor' || ! can.browse,
		},
	],
};
