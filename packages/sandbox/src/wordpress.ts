/**
 * Finds or fetches WordPress: from wordpress.org where that answers, else from Debian.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached, manifestOfCached } from './cache';
import { hasApt, wordpressOfSuite } from './debian';
import { requireHash } from './hashes';
import type { Manifest } from './manifest';
import { Problem, say } from './problem';
import { run } from './run';

/**
 * The versions that the plugin is tested on: the release of wordpress.org with its hash, and the Debian suite with a release of
 * the same version, which apt verifies by its signature.
 */
const releases = {
	'7.1': {
		release: '7.1.3',
		hash: 'sha256-0qCay2oV47nEcdclV3U8Jm1vQaee0Zv+BMv+SeKDsqU=',
		suite: 'unstable',
	},
	'6.8': {
		release: '6.8.5',
		hash: 'sha256-N/WVUQxI0W3t4L+lr6KcuK8S2/Dj00WyXElMFfjIHYE=',
		suite: 'trixie',
	},
} as const;

export type WordPressVersion = keyof typeof releases;

export const wordpressVersions = Object.keys( releases ) as WordPressVersion[];

/** A whole WordPress, not yet configured. */
export interface WordPress {
	readonly folder: string;
	/** As in wp-includes/version.php: `7.1.4`. */
	readonly version: string;
	/** Its files, as they were fetched. */
	readonly files: Manifest;
}

/** Returns a WordPress of that version, fetched when it is not in the cache. Throws a Problem where none is to be had. */
export async function wordpress(
	version: WordPressVersion
): Promise< WordPress > {
	const whole = [
		'wordpress/wp-settings.php',
		'wordpress/wp-includes/version.php',
		'wordpress/wp-admin/index.php',
		'wordpress/wp-includes/js/underscore.min.js',
		'wordpress/wp-content/themes/twentytwentyfive/theme.json',
		'wordpress/wp-content/themes/twentytwentyfour/theme.json',
	];
	const { folder, note } = await cached(
		`wordpress-${ version }`,
		whole,
		async ( building ) => {
			if ( await reaches( 'https://wordpress.org' ) ) {
				say( `Fetching WordPress ${ version } from wordpress.org …` );
				await fromWordPressOrg( version, building );
			} else if ( await hasApt() ) {
				say(
					`Fetching WordPress ${ version } from Debian (wordpress.org does not answer) …`
				);
				await wordpressOfSuite( releases[ version ].suite, building );
				await rm( join( building, '.apt' ), {
					recursive: true,
					force: true,
				} );
			} else {
				throw new Problem(
					'WordPress could not be fetched: wordpress.org does not answer. Connect to a network and start again.'
				);
			}
			await rm( join( building, 'wordpress/wp-config.php' ), {
				force: true,
			} );
			return versionOf( join( building, 'wordpress' ), version );
		}
	);
	const inside = 'wordpress/';
	return {
		folder: join( folder, inside ),
		version: note,
		files: Object.fromEntries(
			Object.entries( await manifestOfCached( folder ) )
				.filter( ( [ path ] ) => path.startsWith( inside ) )
				.map( ( [ path, file ] ) => [
					path.slice( inside.length ),
					file,
				] )
		),
	};
}

/**
 * Tells whether an address answers.
 *
 * @param address  The address.
 * @param patience Milliseconds in which it has to.
 */
export async function reaches(
	address: string,
	patience = 3000
): Promise< boolean > {
	try {
		await fetch( address, {
			method: 'HEAD',
			signal: AbortSignal.timeout( patience ),
		} );
		return true;
	} catch {
		return false;
	}
}

async function fromWordPressOrg(
	version: WordPressVersion,
	folder: string
): Promise< void > {
	const { release, hash } = releases[ version ];
	const archive = join( folder, 'wordpress.tar.gz' );
	const response = await fetch(
		`https://wordpress.org/wordpress-${ release }.tar.gz`
	);
	if ( ! response.ok ) {
		throw new Problem(
			`wordpress.org did not give WordPress ${ release } (it answered ${ response.status }). Try again later.`
		);
	}
	const bytes = Buffer.from( await response.arrayBuffer() );
	requireHash( `WordPress ${ release }`, bytes, hash );
	await writeFile( archive, bytes );
	await run( 'tar', [ '-xzf', archive, '-C', folder ] );
	await rm( archive );
}

async function versionOf(
	folder: string,
	wanted: WordPressVersion
): Promise< string > {
	const found = versionIn(
		await readFile( join( folder, 'wp-includes/version.php' ), 'utf8' )
	);
	if ( ! found.startsWith( wanted ) ) {
		say(
			`Asked for WordPress ${ wanted }, got ${ found }: that is what Debian has now.`
		);
	}
	return found;
}

/** Reads the version out of wp-includes/version.php; '' where it names none. */
export const versionIn = ( code: string ): string =>
	/\$wp_version = '([^']+)'/.exec( code )?.[ 1 ] ?? '';
