/**
 * What the runners counted: nothing broken looks green, and a choice that one part knows nothing of is no failure.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chosen } from '../src/php-tests';
import {
	add,
	ended,
	nothing,
	ofPart,
	sentence,
	summary,
	tallyOf,
	triedAgain,
} from '../src/tally';

let folder: string;
before( async () => {
	folder = await mkdtemp( join( tmpdir(), 'templately-test-' ) );
} );
after( () => rm( folder, { recursive: true } ) );

/** Writes a report, and returns what is counted of it. */
async function counted(
	report: string,
	exitCode: number,
	isChoice?: boolean
): Promise< string > {
	const file = join( folder, 'report.xml' );
	await writeFile( file, report );
	return sentence( await tallyOf( file, exitCode, isChoice ) );
}

const EMPTY = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites/>\n';
const THREE = `<testsuites><testsuite>
	<testcase name="one"/>
	<testcase name="two"><failure>No.</failure></testcase>
	<testcase name="three"><skipped/></testcase>
</testsuite></testsuites>`;

test( 'passed, failed and skipped are counted', async () => {
	assert.equal( await counted( THREE, 1 ), '1 passed, 1 failed, 1 skipped' );
} );

test( 'a part that ran no test has failed, but for where tests were chosen', async () => {
	assert.equal( await counted( EMPTY, 0 ), '0 passed, 1 failed' );
	assert.equal( await counted( EMPTY, 0, true ), '0 passed, 0 failed' );
} );

test( 'a choice excuses neither an error nor a report that is missing', async () => {
	assert.equal( await counted( EMPTY, 2, true ), '0 passed, 1 failed' );
	assert.equal( await counted( '', 0, true ), '0 passed, 1 failed' );
	assert.equal(
		sentence( await tallyOf( join( folder, 'none.xml' ), 0, true ) ),
		'0 passed, 1 failed'
	);
} );

test( 'a choice that no part knows has failed', () => {
	const one = { ...nothing, passed: 1 };
	const skipped = { ...nothing, skipped: 1 };
	assert.equal(
		sentence( ended( add( nothing, nothing ) ) ),
		'0 passed, 1 failed'
	);
	assert.equal(
		sentence( ended( add( nothing, one ) ) ),
		'1 passed, 0 failed'
	);
	assert.equal(
		sentence( ended( add( nothing, skipped ) ) ),
		'0 passed, 0 failed, 1 skipped'
	);
} );

const PHP = `<testsuites><testsuite>
	<testcase name="test_one" class="First_Test" classname="First_Test" file="x"/>
	<testcase name="test_two with data set &quot;a&quot;" class="First_Test" classname="First_Test"><failure type="F">First_Test::test_two with data set &quot;a&quot; (1)
Failed asserting that 711 is &lt;= 710.

more</failure></testcase>
	<testcase name="test_three" class="Second_Test"><error type="E">Second_Test::test_three
Gone.</error></testcase>
</testsuite></testsuites>`;

test( 'what failed is named before the last line, with what it said', async () => {
	const file = join( folder, 'named.xml' );
	await writeFile( file, PHP );
	assert.equal(
		summary( ofPart( 'PHP', await tallyOf( file, 1 ), 61.26 ) ),
		`
Parts:
    61.3 s  PHP

Failed:
  PHP › First_Test::test_two with data set "a"
    Failed asserting that 711 is <= 710.
  PHP › Second_Test::test_three
    Gone.

1 passed, 2 failed
`
	);
	// Node and Playwright say it in an attribute.
	await writeFile(
		file,
		`<testsuites><testcase name="A site" classname="test" file="x"><failure message="It took &amp; took.&#10;More"><![CDATA[Stack]]></failure></testcase></testsuites>`
	);
	assert.deepEqual( ( await tallyOf( file, 1 ) ).failures, [
		{ test: 'test::A site', said: 'It took & took.' },
	] );
	await writeFile(
		file,
		JSON.stringify( {
			numPassedTests: 1,
			numFailedTests: 1,
			numPendingTests: 0,
			numRuntimeErrorTestSuites: 1,
			testResults: [
				{
					name: 'one.test.ts',
					message: 'x',
					assertionResults: [
						{
							fullName: 'is one',
							status: 'passed',
							failureMessages: [],
						},
						{
							fullName: 'is two',
							status: 'failed',
							failureMessages: [
								'\u001b[31mOne is not two.\u001b[39m\nmore',
							],
						},
					],
				},
				{
					name: 'two.test.ts',
					message: 'It cannot be read.',
					assertionResults: [],
				},
			],
		} )
	);
	assert.deepEqual( ( await tallyOf( file, 1 ) ).failures, [
		{ test: 'one.test.ts::is two', said: 'One is not two.' },
		{ test: 'two.test.ts', said: 'It cannot be read.' },
	] );
} );

test( 'a change that no test of Jest belongs to has not failed, and one whose test broke has', async () => {
	const report = ( numRuntimeErrorTestSuites: number ) =>
		JSON.stringify( {
			numPassedTests: 0,
			numFailedTests: 0,
			numPendingTests: 0,
			numRuntimeErrorTestSuites,
			testResults: [],
		} );
	assert.equal( await counted( report( 0 ), 0 ), '0 passed, 1 failed' );
	assert.equal( await counted( report( 0 ), 0, true ), '0 passed, 0 failed' );
	assert.equal( await counted( report( 0 ), 1, true ), '0 passed, 1 failed' );
	assert.equal( await counted( report( 1 ), 1, true ), '0 passed, 1 failed' );
} );

test( 'what passes when it is tried again counts as passed, and is named', async () => {
	const file = join( folder, 'again.xml' );
	await writeFile( file, PHP );
	const first = await tallyOf( file, 1 );
	assert.deepEqual( chosen( first.failures ), [
		'--filter',
		'/^(First_Test::test_two|Second_Test::test_three)( |$)/',
	] );
	const second = {
		...nothing,
		passed: 1,
		failed: 1,
		failures: first.failures.slice( 1 ),
	};
	assert.equal(
		summary( ofPart( 'PHP', triedAgain( first, second ), 5 ) ),
		`
Parts:
     5.0 s  PHP

Passed at the second try:
  PHP › First_Test::test_two with data set "a"
    Failed asserting that 711 is <= 710.

Failed:
  PHP › Second_Test::test_three
    Gone.

2 passed, 1 failed
`
	);
	// One that ended without a word has not passed, and neither has one that was skipped.
	assert.equal(
		sentence( triedAgain( first, { ...nothing, failed: 1 } ) ),
		'2 passed, 1 failed'
	);
	assert.equal(
		sentence( triedAgain( first, { ...nothing, passed: 1, skipped: 1 } ) ),
		'1 passed, 2 failed'
	);
} );

test( 'the time of each part and the ten slowest tests of all are named', async () => {
	const file = join( folder, 'times.xml' );
	const cases = Array.from(
		{ length: 12 },
		( _, number ) =>
			`<testcase name="test_${ number }" class="A_Test" time="${ number }.25"/>`
	);
	await writeFile( file, `<testsuites>${ cases.join( '' ) }</testsuites>` );
	const php = ofPart( 'PHP', await tallyOf( file, 0 ), 70 );
	await writeFile(
		file,
		JSON.stringify( {
			numPassedTests: 1,
			numFailedTests: 0,
			numPendingTests: 0,
			numRuntimeErrorTestSuites: 0,
			testResults: [
				{
					name: 'one.test.ts',
					message: '',
					assertionResults: [
						{
							fullName: 'is one',
							status: 'passed',
							duration: 9500,
							failureMessages: [],
						},
					],
				},
			],
		} )
	);
	const jest = ofPart( 'TypeScript', await tallyOf( file, 0 ), 12.5 );
	const lines = summary( add( php, jest ) ).split( '\n' );
	assert.deepEqual( lines.slice( 0, 8 ), [
		'',
		'Parts:',
		'    70.0 s  PHP',
		'    12.5 s  TypeScript',
		'',
		'Slowest tests:',
		'    11.3 s  PHP › A_Test::test_11',
		'    10.3 s  PHP › A_Test::test_10',
	] );
	assert.equal( lines[ 8 ], '     9.5 s  TypeScript › one.test.ts::is one' );
	assert.equal(
		lines.filter( ( line ) => line.includes( '::' ) ).length,
		10
	);
	assert.equal( lines.at( -2 ), '13 passed, 0 failed' );
} );
