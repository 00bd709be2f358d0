import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type {
	Host,
	Insertion,
	SaveTask,
	ThemeBuilderTask,
} from '@templately/app';
import { loadApp } from '../load-app';

type Loaded = Awaited< ReturnType< typeof loadApp > > & { host: Host };

/** A design chosen outside of the library. The count tells repeated choices of the same design apart. */
interface Choice {
	item: Insertion[ 'item' ];
	mode: Insertion[ 'mode' ];
	count: number;
}

/** A save task. The count tells repeated saves apart. */
interface Saving {
	task: SaveTask;
	count: number;
}

let isOpen = false;
let saving: Saving | undefined;
let choice: Choice | undefined;
let task: ThemeBuilderTask | undefined;
let loaded: Promise< Loaded > | undefined;
const listeners = new Set< () => void >();

const tell = () => listeners.forEach( ( listener ) => listener() );

function setOpen( value: boolean ): void {
	isOpen = value;
	tell();
}

function choose( item: Choice[ 'item' ], mode: Choice[ 'mode' ] ): void {
	choice = { item, mode, count: ( choice?.count ?? 0 ) + 1 };
	tell();
}

/**
 * The app, and the one host that dialog and sidebar share. Fetched when it is first needed.
 */
function load(): Promise< Loaded > {
	loaded ??= Promise.all( [
		loadApp(),
		import( /* webpackChunkName: "editor" */ './editor' ),
	] )
		.then( ( [ app, { editor } ] ) => ( {
			...app,
			host: app.initializeHost( {
				site: window.templately,
				history: app.createMemoryHistory( window.templately.adminUrl ),
				editor,
				close: () => setOpen( false ),
				changeLook: ( item ) => choose( item, 'again' ),
			} ),
		} ) )
		.catch( ( thrown ) => {
			loaded = undefined;
			throw thrown;
		} );
	return loaded;
}

function setTask( value?: ThemeBuilderTask ): void {
	task = value;
	tell();
}

/** Does what needs the app, or says that it did not come. */
const onceLoaded = ( then: () => void ) =>
	void load().then(
		then,
		() =>
			void dispatch( noticesStore ).createErrorNotice(
				__(
					'The library could not be loaded. Please try again.',
					'templately'
				),
				{ type: 'snackbar' }
			)
	);

/** The library of this editor: whether it is open, and the way to open it. */
export const library = {
	load,
	/** Prefetches the app. Errors are shown when it opens. */
	prefetch: () => void load().catch( () => undefined ),
	open: () => onceLoaded( () => setOpen( true ) ),
	isOpen: () => isOpen,
	/** Inserts a design without opening. The app is there: it found the design. */
	insert: ( item: Choice[ 'item' ] ) => choose( item, 'add' ),
	getChoice: () => choice,
	/** Saves something of the open document, without opening. */
	save: ( what: SaveTask[ 'what' ], as: SaveTask[ 'as' ] ) => {
		saving = { task: { what, as }, count: ( saving?.count ?? 0 ) + 1 };
		tell();
	},
	getSaving: () => saving,
	/** Opens a dialog of the theme builder over the editor. */
	ask: ( about: ThemeBuilderTask ) => onceLoaded( () => setTask( about ) ),
	endTask: () => setTask(),
	getTask: () => task,
	subscribe: ( listener: () => void ) => {
		listeners.add( listener );
		return () => {
			listeners.delete( listener );
		};
	},
};
