/**
 * What the runners counted, added up.
 */
import { readFile } from 'node:fs/promises';

export interface Tally {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add( one: Tally, other: Tally ): Tally {
	return {
		passed: one.passed + other.passed,
		failed: one.failed + other.failed,
		skipped: one.skipped + other.skipped,
	};
}

/** The last line of a command. */
export function sentence( { passed, failed, skipped }: Tally ): string {
	return `${ passed } passed, ${ failed } failed${ skipped ? `, ${ skipped } skipped` : '' }`;
}

/** What a command counted in all its parts: one that ran no test in any of them has failed. */
export const ended = ( tally: Tally ): Tally =>
	tally.passed + tally.failed + tally.skipped === 0
		? { ...tally, failed: 1 }
		: tally;

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
		return tallyOfJest( JSON.parse( xml ), exitCode );
	}
	const cases =
		xml.match( /<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g ) ?? [];
	const failed = cases.filter( ( text ) =>
		/<(failure|error)\b/.test( text )
	).length;
	const skipped = cases.filter( ( text ) =>
		/<skipped\b/.test( text )
	).length;
	return {
		passed: cases.length - failed - skipped,
		failed:
			failed ||
			Number(
				exitCode !== 0 ||
					xml === '' ||
					( cases.length === 0 && ! isChoice )
			),
		skipped,
	};
}

interface JestReport {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	/** Files that could not even be loaded. */
	numRuntimeErrorTestSuites: number;
}

function tallyOfJest( report: JestReport, exitCode: number ): Tally {
	const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
	return {
		passed: report.numPassedTests,
		failed:
			failed || Number( exitCode !== 0 || report.numPassedTests === 0 ),
		skipped: report.numPendingTests,
	};
}
