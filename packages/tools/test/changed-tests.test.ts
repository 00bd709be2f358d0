/**
 * `npm test -- --changed` runs the tests that belong to changed files, and no others.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTests } from '../src/changed-tests';

const TESTS = [
	'e2e/specs/fit.spec.ts',
	'e2e/specs/insert.spec.ts',
	'packages/sandbox/test/run.test.ts',
	'packages/tools/test/tally.test.ts',
	'packages/ui/src/test/tally.test.ts',
	'tests/Architecture_Test.php',
	'tests/integration/Hub/Cloud/Files_Test.php',
	'tests/integration/Hub/Cloud/My_Files_Test.php',
	'tests/integration/Storage/Media_Test.php',
	'tests/unit/Fit/Colour_Test.php',
];

for ( const [ changed, runs ] of [
	[ [], [] ],
	[ [ 'README.md', 'packages/ui/src/card.css', 'e2e/test.ts' ], [] ],
	[ [ 'inc/Hub/Cloud/Untested.php' ], [] ],
	[
		[ 'packages/ui/src/card.tsx', 'packages/ui/src/test/meter.test.tsx' ],
		[
			[
				'unit',
				'--findRelatedTests',
				'--passWithNoTests',
				'packages/ui/src/card.tsx',
				'packages/ui/src/test/meter.test.tsx',
			],
		],
	],
	[
		[ 'packages/tools/src/tally.ts' ],
		[ [ 'unit', 'packages/tools/test/tally.test.ts' ] ],
	],
	[
		[ 'packages/sandbox/test/run.test.ts', 'e2e/specs/fit.spec.ts' ],
		[
			[ 'unit', 'packages/sandbox/test/run.test.ts' ],
			[ 'e2e', 'e2e/specs/fit.spec.ts' ],
		],
	],
	[
		[ 'inc/Hub/Cloud/Files.php', 'tests/unit/Fit/Colour_Test.php' ],
		[ [ 'php', '--filter', '\\b(Files_Test|Colour_Test)::' ] ],
	],
] satisfies [ string[], string[][] ][] ) {
	test( `of ${ changed.join( ', ' ) || 'nothing' }`, () =>
		assert.deepEqual( getTests( changed, TESTS ), runs ) );
}
