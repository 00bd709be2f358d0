import {
	toFailure,
	type Failure,
	type ImportLogEntry,
	type ImportPoll,
} from '@templately/rest';
import { endsImport, endsPolling } from './progress';

/** Milliseconds without an event after which a proxy probably holds the stream back. */
const STREAM_TIMEOUT = 5000;

/** Number of requests in a row that may fail: a site that changes its plugins does not always respond. */
export const MAX_FAILURES = 5;

const INTERVAL_AFTER_ENTRIES = 300;
const INTERVAL_STEP = 500;
const MAX_INTERVAL = 5000;
const EMPTY_POLLS_BEFORE_SLOWDOWN = 5;

/** Milliseconds until the next poll, and number of polls in a row without new entries. */
export interface PollInterval {
	interval: number;
	empty: number;
}

export const INITIAL_INTERVAL: PollInterval = { interval: 1000, empty: 0 };

/** Interval after a poll that returned a number of entries. */
export function getNextInterval(
	{ interval, empty }: PollInterval,
	entries: number
): PollInterval {
	if ( entries > 0 ) {
		return { interval: INTERVAL_AFTER_ENTRIES, empty: 0 };
	}
	const isSlower = ( empty + 1 ) % EMPTY_POLLS_BEFORE_SLOWDOWN === 0;
	return {
		interval: isSlower
			? Math.min( interval + INTERVAL_STEP, MAX_INTERVAL )
			: interval,
		empty: empty + 1,
	};
}

const MINUTE = 60_000;

/** Milliseconds of inactivity after which a delay is reported. A LiteSpeed server buffers responses. */
export const getInactivityLimit = ( isLightspeed: boolean ): number =>
	( isLightspeed ? 15 : 5 ) * MINUTE;

/** The used part of an EventSource. */
export type Stream = Pick< EventSource, 'addEventListener' | 'close' >;

interface Options {
	/** Opens the stream after the entry with the given index. */
	open: ( last: number ) => Stream;
	/** Requests the entries after the given index. */
	poll: ( last: number ) => Promise< ImportPoll >;
	/** Index of the last entry that was received. */
	last: number;
	isLightspeed: boolean;
	onEntries: ( entries: ImportLogEntry[] ) => void;
	/** Called after a long inactivity. The import is followed further. */
	onDelay: () => void;
	/** Called when neither the stream nor polling reaches the import any more. */
	onFailure: ( failure: Failure ) => void;
}

/**
 * Follows an import by its event stream, or by polling its log if the stream does not arrive. An entry can arrive twice, with the
 * same index.
 *
 * @param options Options.
 * @return Stops following the import. The import itself continues on the server.
 */
export function followImport( options: Options ): () => void {
	const { open, poll, isLightspeed, onEntries, onDelay, onFailure } = options;
	let last = options.last;
	let isOver = false;
	let stream: Stream | undefined;
	let doStreamsArrive = true;
	let streamTimeout: ReturnType< typeof setTimeout > | undefined;
	let nextPoll: ReturnType< typeof setTimeout > | undefined;
	let inactivity: ReturnType< typeof setTimeout > | undefined;

	const stop = () => {
		isOver = true;
		closeStream();
		clearTimeout( nextPoll );
		clearTimeout( inactivity );
	};

	const restartInactivity = () => {
		clearTimeout( inactivity );
		inactivity = setTimeout( onDelay, getInactivityLimit( isLightspeed ) );
	};

	const closeStream = () => {
		clearTimeout( streamTimeout );
		stream?.close();
		stream = undefined;
	};

	const receive = ( entries: ImportLogEntry[] ) => {
		if ( entries.length === 0 ) {
			return;
		}
		last = Math.max( last, ...entries.map( ( { index } ) => index || 0 ) );
		restartInactivity();
		onEntries( entries );
		if ( endsImport( entries ) ) {
			stop();
		}
	};

	const listen = () => {
		const current = open( last );
		stream = current;
		let hasArrived = false;
		const fallBack = () => {
			if ( stream === current ) {
				closeStream();
				doStreamsArrive = hasArrived;
				startPolling();
			}
		};
		const onEvent = () => {
			hasArrived = true;
			restartInactivity();
			clearTimeout( streamTimeout );
			streamTimeout = setTimeout( fallBack, STREAM_TIMEOUT );
		};
		streamTimeout = setTimeout( fallBack, STREAM_TIMEOUT );
		current.addEventListener( 'beat', onEvent );
		current.addEventListener( 'message', ( event ) => {
			if ( stream !== current ) {
				return;
			}
			onEvent();
			const entry = parseEntry(
				( event as MessageEvent< string > ).data
			);
			if ( ! entry ) {
				return;
			}
			if ( entry.action === 'continue' ) {
				closeStream();
				listen();
				return;
			}
			receive( [ entry ] );
		} );
		current.addEventListener( 'error', fallBack );
	};

	const startPolling = () => {
		let interval = INITIAL_INTERVAL;
		let failures = 0;
		let beat = '';
		const next = async () => {
			let answer: ImportPoll | undefined;
			try {
				answer = await poll( last );
				failures = 0;
			} catch ( error ) {
				const failure = toFailure( error );
				const { status } = failure.data;
				const isRefused = status >= 400 && status < 500;
				if ( ! isOver && ( isRefused || ++failures >= MAX_FAILURES ) ) {
					stop();
					onFailure( failure );
				}
			}
			if ( isOver ) {
				return;
			}
			const entries = answer?.entries ?? [];
			if ( answer && answer.beat !== beat ) {
				beat = answer.beat;
				restartInactivity();
			}
			receive( entries );
			if ( isOver ) {
				return;
			}
			if ( endsPolling( entries ) && doStreamsArrive ) {
				listen();
				return;
			}
			interval = endsPolling( entries )
				? INITIAL_INTERVAL
				: getNextInterval( interval, entries.length );
			nextPoll = setTimeout( () => void next(), interval.interval );
		};
		void next();
	};

	restartInactivity();
	listen();
	return stop;
}

/** Reads an entry of the stream. An unreadable entry is skipped: polling returns it later. */
function parseEntry( text: string ): ImportLogEntry | undefined {
	try {
		const entry: unknown = JSON.parse( text );
		return typeof ( entry as ImportLogEntry | null )?.action === 'string'
			? ( entry as ImportLogEntry )
			: undefined;
	} catch {
		return undefined;
	}
}
