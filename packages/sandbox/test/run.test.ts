/**
 * What programs say that run at the same time.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../src/paths';

test( 'a program that runs beside another is shown after it, to its end, and with its own exit code', () => {
	const folder = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
	// The one that is slow ends when the quick one has said something, and that one says more when the slow one has ended.
	const script = `
		import { writeFileSync } from 'node:fs';
		import { show } from './packages/sandbox/src/run.ts';
		const until = ( name ) => 'until [ -e "$0/' + name + '" ]; do sleep 0.05; done; ';
		const slow = show( 'sh', [ '-c', until( 'said' ) + 'echo slow', process.env.FOLDER ], { output: 1 } );
		const quick = show( 'sh', [ '-c', 'echo quick; touch "$0/said"; ' + until( 'ended' ) + 'echo end; exit 3', process.env.FOLDER ], { output: 1, after: slow } );
		const first = await slow;
		writeFileSync( process.env.FOLDER + '/ended', '' );
		console.log( [ first, await quick ].join( ' ' ) );
	`;
	try {
		assert.equal(
			execFileSync(
				process.execPath,
				[ '--import', 'tsx', '--input-type=module', '-e', script ],
				{
					cwd: root,
					encoding: 'utf8',
					env: { ...process.env, FOLDER: folder },
				}
			),
			'slow\nquick\nend\n0 3\n'
		);
	} finally {
		rmSync( folder, { recursive: true } );
	}
} );
