import type { Host } from '../host';

/**
 * A host for a part of the app that stands outside of the library: wherever it leads, the library opens there, and it
 * closes when what it was opened for is done.
 *
 * @param host   The host.
 * @param onOpen Opens the library.
 */
export const outwardHost = ( host: Host, onOpen: () => void ): Host => ( {
	...host,
	history: {
		...host.history,
		navigate: ( to, options ) => {
			host.history.navigate( to, options );
			onOpen();
		},
	},
} );
