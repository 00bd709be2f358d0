/**
 * What a folder held when it was whole, to notice later what was cut short, changed or taken away.
 */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By path: a file's size in bytes, and of code its hash. Every start looks at all of them, so that hashing the rest is too slow. */
export type Manifest = Readonly<
	Record< string, readonly [ number, string? ] >
>;

const isCode = ( name: string ) => name.endsWith( '.php' );

const hashOf = ( file: string ) =>
	createHash( 'sha1' ).update( readFileSync( file ) ).digest( 'base64' );

/** Writes down the files of a folder, links and the folder's own dot files left out. */
export function manifestOf( folder: string ): Manifest {
	const found: Record< string, [ number, string? ] > = {};
	( function walk( prefix: string ) {
		for ( const entry of readdirSync( join( folder, prefix ), {
			withFileTypes: true,
		} ) ) {
			const path = prefix + entry.name;
			if ( entry.isDirectory() ) {
				walk( `${ path }/` );
			} else if ( entry.isFile() && ! path.startsWith( '.' ) ) {
				const file = join( folder, path );
				const { size } = lstatSync( file );
				found[ path ] = isCode( path )
					? [ size, hashOf( file ) ]
					: [ size ];
			}
		}
	} )( '' );
	return found;
}

/** Returns the paths of those files that are not as they were. What is there besides does not matter. */
export function damagedIn( folder: string, manifest: Manifest ): string[] {
	return Object.entries( manifest ).flatMap( ( [ path, [ size, hash ] ] ) => {
		const file = join( folder, path );
		try {
			return lstatSync( file ).size === size &&
				( hash === undefined || hashOf( file ) === hash )
				? []
				: [ path ];
		} catch {
			return [ path ];
		}
	} );
}

/** Names the first of some files, for a sentence. */
export const someOf = ( files: readonly string[] ): string =>
	files.length > 2
		? `${ files[ 0 ] } and ${ files.length - 1 } other files`
		: files.join( ' and ' );
