import { useRegistry } from '@wordpress/data';
import { useMemo, useState, useSyncExternalStore } from '@wordpress/element';
import { toFailure } from '@templately/rest';
import { createNoticeQueue, NoticeOutlet } from '@templately/ui';
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
	const [ notices ] = useState( createNoticeQueue );
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
			notices.push( {
				status: 'error',
				title: title ?? messages.errorTitle(),
				message:
					message ?? ( title ? reason : `${ code }: ${ reason }` ),
			} );
		}
	};

	return (
		<AppContext.Provider value={ { host, notices, fail } }>
			<DomainsContext.Provider value={ allowed }>
				<Router hook={ location }>
					{ allowed.reduceRight(
						( inner, { Provider: Around } ) =>
							Around ? <Around>{ inner }</Around> : inner,
						<>{ children }</>
					) }
					<NoticeOutlet queue={ notices } />
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
