import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import {
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import { toFailure } from '@templately/rest';
import { PopupOutlet, createPopupQueue } from '@templately/ui';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { placeOf } from '../address';
import { AppContext } from '../app-context';
import { domains } from '../domains';
import { SESSION_ENDED } from '../error-codes';
import type { History } from '../history';
import type { Host } from '../host';
import { InsertDialog } from '../insert/insert-dialog';
import { useInsertFlow } from '../insert/use-insert-flow';
import { messages } from '../messages';
import { RoutePaths } from '../route-paths';
import { useResolved } from '../use-resolved';

const ROUTE_PATHS = domains.flatMap( ( { routes } ) =>
	routes.map( ( { path } ) => path )
);

/** What is around every body of the app, whether it fills a page, a dialog or a panel. */
export function Frame( {
	host,
	children,
}: {
	host: Host;
	children: ReactNode;
} ) {
	const registry = useRegistry();
	const { history } = host;
	const [ popups ] = useState( createPopupQueue );
	useAccountChange();
	// Every frame needs to know who is signed in.
	const { failure: signedFailure } = useResolved( profileStore, 'getUser' );

	const fail = ( thrown: unknown ) => {
		const { code, message } = toFailure( thrown );
		if ( ! SESSION_ENDED.includes( code ) ) {
			popups.push( {
				status: 'error',
				title: messages.popupTitle(),
				message: `${ code }: ${ message }`,
			} );
			return;
		}
		const platform = registry.select( libraryStore ).getPlatform();
		const leave = () =>
			history.navigate( placeOf( '/sign-in', { platform } ), {
				replace: true,
				state: { hasFailed: true },
			} );
		const { logOut, clear } = registry.dispatch( profileStore );
		// The session is over, whether or not the server could still be told so.
		void logOut().catch( clear ).then( leave );
	};

	const isOver = SESSION_ENDED.includes( signedFailure?.code ?? '' );
	useEffect( () => {
		if ( isOver ) {
			fail( signedFailure );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each session that ends.
	}, [ isOver ] );

	const flow = useInsertFlow( host, fail );
	const location = useMemo( () => locationHook( history ), [ history ] );

	return (
		<AppContext.Provider
			value={ {
				host,
				popups,
				fail,
				insert: flow.insert,
				busyId: flow.busyId,
			} }
		>
			<RoutePaths.Provider value={ ROUTE_PATHS }>
				<Router hook={ location }>
					{ children }
					<InsertDialog flow={ flow } />
					<PopupOutlet queue={ popups } />
				</Router>
			</RoutePaths.Provider>
		</AppContext.Provider>
	);
}

/**
 * Lets the router read and write a history of ours.
 *
 * @param history The history.
 */
function locationHook( history: History ) {
	const useLocation = (): [ string, History[ 'navigate' ] ] => [
		useSyncExternalStore(
			history.subscribe,
			() => history.getPlace().path
		),
		history.navigate,
	];
	const useSearch = () =>
		useSyncExternalStore(
			history.subscribe,
			() => history.getPlace().search
		);
	return Object.assign( useLocation, {
		searchHook: useSearch,
		hrefs: history.getHref,
	} );
}

/** What was bought, and what may be inserted, is another account's as soon as the account, or its plan, is another one. */
function useAccountChange() {
	const { clear } = useDispatch( libraryStore );
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
			clear();
		}
		last.current = account ?? last.current;
	}, [ account, clear ] );
}
