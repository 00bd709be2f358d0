/**
 * Texts of the specification, letter by letter. Functions, because translations load with the app.
 */
/* eslint-disable @wordpress/i18n-ellipsis -- the specification writes three dots. */
import { __ } from '@wordpress/i18n';

export const messages = {
	notVerified: () =>
		__(
			'Sorry your account is not verified. Please verify your account to start inserting items.',
			'templately'
		),
	searchPlaceholder: () => __( 'Type and hit enter...', 'templately' ),
	popupTitle: () => __( 'Opps...!', 'templately' ),
	unexpected: () => __( 'Unexpected Application Error!', 'templately' ),
	importingFailed: () => __( 'Importing Failed', 'templately' ),
} as const;
