/**
 * The web servers that the tests ask for files: Apache and nginx out of Debian's packages, unpacked into the cache, so that
 * nothing is installed and no service starts.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached, hasApt, say, unpack } from '@templately/sandbox';

const packages = [ 'apache2-bin', 'libapr1', 'libaprutil1', 'nginx' ];
const root = '.apt/root';

/** Returns what tells the tests where the programs lie; nothing, and says so, where they cannot be had. */
export async function webServers(): Promise< NodeJS.ProcessEnv > {
	try {
		const suite = await ownSuite();
		const { folder } = await cached(
			`web-servers-${ suite }`,
			[
				join( root, 'usr/sbin/apache2' ),
				join( root, 'usr/sbin/nginx' ),
			],
			async ( building ) => {
				say( 'Fetching Apache and nginx for the tests …' );
				await unpack(
					suite,
					packages,
					building,
					( address ) =>
						`The Debian archive at ${ address } did not answer.`
				);
				return suite;
			}
		);
		return { TEMPLATELY_WEB_SERVERS: join( folder, root ) };
	} catch ( error ) {
		say(
			`The tests of Apache and nginx are skipped: ${
				error instanceof Error ? error.message : String( error )
			}`
		);
		return {};
	}
}

/** The suite of this machine's own Debian: its programs fit the libraries that are here. */
async function ownSuite(): Promise< string > {
	const release = await readFile( '/etc/os-release', 'utf8' );
	const suite = /^VERSION_CODENAME=(\w+)$/m.exec( release )?.[ 1 ];
	if ( ! suite || ! ( await hasApt() ) ) {
		throw new Error( 'this machine is no Debian.' );
	}
	return suite;
}
