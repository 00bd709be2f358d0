/**
 * Counts of tests, read from the JUnit reports of the runners.
 */
export interface TestReport {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
	/** `Class::method` of failed tests of PHPUnit. */
	readonly failures: readonly string[];
}

export const emptyReport: TestReport = {
	passed: 0,
	failed: 0,
	skipped: 0,
	failures: [],
};

export const addReports = ( ...reports: readonly TestReport[] ): TestReport =>
	reports.reduce(
		( one, other ) => ( {
			passed: one.passed + other.passed,
			failed: one.failed + other.failed,
			skipped: one.skipped + other.skipped,
			failures: [ ...one.failures, ...other.failures ],
		} ),
		emptyReport
	);

/** The last line of a command. */
export const summarize = ( { passed, failed, skipped }: TestReport ): string =>
	`${ passed } passed, ${ failed } failed${ skipped ? `, ${ skipped } skipped` : '' }`;

/**
 * Reads a report. A runner that fails without naming a failed test counts as one failure, and so does one that runs no test,
 * unless its tests were chosen by arguments.
 */
export function parseReport(
	xml: string,
	exitCode: number,
	isChosen = false
): TestReport {
	const cases =
		xml.match( /<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g ) ?? [];
	const failed = cases.filter( ( test ) =>
		/<(failure|error)\b/.test( test )
	);
	const skipped = cases.filter( ( test ) =>
		/<skipped\b/.test( test )
	).length;
	const isBroken = exitCode !== 0 || ( cases.length === 0 && ! isChosen );
	return {
		passed: cases.length - failed.length - skipped,
		failed: failed.length || Number( isBroken ),
		skipped,
		failures: failed.flatMap( ( test ) => {
			const [ , method, name ] =
				/^<testcase name="(\w+)[^>]* class="([^"]+)"/.exec( test ) ??
				[];
			return method ? [ `${ name }::${ method }` ] : [];
		} ),
	};
}

/** Merges a report with that of a second try of its failures. They count as passed only if all of them passed. */
export const mergeRetry = (
	first: TestReport,
	retry: TestReport
): TestReport =>
	retry.failed === 0 && retry.skipped === 0 && retry.passed > 0
		? {
				...first,
				passed: first.passed + first.failed,
				failed: 0,
				failures: [],
			}
		: first;
