/**
 * This machine's PHP, and its web server with workers.
 */
import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { phpFolder } from './paths';
import { phpSettings } from './php';
import { spawnGuarded } from './processes';
import { run } from './run';
import { answering, type Runtime } from './runtime';

export const native: Runtime = {
	linksPlugin: true,

	async serve( { folder, port, log } ) {
		const descriptor = openSync( log, 'a' );
		// localhost, not 127.0.0.1: browsers and plugins treat the name as secure, and some only that.
		const server = spawnGuarded(
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
				// WordPress asks itself over HTTP (loopback, cron), so one worker is not enough.
				env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
				stdio: [ 'ignore', descriptor, descriptor ],
			}
		);
		await answering(
			`http://localhost:${ port }/wp-includes/images/blank.gif`,
			server,
			log
		);
		return server;
	},

	async run( { home, folder }, script, env ) {
		// What a program has compiled is gone with it, unless it lies in files.
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
