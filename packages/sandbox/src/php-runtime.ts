/**
 * This machine's PHP, and its web server.
 */
import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { phpFolder } from './paths';
import { phpSettings } from './php';
import { spawnChild } from './processes';
import { run } from './run';
import { waitForServer, type Runtime } from './runtime';

export const phpRuntime: Runtime = {
	linksPlugin: true,

	async serve( { folder, port, log } ) {
		const descriptor = openSync( log, 'a' );
		// Some plugins treat localhost as secure, but not 127.0.0.1.
		const server = spawnChild(
			'php',
			[
				...phpSettings,
				'-S',
				`localhost:${ port }`,
				'-t',
				folder,
				join( phpFolder, 'router.php' ),
			],
			{
				// WordPress sends requests to itself (loopback, cron).
				env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
				stdio: [ 'ignore', descriptor, descriptor ],
			}
		);
		await waitForServer(
			`http://localhost:${ port }/wp-includes/images/blank.gif`,
			server,
			log
		);
		return server;
	},

	async run( { home, folder }, script, env ) {
		// Processes share compiled code in files.
		const compiled = join( home, 'compiled' );
		await mkdir( compiled, { recursive: true } );
		return run(
			'php',
			[
				...phpSettings,
				'-d',
				'display_errors=stderr',
				'-d',
				`opcache.file_cache=${ compiled }`,
				'-d',
				'opcache.file_cache_only=1',
				join( phpFolder, script ),
			],
			{ env: { ...process.env, ...env, TEMPLATELY_WORDPRESS: folder } }
		);
	},
};
