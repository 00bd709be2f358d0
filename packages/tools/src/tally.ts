/**
 * What the runners counted, added up.
 */
import { readFile } from 'node:fs/promises';

/** A test that failed. */
export interface Failure {
	/** Its class or file, and its own name. */
	readonly test: string;
	/** The first line of what it said. */
	readonly said: string;
}

/** How long a test or a part took. */
export interface Duration {
	readonly name: string;
	readonly seconds: number;
}

export interface Tally {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
	/** Fewer than have failed where a runner ended without naming one. */
	readonly failures: readonly Failure[];
	/** What failed once, and passed when it was tried again: counted as passed, and named. */
	readonly secondTries: readonly Failure[];
	/** The slowest tests, slowest first. */
	readonly slowest: readonly Duration[];
	readonly parts: readonly Duration[];
}

/** Returns the ten slowest tests. */
const slowestOf = ( tests: readonly Duration[] ): readonly Duration[] =>
	tests
		.filter( ( { seconds } ) => seconds > 0 )
		.sort( ( one, other ) => other.seconds - one.seconds )
		.slice( 0, 10 );

export const nothing: Tally = {
	passed: 0,
	failed: 0,
	skipped: 0,
	failures: [],
	secondTries: [],
	slowest: [],
	parts: [],
};

export function add( one: Tally, other: Tally ): Tally {
	return {
		passed: one.passed + other.passed,
		failed: one.failed + other.failed,
		skipped: one.skipped + other.skipped,
		failures: [ ...one.failures, ...other.failures ],
		secondTries: [ ...one.secondTries, ...other.secondTries ],
		slowest: slowestOf( [ ...one.slowest, ...other.slowest ] ),
		parts: [ ...one.parts, ...other.parts ],
	};
}

/** A tally of a part and its time, whose tests say that they belong to it: the same ones may run in several. */
export function ofPart( part: string, tally: Tally, seconds: number ): Tally {
	const named = ( failures: readonly Failure[] ) =>
		failures.map( ( { test, said } ) => ( {
			test: `${ part } › ${ test }`,
			said,
		} ) );
	return {
		...tally,
		failures: named( tally.failures ),
		secondTries: named( tally.secondTries ),
		slowest: tally.slowest.map( ( test ) => ( {
			...test,
			name: `${ part } › ${ test.name }`,
		} ) ),
		parts: [ { name: part, seconds } ],
	};
}

/** What counts of tests of which those that failed were tried again. What is skipped then has not passed. */
export function triedAgain( first: Tally, second: Tally ): Tally {
	if ( second.skipped > 0 ) {
		return first;
	}
	return {
		...first,
		passed: first.passed + first.failed - second.failed,
		failed: second.failed,
		failures: second.failures,
		secondTries: first.failures.filter(
			( { test } ) =>
				! second.failures.some( ( again ) => again.test === test )
		),
	};
}

/** The last line of a command. */
export function sentence( { passed, failed, skipped }: Tally ): string {
	return `${ passed } passed, ${ failed } failed${ skipped ? `, ${ skipped } skipped` : '' }`;
}

/** The last lines of a command: times, the tests that one has to look at, then the sentence. */
export function summary( tally: Tally ): string {
	const times = ( title: string, durations: readonly Duration[] ) =>
		durations.length === 0
			? ''
			: `\n${ title }\n${ durations.map( ( { name, seconds } ) => `${ seconds.toFixed( 1 ).padStart( 8 ) } s  ${ name }\n` ).join( '' ) }`;
	const list = ( title: string, failures: readonly Failure[] ) =>
		failures.length === 0
			? ''
			: `\n${ title }\n${ failures.map( ( { test, said } ) => `  ${ test }\n    ${ said }\n` ).join( '' ) }`;
	return `${ times( 'Parts:', tally.parts ) }${ times( 'Slowest tests:', tally.slowest ) }${ list( 'Passed at the second try:', tally.secondTries ) }${ list( 'Failed:', tally.failures ) }\n${ sentence( tally ) }\n`;
}

/** What a command counted in all its parts: one that ran no test in any of them has failed. */
export const ended = ( tally: Tally ): Tally =>
	tally.passed + tally.failed + tally.skipped === 0
		? { ...tally, failed: 1 }
		: tally;

const entities: Record< string, string > = {
	amp: '&',
	apos: "'",
	gt: '>',
	lt: '<',
	quot: '"',
};

const unescaped = ( text: string ) =>
	text.replace(
		/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
		( whole, ten, hex, name ) =>
			name
				? ( entities[ name ] ?? whole )
				: String.fromCodePoint(
						ten ? Number( ten ) : parseInt( hex, 16 )
					)
	);

const attribute = ( tag: string, name: string ) =>
	unescaped(
		new RegExp( `\\s${ name }="([^"]*)"` ).exec( tag )?.[ 1 ] ?? ''
	);

const firstLine = ( text: string ) =>
	text
		.replace( /\u001b\[[\d;]*m/g, '' )
		.trim()
		.split( '\n' )[ 0 ] ?? '';

/** Reads the name and the time of a `<testcase>` of JUnit's. */
function durationOf( testcase: string ): Duration {
	const [ tag = '' ] = /^<testcase\b[^>]*>/.exec( testcase ) ?? [];
	const place = attribute( tag, 'class' ) || attribute( tag, 'classname' );
	return {
		name: `${ place }::${ attribute( tag, 'name' ) }`,
		seconds: Number( attribute( tag, 'time' ) ),
	};
}

/** Reads who failed, in a `<testcase>` of JUnit's. */
function failureOf( testcase: string ): Failure {
	const [ , about = '', text = '' ] =
		/<(?:failure|error)\b([^>]*)>([\s\S]*)<\/(?:failure|error)>/.exec(
			testcase
		) ?? [];
	const { name: test } = durationOf( testcase );
	const lines = unescaped( text.replace( /<!\[CDATA\[|\]\]>/g, '' ) ).trim();
	return {
		test,
		// PHPUnit says the test's name once more, in a line of its own.
		said: firstLine(
			attribute( about, 'message' ) ||
				( lines.startsWith( test )
					? lines.replace( /^.*\n/, '' )
					: lines )
		),
	};
}

/**
 * Reads a runner's report: JUnit's XML, or Jest's JSON.
 *
 * A runner that ended with an error without saying which test failed counts as one failure: nothing broken may look green. So does
 * one that ran no test, but for where tests were chosen, which may all be in another part.
 */
export async function tallyOf(
	report: string,
	exitCode: number,
	isChoice = false
): Promise< Tally > {
	const xml = await readFile( report, 'utf8' ).catch( () => '' );
	if ( xml.startsWith( '{' ) ) {
		return tallyOfJest( JSON.parse( xml ), exitCode, isChoice );
	}
	const cases =
		xml.match( /<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g ) ?? [];
	const failures = cases
		.filter( ( text ) => /<(failure|error)\b/.test( text ) )
		.map( failureOf );
	const skipped = cases.filter( ( text ) =>
		/<skipped\b/.test( text )
	).length;
	return {
		...nothing,
		passed: cases.length - failures.length - skipped,
		failed:
			failures.length ||
			Number(
				exitCode !== 0 ||
					xml === '' ||
					( cases.length === 0 && ! isChoice )
			),
		skipped,
		failures,
		slowest: slowestOf( cases.map( durationOf ) ),
	};
}

interface JestReport {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	/** Files that could not even be loaded. */
	numRuntimeErrorTestSuites: number;
	testResults: ReadonlyArray< {
		/** The file's path. */
		name: string;
		/** Why it could not be loaded, where it could not. */
		message: string;
		assertionResults: ReadonlyArray< {
			fullName: string;
			status: string;
			/** Milliseconds. */
			duration?: number | null;
			failureMessages: readonly string[];
		} >;
	} >;
}

function tallyOfJest(
	report: JestReport,
	exitCode: number,
	isChoice: boolean
): Tally {
	const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
	const failures = report.testResults.flatMap(
		( { name, message, assertionResults } ) =>
			assertionResults.length === 0 && message
				? [ { test: name, said: firstLine( message ) } ]
				: assertionResults
						.filter( ( { status } ) => status === 'failed' )
						.map( ( { fullName, failureMessages } ) => ( {
							test: `${ name }::${ fullName }`,
							said: firstLine( failureMessages.join( '\n' ) ),
						} ) )
	);
	return {
		...nothing,
		passed: report.numPassedTests,
		failed:
			failed ||
			Number(
				exitCode !== 0 || ( report.numPassedTests === 0 && ! isChoice )
			),
		skipped: report.numPendingTests,
		failures,
		slowest: slowestOf(
			report.testResults.flatMap( ( { name, assertionResults } ) =>
				assertionResults.map( ( { fullName, duration } ) => ( {
					name: `${ name }::${ fullName }`,
					seconds: ( duration ?? 0 ) / 1000,
				} ) )
			)
		),
	};
}
