import { __ } from '@wordpress/i18n';
import type { Domain } from '../shell/domain';
import { lazyPart, lazyScreen } from '../shell/lazy-screen';
import { AccountButton } from './account-menu';
import {
	AccountProvider,
	endSession,
	PROFILE,
	SIGN_IN,
	UpgradeLink,
} from './account-provider';
import { FreeNotice, VerifyBanner } from './banners';

/** Sign-in, sign-up, the profile and plans. */
export const account: Domain = {
	routes: [
		{
			path: SIGN_IN,
			component: lazyScreen(
				() =>
					import(
						/* webpackChunkName: "account" */ './sign-in-screen'
					)
			),
		},
		{
			path: PROFILE,
			component: lazyScreen(
				() =>
					import( /* webpackChunkName: "cloud" */ './profile-screen' )
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
	Provider: AccountProvider,
	handleError: endSession,
};
