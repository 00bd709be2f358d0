/**
 * Texts of the specification, letter by letter. Functions, because translations load with the app.
 */
/* eslint-disable @wordpress/i18n-ellipsis -- the specification writes three dots. */
import { __ } from '@wordpress/i18n';

/** Error codes that the app handles. For all others it shows the server's message. */

/** The account has changed since the request was sent. */
export const ACCOUNT_CHANGED = 'account_changed';

/** The session has ended: the app shows none of its data. */
export const SESSION_ENDED = [
	// The hub no longer knows the token.
	'invalid_api_key',
	'is_signed_failed',
	ACCOUNT_CHANGED,
];

/** The user is signed out. */
export const NOT_SIGNED_IN = 'not_signed_in';

export const NOT_FOUND = 'not_found';

/** The hub did not answer. */
export const HUB_UNREACHABLE = 'hub_unreachable';

/** An unverified account tried to insert. */
export const NOT_VERIFIED = 'invalid_data';

/** The plan does not include the item. */
export const REQUIRED_PRO = 'required_pro_templately';

/** Another account has this e-mail address: the user must enter its password. */
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
