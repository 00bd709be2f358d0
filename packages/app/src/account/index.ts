import { __ } from '@wordpress/i18n';
import type { Domain } from '../domain';
import { lazyPart, lazyScreen } from '../lazy-screen';
import { AccountButton } from './account-button';
import { AccountFrame } from './account-frame';
import { PROFILE, SIGN_IN } from './paths';
import { FreeNotice } from './free-notice';
import { endSession } from './session';
import { UpgradeLink } from './upgrade';
import { VerifyBanner } from './verify-banner';

const screens = () => import( /* webpackChunkName: "account" */ './screens' );

/** Signing in and up, and one's own profile. */
export const account: Domain = {
	routes: [
		{
			path: SIGN_IN,
			component: lazyScreen(
				async () => ( await screens() ).SignInScreen
			),
		},
		{
			path: PROFILE,
			component: lazyScreen(
				async () =>
					(
						await import(
							/* webpackChunkName: "cloud" */ './profile'
						)
					).ProfileScreen
			),
			needsAccount: true,
		},
	],
	menu: [ { label: () => __( 'Profile', 'templately' ), path: '/profile' } ],
	headerEnd: [ AccountButton ],
	banners: [ VerifyBanner, FreeNotice ],
	itemNotes: [
		// With the screen that has them.
		lazyPart(
			async () =>
				(
					await import(
						/* webpackChunkName: "details" */ './item-promo'
					)
				).ItemPromo,
			null
		),
	],
	storageActions: [ UpgradeLink ],
	frame: AccountFrame,
	takeFailure: endSession,
};
