import { clearStore, type Domain } from '../shell/domain';
import { lazyScreen } from '../shell/lazy-screen';

/** Workspaces: folders in the cloud that several accounts share. */
export const workspaces: Domain = {
	routes: [
		{
			path: /^\/clouds\/(?<shared>shared-)?workspace\/?$/,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "cloud" */ './workspaces-screen'
					)
			),
			needsAccount: true,
		},
		{
			path: /^\/clouds\/(?<shared>shared-)?workspace\/(?<slug>[a-z0-9-]+)\/?$/,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "cloud" */ './workspace-screen'
					)
			),
			needsAccount: true,
		},
	],
	resetStore: clearStore( 'templately/workspaces' ),
};
