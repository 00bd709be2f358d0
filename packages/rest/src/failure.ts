import { __ } from '@wordpress/i18n';
import type { Failure } from './types';

/**
 * A failure in WordPress's form, whatever was thrown.
 *
 * @param thrown What a call threw, or the fetching of a part of the app.
 * @return The failure, with the code `unknown_error` when it has none.
 */
export function toFailure( thrown: unknown ): Failure {
	const { code, message, data } = ( thrown ?? {} ) as Partial< Failure >;
	const isAsset = thrown instanceof Error && thrown.name === 'ChunkLoadError';
	return {
		code: code ?? 'unknown_error',
		// Bundler messages are not for users.
		message: isAsset
			? __( 'Error loading asset.', 'templately' )
			: ( message ?? String( thrown ) ),
		data: data ?? { status: 0 },
	};
}

/** Failure for all responses that mean "signed out". */
const ENDED = { code: 'is_signed_failed', message: '', data: { status: 401 } };

/**
 * Asks for a list of an account. One that says to sign in is none: it must not pass for an empty one.
 *
 * @param call Asks.
 */
export async function requireSession< Answer extends object >(
	call: () => Promise< Answer >
): Promise< Answer > {
	let answer;
	try {
		answer = await call();
	} catch ( thrown ) {
		throw toFailure( thrown ).code === 'not_signed_in' ? ENDED : thrown;
	}
	if ( 'redirect' in answer && answer.redirect ) {
		throw ENDED;
	}
	return answer;
}

/** Codes under which the console logs failures. */
type FailureCode =
	| `P10${ 0 | 1 | 2 | 3 }`
	| `W10${ 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 }`
	| 'C501'
	| 'C503'
	| 'S100'
	| 'ST501'
	| `ID00${ 1 | 2 | 3 }`
	| 'D101';

/** Wraps a call so that its failures are also logged to the console, under a code for support. */
export const logFailures =
	< Args extends unknown[], Answer >(
		code: FailureCode,
		call: ( ...args: Args ) => Promise< Answer >
	) =>
	async ( ...args: Args ): Promise< Answer > => {
		try {
			return await call( ...args );
		} catch ( thrown ) {
			const failure = toFailure( thrown );
			// eslint-disable-next-line no-console -- this is what it is for.
			console.debug( code, failure.code, failure.message );
			throw thrown;
		}
	};
