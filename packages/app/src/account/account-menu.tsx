import {
	Button,
	DropdownMenu,
	MenuGroup,
	MenuItem,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Profile } from '@templately/rest';
import { Avatar, Icon, icons } from '@templately/ui';
import { linkPlace, signInPlace, useApp, useLink } from '../shell/app-context';
import { useDomains } from '../shell/domain';
import { useResolved } from '../shell/use-resolved';
import { upgradeTitle, usePlanOffer, useUpgrade } from './account-provider';
import { useDispatch } from '@wordpress/data';

/** After an outside click the account's menu stays for a moment. */
const MENU_LINGERS = 100;

/** Login, or the account with its menu. */
export function AccountButton() {
	const { host } = useApp();
	const link = useLink();
	const {
		value: user,
		failure,
		retry,
	} = useResolved( profileStore, 'getUser' );
	if ( user ) {
		return <AccountMenu user={ user } />;
	}
	if ( failure && user === undefined ) {
		return (
			<Button variant="secondary" size="compact" onClick={ retry }>
				{ __( 'Load my account again', 'templately' ) }
			</Button>
		);
	}
	return user === null ? (
		<Button
			variant="primary"
			size="compact"
			{ ...link( signInPlace( host ) ) }
		>
			{ __( 'Login', 'templately' ) }
		</Button>
	) : null;
}

/** A menu's entry that is a link: its own props do not name what a link has. */
const external = ( href: string ) => ( {
	href,
	target: '_blank',
	rel: 'noopener noreferrer',
} );

function AccountMenu( { user }: { user: Profile } ) {
	const { host } = useApp();
	const { history, site } = host;
	const domains = useDomains();
	const offer = usePlanOffer();
	const upgrade = useUpgrade();
	const { logOut, label, hint, isAllowed } = useLogOut( user );
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
						{ site.links.manageAccount && (
							<MenuItem
								icon={ <Icon icon={ icons.external } /> }
								onClick={ onClose }
								{ ...external( site.links.manageAccount ) }
							>
								{ __( 'Manage Account', 'templately' ) }
							</MenuItem>
						) }
						{ domains
							.flatMap( ( { menu = [] } ) => menu )
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
						{ offer && (
							<MenuItem
								onClick={ () => {
									onClose();
									upgrade();
								} }
							>
								{ upgradeTitle( user.plan ) }
							</MenuItem>
						) }
						{ user.link_account && (
							<MenuItem
								onClick={ go( linkPlace( host ), onClose ) }
							>
								{ __( 'Link My Account', 'templately' ) }
							</MenuItem>
						) }
						{ isAllowed && (
							<MenuItem
								info={ hint }
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

/** Logs the user out. A linked account is unlinked instead if the site has a shared one. */
export function useLogOut( user: Profile ): {
	logOut: () => void;
	label: string;
	/** Warning shown before logging out; '' if it affects no other user. */
	hint: string;
	isAllowed: boolean;
} {
	const { host, fail } = useApp();
	const { manage } = host.site.can;
	const actions = useDispatch( profileStore );
	return {
		label: isUnlink( user )
			? __( 'Unlink My Account', 'templately' )
			: __( 'Logout', 'templately' ),
		hint: getAccountHint( user.signed_as_global, manage ),
		isAllowed: ! user.signed_as_global || manage,
		logOut: () =>
			void actions.logOut( user.signed_as_global ).catch( fail ),
	};
}

/** Whether logging out only unlinks the user's own account from a site with a shared account. */
export const isUnlink = (
	user: Pick< Profile, 'unlink_account' | 'signed_as_global' >
): boolean => user.unlink_account && ! user.signed_as_global;

function getAccountHint( isShared: boolean, mayManage: boolean ): string {
	if ( ! isShared ) {
		return '';
	}
	return mayManage
		? __( 'Signs out everyone on this site.', 'templately' )
		: __(
				'Everyone on this site uses this account. An administrator can sign it out.',
				'templately'
			);
}
