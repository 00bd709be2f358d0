/** The account's screens, which few visits need: fetched when somebody goes there. */
export { Pricing } from './pricing';
export { ProfileScreen } from './profile';
export { SignInScreen } from './sign-in';
