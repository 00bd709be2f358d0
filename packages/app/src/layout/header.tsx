import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Mark, NAME, icons } from '@templately/ui';
import { useLocation, useSearch } from 'wouter';
import { tabState } from '../address';
import { useApp, useLink } from '../app-context';
import { useDomains } from '../domain';
import { usePlatform } from './platform';

/** Past this height the header sticks. */
const STICKS_AFTER = 250;

/** What all screens have above them. */
export function Header() {
	const { host } = useApp();
	const link = useLink();
	const [ path ] = useLocation();
	const search = useSearch();
	const place = search ? `${ path }?${ search }` : path;
	const platform = usePlatform();
	const domains = useDomains();
	const { sentinel, isSticky } = useSticky();
	const tabs = domains.flatMap( ( { tabs: own = [] } ) => own );

	return (
		<>
			<div
				ref={ sentinel }
				className="templately-sentinel"
				style={ { blockSize: STICKS_AFTER } }
			/>
			<div
				className={ `templately-header${ isSticky ? ' is-sticky' : '' }` }
			>
				<a
					className="templately-brand"
					{ ...link( `/${ platform }/packs` ) }
				>
					<Mark />
					{ NAME }
				</a>
				<nav
					className="templately-tabs"
					aria-label={ __( 'Library', 'templately' ) }
				>
					{ tabs
						.filter(
							( { isAllowed } ) =>
								! isAllowed || isAllowed( host.site )
						)
						.map( ( tab ) => (
							<a
								key={ tab.path( platform ) }
								{ ...link( tab.path( platform ) ) }
								aria-current={ tabState(
									tab.path( platform ),
									place
								) }
							>
								{ tab.label() }
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
						>
							{ __( 'Talk to Support', 'templately' ) }
						</Button>
					) }
					{ domains
						.flatMap( ( { headerEnd = [] } ) => headerEnd )
						.map( ( Part, index ) => (
							<Part key={ index } />
						) ) }
					{ host.close && (
						<span className="templately-header__close">
							<Button
								icon={ icons.close }
								label={ __( 'Close', 'templately' ) }
								onClick={ host.close }
							/>
						</span>
					) }
				</div>
			</div>
		</>
	);
}

/** Tells when so much has been scrolled that the header should come along. */
function useSticky() {
	const sentinel = useRef< HTMLDivElement >( null );
	const [ isSticky, setSticky ] = useState( false );
	useEffect( () => {
		const observer = new IntersectionObserver( ( entries ) => {
			const entry = entries.at( -1 );
			setSticky(
				entry
					? ! entry.isIntersecting &&
							entry.boundingClientRect.bottom <= 0
					: false
			);
		} );
		if ( sentinel.current ) {
			observer.observe( sentinel.current );
		}
		return () => observer.disconnect();
	}, [] );
	return { sentinel, isSticky };
}
