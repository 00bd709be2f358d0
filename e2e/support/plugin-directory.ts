/** A small wordpress.org on this machine, which a site asks for its plugins. */
import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, root, type Site } from '@templately/sandbox';

const folder = join( root, 'tests/wordpress-org' );

/**
 * Starts it.
 *
 * @param site The site that asks it.
 * @return Ends it, and takes away what was installed.
 */
export async function startPluginDirectory(
	site: Site
): Promise< () => Promise< void > > {
	const port = await freePort();
	const server = spawn(
		'php',
		[ '-S', `localhost:${ port }`, join( folder, 'server.php' ) ],
		{ stdio: 'ignore' }
	);
	await site.loadAlso( join( folder, 'reroute.php' ) );
	await site.evaluate(
		`update_option( 'templately_wordpress_org', 'http://localhost:${ port }' );`
	);
	const answers = () =>
		fetch( `http://localhost:${ port }/` ).then(
			() => true,
			() => false
		);
	while ( ! ( await answers() ) ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	return async () => {
		server.kill();
		const plugins = join( site.folder, 'wp-content/plugins' );
		for ( const name of await readdir( plugins ) ) {
			if ( name.startsWith( 'tly-' ) ) {
				await rm( join( plugins, name ), { recursive: true } );
			}
		}
	};
}
