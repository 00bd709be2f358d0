/**
 * Apache and nginx for the tests of downloads, unpacked from Debian's packages into the cache. Nothing is installed or started.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached, hasApt, say, unpack } from '@templately/sandbox';

const packages = [ 'apache2-bin', 'libapr1', 'libaprutil1', 'nginx' ];

/** Returns the environment that names their folder; without them an empty one, with a message. */
export async function webServers(): Promise< NodeJS.ProcessEnv > {
	try {
		const suite = await findSuite();
		const folder = await cached( `web-servers-${ suite }`, ( building ) => {
			say( 'Fetching Apache and nginx for the tests …' );
			return unpack(
				suite,
				packages,
				building,
				( address ) =>
					`The Debian archive at ${ address } did not answer.`
			);
		} );
		return { TEMPLATELY_WEB_SERVERS: join( folder, '.apt/root' ) };
	} catch ( error ) {
		say(
			`The tests of Apache and nginx are skipped: ${
				error instanceof Error ? error.message : String( error )
			}`
		);
		return {};
	}
}

/** Returns this machine's Debian suite, whose programs fit the installed libraries. */
async function findSuite(): Promise< string > {
	const release = await readFile( '/etc/os-release', 'utf8' );
	const suite = /^VERSION_CODENAME=(\w+)$/m.exec( release )?.[ 1 ];
	if ( ! suite || ! ( await hasApt() ) ) {
		throw new Error( 'this machine is no Debian.' );
	}
	return suite;
}
