/**
 * What the runners counted: nothing broken looks green, and a choice that one part knows nothing of is no failure.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { add, ended, nothing, sentence, tallyOf } from '../src/tally';

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
	const one = { passed: 1, failed: 0, skipped: 0 };
	const skipped = { passed: 0, failed: 0, skipped: 1 };
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
