import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type {
	AccountAnswer,
	LoginPayload,
	Price,
	Profile,
	SignupPayload,
} from '@templately/rest';
import type { CollectionAction } from './collection/actions';
import type { store } from './index';
import type { StoredError } from './types';
import {
	begin,
	during,
	end,
	receiveError,
	storedError,
	type WorkAction,
} from './work';

type Args = ThunkArgs< typeof store >;

export const receiveUser = ( user: Profile | null ) =>
	( { type: 'RECEIVE_USER', user } ) as const;

/**
 * Who signed in.
 *
 * @param user   The account.
 * @param linked The site's account, where this one takes its place.
 */
const receiveSignIn = ( user: Profile, linked: Profile | null ) =>
	( { type: 'RECEIVE_SIGN_IN', user, linked } ) as const;

/** Forgets everything about who was signed in. */
export const clear = () => ( { type: 'CLEAR' } ) as const;

export const receivePricing = ( data: Price[] ) =>
	( { type: 'RECEIVE_PRICING', data } ) as const;
export const beginPricing = () => ( { type: 'BEGIN_PRICING' } ) as const;
export const receivePricingError = ( error: StoredError ) =>
	( { type: 'RECEIVE_PRICING_ERROR', error } ) as const;

export type Action =
	| CollectionAction
	| ReturnType< typeof receiveUser >
	| ReturnType< typeof receiveSignIn >
	| WorkAction
	| ReturnType< typeof clear >
	| ReturnType< typeof receivePricing >
	| ReturnType< typeof beginPricing >
	| ReturnType< typeof receivePricingError >;

/** Keeps who signed in, or why nobody did. A refusal is an answer, not an error. */
const attempt =
	(
		fallback: string,
		call: () => Promise< AccountAnswer >,
		isForAll = false
	) =>
	async ( { dispatch, select }: Args ): Promise< AccountAnswer > => {
		dispatch( begin( 'isLoading' ) );
		try {
			const answer = await call();
			const before = select.getUser();
			if ( answer.user && answer.status === 'success' ) {
				// What one person saw before is not shown to all who use the site's account.
				if ( isForAll ) {
					dispatch.clear();
				}
				const isLink = before?.link_account && ! isForAll;
				dispatch(
					receiveSignIn( answer.user, isLink ? before : null )
				);
			} else if ( answer.status === 'error' ) {
				dispatch(
					receiveError( {
						code: answer.code || fallback,
						message:
							typeof answer.message === 'string'
								? answer.message
								: '',
					} )
				);
			}
			return answer;
		} catch ( thrown ) {
			const { code } = rest.toFailure( thrown );
			dispatch(
				receiveError(
					storedError(
						thrown,
						code === 'unknown_error' ? fallback : code
					)
				)
			);
			throw thrown;
		} finally {
			dispatch( end( 'isLoading' ) );
		}
	};

/** Signs in with an e-mail and a password, or an API key. */
export const logIn = ( payload: LoginPayload ) =>
	attempt(
		'login_failed',
		() => rest.logIn( payload ),
		payload.global_signin
	);

/** Signs in as the WordPress user, where the hub is this site's own. */
export const logInLocal = () => attempt( 'login_failed', rest.logInLocal );

/** Registers a new account and signs in with it. */
export const signUp = ( payload: SignupPayload ) =>
	attempt( 'signup_failed', () => rest.signUp( payload ) );

/** Signs this person out; where the site has a global account, that one remains. */
export const logOut =
	( isGloballySigned = false ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const { global_user: user } = await dispatch(
			during( 'isLoading', 'logout_failed', () =>
				rest.logOut( isGloballySigned )
			)
		);
		dispatch.clear();
		dispatch.receiveUser( user );
	};

/**
 * Fetches the profile anew from the hub.
 *
 * @return What the server says about it.
 */
export const sync =
	() =>
	async ( { dispatch }: Args ): Promise< string > => {
		const ticket = rest.takeTicket();
		const { user, message } = await dispatch(
			during( 'syncing', 'sync_failed', rest.syncProfile )
		);
		dispatch.receiveUser( user );
		dispatch.repeatStars( ticket );
		return message;
	};

/** Asks whether the e-mail has been verified meanwhile. */
export const checkVerified =
	() =>
	async ( { dispatch, select }: Args ): Promise< boolean > => {
		const isVerified = await dispatch(
			during( 'verifying', 'sync_failed', rest.isVerified )
		);
		const user = select.getUser();
		if ( user ) {
			dispatch.receiveUser( { ...user, is_verified: isVerified } );
		}
		return isVerified;
	};

/** Shows the notice of the free plan no more. */
export const hideNotice =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		const ticket = rest.takeTicket();
		dispatch.receiveUser( ( await rest.hideNotice() ).user );
		dispatch.repeatStars( ticket );
	};
