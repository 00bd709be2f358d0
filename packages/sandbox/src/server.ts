/**
 * A web server for one WordPress: PHP's own, with workers.
 */
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { phpFolder } from './paths';
import { phpSettings } from './php';
import { Problem } from './problem';
import { spawnGuarded, type Guarded } from './processes';

/** Serves a WordPress folder on localhost. Fulfilled when it answers. Throws a Problem when it does not. */
export async function serve(
	folder: string,
	port: number,
	log: string
): Promise< Guarded > {
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
}

/** Waits until an address answers; ends the server and throws when it ended or was silent for the time. */
export async function answering(
	url: string,
	server: Guarded,
	log: string,
	seconds = 20
): Promise< void > {
	let hasEnded = false;
	void server.ended.then( () => {
		hasEnded = true;
	} );
	for (
		const until = Date.now() + seconds * 1000;
		Date.now() < until && ! hasEnded;
	) {
		try {
			await fetch( url, {
				signal: AbortSignal.timeout( 5000 ),
				redirect: 'manual',
			} );
			return;
		} catch {
			await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		}
	}
	await server.stop();
	const said = ( await readFile( log, 'utf8' ).catch( () => '' ) )
		.trim()
		.split( '\n' )
		.slice( -3 )
		.join( '\n' );
	throw new Problem(
		`The web server did not start (${ url }). It said: ${ said || 'nothing' }`
	);
}
