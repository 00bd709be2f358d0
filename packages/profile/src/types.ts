import type { AccountAnswer, Profile } from '@templately/rest';

/** What a person last asked for, and what the server said to it. */
export interface Attempt {
	call: 'login' | 'signup';
	answer: AccountAnswer;
}

export interface State {
	/** Unknown until the server has said who is signed in, or that nobody is. */
	session: { user: Profile | null } | null;
	attempt: Attempt | null;
}
