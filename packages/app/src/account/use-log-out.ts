import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as profileStore } from '@templately/profile';
import type { Profile } from '@templately/rest';
import { useApp } from '../app-context';

/**
 * The way out of an account: unlinking one's own where the site has another for all, else logging out.
 *
 * @param user Who is signed in.
 */
export function useLogOut( user: Profile ): {
	logOut: () => void;
	label: string;
	/** What somebody should know before; '' where it concerns them alone. */
	hint: string;
	isAllowed: boolean;
} {
	const { host, fail } = useApp();
	const { manage } = host.site.can;
	const actions = useDispatch( profileStore );
	return {
		label: unlinks( user )
			? __( 'Unlink My Account', 'templately' )
			: __( 'Logout', 'templately' ),
		hint: hintOf( user.signed_as_global, manage ),
		isAllowed: ! user.signed_as_global || manage,
		logOut: () =>
			void actions.logOut( user.signed_as_global ).catch( fail ),
	};
}

/**
 * Whether leaving an account is unlinking it: the site has another, and this one is the person's own.
 *
 * @param user Who is signed in.
 */
export const unlinks = (
	user: Pick< Profile, 'unlink_account' | 'signed_as_global' >
): boolean => user.unlink_account && ! user.signed_as_global;

function hintOf( isShared: boolean, mayManage: boolean ): string {
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
