/**
 * Compares downloads with the hashes that the repository names.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Problem } from './problem';

/** Throws a Problem unless bytes have a hash, written as in a lock file of npm: `sha512-` and Base64. */
export function requireHash(
	name: string,
	bytes: Buffer,
	expected: string
): void {
	const algorithm = expected.split( '-', 1 )[ 0 ] ?? '';
	const found = `${ algorithm }-${ createHash( algorithm ).update( bytes ).digest( 'base64' ) }`;
	if ( found !== expected ) {
		throw changed( name, found, expected );
	}
}

/** Throws a Problem unless a folder has exactly the expected files. */
export function requireContents(
	name: string,
	folder: string,
	expected: string
): void {
	const found = hashContents( folder );
	if ( found !== expected ) {
		throw changed( name, found, expected );
	}
}

/**
 * Returns the SHA-256 of the sorted lines that `git ls-tree -r` prints for the files of a folder: object name, space, path. It
 * can be computed from a repository that holds a release, without the release's archive.
 *
 * @param folder
 * @param except Path of a file to leave out.
 */
export function hashContents( folder: string, except = '' ): string {
	const lines = readdirSync( folder, {
		recursive: true,
		withFileTypes: true,
	} )
		.filter( ( entry ) => ! entry.isDirectory() )
		.map( ( entry ) => {
			const file = join( entry.parentPath, entry.name );
			const bytes = entry.isSymbolicLink()
				? Buffer.from( readlinkSync( file ) )
				: readFileSync( file );
			const blob = createHash( 'sha1' )
				.update( `blob ${ bytes.length }\0` )
				.update( bytes )
				.digest( 'hex' );
			return `${ blob } ${ relative( folder, file ).replaceAll( '\\', '/' ) }`;
		} )
		.filter( ( line ) => ! line.endsWith( ` ${ except }` ) );
	return `sha256-${ createHash( 'sha256' )
		.update( lines.sort().join( '\n' ) )
		.digest( 'base64' ) }`;
}

const changed = ( name: string, found: string, expected: string ) =>
	new Problem(
		`The download of ${ name } is not the expected one: its hash is ${ found }, not ${ expected }. Try again; if it happens twice, do not use that network.`
	);
