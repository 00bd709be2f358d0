import {
	Button,
	DropdownMenu,
	MenuGroup,
	MenuItem,
	MenuItemsChoice,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { Platform, Profile } from '@templately/rest';
import { Avatar, Mark, NAME, icons } from '@templately/ui';
import { useLocation, useSearch } from 'wouter';
import { tabState } from '../address';
import { signInPlace, useApp, useLink } from '../app-context';
import { useLogOut } from '../account/use-log-out';
import { domains } from '../domains';
import { platformLabel } from '../library/words';

/** After an outside click the account's menu stays for a moment. */
const MENU_LINGERS = 100;

/** Past this height the header sticks. */
const STICKS_AFTER = 250;

/** What all screens have above them. */
export function Header() {
	const { host } = useApp();
	const link = useLink();
	const [ path ] = useLocation();
	const search = useSearch();
	const place = search ? `${ path }?${ search }` : path;
	const platform = useSelect(
		( select ) => select( libraryStore ).getPlatform(),
		[]
	);
	const user = useSelect(
		( select ) => select( profileStore ).getUser(),
		[]
	);
	const { sentinel, isSticky } = useSticky();
	const tabs = domains.flatMap( ( domain ) => domain.tabs ?? [] );

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
					<PlatformMenu platform={ platform } path={ path } />
					{ user === null && (
						<Button
							variant="primary"
							size="compact"
							{ ...link( signInPlace( host ) ) }
						>
							{ __( 'Login', 'templately' ) }
						</Button>
					) }
					{ user && <AccountMenu user={ user } /> }
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

function PlatformMenu( {
	platform,
	path,
}: {
	platform: Platform;
	path: string;
} ) {
	const { history } = useApp().host;
	const { setPlatform } = useDispatch( libraryStore );
	const choices = ( [ 'gutenberg', 'elementor' ] as const ).map(
		( value ) => ( {
			value,
			label: platformLabel( value ),
		} )
	);
	const choose = ( chosen: Platform ) => {
		setPlatform( chosen );
		const [ , , type = 'packs' ] = path.split( '/' );
		history.navigate(
			`/${ chosen }/${ /^\/(gutenberg|elementor)\//.test( path ) ? type : 'packs' }`
		);
	};
	return (
		<DropdownMenu
			icon={ icons.chevronDown }
			text={ platformLabel( platform ) }
			label={ sprintf(
				/* translators: %s: Gutenberg or Elementor. */
				__( 'Platform: %s', 'templately' ),
				platformLabel( platform )
			) }
			popoverProps={ {
				className: 'templately',
				placement: 'bottom-end',
			} }
			toggleProps={ {
				className: 'templately-header__platform',
				size: 'compact',
				iconPosition: 'right',
				showTooltip: false,
			} }
		>
			{ ( { onClose } ) => (
				<MenuGroup>
					<MenuItemsChoice
						choices={ choices }
						value={ platform }
						onHover={ () => {} }
						onSelect={ ( chosen ) => {
							choose( chosen as Platform );
							onClose();
						} }
					/>
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}

function AccountMenu( { user }: { user: Profile } ) {
	const { history } = useApp().host;
	const { logOut, label } = useLogOut( user );
	const [ isOpen, setOpen ] = useState( false );
	const go = ( to: string, onClose: () => void ) => () => {
		onClose();
		history.navigate( to );
	};
	return (
		<DropdownMenu
			icon={ <Avatar name={ user.name } photo={ user.profile_photo } /> }
			label={ sprintf(
				/* translators: %s: name of a person. */
				__( 'Account: %s', 'templately' ),
				user.name
			) }
			open={ isOpen }
			onToggle={ setOpen }
			popoverProps={ {
				className: 'templately',
				placement: 'bottom-end',
				onFocusOutside: () =>
					void setTimeout( () => setOpen( false ), MENU_LINGERS ),
			} }
			toggleProps={ {
				className: 'templately-header__account',
				showTooltip: false,
			} }
		>
			{ ( { onClose } ) => (
				<>
					<MenuGroup>
						{ domains
							.flatMap( ( domain ) => domain.menu ?? [] )
							.map( ( entry ) => (
								<MenuItem
									key={ entry.path }
									onClick={ go( entry.path, onClose ) }
								>
									{ entry.label() }
								</MenuItem>
							) ) }
					</MenuGroup>
					<MenuGroup>
						{ user.link_account && (
							<MenuItem
								onClick={ go(
									'/sign-in?add-account=1',
									onClose
								) }
							>
								{ __( 'Link My Account', 'templately' ) }
							</MenuItem>
						) }
						{ ! user.link_account && (
							<MenuItem
								onClick={ () => {
									onClose();
									logOut();
								} }
							>
								{ label }
							</MenuItem>
						) }
					</MenuGroup>
				</>
			) }
		</DropdownMenu>
	);
}
