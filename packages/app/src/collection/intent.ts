import type { ItemType } from '@templately/rest';

/** A favourite that somebody marked before signing in. */
export interface Intent {
	id: number;
	type: ItemType;
}

const KEY = 'templately-favourite';

/** For as long as signing in, or signing up and opening a mail, may take. */
const LASTS = 15 * 60 * 1000;

/**
 * Keeps what somebody wanted, in this tab, until they are signed in.
 *
 * @param intent What they wanted.
 */
export function keepIntent( intent: Intent ): void {
	try {
		window.sessionStorage.setItem(
			KEY,
			JSON.stringify( { ...intent, until: Date.now() + LASTS } )
		);
	} catch {
		// Where the browser keeps nothing, they say it again.
	}
}

/** What was wanted, once: asked again, it is gone. */
export function takeIntent(): Intent | undefined {
	try {
		const stored = window.sessionStorage.getItem( KEY );
		window.sessionStorage.removeItem( KEY );
		const { id, type, until } = JSON.parse( stored ?? '{}' );
		return until > Date.now() ? { id, type } : undefined;
	} catch {
		return undefined;
	}
}
