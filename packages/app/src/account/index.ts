import { __ } from '@wordpress/i18n';
import type { Domain } from '../domain';
import { ProfileScreen } from './profile';
import { SignInScreen } from './sign-in';

/** Signing in and up, and one's own profile. */
export const account: Domain = {
	routes: [
		{ path: /^\/sign-in\/?$/, component: SignInScreen },
		{ path: /^\/profile\/?$/, component: ProfileScreen },
	],
	menu: [ { label: () => __( 'Profile', 'templately' ), path: '/profile' } ],
};
