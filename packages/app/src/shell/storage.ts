import { useEffect } from '@wordpress/element';

type Kind = 'localStorage' | 'sessionStorage';

/** Reads a stored value; null where there is none, or where the browser blocks storage. */
export function getStored( kind: Kind, key: string ): string | null {
	try {
		return window[ kind ].getItem( key );
	} catch {
		return null;
	}
}

/** Stores a value; null removes it. Does nothing where the browser blocks storage. */
export function setStored(
	kind: Kind,
	key: string,
	value: string | null
): void {
	try {
		if ( value === null ) {
			window[ kind ].removeItem( key );
		} else {
			window[ kind ].setItem( key, value );
		}
	} catch {}
}

/**
 * Returns a value, or while it loads the one that the browser stored on the last visit, so that the layout does not shift.
 *
 * @param key   Key in the local storage.
 * @param value The value, which has a form in JSON. Undefined while it loads.
 */
export function useRemembered< Value >(
	key: string,
	value: Value | undefined
): Value | undefined {
	const json = value === undefined ? null : JSON.stringify( value );
	useEffect( () => {
		if ( json !== null ) {
			setStored( 'localStorage', key, json );
		}
	}, [ key, json ] );
	if ( value !== undefined ) {
		return value;
	}
	try {
		return JSON.parse( getStored( 'localStorage', key ) ?? '' ) as Value;
	} catch {
		return undefined;
	}
}
