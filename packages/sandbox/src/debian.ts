/**
 * WordPress from Debian's packages, and programs through apt, on Debian and its derivatives.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFollowingLinks } from './cache';
import { Problem, say } from './problem';
import { has, run, RunError, show } from './run';

/** WordPress, its themes, and the packages that it links to. */
const packages = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'wordpress-theme-twentytwentyfour',
	'libjs-underscore',
	'libjs-lodash',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libphp-phpmailer',
	'php-getid3',
];

/** Tells whether this machine has Debian's package tools. */
export async function hasApt(): Promise< boolean > {
	return ( await has( 'apt-get' ) ) && ( await has( 'dpkg' ) );
}

/** Puts the WordPress of a suite (`unstable`, `trixie`) into a folder. */
export async function wordpressOfSuite(
	suite: string,
	folder: string
): Promise< void > {
	const unpacked = await unpack(
		suite,
		packages,
		folder,
		( address ) =>
			`WordPress could not be fetched: neither wordpress.org nor the Debian archive at ${ address } answered. Connect to a network and start again.`
	);
	await copyFollowingLinks(
		join( unpacked, 'usr/share/wordpress' ),
		join( folder, 'wordpress' )
	);
	await rm( join( folder, 'wordpress/wp-config.php' ), { force: true } );
	await rm( join( folder, '.apt' ), { recursive: true } );
}

/**
 * Unpacks packages of a suite below a folder. Nothing is installed or started, and the machine's package lists stay as they are.
 *
 * @param suite  Name of the suite.
 * @param names  Packages.
 * @param folder Folder to fill.
 * @param why    Returns the message for an archive that does not answer.
 * @return The root folder of the unpacked packages.
 */
export async function unpack(
	suite: string,
	names: readonly string[],
	folder: string,
	why: ( address: string ) => string
): Promise< string > {
	const work = `${ folder }/.apt`;
	const archives = join( work, 'packages' );
	for ( const name of [
		'lists/partial',
		'cache/archives/partial',
		'packages',
		'root',
	] ) {
		await mkdir( join( work, name ), { recursive: true } );
	}
	const { address, keyring } = findArchive();
	const signedBy = keyring ? `[signed-by=${ keyring }] ` : '';
	await writeFile(
		join( work, 'sources.list' ),
		`deb ${ signedBy }${ address } ${ suite } main\n`
	);

	// APT::Sandbox::User: apt's own user may not enter this folder.
	const settings = Object.entries( {
		'Dir::Etc::sourcelist': join( work, 'sources.list' ),
		'Dir::Etc::sourceparts': '-',
		'Dir::State::Lists': join( work, 'lists' ),
		'Dir::Cache': join( work, 'cache' ),
		'APT::Sandbox::User': '',
		'Acquire::Languages': 'none',
		'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
	} ).flatMap( ( [ key, value ] ) => [ '-o', `${ key }=${ value }` ] );
	try {
		await run( 'apt-get', [
			...settings,
			'-qq',
			'--error-on=any',
			'update',
		] );
		await run( 'apt-get', [ ...settings, '-qq', 'download', ...names ], {
			cwd: archives,
		} );
	} catch ( error ) {
		if (
			error instanceof RunError &&
			! /No space left/i.test( error.output )
		) {
			throw new Problem(
				`${ why( address ) } (${
					error.output.trim().split( '\n' )[ 0 ]
				})`
			);
		}
		throw error;
	}
	for ( const name of await readdir( archives ) ) {
		await run( 'dpkg', [
			'-x',
			join( archives, name ),
			join( work, 'root' ),
		] );
	}
	return join( work, 'root' );
}

/** Installs packages on this machine. Throws a Problem where that is not possible. */
export async function aptInstall(
	names: readonly string[],
	why: string
): Promise< void > {
	if ( ! ( await hasApt() ) || process.getuid?.() !== 0 ) {
		throw new Problem(
			`${ why } Install what Debian calls ${ names.join( ' ' ) }, and run the command again.`
		);
	}
	say(
		`${ why } Installing on this machine with apt: ${ names.join( ' ' ) }`
	);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const apt = ( ...args: string[] ) =>
		show( 'apt-get', [ '-qq', '-o', 'DPkg::Lock::Timeout=120', ...args ], {
			env,
		} );
	await apt( 'update' );
	const code = await apt(
		'install',
		'-y',
		'--no-install-recommends',
		...names
	);
	if ( code !== 0 ) {
		throw new Problem(
			`apt could not install ${ names.join( ' ' ) }: see what it said above.`
		);
	}
}

/** Returns the archive that this machine's apt uses, and the keyring of its signatures. */
function findArchive(): { address: string; keyring: string } {
	const folder = '/etc/apt/sources.list.d';
	const files = [
		'/etc/apt/sources.list',
		...( existsSync( folder )
			? readdirSync( folder ).map( ( name ) => join( folder, name ) )
			: [] ),
	].filter(
		( file ) => /\.(list|sources)$/.test( file ) && existsSync( file )
	);
	const addresses = files
		.flatMap( ( file ) => readFileSync( file, 'utf8' ).split( '\n' ) )
		.map(
			( line ) =>
				/^\s*(?:URIs:\s*|deb\s+(?:\[[^\]]*\]\s*)?)(\S+)/.exec(
					line
				)?.[ 1 ] ?? ''
		)
		.filter( ( address ) => /\/debian\/?$/.test( address ) );
	const keyrings = [ 'gpg', 'pgp' ].map(
		( ending ) => `/usr/share/keyrings/debian-archive-keyring.${ ending }`
	);
	const address = addresses[ 0 ];
	if ( ! address ) {
		throw new Problem(
			'wordpress.org does not answer, and /etc/apt names no Debian archive to take WordPress from. Connect to a network that reaches wordpress.org and start again.'
		);
	}
	return { address, keyring: keyrings.find( existsSync ) ?? '' };
}
