/**
 * Finds or fetches WordPress: from wordpress.org where that answers, else from Debian.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from './cache';
import { hasApt, wordpressOfSuite } from './debian';
import { requireHash } from './hashes';
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

/** A WordPress without configuration. */
export interface WordPress {
	readonly folder: string;
	/** As in wp-includes/version.php: `7.1.4`. */
	readonly version: string;
}

/** Returns a cached WordPress. Throws a Problem if none can be fetched. */
export async function wordpress(
	version: WordPressVersion
): Promise< WordPress > {
	const folder = join(
		await cached( `wordpress-${ version }`, async ( building ) => {
			if ( await reaches( 'https://wordpress.org' ) ) {
				say( `Fetching WordPress ${ version } from wordpress.org …` );
				await fetchRelease( version, building );
			} else if ( await hasApt() ) {
				say(
					`Fetching WordPress ${ version } from Debian (wordpress.org does not answer) …`
				);
				await wordpressOfSuite( releases[ version ].suite, building );
			} else {
				throw new Problem(
					'WordPress could not be fetched: wordpress.org does not answer. Connect to a network and start again.'
				);
			}
		} ),
		'wordpress'
	);
	const code = await readFile(
		join( folder, 'wp-includes/version.php' ),
		'utf8'
	);
	const [ , found = '' ] = /\$wp_version = '([^']+)'/.exec( code ) ?? [];
	if ( ! found.startsWith( version ) ) {
		say( `Debian has WordPress ${ found }, not ${ version }.` );
	}
	return { folder, version: found };
}

/** Tells whether an address answers. */
export const reaches = ( address: string ): Promise< boolean > =>
	fetch( address, {
		method: 'HEAD',
		signal: AbortSignal.timeout( 3000 ),
	} ).then(
		() => true,
		() => false
	);

async function fetchRelease(
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
