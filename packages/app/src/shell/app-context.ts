import type { useRegistry } from '@wordpress/data';
import { createContext, useContext } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import type { MouseEvent } from 'react';
import type { LinkTarget, NoticeQueue } from '@templately/ui';
import { buildPath } from './paths';
import type { Host } from './host';

/** The stores. */
export type Registry = ReturnType< typeof useRegistry >;

/** Services of the app for all screens. */
export interface AppServices {
	readonly host: Host;
	readonly notices: NoticeQueue;
	/** Shows a failure, unless a domain handles it. */
	fail: ( thrown: unknown, title?: string, message?: string ) => void;
}

export const AppContext = createContext< AppServices | null >( null );

/** The app around a screen. */
export function useApp(): AppServices {
	const services = useContext( AppContext );
	if ( ! services ) {
		throw new Error( 'A screen was rendered outside of the app.' );
	}
	return services;
}

/** Makes a link to a place in the app: a real address, and no page load on a plain click. */
export function useLink(): ( to: string ) => LinkTarget {
	const { history } = useApp().host;
	return ( to ) => ( {
		href: history.getHref( to ),
		onClick: ( event: MouseEvent ) => {
			const isPlain =
				event.button === 0 &&
				! (
					event.ctrlKey ||
					event.metaKey ||
					event.shiftKey ||
					event.altKey
				);
			if ( isPlain ) {
				event.preventDefault();
				history.navigate( to );
			}
		},
	} );
}

/**
 * Returns the path that links the user's own account beside the site's, and leads back to the current place.
 *
 * @param host The host, which knows the place.
 */
export const linkPlace = ( host: Host ): string =>
	addQueryArgs( signInPlace( host ), { 'add-account': '1' } );

/**
 * Returns the path of the sign-in screen that leads back to the current place.
 *
 * @param host The host, which knows the place.
 */
export function signInPlace( host: Host ): string {
	const { path, search } = host.history.getLocation();
	const here = `${ path.slice( 1 ) }${ search ? `?${ search }` : '' }`;
	return buildPath( '/sign-in', {
		'redirect-to': path === '/sign-in' ? '' : here,
	} );
}

/**
 * The element that scrolls: the dialog inside an editor, else the page.
 *
 * @param from An element in it.
 */
export const getScroller = ( from: Element ): Element =>
	from.closest( '.templately-app.is-modal' ) ??
	from.ownerDocument.scrollingElement ??
	from.ownerDocument.body;
