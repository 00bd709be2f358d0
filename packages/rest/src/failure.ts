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
		// What the bundler says of it is for nobody who uses it.
		message: isAsset
			? __( 'Error loading asset.', 'templately' )
			: ( message ?? String( thrown ) ),
		data: data ?? { status: 0 },
	};
}
