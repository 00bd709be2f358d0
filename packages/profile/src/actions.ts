import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type {
	AccountAnswer,
	LoginPayload,
	Profile,
	SignupPayload,
} from '@templately/rest';
import type { CollectionAction } from './collection/actions';
import type { store } from './index';
import type { Attempt } from './types';

type Args = ThunkArgs< typeof store >;

export const receiveUser = ( user: Profile | null ) =>
	( { type: 'RECEIVE_USER', user } ) as const;

export const receiveAttempt = ( attempt: Attempt ) =>
	( { type: 'RECEIVE_ATTEMPT', attempt } ) as const;

/** Forgets everything about who was signed in. */
export const clear = () => ( { type: 'CLEAR' } ) as const;

export type Action =
	| CollectionAction
	| ReturnType< typeof receiveUser >
	| ReturnType< typeof receiveAttempt >
	| ReturnType< typeof clear >;

/** Signs in with an e-mail and a password, or an API key. A refusal is an answer, not an error. */
export const logIn =
	( payload: LoginPayload ) =>
	async ( { dispatch }: Args ): Promise< AccountAnswer > => {
		const answer = await rest.logIn( payload );
		// What one person saw before is not shown to all who use the site's account.
		if ( payload.global_signin && answer.status === 'success' ) {
			dispatch.clear();
		}
		dispatch.receiveAttempt( { call: 'login', answer } );
		return answer;
	};

/** Signs in as the WordPress user, where the hub is this site's own. */
export const logInLocal =
	() =>
	async ( { dispatch }: Args ): Promise< AccountAnswer > => {
		const answer = await rest.logInLocal();
		dispatch.receiveAttempt( { call: 'login', answer } );
		return answer;
	};

/** Registers a new account and signs in with it. */
export const signUp =
	( payload: SignupPayload ) =>
	async ( { dispatch }: Args ): Promise< AccountAnswer > => {
		const answer = await rest.signUp( payload );
		dispatch.receiveAttempt( { call: 'signup', answer } );
		return answer;
	};

/** Signs this person out; where the site has a global account, that one remains. */
export const logOut =
	( isGloballySigned = false ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const { global_user: user } = await rest.logOut( isGloballySigned );
		dispatch.clear();
		dispatch.receiveUser( user );
	};

/** Fetches the profile anew from the hub. */
export const sync =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		dispatch.receiveUser( ( await rest.syncProfile() ).user );
	};

/** Asks whether the e-mail has been verified meanwhile. */
export const checkVerified =
	() =>
	async ( { dispatch, select }: Args ): Promise< boolean > => {
		const isVerified = await rest.isVerified();
		const user = select.getUser();
		if ( user ) {
			dispatch.receiveUser( { ...user, is_verified: isVerified } );
		}
		return isVerified;
	};
