import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '@templately/sandbox';
import type { Benchmark } from '.';

/** Seconds until `npm start` says that the site is ready. Stops it then. */
const start = ( folder: string ) =>
	new Promise< number >( ( resolve, reject ) => {
		const started = performance.now();
		// The script that `npm start` calls, because npm does not pass the signal on.
		const child = spawn(
			process.execPath,
			[ 'packages/tools/bin/templately.mjs', 'start', '--json' ],
			{ cwd: folder, stdio: [ 'ignore', 'pipe', 'inherit' ] }
		);
		let seconds: number | undefined;
		child.stdout.once( 'data', () => {
			seconds = ( performance.now() - started ) / 1000;
			child.kill( 'SIGINT' );
		} );
		child.once( 'exit', () =>
			seconds === undefined
				? reject( new Error( 'npm start ended before it was ready.' ) )
				: resolve( seconds )
		);
	} );

/** A fresh clone's first and second start. */
const benchmark: Benchmark = async () => {
	const folder = await mkdtemp( join( tmpdir(), 'templately-' ) );
	try {
		await run( 'git', [ 'clone', '--quiet', root, folder ] );
		const first = await start( folder );
		const second = await start( folder );
		return [
			{
				id: 'P12',
				what: 'npm start on a fresh clone, caches warm',
				measured: `${ first.toFixed( 0 ) } s`,
				aim: '≤ 60 s',
				isMissed: first > 60,
				values: { seconds: first },
			},
			{
				id: 'P12',
				what: 'npm start, the second time',
				measured: `${ second.toFixed( 1 ) } s`,
				aim: '≤ 2 s',
				isMissed: second > 2,
				values: { seconds: second },
			},
		];
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
};

export default benchmark;
