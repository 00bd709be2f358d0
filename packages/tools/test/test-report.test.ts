/**
 * The counts of the test runners.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterFailures } from '../src/php-tests';
import {
	addReports,
	emptyReport,
	mergeRetry,
	parseReport,
	summarize,
} from '../src/test-report';

const count = ( ...args: Parameters< typeof parseReport > ) =>
	summarize( parseReport( ...args ) );

const EMPTY = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites/>\n';
const MIXED = `<testsuites><testsuite>
	<testcase name="one"/>
	<testcase name="two"><failure>No.</failure></testcase>
	<testcase name="three"><skipped/></testcase>
</testsuite></testsuites>`;

test( 'passed, failed and skipped tests are counted', () => {
	assert.equal( count( MIXED, 1 ), '1 passed, 1 failed, 1 skipped' );
	assert.equal(
		summarize(
			addReports( parseReport( MIXED, 1 ), parseReport( MIXED, 1 ) )
		),
		'2 passed, 2 failed, 2 skipped'
	);
} );

test( 'a run without tests fails, unless its tests were chosen', () => {
	assert.equal( count( EMPTY, 0 ), '0 passed, 1 failed' );
	assert.equal( count( '', 0 ), '0 passed, 1 failed' );
	assert.equal( count( EMPTY, 0, true ), '0 passed, 0 failed' );
} );

test( 'a runner that ends with an error fails, even if no test failed', () => {
	assert.equal( count( EMPTY, 2, true ), '0 passed, 1 failed' );
	assert.equal( count( '<testcase name="one"/>', 2 ), '1 passed, 1 failed' );
} );

const PHP = `<testsuites><testsuite>
	<testcase name="test_one" class="A\\First_Test" classname="A.First_Test" file="x"/>
	<testcase name="test_two with data set &quot;a&quot;" class="A\\First_Test" classname="A.First_Test"><failure type="F">No.</failure></testcase>
	<testcase name="test_three" class="A\\Second_Test"><error type="E">Gone.</error></testcase>
</testsuite></testsuites>`;

test( 'a second try of PHPUnit runs the failed tests only', () => {
	assert.deepEqual( filterFailures( parseReport( PHP, 1 ).failures ), [
		'--filter',
		'/^(A\\\\First_Test::test_two|A\\\\Second_Test::test_three)( |$)/',
	] );
} );

for ( const [ outcome, retry, merged ] of [
	[ 'all pass', { passed: 2 }, '3 passed, 0 failed' ],
	[ 'one fails', { passed: 1, failed: 1 }, '1 passed, 2 failed' ],
	[ 'one is skipped', { passed: 1, skipped: 1 }, '1 passed, 2 failed' ],
	[ 'none runs', {}, '1 passed, 2 failed' ],
] as const ) {
	test( `a second try in which ${ outcome }: ${ merged }`, () => {
		const first = parseReport( PHP, 1 );
		assert.equal(
			summarize( mergeRetry( first, { ...emptyReport, ...retry } ) ),
			merged
		);
	} );
}
