import { __ } from '@wordpress/i18n';
import type { Domain } from '../domain';
import { PROFILE, SIGN_IN } from './paths';
import { ProfileScreen } from './profile';
import { SignInScreen } from './sign-in';

/** Signing in and up, and one's own profile. */
export const account: Domain = {
	routes: [
		{ path: SIGN_IN, component: SignInScreen },
		{ path: PROFILE, component: ProfileScreen },
	],
	menu: [ { label: () => __( 'Profile', 'templately' ), path: '/profile' } ],
};
