import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { Failure } from '@templately/rest';
import { buildPath } from '../address';
import type { Registry } from '../app-context';
import { ACCOUNT_CHANGED, SESSION_ENDED } from '../error-codes';
import type { Host } from '../host';
import { redirectTarget } from './redirect';

/** The addresses of the account's screens. */
export const SIGN_IN = /^\/sign-in\/?$/;
export const PROFILE = /^\/profile\/?$/;

/**
 * Has who is signed out already, as far as the hub is concerned, sign in anew. Only such an answer can: no address does.
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
	const { getPlatform, getRedirect } = registry.select( libraryStore );
	if ( failure.code === ACCOUNT_CHANGED || getRedirect() ) {
		// Several calls end with the session: the first of them leads away.
		return true;
	}
	const origins = [ window.location.href, host.site.hub.url ].map(
		( address ) => new URL( address, window.location.href ).origin
	);
	void registry.dispatch( libraryStore ).receiveApplication( {
		redirect:
			redirectTarget(
				failure.data.redirect,
				[ SIGN_IN, PROFILE ],
				origins
			) ?? buildPath( '/sign-in', { platform: getPlatform() } ),
	} );
	return true;
}

/** The stores whose instruction is being followed. */
const following = new WeakSet< Registry >();

/**
 * Signs out, as far as that can be told to anybody, and then goes where the store says. Once, whoever looks.
 *
 * @param registry The stores.
 * @param host     The host.
 */
export async function followRedirect(
	registry: Registry,
	host: Host
): Promise< void > {
	const to = registry.select( libraryStore ).getRedirect();
	if ( ! to || following.has( registry ) ) {
		return;
	}
	following.add( registry );
	const { logOut, clear } = registry.dispatch( profileStore );
	// The session is over, whether or not the server could still be told so.
	await logOut().catch( clear );
	void registry
		.dispatch( libraryStore )
		.receiveApplication( { redirect: null } );
	following.delete( registry );
	if ( to.startsWith( '/' ) ) {
		host.history.navigate( to, {
			replace: true,
			state: { hasFailed: true },
		} );
	} else {
		window.location.assign( to );
	}
}
