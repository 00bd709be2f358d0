/**
 * Downloads, in folders of the user's cache.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
	cp,
	mkdir,
	readFile,
	rename,
	rm,
	stat,
	writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { hashContents } from './hashes';
import { cacheFolder } from './paths';
import { Problem, say } from './problem';

/** File with the hash of a download, in its folder. */
const HASH = '.sha256';

/**
 * Returns the folder of a name. If it is missing or its files have changed since, `fill` fills a temporary folder, which is then
 * renamed: an interrupted download leaves no folder of that name. `TEMPLATELY_CACHE` names another cache. Throws what `fill`
 * throws.
 */
export async function cached(
	name: string,
	fill: ( folder: string ) => Promise< unknown >
): Promise< string > {
	const folder = join( cacheFolder(), name );
	if ( existsSync( folder ) ) {
		if ( await isIntact( folder ) ) {
			return folder;
		}
		say( `${ name } is damaged in the cache.` );
		await rm( folder, { recursive: true, force: true } );
	}
	const building = `${ folder }.${ randomUUID() }`;
	try {
		await mkdir( building, { recursive: true } );
		await fill( building );
		await isIntact( building );
		await rename( building, folder );
	} catch ( error ) {
		await rm( building, { recursive: true, force: true } );
		// Another process may have been faster.
		if ( ! existsSync( folder ) ) {
			throw toProblem( error );
		}
	}
	return folder;
}

/** Compares the files of a folder with the hash that the first call stores in it. */
async function isIntact( folder: string ): Promise< boolean > {
	const found = hashContents( folder, HASH );
	const file = join( folder, HASH );
	const stored = await readFile( file, 'utf8' ).catch( () => '' );
	if ( stored === '' ) {
		await writeFile( file, found );
	}
	return stored === '' || stored === found;
}

/** Turns errors of the disk into sentences; returns other errors as they are. */
export function toProblem( error: unknown ): unknown {
	const text = `${ ( error as { code?: string } )?.code ?? '' } ${ String( error ) }`;
	if (
		/ENOSPC|No space left|EDQUOT|not have enough free space/i.test( text )
	) {
		return new Problem(
			`No space is left on the disk. Free about 1 GB, or set TEMPLATELY_CACHE to a folder on another disk (now ${ cacheFolder() }).`
		);
	}
	if ( /EACCES|EROFS|EPERM/.test( text ) ) {
		return new Problem(
			`${ cacheFolder() } cannot be written. Set TEMPLATELY_CACHE to a folder that can.`
		);
	}
	return error;
}

/** Copies a folder with the targets of its links. Links without a target are left out. */
export const copyFollowingLinks = (
	from: string,
	to: string
): Promise< void > =>
	cp( from, to, {
		recursive: true,
		dereference: true,
		filter: ( source ) =>
			stat( source ).then(
				() => true,
				() => false
			),
	} );
