import { useRegistry, useSelect } from '@wordpress/data';
import {
	useEffect,
	useRef,
	createContext,
	useContext,
	useState,
} from '@wordpress/element';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import { setCurrentAccount, type Failure } from '@templately/rest';
import type { ReactNode } from 'react';
import { useApp, type Registry } from '../shell/app-context';
import { useDomains } from '../shell/domain';
import { SESSION_ENDED, ACCOUNT_CHANGED } from '../shell/errors';
import { useResolved } from '../shell/use-resolved';
import { buildPath } from '../shell/paths';
import type { Host } from '../shell/host';
import { redirectTarget } from './redirect';
import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { lazyScreen } from '../shell/lazy-screen';
import { getPromo } from './checkout';

/**
 * Loads the user once, redirects to sign-in when the session ends, and resets all domains when the account
 * changes.
 */
export function AccountProvider( { children }: { children: ReactNode } ) {
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
	return <UpgradeProvider>{ children }</UpgradeProvider>;
}

/** Follows the redirect of the store. */
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

/** Clears what belongs to the account when the account or its plan changes. */
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
		setCurrentAccount(
			() => registry.select( profileStore ).getUser()?.id
		);
		if (
			last.current !== undefined &&
			account !== undefined &&
			account !== last.current
		) {
			domains.forEach( ( { resetStore } ) => resetStore?.( registry ) );
			// The session ended: go to sign-in.
			if ( ! user ) {
				history.navigate( '/sign-in', { replace: true } );
			}
		}
		last.current = account ?? last.current;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only as often as the account is another one.
	}, [ account, domains, registry ] );
}

/** The addresses of the account's screens. */
export const SIGN_IN = /^\/sign-in\/?$/;
export const PROFILE = /^\/profile\/?$/;

/**
 * Ends the session after the hub reported that it is over. Only a response does this, never a URL. Returns
 * whether the failure meant that.
 */
export function endSession(
	failure: Failure,
	registry: Registry,
	host: Host
): boolean {
	if ( ! SESSION_ENDED.includes( failure.code ) ) {
		return false;
	}
	const { getPlatform, getRedirect } = registry.select( libraryStore );
	if ( failure.code === ACCOUNT_CHANGED || getRedirect() ) {
		// Several calls end with the session: the first of them leads away.
		return true;
	}
	const origins = [ window.location.href, host.site.hub.url ].map(
		( address ) => new URL( address, window.location.href ).origin
	);
	void registry.dispatch( libraryStore ).receiveApplication( {
		redirect:
			redirectTarget(
				failure.data.redirect,
				[ SIGN_IN, PROFILE ],
				origins
			) ?? buildPath( '/sign-in', { platform: getPlatform() } ),
	} );
	return true;
}

/** The stores whose instruction is being followed. */
const following = new WeakSet< Registry >();

/** Signs out once and then follows the redirect of the store. */
export async function followRedirect(
	registry: Registry,
	host: Host
): Promise< void > {
	const to = registry.select( libraryStore ).getRedirect();
	if ( ! to || following.has( registry ) ) {
		return;
	}
	following.add( registry );
	const { logOut, clear } = registry.dispatch( profileStore );
	// The session is over, whether or not the server could still be told so.
	await logOut().catch( clear );
	void registry
		.dispatch( libraryStore )
		.receiveApplication( { redirect: null } );
	following.delete( registry );
	if ( to.startsWith( '/' ) ) {
		host.history.navigate( to, {
			replace: true,
			state: { hasFailed: true },
		} );
	} else {
		window.location.assign( to );
	}
}

const UpgradeContext = createContext< () => void >( () => undefined );

/** Opens what plans there are, with their prices. */
export const useUpgrade = (): ( () => void ) => useContext( UpgradeContext );

const Pricing = lazyScreen(
	() => import( /* webpackChunkName: "account" */ './pricing' )
);

/** Provides the pricing modal to its children. */
function UpgradeProvider( { children }: { children: ReactNode } ) {
	const [ isOpen, setOpen ] = useState( false );
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	return (
		<UpgradeContext.Provider value={ () => setOpen( true ) }>
			{ children }
			{ isOpen && user && (
				<Modal
					className="templately"
					title={ upgradeTitle( user.plan ) }
					size="medium"
					onRequestClose={ () => setOpen( false ) }
				>
					<Pricing user={ user } />
				</Modal>
			) }
		</UpgradeContext.Provider>
	);
}

/** Opens the plans, where a plan is for sale. */
export function UpgradeLink() {
	const offer = usePlanOffer();
	const upgrade = useUpgrade();
	return offer ? (
		<Button variant="link" onClick={ upgrade }>
			{ __( 'Upgrade', 'templately' ) }
		</Button>
	) : null;
}

/** Label of the upgrade link. */
export const upgradeTitle = ( plan: string ): string =>
	plan.includes( 'yearly' )
		? __( 'Keep your plan for a lifetime', 'templately' )
		: __( 'Upgrade', 'templately' );

/** The plan offer for the user; undefined if nothing is for sale. */
export function usePlanOffer(): 'upgrade' | 'lifetime' | undefined {
	const { checkout } = useApp().host.site.links;
	const promo = useSelect(
		( select ) => getPromo( select( profileStore ).getUser() ),
		[]
	);
	return checkout && promo !== 'free-access' ? promo : undefined;
}
