import type { Profile } from '@templately/rest';
import type { State } from './types';

/**
 * Who is signed in.
 *
 * @param state The store's state.
 * @return The profile; `null` is nobody, `undefined` is not known yet.
 */
export const getUser = ( state: State ): Profile | null | undefined =>
	state.session?.user;

export const isSignedIn = ( state: State ): boolean =>
	Boolean( getUser( state ) );

export const isUnverified = ( state: State ): boolean =>
	getUser( state )?.is_verified === false;

/**
 * Whether the plan is of a kind. A plan is a word that contains its kinds: `pro_lifetime` is both.
 *
 * @param state The store's state.
 * @param kind  What is looked for in the plan.
 */
export const hasPlan = (
	state: State,
	kind: 'free' | 'starter' | 'pro' | 'yearly' | 'lifetime'
): boolean => getUser( state )?.plan.includes( kind ) ?? false;

/**
 * The code of the last refused sign-in or sign-up: the server's, else `login_failed` or `signup_failed`.
 *
 * @param state The store's state.
 */
export function getError( state: State ): string | undefined {
	const { answer, call } = state.attempt ?? {};
	return answer?.status === 'error'
		? answer.code || `${ call }_failed`
		: undefined;
}
