import { useState } from '@wordpress/element';
import { toFailure, type Failure } from '@templately/rest';

/** An attempt at something that a step needs: under way, or failed. */
export function useAttempt( attempt: () => Promise< unknown > ): {
	isBusy: boolean;
	failure: Failure | undefined;
	run: () => void;
} {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< Failure >();
	return {
		isBusy,
		failure,
		run: () => {
			setBusy( true );
			setFailure( undefined );
			attempt()
				.catch( ( thrown ) => setFailure( toFailure( thrown ) ) )
				.finally( () => setBusy( false ) );
		},
	};
}
