import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Badge, Icon, icons, Logo, NAME } from '@templately/ui';
import { useLocation, useSearch } from 'wouter';
import { getHomePath, getAriaCurrent } from './paths';
import { useApp, useLink, getScroller } from './app-context';
import { DomainSlot, useDomains } from './domain';
import { usePlatform } from './platform';

/** Scroll position from which the header is sticky, in pixels. */
const STICKS_AFTER = 250;

/** The header above all screens. */
export function Header() {
	const { host } = useApp();
	const link = useLink();
	const [ path ] = useLocation();
	const search = useSearch();
	const place = search ? `${ path }?${ search }` : path;
	const platform = usePlatform();
	const domains = useDomains();
	const { header, isSticky } = useSticky();
	const tabs = domains
		.flatMap( ( { tabs: own = [] } ) => own )
		.filter(
			( { isAllowed } ) => ! isAllowed || isAllowed( host.site, platform )
		);
	const hasOwnTab = tabs.some( ( tab ) =>
		getAriaCurrent( tab.path( platform ), place )
	);

	return (
		<>
			<div
				ref={ header }
				className={ `templately-header${ isSticky ? ' is-sticky' : '' }` }
			>
				<a
					className="templately-brand"
					{ ...link( getHomePath( host.site, platform ) ) }
				>
					<Logo />
					<span className="templately-brand__name">{ NAME }</span>
				</a>
				<nav
					className="templately-tabs"
					aria-label={ __( 'Library', 'templately' ) }
				>
					{ tabs.map( ( tab ) => (
						<a
							key={ tab.path( platform ) }
							{ ...link( tab.path( platform ) ) }
							aria-current={
								getAriaCurrent( tab.path( platform ), place ) ??
								( ! hasOwnTab && tab.hasPath?.( path )
									? 'true'
									: undefined )
							}
						>
							{ tab.label() }
							{ tab.useBadge && (
								<TabBadge useBadge={ tab.useBadge } />
							) }
						</a>
					) ) }
				</nav>
				<div className="templately-header__end">
					{ host.site.links.support && (
						<Button
							className="templately-header__support"
							href={ host.site.links.support }
							target="_blank"
							rel="noopener noreferrer"
							aria-label={ __( 'Talk to Support', 'templately' ) }
						>
							<Icon
								className="templately-icon"
								icon={ icons.help }
								size={ 24 }
							/>
							<span>
								{ __( 'Talk to Support', 'templately' ) }
							</span>
						</Button>
					) }
					<DomainSlot
						of={ ( { headerEnd } ) => headerEnd }
						given={ {} }
					/>
					{ host.close && (
						<span className="templately-header__close">
							<Button
								icon={ icons.close }
								label={ __( 'Close', 'templately' ) }
								onClick={ () =>
									host.history.requestLeave( () =>
										host.close?.()
									)
								}
							/>
						</span>
					) }
				</div>
			</div>
		</>
	);
}

function TabBadge( { useBadge }: { useBadge: () => number | undefined } ) {
	const count = useBadge();
	return count ? <Badge>{ count }</Badge> : null;
}

/** Makes the header sticky once the user has scrolled past it. */
function useSticky() {
	const header = useRef< HTMLDivElement >( null );
	const [ isSticky, setSticky ] = useState( false );
	useEffect( () => {
		if ( ! header.current ) {
			return;
		}
		const scroller = getScroller( header.current );
		const look = () => setSticky( scroller.scrollTop > STICKS_AFTER );
		// Capturing catches both: scrolling of the page and of elements in it.
		window.addEventListener( 'scroll', look, {
			capture: true,
			passive: true,
		} );
		look();
		return () =>
			window.removeEventListener( 'scroll', look, { capture: true } );
	}, [] );
	return { header, isSticky };
}
