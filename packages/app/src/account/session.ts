import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { Failure } from '@templately/rest';
import { placeOf } from '../address';
import type { Registry } from '../app-context';
import { SESSION_ENDED } from '../error-codes';
import type { Host } from '../host';

/**
 * Signs out who is signed out already, as far as the hub is concerned, and leads to sign-in.
 *
 * @param failure  What was refused.
 * @param registry The stores.
 * @param host     The host.
 * @return Whether that was what the failure meant.
 */
export function endSession(
	failure: Failure,
	registry: Registry,
	host: Host
): boolean {
	if ( ! SESSION_ENDED.includes( failure.code ) ) {
		return false;
	}
	const { getRedirect } = registry.select( libraryStore );
	if ( getRedirect() ) {
		// Several calls end with the session: the first of them leads away.
		return true;
	}
	const { receiveApplication } = registry.dispatch( libraryStore );
	receiveApplication( {
		redirect: placeOf( '/sign-in', {
			platform: registry.select( libraryStore ).getPlatform(),
		} ),
	} );
	const leave = () => {
		const to = getRedirect();
		receiveApplication( { redirect: null } );
		if ( to ) {
			host.history.navigate( to, {
				replace: true,
				state: { hasFailed: true },
			} );
		}
	};
	const { logOut, clear } = registry.dispatch( profileStore );
	// The session is over, whether or not the server could still be told so.
	void logOut().catch( clear ).then( leave );
	return true;
}
