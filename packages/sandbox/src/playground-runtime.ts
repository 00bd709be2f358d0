/**
 * WordPress Playground: PHP in WebAssembly with SQLite, for machines without PHP and for tests on PHP 7.4.
 *
 * A request takes most of a second, and the package has 600 MB, so it is fetched only when it is needed.
 */
import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from './cache';
import { lockedPlayground, playground } from './sqlite';
import { phpFolder, root } from './paths';
import { Problem, say } from './problem';
import { spawnChild, type Child } from './processes';
import { RunError, run } from './run';
import { waitForServer, type Place, type Runtime } from './runtime';

/** Its versions of PHP. */
export type WasmPhp = '7.4' | '8.3';

/** Returns the cached runtime. Throws a Problem if it cannot be fetched. */
export async function playgroundRuntime( php: WasmPhp ): Promise< Runtime > {
	const program = 'node_modules/@wp-playground/cli/wp-playground.js';
	const { version } = lockedPlayground();
	const folder = await cached( `wasm-${ version }`, async ( building ) => {
		say( 'Fetching PHP in WebAssembly (600 MB) …' );
		await cp( playground, building, { recursive: true } );
		try {
			await run(
				'npm',
				[ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
				{ cwd: building }
			);
		} catch ( error ) {
			throw error instanceof RunError && ! /ENOSPC/.test( error.output )
				? new Problem(
						'PHP in WebAssembly could not be fetched with npm. Connect to a network and start again, or install PHP 7.4 or newer.'
					)
				: error;
		}
	} );
	const servers = new Map< string, Child >();

	async function serve( place: Place ): Promise< Child > {
		const running = servers.get( place.home );
		if ( running ) {
			return running;
		}
		const descriptor = openSync( place.log, 'a' );
		// The same paths inside and outside, because wp-config.php contains them. Two workers can lock each other out.
		const mounts = [
			`${ place.folder }:/wordpress`,
			`${ root }:/wordpress/wp-content/plugins/templately`,
			...[ place.home, phpFolder, root ].map(
				( path ) => `${ path }:${ path }`
			),
		];
		const server = spawnChild(
			process.execPath,
			[
				join( folder, program ),
				'server',
				`--php=${ php }`,
				`--port=${ place.port }`,
				`--site-url=http://localhost:${ place.port }`,
				'--workers=1',
				'--wordpress-install-mode=do-not-attempt-installing',
				'--skip-sqlite-setup',
				...mounts.map(
					( mount ) => `--mount-before-install=${ mount }`
				),
			],
			{ stdio: [ 'ignore', descriptor, descriptor ] }
		);
		servers.set( place.home, server );
		void server.ended.then( () => servers.delete( place.home ) );
		await waitForServer(
			`http://localhost:${ place.port }/wp-includes/images/blank.gif`,
			server,
			place.log
		);
		return server;
	}

	return {
		// It cannot follow a link to a folder that is not mounted.
		linksPlugin: false,
		serve,
		// It has no command line: a file with a secret name runs the script in a request.
		async run( place, script, env ) {
			await serve( place );
			const name = `run-${ randomBytes( 16 ).toString( 'hex' ) }.php`;
			const settings = Object.entries( {
				...env,
				TEMPLATELY_WORDPRESS: '/wordpress',
			} ).map(
				( [ key, value ] ) =>
					`putenv( base64_decode( '${ Buffer.from( `${ key }=${ value }` ).toString( 'base64' ) }' ) );`
			);
			await writeFile(
				join( place.folder, name ),
				[
					'<?php',
					...settings,
					`require '${ join( phpFolder, script ) }';`,
				].join( '\n' )
			);
			try {
				const answer = await fetch(
					`http://localhost:${ place.port }/${ name }`
				);
				const text = await answer.text();
				if ( ! answer.ok ) {
					throw new RunError( script, answer.status, text );
				}
				return text;
			} finally {
				await rm( join( place.folder, name ), { force: true } );
			}
		},
	};
}
