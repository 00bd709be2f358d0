import type { Host } from '../host';

/**
 * A host for a part of the app that stands outside of the library: wherever it leads, the library opens there.
 *
 * @param host   The host.
 * @param onOpen Opens the library.
 */
export const outwardHost = ( host: Host, onOpen: () => void ): Host => ( {
	...host,
	close: undefined,
	history: {
		...host.history,
		navigate: ( to, options ) => {
			host.history.navigate( to, options );
			onOpen();
		},
	},
} );
