import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { store as profileStore } from '@templately/profile';
import type { ReactNode } from 'react';
import { useApp } from '../app-context';
import { useDomains } from '../domain';
import { SESSION_ENDED } from '../error-codes';
import { useResolved } from '../use-resolved';

/** Asks once who is signed in, and has every domain forget what it showed to somebody else. */
export function AccountFrame( { children }: { children: ReactNode } ) {
	const { fail } = useApp();
	useAccountChange();
	const { failure } = useResolved( profileStore, 'getUser' );
	const isOver = SESSION_ENDED.includes( failure?.code ?? '' );
	useEffect( () => {
		if ( isOver ) {
			fail( failure );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each session that ends.
	}, [ isOver ] );
	return <>{ children }</>;
}

/** What was bought, and what may be inserted, is another account's as soon as the account, or its plan, is another one. */
function useAccountChange() {
	const registry = useRegistry();
	const domains = useDomains();
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	const account =
		user === undefined
			? undefined
			: `${ user?.id ?? 0 } ${ user?.plan ?? '' }`;
	const last = useRef( account );
	useEffect( () => {
		if (
			last.current !== undefined &&
			account !== undefined &&
			account !== last.current
		) {
			domains.forEach( ( { clear } ) => clear?.( registry ) );
		}
		last.current = account ?? last.current;
	}, [ account, domains, registry ] );
}
