import { useDispatch } from '@wordpress/data';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import type { Platform } from '@templately/rest';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { insteadOf } from '../address';
import { useDomains } from '../domain';
import { DomainParts } from '../domain-parts';
import type { Host } from '../host';
import { ErrorBoundary } from './error-boundary';
import { forAccounts } from './for-accounts';
import { Frame } from './frame';
import { Header } from './header';
import { usePlatform } from './platform';
import { scrollerOf } from './scroller';

interface Props {
	host: Host;
	/** A page of its own, or a dialog over an editor, which scrolls by itself. */
	layout: 'page' | 'modal';
}

/** The library, from the header down. */
export function App( { host, layout }: Props ) {
	return (
		<Frame host={ host }>
			<div
				className={ `templately templately-app${ layout === 'modal' ? ' is-modal' : '' }` }
				tabIndex={ -1 }
			>
				<a className="templately-skip" href="#templately-results">
					{ __( 'Skip to results', 'templately' ) }
				</a>
				<Header />
				<DomainParts of={ ( { banners } ) => banners } given={ {} } />
				<Screens host={ host } />
			</div>
		</Frame>
	);
}

function Screens( { host }: { host: Host } ) {
	const [ path ] = useLocation();
	const platform = usePlatform();
	const domains = useDomains();
	usePlatformOf( path );
	return (
		<ErrorBoundary key={ path }>
			<Top />
			<Switch>
				{ domains
					.flatMap( ( { routes = [] } ) => routes )
					.map( ( { path: pattern, component, needsAccount } ) => (
						<Route
							key={ pattern.source }
							path={ pattern }
							component={
								needsAccount
									? forAccounts( component )
									: component
							}
						/>
					) ) }
				<Route>
					<Redirect
						to={ insteadOf( path, host.site, platform ) }
						replace
					/>
				</Route>
			</Switch>
		</ErrorBoundary>
	);
}

/** A place begins at its top. This stands before its screen, which may then go back to where somebody was, and goes with it. */
function Top() {
	const ref = useRef< HTMLSpanElement >( null );
	useLayoutEffect( () => {
		if ( ref.current ) {
			scrollerOf( ref.current ).scrollTop = 0;
		}
	}, [] );
	return <span ref={ ref } className="templately-top" hidden />;
}

/**
 * A place names its platform, which is shown from then on. Nobody has chosen it by that: a link may lead anywhere.
 *
 * @param path The place.
 */
function usePlatformOf( path: string ) {
	const { setPlatform } = useDispatch( libraryStore );
	const platform = /^\/(gutenberg|elementor)\//.exec( path )?.[ 1 ] as
		Platform | undefined;
	useEffect( () => {
		if ( platform ) {
			setPlatform( platform );
		}
	}, [ platform, setPlatform ] );
}
