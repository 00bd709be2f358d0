import { Modal } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import {
	Component,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import { type Platform, toFailure } from '@templately/rest';
import { ErrorState, NAME } from '@templately/ui';
import type { ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { buildPath, getFallbackPath, parseArgs } from './paths';
import { signInPlace, useApp, getScroller } from './app-context';
import { DomainSlot, useDomains } from './domain';
import type { Host } from './host';
import { useResolved } from './use-resolved';
import { Frame } from './frame';
import { Header } from './header';
import { usePlatform } from './platform';

/** Redirects visitors to sign-in. Until the user is known, the screen shows its own loading state. */
export function RequireAccount( { children }: { children: ReactNode } ) {
	const { host } = useApp();
	const { value: user } = useResolved( profileStore, 'getUser' );
	return user === null ? (
		<Redirect to={ signInPlace( host ) } replace />
	) : (
		children
	);
}

/** Shows an error in place of a screen that threw one. The app around it stays. */
export class ErrorBoundary extends Component<
	{ children: ReactNode },
	{ thrown: unknown }
> {
	override state = { thrown: undefined };

	static getDerivedStateFromError( thrown: unknown ) {
		return { thrown };
	}

	override render() {
		const { thrown } = this.state;
		if ( thrown === undefined ) {
			return this.props.children;
		}
		const { code, message } = toFailure( thrown );
		return (
			<div className="templately-main">
				<ErrorState
					title={ __(
						'Unexpected Application Error!',
						'templately'
					) }
					code={ code }
					message={ message }
					onRetry={ () => this.setState( { thrown: undefined } ) }
				/>
			</div>
		);
	}
}

interface Props {
	host: Host;
	/** An admin page, or a modal over an editor with its own scrolling. */
	layout: 'page' | 'modal';
}

/** The app: header and screens. */
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
				<div className="templately-banners" role="status">
					<DomainSlot
						of={ ( { banners } ) => banners }
						given={ {} }
					/>
				</div>
				<Screens host={ host } />
				{ layout === 'page' && <PageTitle /> }
			</div>
		</Frame>
	);
}

/** Puts the heading of each screen before the title of the plugin's page. */
function PageTitle() {
	const ref = useRef< HTMLSpanElement >( null );
	useEffect( () => {
		const app = ref.current?.parentElement;
		if ( ! app ) {
			return;
		}
		const own = document.title;
		let heading: string | undefined;
		const update = () => {
			const current = app.querySelector( 'h1' )?.textContent?.trim();
			if ( current && current !== heading ) {
				heading = current;
				document.title = `${ current } ‹ ${ own }`;
			}
		};
		update();
		const observer = new MutationObserver( update );
		observer.observe( app, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
		return () => {
			observer.disconnect();
			document.title = own;
		};
	}, [] );
	return <span ref={ ref } hidden />;
}

function Screens( { host }: { host: Host } ) {
	const [ path ] = useLocation();
	const platform = usePlatform();
	const domains = useDomains();
	usePlatformFromPath( path );
	useShortAddress( host, path );
	return (
		<ErrorBoundary key={ path }>
			<Top />
			<Switch>
				{ domains
					.flatMap( ( { routes = [] } ) => routes )
					.map(
						( {
							path: pattern,
							component: Screen,
							needsAccount,
						} ) => (
							<Route key={ pattern.source } path={ pattern }>
								{ ( params ) =>
									needsAccount ? (
										<RequireAccount>
											<Screen params={ params } />
										</RequireAccount>
									) : (
										<Screen params={ params } />
									)
								}
							</Route>
						)
					) }
				<Route>
					<Redirect
						to={ getFallbackPath( path, host.site, platform ) }
						replace
					/>
				</Route>
			</Switch>
		</ErrorBoundary>
	);
}

/** Scrolls to the top of a new screen. Renders before the screen, so that the screen may restore its own scroll position. */
function Top() {
	const ref = useRef< HTMLSpanElement >( null );
	useLayoutEffect( () => {
		if ( ref.current ) {
			getScroller( ref.current ).scrollTop = 0;
		}
	}, [] );
	return <span ref={ ref } className="templately-top" hidden />;
}

/**
 * Takes the platform from the path. Does not store it as the user's choice, because any link may lead here.
 *
 * @param path The current path.
 */
function usePlatformFromPath( path: string ) {
	const { setPlatform } = useDispatch( libraryStore );
	const platform = /^\/(gutenberg|elementor)\//.exec( path )?.[ 1 ] as
		Platform | undefined;
	useEffect( () => {
		if ( platform ) {
			setPlatform( platform );
		}
	}, [ platform, setPlatform ] );
}

/** Removes empty and redundant arguments from an address that was opened. Those of the sign-in screen count even if empty. */
function useShortAddress( { history }: Host, path: string ) {
	const search = useSearch();
	useEffect( () => {
		const short = buildPath( path, parseArgs( search ) );
		const count = ( args: string ) =>
			Object.keys( parseArgs( args ) ).length;
		if (
			path !== '/sign-in' &&
			count( short.split( '?' )[ 1 ] ?? '' ) < count( search )
		) {
			history.navigate( short, {
				replace: true,
				state: history.getLocation().state,
			} );
		}
	}, [ history, path, search ] );
}

/** The app as a modal over an editor. Its header has the title and the close button. */
export function AppModal( { host }: { host: Host } ) {
	useEffect( () => {
		// A modal hides the rest of the page from screen readers, including the container of popovers that already exists.
		document
			.querySelector( '.components-popover__fallback-container' )
			?.removeAttribute( 'aria-hidden' );
	}, [] );
	return (
		<Modal
			className="templately templately-modal"
			contentLabel={ NAME }
			isFullScreen
			__experimentalHideHeader
			onRequestClose={ () =>
				host.history.requestLeave( () => host.close?.() )
			}
		>
			<App host={ host } layout="modal" />
		</Modal>
	);
}
