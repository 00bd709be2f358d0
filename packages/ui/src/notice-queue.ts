export const SUCCESS_LASTS = 1500;

/** Milliseconds that a success with *Undo* stays. */
const UNDO_LASTS = 6000;

export interface QueuedNotice {
	status: 'success' | 'error';
	title: string;
	message: string;
	/** Milliseconds until a success closes; SUCCESS_LASTS by default. */
	lasts?: number;
	/** Takes back what succeeded. */
	onUndo?: () => void;
}

/** Queue of notices: successes close by themselves, errors stay until closed. */
export interface NoticeQueue {
	push: ( notice: QueuedNotice ) => void;
	close: () => void;
	getCurrent: () => QueuedNotice | undefined;
	/** Counts shown notices, so that a repeated message is announced again. */
	getTurn: () => number;
	subscribe: ( listener: () => void ) => () => void;
}

const getDuration = ( { lasts, onUndo }: QueuedNotice ): number =>
	lasts ?? ( onUndo ? UNDO_LASTS : SUCCESS_LASTS );

/**
 * Makes an empty queue.
 *
 * @return The queue, ready for useSyncExternalStore.
 */
export function createNoticeQueue(): NoticeQueue {
	let notices: QueuedNotice[] = [];
	let timer: ReturnType< typeof setTimeout > | undefined;
	let turn = 0;
	const listeners = new Set< () => void >();

	function set( next: QueuedNotice[], isOther: boolean ) {
		notices = next;
		if ( isOther ) {
			turn++;
			clearTimeout( timer );
			timer =
				notices[ 0 ]?.status === 'success'
					? setTimeout( close, getDuration( notices[ 0 ] ) )
					: undefined;
		}
		listeners.forEach( ( listener ) => listener() );
	}

	const close = () => set( notices.slice( 1 ), true );

	return {
		push: ( notice ) => set( [ ...notices, notice ], notices.length === 0 ),
		close,
		getCurrent: () => notices[ 0 ],
		getTurn: () => turn,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
