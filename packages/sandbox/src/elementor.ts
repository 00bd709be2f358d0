/**
 * Finds or fetches Elementor, for the tests that need the real one.
 */
import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from './cache';
import { requireContents } from './hashes';
import { Problem, say } from './problem';
import { run } from './run';
import { reaches } from './wordpress';

/** The version that tests are written for, and the hash of its files. */
const version = '4.2.3';
const contents = 'sha256-7hrbT8OC3E21xtpOiFzj/WRLyJjLZPdotAtqgAn28FA=';

const wordpressOrg = 'https://downloads.wordpress.org';

/** Milliseconds in which it answers, and in which the zip (36 MB) has to be here: who is late is not away. */
const longest = 600_000;

/** What tests are told: the folder that has Elementor, or why they are skipped. */
export type ElementorForTests =
	{ ELEMENTOR_DIR: string } | { TEMPLATELY_NO_ELEMENTOR: string };

/**
 * Returns what tests are told of Elementor: what ELEMENTOR_DIR says or, where that says nothing, what wordpress.org has.
 *
 * @param from Address of the server that has releases.
 * @param hash Hash of the release's files.
 */
export async function elementorForTests(
	from = wordpressOrg,
	hash = contents
): Promise< ElementorForTests > {
	const given = process.env.ELEMENTOR_DIR;
	const example = `a folder with, for example, ${ version }/elementor/elementor.php in it`;
	if ( given ) {
		return elementorIn( given )
			? { ELEMENTOR_DIR: given }
			: {
					TEMPLATELY_NO_ELEMENTOR: `Elementor is not here: ELEMENTOR_DIR (${ given }) is not ${ example }.`,
				};
	}
	try {
		const { folder } = await cached(
			`elementor-${ version }`,
			[ `${ version }/elementor/elementor.php` ],
			( building ) => fetchRelease( from, building, hash )
		);
		return { ELEMENTOR_DIR: folder };
	} catch ( error ) {
		const why = error instanceof Error ? error.message : String( error );
		return {
			TEMPLATELY_NO_ELEMENTOR: `Elementor is not here: ${ why.replace( /\.$/, '' ) }, and ELEMENTOR_DIR does not name ${ example }.`,
		};
	}
}

/**
 * Returns the newest Elementor of a folder: the plugin's own folder.
 *
 * @param folder A folder with one for each version, such as 4.2.3/elementor.
 */
export function elementorIn( folder: string ): string | undefined {
	return existsSync( folder )
		? readdirSync( folder )
				.sort( ( a, b ) =>
					b.localeCompare( a, 'en', { numeric: true } )
				)
				.map( ( name ) => join( folder, name, 'elementor' ) )
				.find( ( plugin ) =>
					existsSync( join( plugin, 'elementor.php' ) )
				)
		: undefined;
}

async function fetchRelease(
	from: string,
	folder: string,
	hash: string
): Promise< string > {
	const { host } = new URL( from );
	if ( ! ( await reaches( from, longest ) ) ) {
		throw new Problem( `${ host } does not answer` );
	}
	say( `Fetching Elementor ${ version } from ${ host } …` );
	const zip = join( folder, 'elementor.zip' );
	await writeFile( zip, await bytesOf( from, host ) );
	await run( 'php', [
		'-r',
		'$zip = new ZipArchive(); exit( true === $zip->open( $argv[1], ZipArchive::CHECKCONS ) && $zip->extractTo( $argv[2] ) ? 0 : 1 );',
		zip,
		join( folder, version ),
	] ).catch( () => {
		throw new Problem( `what ${ host } gave is no whole zip` );
	} );
	await rm( zip );
	requireContents(
		`Elementor ${ version }`,
		join( folder, version, 'elementor' ),
		hash
	);
	return version;
}

async function bytesOf( from: string, host: string ): Promise< Buffer > {
	try {
		const answer = await fetch(
			`${ from }/plugin/elementor.${ version }.zip`,
			{
				signal: AbortSignal.timeout( longest ),
			}
		);
		if ( ! answer.ok ) {
			throw new Problem(
				`${ host } did not give version ${ version } (it answered ${ answer.status })`
			);
		}
		return Buffer.from( await answer.arrayBuffer() );
	} catch ( error ) {
		throw error instanceof Problem
			? error
			: new Problem(
					`${ host } did not give version ${ version } to its end`
				);
	}
}
