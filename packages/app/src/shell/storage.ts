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
