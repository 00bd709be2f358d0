import type { Domain } from '../domain';
import { lazyScreen } from '../lazy-screen';
import { ImportButton } from './import-button';
import { FullsiteImportFrame } from './fullsite-import-frame';

/** Importing a whole site from a pack, and taking that back. WordPress's own menu leads to what was imported. */
export const fullsiteImport: Domain = {
	routes: [
		{
			path: /^\/imports\/?$/,
			component: lazyScreen(
				async () =>
					(
						await import(
							/* webpackChunkName: "fullsite-import" */ './imports-screen'
						)
					).ImportsScreen
			),
		},
	],
	itemActions: [ ImportButton ],
	frame: FullsiteImportFrame,
};
