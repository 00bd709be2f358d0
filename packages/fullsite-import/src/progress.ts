import {
	IMPORT_STEPS,
	type ImportLogEntry,
	type ImportResults,
	type ImportStepName,
	type ImportStepStatus,
} from '@templately/rest';

export interface ImportStep {
	type: string;
	title: string;
	message: string;
	/** Percent, or a text. */
	progress: number | string;
	status: ImportStepStatus | 'waiting';
	position: number | string;
}

/** Progress of an import according to the entries of its log. */
export interface Progress {
	steps: ImportStep[];
	/** Messages of the log. */
	lines: { index: number; type: string; message: string }[];
	/** Index of the last entry. */
	last: number;
	isDownloaded: boolean;
	/** Failure that ended the import. */
	failure: { title: string; message: string; step: string } | null;
	results: ImportResults | null;
	isComplete: boolean;
}

/**
 * Steps of an import in their order.
 *
 * @param needs         Changes of the site.
 * @param needs.theme   Whether a theme has to be installed or activated.
 * @param needs.plugins Number of plugins to install or activate.
 */
export const getSteps = ( needs: {
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

/** Progress before the first entry. Unknown steps are added when the log names them. */
export const startProgress = ( steps: readonly string[] = [] ): Progress => ( {
	steps: steps.map( waiting ),
	lines: [],
	last: 0,
	isDownloaded: false,
	failure: null,
	results: null,
	isComplete: false,
} );

/** Percent of a step; undefined if its progress is a text. */
const getPercent = ( { progress }: Pick< ImportStep, 'progress' > ) => {
	const percent = parseFloat( String( progress ) );
	return /^\s*\d+(\.\d+)?\s*%?\s*$/.test( String( progress ) )
		? Math.min( 100, percent )
		: undefined;
};

const getOrder = ( type: string ) => {
	const place = ( IMPORT_STEPS as readonly string[] ).indexOf( type );
	return place < 0 ? IMPORT_STEPS.length : place;
};

/** Changes a step, or adds it at its place. */
function changeStep(
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
		( a, b ) => getOrder( a.type ) - getOrder( b.type )
	);
}

/** Properties of a step from an entry. */
const toStep = ( entry: ImportLogEntry ): Partial< ImportStep > => ( {
	title: entry.title,
	message: entry.message,
	progress: entry.progress,
	position: entry.position,
	status:
		entry.status === 'processing' && getPercent( entry ) === 100
			? 'complete'
			: entry.status,
} );

/** Adds an entry of the log. An entry that arrives again changes nothing. */
export function addEntry(
	progress: Progress,
	entry: ImportLogEntry
): Progress {
	if ( entry.action === 'continue' || entry.index <= progress.last ) {
		return progress;
	}
	const known = { ...progress, last: entry.index };
	const steps = changeStep(
		// An entry after a failure: the failed step was tried again.
		progress.steps.map( ( step ) =>
			step.type === progress.failure?.step
				? {
						...step,
						message: '',
						status:
							getOrder( step.type ) < getOrder( entry.type )
								? 'complete'
								: 'waiting',
					}
				: step
		),
		entry.type,
		toStep( entry )
	);
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
				steps: changeStep( progress.steps, 'download', {
					status: 'complete',
					progress: 100,
				} ),
			};
		case 'error':
			return {
				...known,
				lines,
				steps: changeStep( progress.steps, entry.type, {
					...toStep( entry ),
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

/** Weights of the steps, roughly by their duration. */
const WEIGHTS: Record< string, number > = {
	writing_permission_check: 1,
	download: 10,
	theme: 10,
	plugin: 20,
	templates: 10,
	'wp-content': 45,
	finalize: 4,
};

export function totalPercent( { steps, isComplete }: Progress ): number {
	if ( isComplete ) {
		return 100;
	}
	const getWeight = ( type: string ) => WEIGHTS[ type ] ?? 1;
	const whole = steps.reduce(
		( sum, { type } ) => sum + getWeight( type ),
		0
	);
	const done = steps.reduce(
		( sum, step ) =>
			sum +
			getWeight( step.type ) *
				( step.status === 'complete'
					? 1
					: ( getPercent( step ) ?? 0 ) / 100 ),
		0
	);
	// 100 is shown only after the end.
	return whole > 0 ? Math.min( 99, Math.floor( ( 100 * done ) / whole ) ) : 0;
}

/** Whether polling ends: after the download the stream can take over. */
export const endsPolling = (
	entries: Pick< ImportLogEntry, 'action' >[]
): boolean =>
	entries.some( ( { action } ) =>
		[ 'complete', 'downloadComplete', 'error' ].includes( action )
	);

export const endsImport = (
	entries: Pick< ImportLogEntry, 'action' >[]
): boolean =>
	entries.some( ( { action } ) =>
		[ 'complete', 'error' ].includes( action )
	);
