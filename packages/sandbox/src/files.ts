/**
 * Folders and their copies.
 */
import { randomBytes } from 'node:crypto';
import {
	copyFile,
	link,
	lstat,
	mkdir,
	readdir,
	readlink,
	rm,
	symlink,
	utimes,
} from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a folder. With `links`, files become hard links where the disk allows it; without `deep`, folders inside are left out.
 * Symbolic links stay what they are.
 */
export async function copyFolder(
	from: string,
	to: string,
	{ links = false, deep = true } = {}
): Promise< void > {
	await mkdir( to, { recursive: true } );
	for ( const entry of await readdir( from, { withFileTypes: true } ) ) {
		const source = join( from, entry.name );
		const target = join( to, entry.name );
		if ( entry.isDirectory() ) {
			if ( deep ) {
				await copyFolder( source, target, { links } );
			}
		} else if ( entry.isSymbolicLink() ) {
			await symlink( await readlink( source ), target );
		} else if ( entry.isFile() ) {
			await ( links
				? linkOrCopy( source, target )
				: copyWithTime( source, target ) );
		}
	}
}

/** Makes a new folder for this process. Removes the folders of processes that have ended. */
export async function makeProcessFolder(
	parent: string,
	prefix: string
): Promise< string > {
	const folder = join(
		parent,
		`${ prefix }${ process.pid }-${ randomBytes( 4 ).toString( 'hex' ) }`
	);
	await mkdir( folder, { recursive: true } );
	for ( const name of await readdir( parent ) ) {
		const [ , pid ] =
			new RegExp( `^${ prefix }(\\d+)-` ).exec( name ) ?? [];
		if ( pid && ! isRunning( Number( pid ) ) ) {
			await rm( join( parent, name ), { recursive: true, force: true } );
		}
	}
	return folder;
}

function isRunning( pid: number ): boolean {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		// The process belongs to another user.
		return ( error as NodeJS.ErrnoException ).code === 'EPERM';
	}
}

/** Makes a folder equal to another. Touches only files that differ in kind, size or time. */
export async function restoreFolder(
	from: string,
	to: string
): Promise< void > {
	await mkdir( to, { recursive: true } );
	const [ wanted, found ] = await Promise.all( [
		readdir( from, { withFileTypes: true } ),
		readdir( to, { withFileTypes: true } ),
	] );
	const names = new Map( wanted.map( ( entry ) => [ entry.name, entry ] ) );
	for ( const entry of found ) {
		if ( names.get( entry.name )?.isDirectory() !== entry.isDirectory() ) {
			await rm( join( to, entry.name ), {
				recursive: true,
				maxRetries: 5,
				force: true,
			} );
		}
	}
	for ( const entry of wanted ) {
		const source = join( from, entry.name );
		const target = join( to, entry.name );
		if ( entry.isDirectory() ) {
			await restoreFolder( source, target );
		} else if ( entry.isFile() && ! ( await isSame( source, target ) ) ) {
			await copyWithTime( source, target );
		}
	}
}

async function isSame( one: string, other: string ): Promise< boolean > {
	try {
		const [ a, b ] = await Promise.all( [ lstat( one ), lstat( other ) ] );
		return a.size === b.size && Math.abs( a.mtimeMs - b.mtimeMs ) < 2;
	} catch {
		return false;
	}
}

async function copyWithTime( from: string, to: string ): Promise< void > {
	await copyFile( from, to );
	const { atime, mtime } = await lstat( from );
	await utimes( to, atime, mtime );
}

async function linkOrCopy( from: string, to: string ): Promise< void > {
	try {
		await link( from, to );
	} catch {
		// The disk or the file system does not allow it.
		await copyWithTime( from, to );
	}
}
