import type { Domain } from '../domain';
import { lazyScreen } from '../lazy-screen';
import { FullsiteImportFrame } from './fullsite-import-frame';
import { ImportButton } from './import-button';

/** Importing a pack as a full site, and reverting imports. WordPress's own menu links to the imports. */
export const fullsiteImport: Domain = {
	routes: [
		{
			path: /^\/imports\/?$/,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "fullsite-import" */ './imports-screen'
					)
			),
		},
	],
	itemActions: [ ImportButton ],
	Provider: FullsiteImportFrame,
};
