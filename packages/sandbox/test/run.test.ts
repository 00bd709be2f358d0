/**
 * What programs say that run at the same time.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { root } from '../src/paths';

test( 'a program that runs beside another is shown after it, to its end, and with its own exit code', () => {
	const script = `
		import { show } from './packages/sandbox/src/run.ts';
		const slow = show( 'sh', [ '-c', 'sleep 1; echo slow' ], { output: 1 } );
		const quick = show( 'sh', [ '-c', 'echo quick; sleep 1.5; echo end; exit 3' ], { output: 1, after: slow } );
		console.log( [ await slow, await quick ].join( ' ' ) );
	`;
	assert.equal(
		execFileSync(
			process.execPath,
			[ '--import', 'tsx', '--input-type=module', '-e', script ],
			{ cwd: root, encoding: 'utf8' }
		),
		'slow\nquick\nend\n0 3\n'
	);
} );
