import { __ } from '@wordpress/i18n';
import type { Domain } from '../domain';
import { lazyPart, lazyScreen } from '../lazy-screen';
import { AccountButton } from './account-button';
import { AccountFrame } from './account-frame';
import { FreeNotice } from './free-notice';
import { endSession, PROFILE, SIGN_IN } from './session';
import { UpgradeLink } from './upgrade';
import { VerifyBanner } from './verify-banner';

/** Sign-in, sign-up, the profile and plans. */
export const account: Domain = {
	routes: [
		{
			path: SIGN_IN,
			component: lazyScreen(
				() => import( /* webpackChunkName: "account" */ './sign-in' )
			),
		},
		{
			path: PROFILE,
			component: lazyScreen(
				() => import( /* webpackChunkName: "cloud" */ './profile' )
			),
			needsAccount: true,
		},
	],
	menu: [ { label: () => __( 'Profile', 'templately' ), path: '/profile' } ],
	headerEnd: [ AccountButton ],
	banners: [ VerifyBanner, FreeNotice ],
	itemNotes: [
		// Loads with the screen that shows it.
		lazyPart(
			() => import( /* webpackChunkName: "details" */ './item-promo' ),
			null
		),
	],
	storageActions: [ UpgradeLink ],
	Provider: AccountFrame,
	handleError: endSession,
};
