import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import type { Profile, SignupPayload } from '@templately/rest';
import { store } from '..';

export const SIGN_UP = {} as SignupPayload;

/**
 * An account.
 *
 * @param id   Its id.
 * @param more What is special about it.
 */
export const user = ( id: number, more: Partial< Profile > = {} ) =>
	( { id, is_verified: true, plan: 'free', ...more } ) as Profile;

/**
 * A store of its own, and a server that answers by path.
 *
 * @param answers What it answers: a value, or what makes one.
 */
export function newStore( answers: Record< string, unknown > ) {
	apiFetch.setFetchHandler( async ( { path = '' } ) => {
		const [ , name = '' ] = path.split( /\/templately\/v1|\?/ );
		if ( ! ( name in answers ) ) {
			throw new Error( `Nothing answers ${ path }.` );
		}
		const answer = answers[ name ];
		return typeof answer === 'function' ? answer() : answer;
	} );
	const registry = createRegistry();
	registry.register( store );
	return {
		subscribe: registry.subscribe,
		select: registry.select( store ),
		resolve: registry.resolveSelect( store ),
		dispatch: registry.dispatch( store ),
	};
}
