import type { Failure } from './types';

/**
 * A failure in WordPress's form, whatever was thrown.
 *
 * @param thrown What a call threw.
 * @return The failure, with the code `unknown_error` when it has none.
 */
export function toFailure( thrown: unknown ): Failure {
	const { code, message, data } = ( thrown ?? {} ) as Partial< Failure >;
	return {
		code: code ?? 'unknown_error',
		message: message ?? String( thrown ),
		data: data ?? { status: 0 },
	};
}
