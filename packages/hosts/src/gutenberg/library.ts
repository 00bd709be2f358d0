import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { Host } from '@templately/app';
import { loadApp } from '../load-app';
import { editor } from './editor';

type Loaded = Awaited< ReturnType< typeof loadApp > > & { host: Host };

let isOpen = false;
let loaded: Promise< Loaded > | undefined;
const listeners = new Set< () => void >();

function setOpen( value: boolean ): void {
	isOpen = value;
	listeners.forEach( ( listener ) => listener() );
}

/**
 * The app, and the one host that dialog and sidebar share. Fetched when it is first needed.
 */
function load(): Promise< Loaded > {
	loaded ??= loadApp()
		.then( ( app ) => ( {
			...app,
			host: app.introduce( {
				site: window.templately,
				history: app.createMemoryHistory( window.templately.adminUrl ),
				editor,
				close: () => setOpen( false ),
			} ),
		} ) )
		.catch( ( thrown ) => {
			loaded = undefined;
			throw thrown;
		} );
	return loaded;
}

/** The library of this editor: whether it is open, and the way to open it. */
export const library = {
	load,
	/** Begins to fetch the app because somebody is about to open it; whether it came is asked again then. */
	prefetch: () => void load().catch( () => undefined ),
	open: () =>
		void load().then(
			() => setOpen( true ),
			() =>
				dispatch( noticesStore ).createErrorNotice(
					__(
						'The library could not be loaded. Please try again.',
						'templately'
					),
					{ type: 'snackbar' }
				)
		),
	isOpen: () => isOpen,
	subscribe: ( listener: () => void ) => {
		listeners.add( listener );
		return () => {
			listeners.delete( listener );
		};
	},
};
