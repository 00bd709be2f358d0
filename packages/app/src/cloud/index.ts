import { __ } from '@wordpress/i18n';
import { buildPath } from '../address';
import { clearStore, type Domain } from '../domain';
import { lazyScreen } from '../lazy-screen';
import { CLOUD, CloudSync } from './cloud-sync';

/** The account's files on the hub. */
export const cloud: Domain = {
	routes: [
		{
			path: /^\/clouds\/?$/,
			component: lazyScreen(
				() =>
					import( /* webpackChunkName: "cloud" */ './clouds-screen' )
			),
			needsAccount: true,
		},
		{
			path: /^\/clouds\/trash\/?$/,
			component: lazyScreen(
				() => import( /* webpackChunkName: "cloud" */ './trash-screen' )
			),
			needsAccount: true,
		},
	],
	tabs: [
		{
			label: () => __( 'My Cloud', 'templately' ),
			path: () => '/clouds',
		},
	],
	headerEnd: [ CloudSync ],
	onPlatformChange: ( path, { q } ) =>
		CLOUD.test( path ) ? buildPath( path, { q } ) : undefined,
	resetStore: clearStore( 'templately/cloud' ),
};
