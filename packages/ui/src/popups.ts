export const SUCCESS_LASTS = 1500;

export interface Popup {
	status: 'success' | 'error';
	title: string;
	message: string;
	/** Milliseconds after which a success leaves, where that is not as usual. */
	lasts?: number;
}

/** One popup after the other: a success leaves by itself, an error stays until it is closed. */
export interface PopupQueue {
	push: ( popup: Popup ) => void;
	close: () => void;
	getCurrent: () => Popup | undefined;
	subscribe: ( listener: () => void ) => () => void;
}

/**
 * Makes an empty queue.
 *
 * @return The queue, ready for useSyncExternalStore.
 */
export function createPopupQueue(): PopupQueue {
	let popups: Popup[] = [];
	let timer: ReturnType< typeof setTimeout > | undefined;
	const listeners = new Set< () => void >();

	function set( next: Popup[] ) {
		const isOther = next[ 0 ] !== popups[ 0 ];
		popups = next;
		if ( isOther ) {
			clearTimeout( timer );
			timer =
				popups[ 0 ]?.status === 'success'
					? setTimeout( close, popups[ 0 ].lasts ?? SUCCESS_LASTS )
					: undefined;
		}
		listeners.forEach( ( listener ) => listener() );
	}

	const close = () => set( popups.slice( 1 ) );

	return {
		push: ( popup ) => set( [ ...popups, popup ] ),
		close,
		getCurrent: () => popups[ 0 ],
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
