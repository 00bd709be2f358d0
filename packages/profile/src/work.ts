/**
 * Calls that the store says it is at, and that it keeps the failure of.
 */
import type { ThunkArgs } from '@wordpress/data';
import { toFailure } from '@templately/rest';
import type { store } from './index';
import type { StoredError, Work } from './types';

export const begin = ( work: Work ) => ( { type: 'BEGIN', work } ) as const;
export const end = ( work: Work ) => ( { type: 'END', work } ) as const;
export const receiveError = ( error: StoredError ) =>
	( { type: 'RECEIVE_ERROR', error } ) as const;

export type WorkAction =
	| ReturnType< typeof begin >
	| ReturnType< typeof end >
	| ReturnType< typeof receiveError >;

/**
 * What is stored of a failure.
 *
 * @param thrown What was thrown.
 * @param code   The code that it is stored with.
 */
export const storedError = ( thrown: unknown, code: string ): StoredError => ( {
	code,
	message: toFailure( thrown ).message,
} );

/**
 * Does something while the store says so, and keeps why it failed.
 *
 * @param work What the store is at meanwhile.
 * @param code The code of a failure.
 * @param call Does it.
 */
export const during =
	< Value >( work: Work, code: string, call: () => Promise< Value > ) =>
	async ( { dispatch }: ThunkArgs< typeof store > ): Promise< Value > => {
		dispatch( begin( work ) );
		try {
			return await call();
		} catch ( thrown ) {
			dispatch( receiveError( storedError( thrown, code ) ) );
			throw thrown;
		} finally {
			dispatch( end( work ) );
		}
	};
