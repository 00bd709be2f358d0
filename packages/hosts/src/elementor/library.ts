import { createLibrary } from '../library';
import { loadApp } from '../load-app';
import { getGlobals, type AddSectionView } from './globals';
import { loadAssets } from './load-assets';
import { place } from './place';

let isMounted = false;

/** The library over Elementor's editor. */
const library = createLibrary( {
	load: async () => {
		await loadAssets( window.templately.assets );
		const [ app, { editor }, { mountDialogs } ] = await Promise.all( [
			loadApp(),
			import( /* webpackChunkName: "elementor-editor" */ './editor' ),
			import( /* webpackChunkName: "elementor-editor" */ '../dialogs' ),
		] );
		if ( ! isMounted ) {
			isMounted = true;
			mountDialogs( library );
		}
		return [ app, editor ];
	},
	showError: ( message ) =>
		getGlobals().elementor.notifications.showToast( { message } ),
	// A library that was opened from the canvas's frame leaves the focus on the body, where Elementor's keys do nothing.
	onClose: () =>
		void setTimeout( () => {
			const { activeElement, body } = window.document;
			if ( activeElement === body ) {
				getGlobals().elementor.$preview[ 0 ].contentWindow?.focus();
			}
		} ),
} );

export const prefetch = library.prefetch;

export function open(): void {
	place.clear();
	library.open();
}

/** Opens the library for an add-section area: designs go there. */
export function openAt( view: AddSectionView ): void {
	place.clear();
	place.openAt( view );
	library.open();
}

/** Saves the element whose context menu is open. */
export function saveToCloud(): void {
	place.clear();
	place.openMenu();
	library.save( 'selection', 'cloud' );
}
