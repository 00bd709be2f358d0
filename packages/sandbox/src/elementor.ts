/**
 * Finds or fetches Elementor, for the tests that need it.
 */
import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from './cache';
import { requireContents } from './hashes';
import { Problem, say } from './problem';
import { run } from './run';

/** The version that tests are written for, and the hash of its files. */
const version = '4.2.3';
const contents = 'sha256-7hrbT8OC3E21xtpOiFzj/WRLyJjLZPdotAtqgAn28FA=';

/** Milliseconds for the zip of 36 MB. */
const TIMEOUT = 600_000;

/** Environment of the tests: the folder that has Elementor, or why they are skipped. */
type ElementorForTests =
	{ ELEMENTOR_DIR: string } | { TEMPLATELY_NO_ELEMENTOR: string };

/** Returns ELEMENTOR_DIR or, where it is not set, the cached release of a server. */
export async function elementorForTests(
	server = 'https://downloads.wordpress.org',
	hash = contents
): Promise< ElementorForTests > {
	const given = process.env.ELEMENTOR_DIR;
	try {
		if ( given && ! elementorIn( given ) ) {
			throw new Problem( `${ given } has no Elementor.` );
		}
		return {
			ELEMENTOR_DIR:
				given ||
				( await cached( `elementor-${ version }`, ( folder ) =>
					fetchRelease( server, folder, hash )
				) ),
		};
	} catch ( error ) {
		const reason = error instanceof Error ? error.message : String( error );
		return {
			TEMPLATELY_NO_ELEMENTOR: `Elementor is missing: ${ reason } Set ELEMENTOR_DIR to a folder with ${ version }/elementor/elementor.php.`,
		};
	}
}

/**
 * Returns the folder of the newest Elementor.
 *
 * @param folder A folder with one folder for each version, such as 4.2.3/elementor.
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
	server: string,
	folder: string,
	hash: string
): Promise< void > {
	const address = `${ server }/plugin/elementor.${ version }.zip`;
	say( `Fetching ${ address } …` );
	const answer = await fetch( address, {
		signal: AbortSignal.timeout( TIMEOUT ),
	} ).catch( () => undefined );
	const bytes = answer?.ok
		? await answer.arrayBuffer().catch( () => undefined )
		: undefined;
	if ( ! bytes ) {
		throw new Problem(
			`${ address } cannot be fetched${ answer ? ` (status ${ answer.status })` : '' }.`
		);
	}
	const zip = join( folder, 'elementor.zip' );
	await writeFile( zip, Buffer.from( bytes ) );
	await run( 'php', [
		'-r',
		'$zip = new ZipArchive(); exit( true === $zip->open( $argv[1], ZipArchive::CHECKCONS ) && $zip->extractTo( $argv[2] ) ? 0 : 1 );',
		zip,
		join( folder, version ),
	] ).catch( () => {
		throw new Problem( `${ address } is not a complete zip.` );
	} );
	await rm( zip );
	requireContents(
		`Elementor ${ version }`,
		join( folder, version, 'elementor' ),
		hash
	);
}
