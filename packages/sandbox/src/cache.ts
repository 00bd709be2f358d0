/**
 * Fetched things, each in a folder of the user's cache. A folder without its completion mark was left half-fetched (or broken by
 * somebody) and is fetched anew.
 */
import { randomBytes } from 'node:crypto';
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
import { damagedIn, manifestOf, someOf, type Manifest } from './manifest';
import { cacheFolder } from './paths';
import { Problem, say } from './problem';

const mark = '.complete';

/** The files of the folder, as they were fetched. */
const list = '.files.json';

/**
 * Returns the folder of that name, filled by `fill` when it is not there whole.
 *
 * `fill` gets an empty folder and returns what to remember in the mark (a version). `whole` names files that it must have put
 * there, not empty. A file that is no longer as it was fetched is noticed, and all is fetched anew. Throws what `fill` throws.
 */
export async function cached(
	name: string,
	whole: readonly string[],
	fill: ( folder: string ) => Promise< string >
): Promise< { folder: string; note: string } > {
	const folder = join( cacheFolder(), name );
	if ( await isWhole( folder, whole, name ) ) {
		return { folder, note: await readFile( join( folder, mark ), 'utf8' ) };
	}
	const building = `${ folder }.${ process.pid }-${ randomBytes( 4 ).toString( 'hex' ) }`;
	try {
		await mkdir( building, { recursive: true } );
		const note = await fill( building );
		await writeFile( join( building, mark ), note );
		await keepList( building );
		if ( ! ( await isWhole( building, whole ) ) ) {
			throw new Problem(
				`What was fetched for ${ name } is not whole. Start again; if it happens twice, the source has changed.`
			);
		}
		await rm( folder, { recursive: true, force: true } );
		await rename( building, folder );
		return { folder, note };
	} catch ( error ) {
		// Another process may have been quicker with the same thing.
		if ( await isWhole( folder, whole ) ) {
			return {
				folder,
				note: await readFile( join( folder, mark ), 'utf8' ),
			};
		}
		throw asProblem( error );
	} finally {
		await rm( building, { recursive: true, force: true } );
	}
}

/** Turns the disk's complaints into sentences; leaves others as they are. */
export function asProblem( error: unknown ): unknown {
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

/** Returns what a cached folder held when it was fetched. */
export async function manifestOfCached( folder: string ): Promise< Manifest > {
	return JSON.parse( await readFile( join( folder, list ), 'utf8' ) );
}

async function keepList( folder: string ): Promise< void > {
	const writing = join(
		folder,
		`${ list }.${ randomBytes( 4 ).toString( 'hex' ) }`
	);
	await writeFile( writing, JSON.stringify( manifestOf( folder ) ) );
	await rename( writing, join( folder, list ) );
}

/** Tells whether a cached folder is as it was fetched; with a name, says what is damaged of a thing that was once whole. */
async function isWhole(
	folder: string,
	files: readonly string[],
	name?: string
): Promise< boolean > {
	if ( ! existsSync( join( folder, mark ) ) ) {
		return false;
	}
	try {
		const sizes = await Promise.all(
			[ mark, ...files ].map(
				async ( file ) => ( await stat( join( folder, file ) ) ).size
			)
		);
		if ( ! sizes.every( ( size ) => size > 0 ) ) {
			return false;
		}
		if ( ! existsSync( join( folder, list ) ) ) {
			// What was fetched before lists were kept is taken as it is.
			await keepList( folder );
		}
		const damaged = damagedIn( folder, await manifestOfCached( folder ) );
		if ( damaged.length && name ) {
			say(
				`What was fetched for ${ name } is damaged (${ someOf( damaged ) }): it is fetched anew.`
			);
		}
		return damaged.length === 0;
	} catch {
		return false;
	}
}

/** Copies a folder with what its links point at; links that point nowhere are left out. */
export async function copyFollowingLinks(
	from: string,
	to: string
): Promise< void > {
	await cp( from, to, {
		recursive: true,
		dereference: true,
		filter: async ( source ) => {
			try {
				await stat( source );
				return true;
			} catch {
				return false;
			}
		},
	} );
}
