import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
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
	getStart: () =>
		window.templately.can.browse &&
		select( editorStore ).getCurrentPostType() === 'post'
			? '/gutenberg/blocks'
			: '',
	showError: ( message ) =>
		void dispatch( noticesStore ).createErrorNotice( message, {
			type: 'snackbar',
		} ),
} );
