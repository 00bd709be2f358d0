import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Failure } from '@templately/rest';
import { FailureFace } from '@templately/ui';
import { useApp } from '../app-context';
import { HUB_UNREACHABLE, SESSION_ENDED } from '../error-codes';

/** What could not be had. A session that is over is no failure of the screen: the app takes it from here. */
export function Failed( {
	failure,
	retry,
}: {
	failure: Failure;
	retry: () => void;
} ) {
	const { fail } = useApp();
	const isOver = SESSION_ENDED.includes( failure.code );
	useEffect( () => {
		if ( isOver ) {
			fail( failure );
		}
		// Once for each failure.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- fail is the app's and always the same to us.
	}, [ failure.code ] );
	if ( isOver ) {
		return null;
	}
	return failure.code === HUB_UNREACHABLE ? (
		<FailureFace
			title={ __( 'The library did not answer.', 'templately' ) }
			code={ failure.code }
			onRetry={ retry }
		>
			{ __( 'Your site and your templates are fine.', 'templately' ) }
		</FailureFace>
	) : (
		<FailureFace
			code={ failure.code }
			message={ failure.message }
			onRetry={ retry }
		/>
	);
}
