import type { Domain } from '../shell/domain';
import { lazyScreen } from '../shell/lazy-screen';
import { FullsiteImportProvider } from './import-provider';
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
	Provider: FullsiteImportProvider,
};
