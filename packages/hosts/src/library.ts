import { __ } from '@wordpress/i18n';
import type {
	Editor,
	Host,
	Insertion,
	SaveTask,
	ThemeBuilderTask,
} from '@templately/app';
import { loadApp } from './load-app';

type App = Awaited< ReturnType< typeof loadApp > >;

/** The app, and the one host that its parts share. */
type Loaded = App & { host: Host };

/** A design chosen outside of the library. The count tells repeated choices of the same design apart. */
type Choice = Pick< Insertion, 'item' | 'mode' | 'look' > & { count: number };

interface State {
	isOpen: boolean;
	loaded?: Loaded;
	choice?: Choice;
	/** The count tells repeated saves apart. */
	saving?: { task: SaveTask; count: number };
	/** A dialog of the theme builder. */
	task?: ThemeBuilderTask;
}

interface Screen {
	/** Fetches the app and the editor that it inserts into. */
	load: () => Promise< [ App, Editor ] >;
	showError: ( message: string ) => void;
	/** The place where the library opens first, for example `/gutenberg/blocks`. */
	getStart?: () => string;
	/** Called after the library was closed. */
	onClose?: () => void;
}

/** Creates the state of an editor's library: what is open over the document, and the actions that open it. */
export function createLibrary( {
	load: fetchParts,
	showError,
	getStart,
	onClose,
}: Screen ) {
	let state: State = { isOpen: false };
	let count = 0;
	let loading: Promise< Loaded > | undefined;
	const listeners = new Set< () => void >();

	const update = ( change: Partial< State > ) => {
		state = { ...state, ...change };
		listeners.forEach( ( listener ) => listener() );
	};

	const choose = ( choice: Omit< Choice, 'count' > ) =>
		update( { choice: { ...choice, count: ++count } } );

	/** Fetches the app when it is first needed. A fetch that failed is tried again at the next call. */
	const load = (): Promise< Loaded > =>
		( loading ??= fetchParts()
			.then( ( [ app, editor ] ) => {
				// Of the browser's tab: the next document opens the library where it was left.
				const key = `templately-place-${ editor.platform }`;
				const history = app.createMemoryHistory(
					window.templately.adminUrl,
					app.getStored( 'sessionStorage', key ) ?? getStart?.()
				);
				history.subscribe( () => {
					const { path, search } = history.getLocation();
					if ( path !== '/sign-in' ) {
						app.setStored(
							'sessionStorage',
							key,
							search ? `${ path }?${ search }` : path
						);
					}
				} );
				const loaded = {
					...app,
					host: app.initializeStores( {
						site: window.templately,
						history,
						editor,
						close: () => {
							update( { isOpen: false } );
							onClose?.();
						},
						changeLook: ( item, look ) =>
							choose( { item, mode: 'again', look } ),
					} ),
				};
				update( { loaded } );
				return loaded;
			} )
			.catch( ( thrown ) => {
				loading = undefined;
				throw thrown;
			} ) );

	const onceLoaded = ( then: () => void ) =>
		void load().then( then, () =>
			showError(
				__(
					'The library could not be loaded. Please try again.',
					'templately'
				)
			)
		);

	return {
		load,
		/** Prefetches the app. Errors are shown when it opens. */
		prefetch: () => void load().catch( () => undefined ),
		open: () => onceLoaded( () => update( { isOpen: true } ) ),
		/** Inserts a design without opening the library. */
		insert: ( item: Choice[ 'item' ] ) =>
			onceLoaded( () => choose( { item, mode: 'add' } ) ),
		/** Saves something of the open document, without opening the library. */
		save: ( what: SaveTask[ 'what' ], as: SaveTask[ 'as' ] ) =>
			onceLoaded( () =>
				update( { saving: { task: { what, as }, count: ++count } } )
			),
		/** Opens a dialog of the theme builder over the editor. */
		ask: ( task: ThemeBuilderTask ) =>
			onceLoaded( () => update( { task } ) ),
		/** Opens the conditions of a template, if it has none yet. */
		askForConditions: ( templateId: number ) =>
			void load()
				.then( async ( { hasConditions } ) => {
					if ( ! ( await hasConditions( templateId ) ) ) {
						update( { task: { name: 'conditions', templateId } } );
					}
				} )
				// The menu has the conditions too.
				.catch( () => undefined ),
		endTask: () => update( { task: undefined } ),
		getState: () => state,
		subscribe: ( listener: () => void ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
	};
}

export type Library = ReturnType< typeof createLibrary >;
