/** The addresses of the account's screens. */
export const SIGN_IN = /^\/sign-in\/?$/;
export const PROFILE = /^\/profile\/?$/;
