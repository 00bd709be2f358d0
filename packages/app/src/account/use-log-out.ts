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
} {
	const { host, fail } = useApp();
	const actions = useDispatch( profileStore );
	const isUnlink = user.unlink_account && ! user.signed_as_global;
	return {
		label: isUnlink
			? __( 'Unlink My Account', 'templately' )
			: __( 'Logout', 'templately' ),
		logOut: () =>
			void actions
				.logOut( user.signed_as_global )
				.then( () => host.history.navigate( '/sign-in' ) )
				.catch( fail ),
	};
}
