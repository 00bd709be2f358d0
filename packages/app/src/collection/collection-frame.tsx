import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as profileStore } from '@templately/profile';
import type { ReactNode } from 'react';
import { useApp } from '../app-context';
import { keepPromise } from './favour';

/** Does what somebody asked for before signing in. */
export function CollectionFrame( { children }: { children: ReactNode } ) {
	const registry = useRegistry();
	const { host, fail } = useApp();
	const isSignedIn = useSelect(
		( select ) => select( profileStore ).isSignedIn(),
		[]
	);
	useEffect( () => {
		if ( isSignedIn ) {
			void keepPromise( { registry, host, fail } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each sign-in.
	}, [ isSignedIn ] );
	return <>{ children }</>;
}
