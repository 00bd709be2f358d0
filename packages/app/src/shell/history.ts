import { addQueryArgs, getQueryArgs } from '@wordpress/url';

/** A place in the app: `/gutenberg/packs`, `q=agency`. */
interface Location {
	readonly path: string;
	readonly search: string;
	readonly state: unknown;
}

export interface NavigateOptions {
	replace?: boolean;
	state?: unknown;
}

/** History of the app: in the URL on the plugin's page, in memory inside an editor. */
export interface History {
	getLocation: () => Location;
	navigate: ( to: string, options?: NavigateOptions ) => void;
	/** Goes back if the place before was the app's own; says whether it does. */
	back: () => boolean;
	/** A place's address on the plugin's page, for a link that is opened in a new tab. */
	getHref: ( to: string ) => string;
	subscribe: ( listener: () => void ) => () => void;
	/**
	 * Calls a blocker before each navigation.
	 *
	 * @param ask Receives a function that navigates anyway.
	 * @return Removes the blocker.
	 */
	block: ( ask: Blocker ) => () => void;
	/**
	 * Runs a function that leaves the current place: at once, or when the blocker allows it.
	 *
	 * @param go Does it.
	 */
	requestLeave: ( go: () => void ) => void;
}

type Blocker = ( go: () => void ) => void;

function toLocation( to: string, state: unknown = null ): Location {
	const [ path = '', search = '' ] = to.split( '?', 2 );
	return { path: `/${ path.replace( /^\/+/, '' ) }`, search, state };
}

/**
 * The address on the plugin's page of a place in the app.
 *
 * @param adminUrl The plugin's page.
 * @param to       The place: `/gutenberg/packs?q=agency`.
 */
export function toHref( adminUrl: string, to: string ): string {
	const { path, search } = toLocation( to );
	return addQueryArgs( adminUrl, {
		path: path.slice( 1 ),
		...getQueryArgs( `?${ search }` ),
	} );
}

/**
 * The place in the app that an address of the plugin's page stands for.
 *
 * @param href The address.
 */
export function fromHref( href: string ): string {
	const { page: _, path = '', ...args } = getQueryArgs( href );
	return addQueryArgs( `/${ String( path ).replace( /^\/+/, '' ) }`, args );
}

const createListeners = () => {
	const listeners = new Set< () => void >();
	return {
		tell: () => listeners.forEach( ( listener ) => listener() ),
		subscribe: ( listener: () => void ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
	};
};

/** Holds the latest blocker, if there is one. */
const createBlocker = () => {
	let holder: Blocker | undefined;
	return {
		isHeld: () => holder !== undefined,
		hold: ( ask: Blocker ) => {
			holder = ask;
			return () => {
				if ( holder === ask ) {
					holder = undefined;
				}
			};
		},
		leave: ( go: () => void ) => {
			if ( ! holder ) {
				go();
				return;
			}
			holder( () => {
				holder = undefined;
				go();
			} );
		},
	};
};

/**
 * A history in the page's address, for the plugin's own page.
 *
 * @param adminUrl The plugin's page.
 */
export function createAddressHistory( adminUrl: string ): History {
	const { tell, subscribe } = createListeners();
	const { isHeld, hold, leave } = createBlocker();
	// Number of earlier entries of the app. Before them are other screens of wp-admin.
	const depth = (): number => window.history.state?.templately?.depth ?? 0;
	const read = () =>
		toLocation(
			fromHref( window.location.href ),
			window.history.state?.templately?.state
		);
	let place = read();
	let placeDepth = depth();
	const update = () => {
		place = read();
		placeDepth = depth();
		tell();
	};
	window.addEventListener( 'popstate', () => {
		const by = depth() - placeDepth;
		if ( ! isHeld() || by === 0 ) {
			update();
			return;
		}
		// The browser has already navigated. Return to the place where the blocker asks.
		window.history.go( -by );
		leave( () => window.history.go( by ) );
	} );

	return {
		getLocation: () => place,
		navigate: ( to, { replace = false, state = null } = {} ) =>
			leave( () => {
				const entry = {
					templately: {
						depth: replace ? depth() : depth() + 1,
						state,
					},
				};
				window.history[ replace ? 'replaceState' : 'pushState' ](
					entry,
					'',
					toHref( adminUrl, to )
				);
				update();
			} ),
		back() {
			const isOurs = depth() > 0;
			if ( isOurs ) {
				leave( () => window.history.back() );
			}
			return isOurs;
		},
		getHref: ( to ) => toHref( adminUrl, to ),
		subscribe,
		block: hold,
		requestLeave: leave,
	};
}

/**
 * A history in memory, for editors, because there the URL is the document's.
 *
 * @param adminUrl The plugin's page.
 * @param start    The first place.
 */
export function createMemoryHistory( adminUrl: string, start = '' ): History {
	const { tell, subscribe } = createListeners();
	const { hold, leave } = createBlocker();
	let places: [ Location, ...Location[] ] = [ toLocation( start ) ];

	return {
		getLocation: () => places[ 0 ],
		navigate: ( to, { replace = false, state = null } = {} ) =>
			leave( () => {
				places = [
					toLocation( to, state ),
					...( replace ? places.slice( 1 ) : places ),
				];
				tell();
			} ),
		back() {
			const [ , before, ...earlier ] = places;
			if ( before ) {
				leave( () => {
					places = [ before, ...earlier ];
					tell();
				} );
			}
			return Boolean( before );
		},
		getHref: ( to ) => toHref( adminUrl, to ),
		subscribe,
		block: hold,
		requestLeave: leave,
	};
}
