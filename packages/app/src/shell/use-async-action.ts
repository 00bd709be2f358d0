import { useState } from '@wordpress/element';
import { toFailure, type Failure } from '@templately/rest';

export interface AsyncAction {
	isBusy: boolean;
	failure?: Failure;
	run: () => void;
}

/**
 * Runs an async function for a button or a form, and keeps its state.
 *
 * @param callback     The function; what it throws becomes the failure.
 * @param isRepeatable Whether it can run again after a success. Otherwise it stays busy, because its modal is about to close or
 *                     another page is about to open.
 */
export function useAsyncAction(
	callback: () => Promise< unknown >,
	isRepeatable = false
): AsyncAction {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< Failure >();
	return {
		isBusy,
		failure,
		run: async () => {
			setBusy( true );
			setFailure( undefined );
			try {
				await callback();
				setBusy( ! isRepeatable );
			} catch ( thrown ) {
				setFailure( toFailure( thrown ) );
				setBusy( false );
			}
		},
	};
}
