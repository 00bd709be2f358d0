import type { Domain } from '../shell/domain';
import { lazyScreen } from '../shell/lazy-screen';

/** The site's settings, for administrators. WordPress's own menu links to them. */
export const settings: Domain = {
	routes: [
		{
			path: /^\/settings\/?$/,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "settings" */ './settings-screen'
					)
			),
		},
	],
};
