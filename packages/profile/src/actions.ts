import type { ThunkArgs } from '@wordpress/data';
import { nextRequestId } from '@templately/queried-data';
import * as rest from '@templately/rest';
import type {
	AccountAnswer,
	Favourite,
	LoginPayload,
	Price,
	Profile,
	Reviews,
	SignupPayload,
} from '@templately/rest';
import type { store } from './index';
import {
	finishRequest,
	receiveError,
	startRequest,
	toStoredError,
	trackRequest,
	type PendingAction,
} from './pending';
import { queries } from './queries';
import type { CollectionList, StoredError } from './types';

type Args = ThunkArgs< typeof store >;

/** Sets the account; null if signed out. Changes of favourites that are newer than the request are kept. */
export const receiveUser = (
	user: Profile | null,
	requestId: number = nextRequestId()
) => ( { type: 'RECEIVE_USER', user, requestId } ) as const;

/**
 * Sets the account after a sign-in.
 *
 * @param user   The account.
 * @param linked Account of the site if the user uses their own one instead.
 */
const receiveSignIn = ( user: Profile, linked: Profile | null ) =>
	( {
		type: 'RECEIVE_SIGN_IN',
		user,
		linked,
		requestId: nextRequestId(),
	} ) as const;

export const receiveReviews = ( reviews: Reviews ) =>
	( { type: 'RECEIVE_REVIEWS', reviews } ) as const;

/** Deletes everything about the account. */
export const clear = () => ( { type: 'CLEAR' } ) as const;

export const receivePricing = ( data: Price[] ) =>
	( { type: 'RECEIVE_PRICING', data } ) as const;
export const startLoadingPricing = () =>
	( { type: 'START_LOADING_PRICING' } ) as const;
export const receivePricingError = ( error: StoredError ) =>
	( { type: 'RECEIVE_PRICING_ERROR', error } ) as const;

export type Action =
	| PendingAction
	| ReturnType<
			| typeof receiveUser
			| typeof receiveSignIn
			| typeof receiveReviews
			| typeof clear
			| typeof receivePricing
			| typeof startLoadingPricing
			| typeof receivePricingError
	  >;

/**
 * Shows a favourite in the profile and in every list. Lists keep it until the user leaves them, so that it can be set again.
 *
 * @param favourite The favourite.
 * @param requestId Number of the change: it does not replace a later one.
 */
export const setFavourite = ( favourite: Favourite, requestId?: number ) =>
	queries.patchRecord( 'item', favourite.id, favourite, requestId );

const LISTS = {
	favourites: [ 'getFavourites' ],
	downloads: [ 'getDownloads' ],
	purchases: [ 'getPurchases', 'getAllPurchased' ],
} as const;

/** Deletes lists, which are loaded again where they are shown. Drops the responses that are under way. */
export const clearCollection =
	( lists = Object.keys( LISTS ) as CollectionList[] ) =>
	( { dispatch }: Args ): void => {
		const names = lists.flatMap( ( list ) => LISTS[ list ] );
		names.forEach( ( name ) => dispatch( queries.resetResults( name ) ) );
		dispatch( queries.actions.refresh( ...names ) );
	};

/** Signs in, and stores the account or the failure. A refusal is a response, not an error. */
const signIn =
	(
		fallback: string,
		send: () => Promise< AccountAnswer >,
		isForAll = false
	) =>
	async ( { dispatch, select }: Args ): Promise< AccountAnswer > => {
		dispatch( startRequest( 'isLoading' ) );
		try {
			const answer = await send();
			const before = select.getUser();
			if ( answer.user && answer.status === 'success' ) {
				// The data of a personal account is not shown to all users of the site's account.
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
		} catch ( error ) {
			const { code } = rest.toFailure( error );
			dispatch(
				receiveError(
					toStoredError(
						error,
						code === 'unknown_error' ? fallback : code
					)
				)
			);
			throw error;
		} finally {
			dispatch( finishRequest( 'isLoading' ) );
		}
	};

/** Signs in with an e-mail and a password, or an API key. */
export const logIn = ( payload: LoginPayload ) =>
	signIn(
		'login_failed',
		() => rest.logIn( payload ),
		payload.global_signin
	);

/** Signs in as the WordPress user if the hub is part of this site. */
export const logInLocal = () => signIn( 'login_failed', rest.logInLocal );

/** Registers a new account and signs in with it. */
export const signUp = ( payload: SignupPayload ) =>
	signIn( 'signup_failed', () => rest.signUp( payload ) );

/** Signs the user out. The global account of the site remains. */
export const logOut =
	( isGloballySigned = false ) =>
	async ( { dispatch }: Args ): Promise< void > => {
		const { global_user: user } = await dispatch(
			trackRequest( 'isLoading', 'logout_failed', () =>
				rest.logOut( isGloballySigned )
			)
		);
		dispatch.clear();
		dispatch.receiveUser( user );
	};

/** Loads the profile from the hub again, and resolves with the message of the server. */
export const sync =
	() =>
	async ( { dispatch }: Args ): Promise< string > => {
		const requestId = nextRequestId();
		const { user, message } = await dispatch(
			trackRequest( 'syncing', 'sync_failed', rest.syncProfile )
		);
		dispatch.receiveUser( user, requestId );
		return message;
	};

/** Loads whether the e-mail has been verified. */
export const checkVerified =
	() =>
	async ( { dispatch, select }: Args ): Promise< boolean > => {
		const isVerified = await dispatch(
			trackRequest( 'verifying', 'sync_failed', rest.isVerified )
		);
		const user = select.getUser();
		if ( user ) {
			dispatch.receiveUser( { ...user, is_verified: isVerified } );
		}
		return isVerified;
	};

/** Hides the notice of the free plan for good. */
export const hideNotice =
	() =>
	async ( { dispatch }: Args ): Promise< void > => {
		const requestId = nextRequestId();
		dispatch.receiveUser( ( await rest.hideNotice() ).user, requestId );
	};
