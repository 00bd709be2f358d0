/**
 * Texts of the specification, letter by letter. Functions, because translations load with the app.
 */
/* eslint-disable @wordpress/i18n-ellipsis -- the specification writes three dots. */
import { __ } from '@wordpress/i18n';

/** The codes of the API that the app acts on; every other one is shown as it is. */

/** The session in which something was asked for is over already. */
export const ACCOUNT_CHANGED = 'account_changed';

/** A session is over: nothing of it is shown. */
export const SESSION_ENDED = [
	// The hub does not know it any more.
	'invalid_api_key',
	'is_signed_failed',
	ACCOUNT_CHANGED,
];

/** Nobody is signed in. */
export const NOT_SIGNED_IN = 'not_signed_in';

export const NOT_FOUND = 'not_found';

/** The hub did not answer. */
export const HUB_UNREACHABLE = 'hub_unreachable';

/** An unverified account tried to insert. */
export const NOT_VERIFIED = 'invalid_data';

/** The plan does not have what was asked for. */
export const REQUIRED_PRO = 'required_pro_templately';

/** A sign-in's answer holds a text for each field. */
export const LOGIN_ERROR = 'login_error';

/** Another account has this person's e-mail: its password is asked for. */
export const ACCOUNT_EXISTS = 'account_exists';

/** A template has the settings of the whole site. */
export const CANT_DELETE_KIT = 'cant_delete_kit';

export const messages = {
	notVerified: () =>
		__(
			'Sorry your account is not verified. Please verify your account to start inserting items.',
			'templately'
		),
	searchPlaceholder: () => __( 'Type and hit enter...', 'templately' ),
	errorTitle: () => __( 'Opps...!', 'templately' ),
} as const;
