import type { Domain } from '../domain';
import { lazyScreen } from '../lazy-screen';

/** What an administrator decides for the whole site. WordPress's own menu leads there. */
export const settings: Domain = {
	routes: [
		{
			path: /^\/settings\/?$/,
			component: lazyScreen(
				async () =>
					(
						await import(
							/* webpackChunkName: "settings" */ './settings-screen'
						)
					).SettingsScreen
			),
		},
	],
};
