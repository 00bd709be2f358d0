import { __ } from '@wordpress/i18n';
import type { Domain } from '../domain';
import { lazyScreen } from '../lazy-screen';
import { CloudSync } from './cloud-sync';
import { CLOUD } from './paths';

let forget: Domain[ 'clear' ];

/** One's own files, workspaces, and what one saves: fetched when somebody goes there. */
export const cloud: Domain = {
	routes: [
		{
			path: CLOUD,
			component: lazyScreen( async () => {
				const { CloudRouter, clear } = await import(
					/* webpackChunkName: "cloud" */ './router'
				);
				forget = clear;
				return CloudRouter;
			} ),
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
	// What was never fetched has shown nothing.
	clear: ( registry ) => forget?.( registry ),
};
