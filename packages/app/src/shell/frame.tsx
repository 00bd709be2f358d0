import { useRegistry } from '@wordpress/data';
import { useMemo, useState, useSyncExternalStore } from '@wordpress/element';
import { toFailure } from '@templately/rest';
import { createPopupQueue, PopupOutlet } from '@templately/ui';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { AppContext, type AppServices } from './app-context';
import { DomainsContext } from './domain';
import { domains } from '../domains';
import type { History } from './history';
import type { Host } from './host';
import { messages } from './errors';
import { useRestoreFocus } from './use-restore-focus';

/** Providers around the app in a page, modal or panel. */
export function Frame( {
	host,
	children,
}: {
	host: Host;
	children: ReactNode;
} ) {
	useRestoreFocus();
	const registry = useRegistry();
	const [ popups ] = useState( createPopupQueue );
	const location = useMemo(
		() => locationHook( host.history ),
		[ host.history ]
	);

	const { browse } = host.site.can;
	const allowed = useMemo(
		() =>
			domains.filter(
				( { requiresLibraryAccess } ) =>
					browse || ! requiresLibraryAccess
			),
		[ browse ]
	);

	const fail: AppServices[ 'fail' ] = ( thrown, title, message ) => {
		const failure = toFailure( thrown );
		const { code, message: reason } = failure;
		const isTaken = domains.some( ( { handleError } ) =>
			handleError?.( failure, registry, host )
		);
		if ( ! isTaken ) {
			popups.push( {
				status: 'error',
				title: title ?? messages.popupTitle(),
				message:
					message ?? ( title ? reason : `${ code }: ${ reason }` ),
			} );
		}
	};

	return (
		<AppContext.Provider value={ { host, popups, fail } }>
			<DomainsContext.Provider value={ allowed }>
				<Router hook={ location }>
					{ allowed.reduceRight(
						( inner, { Provider: Around } ) =>
							Around ? <Around>{ inner }</Around> : inner,
						<>{ children }</>
					) }
					<PopupOutlet queue={ popups } />
				</Router>
			</DomainsContext.Provider>
		</AppContext.Provider>
	);
}

/** Connects the router to the app's history. */
function locationHook( history: History ) {
	const useLocation = (): [ string, History[ 'navigate' ] ] => [
		useSyncExternalStore(
			history.subscribe,
			() => history.getLocation().path
		),
		history.navigate,
	];
	const useSearch = () =>
		useSyncExternalStore(
			history.subscribe,
			() => history.getLocation().search
		);
	return Object.assign( useLocation, {
		searchHook: useSearch,
		hrefs: history.getHref,
	} );
}
