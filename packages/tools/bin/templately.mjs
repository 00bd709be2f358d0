#!/usr/bin/env node
/**
 * The one way into every command of this repository: installs what is missing, then hands over to the TypeScript.
 *
 * Needs nothing but Node, because a fresh clone has nothing else. Speaks on standard error only: standard output belongs to
 * the command.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath( new URL( '../../..', import.meta.url ) );
const installed = join( root, 'node_modules', '.templately-installed' );

const [ major, minor ] = process.versions.node.split( '.' ).map( Number );
if ( major < 20 || ( major === 20 && minor < 19 ) ) {
	fail(
		`Node ${ process.versions.node } is too old: install Node 20.19 or newer.`
	);
}

await installNodePackages();
const { register } = await import( 'tsx/esm/api' );
register();
await import( '../src/cli.ts' );

/** Runs npm ci, which never writes the lock file, unless the marker says that its packages are installed. */
async function installNodePackages() {
	const wanted = createHash( 'sha256' )
		.update( readFileSync( join( root, 'package-lock.json' ) ) )
		.digest( 'hex' );
	if (
		existsSync( installed ) &&
		readFileSync( installed, 'utf8' ) === wanted
	) {
		return;
	}
	process.stderr.write( 'Installing the Node packages (npm ci) …\n' );
	const status = await new Promise( ( resolve ) => {
		const guard = join( root, 'packages/sandbox/bin/guard.sh' );
		const npm = spawn(
			'sh',
			[ guard, 'npm', 'ci', '--loglevel=error' ],
			// npm's own output goes to standard error too. When we are killed, the pipe closes and npm ends.
			{ cwd: root, detached: true, stdio: [ 'ignore', 2, 2, 'pipe' ] }
		);
		npm.once( 'error', () => resolve( 1 ) );
		npm.once( 'exit', resolve );
	} );
	if ( status !== 0 ) {
		fail(
			'The Node packages could not be installed. See what npm said above; with network and disk space, run the command again.'
		);
	}
	mkdirSync( join( root, 'node_modules' ), { recursive: true } );
	writeFileSync( installed, wanted );
}

/**
 * Ends with a sentence for the person.
 *
 * @param {string} message What went wrong and what to do.
 */
function fail( message ) {
	process.stderr.write( `${ message }\n` );
	process.exit( 1 );
}
