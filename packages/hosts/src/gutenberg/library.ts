import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { createLibrary } from '../library';
import { loadApp } from '../load-app';

/** The library of the block editor. */
export const library = createLibrary( {
	load: async () => {
		const [ app, { editor } ] = await Promise.all( [
			loadApp(),
			import( /* webpackChunkName: "editor" */ './editor' ),
		] );
		return [ app, editor ];
	},
	showError: ( message ) =>
		void dispatch( noticesStore ).createErrorNotice( message, {
			type: 'snackbar',
		} ),
} );
