/**
 * Requests that the store reports while they are under way, and whose failure it keeps.
 */
import type { ThunkArgs } from '@wordpress/data';
import { toFailure } from '@templately/rest';
import type { store } from './index';
import type { PendingRequest, StoredError } from './types';

export const startRequest = ( request: PendingRequest ) =>
	( { type: 'START_REQUEST', request } ) as const;

export const finishRequest = ( request: PendingRequest ) =>
	( { type: 'FINISH_REQUEST', request } ) as const;

export const receiveError = ( error: StoredError ) =>
	( { type: 'RECEIVE_ERROR', error } ) as const;

export type PendingAction = ReturnType<
	typeof startRequest | typeof finishRequest | typeof receiveError
>;

export const toStoredError = (
	error: unknown,
	code: string
): StoredError => ( {
	code,
	message: toFailure( error ).message,
} );

/** Reports a request as pending until it ends, and stores its failure with the given code. */
export const trackRequest =
	< Value >(
		request: PendingRequest,
		code: string,
		send: () => Promise< Value >
	) =>
	async ( { dispatch }: ThunkArgs< typeof store > ): Promise< Value > => {
		dispatch( startRequest( request ) );
		try {
			return await send();
		} catch ( error ) {
			dispatch( receiveError( toStoredError( error, code ) ) );
			throw error;
		} finally {
			dispatch( finishRequest( request ) );
		}
	};
