import { useState } from '@wordpress/element';
import { toFailure, type Failure } from '@templately/rest';

/** What is sent by a form: whether it is under way, and why it was refused. */
export interface Sending {
	isBusy: boolean;
	failure?: Failure;
	send: () => void;
}

/**
 * Sends what a form says. Done, it stays busy: its dialog is about to close, or another page to open.
 *
 * @param call Sends it; throws what it is refused with.
 */
export function useSending( call: () => Promise< void > ): Sending {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< Failure >();
	return {
		isBusy,
		failure,
		send: async () => {
			setBusy( true );
			setFailure( undefined );
			try {
				await call();
			} catch ( thrown ) {
				setFailure( toFailure( thrown ) );
				setBusy( false );
			}
		},
	};
}
