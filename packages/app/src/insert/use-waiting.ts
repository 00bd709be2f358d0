import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { store as profileStore } from '@templately/profile';
import type { Host } from '../host';

/**
 * Keeps what somebody wanted while they sign in, and no longer: who goes elsewhere has changed their mind.
 *
 * @param host The host, which knows the place.
 * @return Keeps it: does it once they are signed in.
 */
export function useWaiting( host: Host ): ( wanted: () => void ) => void {
	const waiting = useRef< ( () => void ) | undefined >( undefined );
	const registry = useRegistry();
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	useEffect(
		() =>
			host.history.subscribe( () => {
				const isSigningIn =
					host.history.getPlace().path === '/sign-in' ||
					registry.select( profileStore ).getUser();
				if ( ! isSigningIn ) {
					waiting.current = undefined;
				}
			} ),
		[ host.history, registry ]
	);
	useEffect( () => {
		if ( user && waiting.current ) {
			const wanted = waiting.current;
			waiting.current = undefined;
			wanted();
		}
	}, [ user ] );
	return ( wanted ) => {
		waiting.current = wanted;
	};
}
