import {
	IMPORT_STEPS,
	type ImportLogEntry,
	type ImportResults,
	type ImportStepName,
	type ImportStepStatus,
} from '@templately/rest';

/** A step in the list that people watch. */
export interface ImportStep {
	type: string;
	title: string;
	message: string;
	/** Percent, or a text. */
	progress: number | string;
	status: ImportStepStatus | 'waiting';
	position: number | string;
}

/** How an import goes, as far as its log has been read. */
export interface Progress {
	steps: ImportStep[];
	/** What was said, line by line. */
	lines: { index: number; type: string; message: string }[];
	/** Index of the last entry that was read. */
	last: number;
	isDownloaded: boolean;
	/** What went wrong and ended it. */
	failure: { title: string; message: string; step: string } | null;
	results: ImportResults | null;
	isComplete: boolean;
}

/**
 * The steps that an import will have, in their order.
 *
 * @param needs         What it needs.
 * @param needs.theme   Whether a theme has to be installed or activated.
 * @param needs.plugins How many plugins have to be.
 */
export const stepsOf = ( needs: {
	theme: boolean;
	plugins: number;
} ): ImportStepName[] =>
	IMPORT_STEPS.filter(
		( step ) =>
			( step !== 'theme' || needs.theme ) &&
			( step !== 'plugin' || needs.plugins > 0 )
	);

const waiting = ( type: string, position: number ): ImportStep => ( {
	type,
	title: '',
	message: '',
	progress: 0,
	status: 'waiting',
	position,
} );

/**
 * An import of which nothing is known yet but its steps.
 *
 * @param steps Its steps, as far as they are known; others are added when the log names them.
 */
export const startProgress = ( steps: readonly string[] = [] ): Progress => ( {
	steps: steps.map( waiting ),
	lines: [],
	last: 0,
	isDownloaded: false,
	failure: null,
	results: null,
	isComplete: false,
} );

/** Percent of a step as a number; a text that is none has none. */
const percentOf = ( { progress }: Pick< ImportStep, 'progress' > ) => {
	const percent = parseFloat( String( progress ) );
	return /^\s*\d+(\.\d+)?\s*%?\s*$/.test( String( progress ) )
		? Math.min( 100, percent )
		: undefined;
};

const placeOf = ( type: string ) => {
	const place = ( IMPORT_STEPS as readonly string[] ).indexOf( type );
	return place < 0 ? IMPORT_STEPS.length : place;
};

/** The list with a step changed, or added at its place. */
function withStep(
	steps: ImportStep[],
	type: string,
	change: Partial< ImportStep >
): ImportStep[] {
	if ( ! type ) {
		return steps;
	}
	if ( steps.some( ( step ) => step.type === type ) ) {
		return steps.map( ( step ) =>
			step.type === type ? { ...step, ...change } : step
		);
	}
	return [ ...steps, { ...waiting( type, steps.length ), ...change } ].sort(
		( a, b ) => placeOf( a.type ) - placeOf( b.type )
	);
}

/** What an entry says of its step. */
const changeOf = ( entry: ImportLogEntry ): Partial< ImportStep > => ( {
	title: entry.title,
	message: entry.message,
	progress: entry.progress,
	position: entry.position,
	status:
		entry.status === 'processing' && percentOf( entry ) === 100
			? 'complete'
			: entry.status,
} );

/**
 * What is known after an entry of the log. One that was read already, by whatever way it comes again, changes nothing.
 *
 * @param progress What was known.
 * @param entry    The entry.
 */
export function withEntry(
	progress: Progress,
	entry: ImportLogEntry
): Progress {
	if ( entry.action === 'continue' || entry.index <= progress.last ) {
		return progress;
	}
	const known = { ...progress, last: entry.index };
	const steps = withStep( progress.steps, entry.type, changeOf( entry ) );
	const lines = entry.message
		? [
				...progress.lines,
				{
					index: entry.index,
					type: entry.type,
					message: entry.message,
				},
			]
		: progress.lines;
	switch ( entry.action ) {
		case 'updateLog':
			// What failed before was tried again.
			return { ...known, steps, lines, failure: null };
		case 'removeLog':
			return {
				...known,
				steps: progress.steps.filter(
					( { type } ) => type !== entry.type
				),
			};
		case 'downloadComplete':
			return {
				...known,
				lines,
				isDownloaded: true,
				steps: withStep( progress.steps, 'download', {
					status: 'complete',
					progress: 100,
				} ),
			};
		case 'error':
			return {
				...known,
				lines,
				steps: withStep( progress.steps, entry.type, {
					...changeOf( entry ),
					status: 'error',
				} ),
				failure: {
					title: entry.title,
					message: entry.message,
					step: entry.type,
				},
			};
		case 'complete':
			return {
				...known,
				lines,
				steps: progress.steps.map( ( step ) => ( {
					...step,
					status: 'complete',
					progress: 100,
				} ) ),
				results: entry.results ?? null,
				isComplete: true,
			};
	}
}

/** What a step is of the whole, roughly by the time that it takes. */
const WEIGHTS: Record< string, number > = {
	writing_permission_check: 1,
	download: 10,
	theme: 10,
	plugin: 20,
	templates: 10,
	'wp-content': 45,
	finalize: 4,
};

/** Percent of the whole import. */
export function totalPercent( { steps, isComplete }: Progress ): number {
	if ( isComplete ) {
		return 100;
	}
	const weightOf = ( type: string ) => WEIGHTS[ type ] ?? 1;
	const whole = steps.reduce(
		( sum, { type } ) => sum + weightOf( type ),
		0
	);
	const done = steps.reduce(
		( sum, step ) =>
			sum +
			weightOf( step.type ) *
				( step.status === 'complete'
					? 1
					: ( percentOf( step ) ?? 0 ) / 100 ),
		0
	);
	// Who reads 100 believes that it is over.
	return whole > 0 ? Math.min( 99, Math.floor( ( 100 * done ) / whole ) ) : 0;
}

/**
 * Whether there is nothing more to ask for: the import is over, or its download is.
 *
 * @param entries What came last.
 */
export const endsPolling = (
	entries: Pick< ImportLogEntry, 'action' >[]
): boolean =>
	entries.some( ( { action } ) =>
		[ 'complete', 'downloadComplete', 'error' ].includes( action )
	);

/**
 * Whether the import itself is over.
 *
 * @param entries What came last.
 */
export const endsImport = (
	entries: Pick< ImportLogEntry, 'action' >[]
): boolean =>
	entries.some( ( { action } ) =>
		[ 'complete', 'error' ].includes( action )
	);
