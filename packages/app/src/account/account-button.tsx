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
import { Avatar } from '@templately/ui';
import { signInPlace, useApp, useLink } from '../app-context';
import { useDomains } from '../domain';
import { useResolved } from '../use-resolved';
import { useLogOut } from './use-log-out';

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

function AccountMenu( { user }: { user: Profile } ) {
	const { history } = useApp().host;
	const domains = useDomains();
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
