/**
 * The SQLite drop-in of WordPress, which is part of the npm package of WordPress Playground.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { cached } from './cache';
import { requireHash } from './hashes';
import { Problem } from './problem';
import { run, RunError } from './run';

const name = '@wp-playground/cli';

/** Folder of Playground's lock file. */
export const playground = fileURLToPath(
	new URL( '../wasm', import.meta.url )
);

/** Returns the locked version of Playground, and the hash of its package. */
export function lockedPlayground(): { version: string; integrity: string } {
	return JSON.parse(
		readFileSync( join( playground, 'package-lock.json' ), 'utf8' )
	).packages[ `node_modules/${ name }` ];
}

/** Returns the folder of the drop-in, which is the plugin `sqlite-database-integration`. */
export async function sqliteDropIn(): Promise< string > {
	const archived = 'sqlite-database-integration.zip';
	const plugin = 'plugin-sqlite-database-integration';
	const { version, integrity } = lockedPlayground();
	const folder = await cached(
		`sqlite-drop-in-${ version }`,
		async ( building ) => {
			try {
				await run(
					'npm',
					[ 'pack', `${ name }@${ version }`, '--silent' ],
					{ cwd: building }
				);
			} catch ( error ) {
				throw error instanceof RunError
					? new Problem(
							`The SQLite drop-in could not be fetched with npm. Connect to a network and start again. (${ error.output.trim().split( '\n' )[ 0 ] })`
						)
					: error;
			}
			const archive =
				( await readdir( building ) ).find( ( file ) =>
					file.endsWith( '.tgz' )
				) ?? '';
			requireHash(
				name,
				await readFile( join( building, archive ) ),
				integrity
			);
			await run( 'tar', [ '-xzf', archive, `package/${ archived }` ], {
				cwd: building,
			} );
			await unzip( join( building, 'package', archived ), building );
		}
	);
	return join( folder, plugin );
}

async function unzip( archive: string, folder: string ): Promise< void > {
	for ( const [ path, bytes ] of Object.entries(
		unzipSync( await readFile( archive ) )
	) ) {
		if ( ! path.endsWith( '/' ) ) {
			await mkdir( dirname( join( folder, path ) ), { recursive: true } );
			await writeFile( join( folder, path ), bytes );
		}
	}
}
