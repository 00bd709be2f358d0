import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import { nameAccount } from '@templately/rest';
import type { ReactNode } from 'react';
import { useApp } from '../app-context';
import { useDomains } from '../domain';
import { SESSION_ENDED } from '../error-codes';
import { useResolved } from '../use-resolved';
import { followRedirect } from './session';
import { UpgradeFrame } from './upgrade';

/** Asks once who is signed in, leads those to sign-in who are no more, and has every domain forget what it showed to somebody else. */
export function AccountFrame( { children }: { children: ReactNode } ) {
	const { fail } = useApp();
	useAccountChange();
	useRedirect();
	const { failure } = useResolved( profileStore, 'getUser' );
	const isOver = SESSION_ENDED.includes( failure?.code ?? '' );
	useEffect( () => {
		if ( isOver ) {
			fail( failure );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each session that ends.
	}, [ isOver ] );
	return <UpgradeFrame>{ children }</UpgradeFrame>;
}

/** Goes where the store says that everybody has to go. */
function useRedirect() {
	const { host } = useApp();
	const registry = useRegistry();
	const to = useSelect(
		( select ) => select( libraryStore ).getRedirect(),
		[]
	);
	useEffect( () => {
		void followRedirect( registry, host );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the host is always the same.
	}, [ to ] );
}

/** What was bought, and what may be inserted, is another account's as soon as the account, or its plan, is another one. */
function useAccountChange() {
	const { history } = useApp().host;
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
		nameAccount( () => registry.select( profileStore ).getUser()?.id );
		if (
			last.current !== undefined &&
			account !== undefined &&
			account !== last.current
		) {
			domains.forEach( ( { resetStore } ) => resetStore?.( registry ) );
			// Who was signed in and is no more begins at sign-in, wherever they were.
			if ( ! user ) {
				history.navigate( '/sign-in', { replace: true } );
			}
		}
		last.current = account ?? last.current;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only as often as the account is another one.
	}, [ account, domains, registry ] );
}
