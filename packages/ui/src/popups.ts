export const SUCCESS_LASTS = 1500;

export interface Popup {
	status: 'success' | 'error';
	title: string;
	message: string;
	/** Milliseconds after which a success leaves, where that is not as usual. */
	lasts?: number;
}

/** Queue of popups: successes close by themselves, errors stay until closed. */
export interface PopupQueue {
	push: ( popup: Popup ) => void;
	close: () => void;
	getCurrent: () => Popup | undefined;
	/** Counts shown popups, so that a repeated message is announced again. */
	getTurn: () => number;
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
	let turn = 0;
	const listeners = new Set< () => void >();

	function set( next: Popup[], isOther: boolean ) {
		popups = next;
		if ( isOther ) {
			turn++;
			clearTimeout( timer );
			timer =
				popups[ 0 ]?.status === 'success'
					? setTimeout( close, popups[ 0 ].lasts ?? SUCCESS_LASTS )
					: undefined;
		}
		listeners.forEach( ( listener ) => listener() );
	}

	const close = () => set( popups.slice( 1 ), true );

	return {
		push: ( popup ) => set( [ ...popups, popup ], popups.length === 0 ),
		close,
		getCurrent: () => popups[ 0 ],
		getTurn: () => turn,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
