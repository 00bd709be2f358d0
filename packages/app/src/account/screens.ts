/** The account's screens, which few visits need: fetched when somebody goes there. */
export { Pricing } from './pricing';
export { SignInScreen } from './sign-in';
