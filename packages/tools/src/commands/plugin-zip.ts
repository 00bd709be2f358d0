/**
 * `npm run plugin-zip`: the plugin as it is installed, in artifacts/templately.zip.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { Problem, root, shipped } from '@templately/sandbox';
import build from './build';

export default async function pluginZip(): Promise< number > {
	if ( ( await build() ) !== 0 ) {
		throw new Problem( 'The build failed: see above.' );
	}
	const files: Zippable = {};
	for ( const name of [ ...shipped, 'LICENSE' ] ) {
		await collect( name, files );
	}
	const target = join( root, 'artifacts/templately.zip' );
	await mkdir( join( root, 'artifacts' ), { recursive: true } );
	await writeFile( target, zipSync( files, { level: 9 } ) );
	process.stdout.write( `${ target }\n` );
	return 0;
}

/** Adds a file, or a folder with all that is in it. What is not there (no translations yet) is left out. */
async function collect( path: string, files: Zippable ): Promise< void > {
	const found = await stat( join( root, path ) ).catch( () => null );
	if ( found?.isDirectory() ) {
		for ( const name of await readdir( join( root, path ) ) ) {
			await collect( `${ path }/${ name }`, files );
		}
	} else if ( found ) {
		files[ `templately/${ path }` ] = await readFile( join( root, path ) );
	}
}
