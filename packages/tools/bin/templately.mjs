#!/usr/bin/env node
/**
 * Runs the commands of package.json: installs missing Node packages, then loads the TypeScript of the command.
 *
 * Imports only Node's own modules, because a fresh clone has no others. Messages go to standard error, because standard output
 * belongs to the command.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath( new URL( '../../..', import.meta.url ) );
const say = ( message ) => process.stderr.write( `${ message }\n` );

const [ major, minor ] = process.versions.node.split( '.' ).map( Number );
if ( major < 20 || ( major === 20 && minor < 19 ) ) {
	say(
		`Node ${ process.versions.node } is too old: install Node 20.19 or newer.`
	);
	process.exit( 1 );
}

/** Contains the hash of the lock file whose packages are installed. */
const installed = `${ root }/node_modules/.templately-installed`;
const wanted = createHash( 'sha256' )
	.update( readFileSync( `${ root }/package-lock.json` ) )
	.digest( 'hex' );
if (
	! existsSync( installed ) ||
	readFileSync( installed, 'utf8' ) !== wanted
) {
	say( 'Installing the Node packages (npm ci) …' );
	try {
		execFileSync( 'npm', [ 'ci', '--loglevel=error' ], {
			cwd: root,
			stdio: [ 'ignore', 2, 2 ],
		} );
	} catch {
		say(
			'The Node packages could not be installed: see the message of npm above. With network and disk space, run the command again.'
		);
		process.exit( 1 );
	}
	writeFileSync( installed, wanted );
}

const { register } = await import( 'tsx/esm/api' );
register();
const { runCommand } = await import( '../src/run-command.ts' );
const [ name = '', ...args ] = process.argv.slice( 2 );
await runCommand( name, args );
