import {
	toFailure,
	type Failure,
	type ImportLogEntry,
	type ImportPoll,
} from '@templately/rest';
import { FIRST_PACE, inactivityLimit, nextPace } from './pace';
import { endsImport, endsPolling } from './progress';

/** Where nothing comes for so long, something on the way keeps the stream back. */
export const SILENCE = 5000;

/** So many questions in a row may fail before people are told. */
const MOST_FAILURES = 5;

/** What tells of an import as it goes on: an EventSource. */
export type Stream = Pick< EventSource, 'addEventListener' | 'close' >;

interface Options {
	/** Opens the stream after the entry of an index. */
	open: ( last: number ) => Stream;
	/** Asks for what came after the entry of an index. */
	poll: ( last: number ) => Promise< ImportPoll >;
	/** Index of the last entry that is held. */
	last: number;
	isLightspeed: boolean;
	onEntries: ( entries: ImportLogEntry[] ) => void;
	/** Told that nothing has happened for long; it goes on all the same. */
	onDelay: () => void;
	/** Told that neither way leads to the import any more. */
	onFailure: ( failure: Failure ) => void;
}

/**
 * Keeps an import going and tells of it: by its event stream, and where that does not get through, by asking for its log. Each
 * entry comes once or, where both ways overlap, again with the index it had.
 *
 * @param options What it works with.
 * @return Ends it; the import itself goes on where it is.
 */
export function drive( options: Options ): () => void {
	const { open, poll, isLightspeed, onEntries, onDelay, onFailure } = options;
	let last = options.last;
	let isOver = false;
	let stream: Stream | undefined;
	let doStreamsArrive = true;
	let silence: ReturnType< typeof setTimeout > | undefined;
	let pause: ReturnType< typeof setTimeout > | undefined;
	let inactivity: ReturnType< typeof setTimeout > | undefined;

	const stop = () => {
		isOver = true;
		closeStream();
		clearTimeout( pause );
		clearTimeout( inactivity );
	};

	const isAlive = () => {
		clearTimeout( inactivity );
		inactivity = setTimeout( onDelay, inactivityLimit( isLightspeed ) );
	};

	const closeStream = () => {
		clearTimeout( silence );
		stream?.close();
		stream = undefined;
	};

	const take = ( entries: ImportLogEntry[] ) => {
		if ( entries.length === 0 ) {
			return;
		}
		last = Math.max( last, ...entries.map( ( { index } ) => index || 0 ) );
		isAlive();
		onEntries( entries );
		if ( endsImport( entries ) ) {
			stop();
		}
	};

	const listen = () => {
		const mine = open( last );
		stream = mine;
		let hasSpoken = false;
		const leave = () => {
			if ( stream === mine ) {
				closeStream();
				doStreamsArrive = hasSpoken;
				ask();
			}
		};
		const hear = () => {
			hasSpoken = true;
			isAlive();
			clearTimeout( silence );
			silence = setTimeout( leave, SILENCE );
		};
		silence = setTimeout( leave, SILENCE );
		mine.addEventListener( 'beat', hear );
		mine.addEventListener( 'message', ( event ) => {
			if ( stream !== mine ) {
				return;
			}
			hear();
			const entry = entryOf( ( event as MessageEvent< string > ).data );
			if ( ! entry ) {
				return;
			}
			if ( entry.action === 'continue' ) {
				closeStream();
				listen();
				return;
			}
			take( [ entry ] );
		} );
		mine.addEventListener( 'error', leave );
	};

	const ask = () => {
		let pace = FIRST_PACE;
		let failures = 0;
		let beat = '';
		const next = async () => {
			let answer: ImportPoll | undefined;
			try {
				answer = await poll( last );
				failures = 0;
			} catch ( thrown ) {
				const failure = toFailure( thrown );
				const { status } = failure.data;
				const isRefused = status >= 400 && status < 500;
				if (
					! isOver &&
					( isRefused || ++failures >= MOST_FAILURES )
				) {
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
				isAlive();
			}
			take( entries );
			if ( isOver ) {
				return;
			}
			if ( endsPolling( entries ) && doStreamsArrive ) {
				listen();
				return;
			}
			pace = endsPolling( entries )
				? FIRST_PACE
				: nextPace( pace, entries.length );
			pause = setTimeout( () => void next(), pace.interval );
		};
		void next();
	};

	isAlive();
	listen();
	return stop;
}

/** An entry as the stream sends it; what cannot be read is none, and comes again with the poll. */
function entryOf( text: string ): ImportLogEntry | undefined {
	try {
		const entry: unknown = JSON.parse( text );
		return typeof ( entry as ImportLogEntry | null )?.action === 'string'
			? ( entry as ImportLogEntry )
			: undefined;
	} catch {
		return undefined;
	}
}
