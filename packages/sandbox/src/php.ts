/**
 * The PHP of this machine, where it is good enough for WordPress and for us.
 */
import { aptInstall, hasApt } from './debian';
import { run } from './run';

/** What the sandbox needs of PHP; Debian's package of each. */
const extensions = {
	curl: 'curl',
	dom: 'xml',
	gd: 'gd',
	intl: 'intl',
	mbstring: 'mbstring',
	mysqli: 'mysql',
	pdo_sqlite: 'sqlite3',
	zip: 'zip',
} as const;

/** Settings of every PHP that we run, and the place of its errors. */
export const phpSettings = [
	'opcache.enable_cli=1',
	'opcache.memory_consumption=192',
	'opcache.max_accelerated_files=20000',
	'opcache.revalidate_freq=0',
	'memory_limit=512M',
	'upload_max_filesize=64M',
	'post_max_size=64M',
	'max_execution_time=120',
	'error_reporting=32767',
	'display_errors=0',
	'log_errors=1',
].flatMap( ( setting ) => [ '-d', setting ] );

/** Tells what this machine's PHP lacks: null where there is no PHP ≥ 7.4, else Debian's names of the missing extensions. */
async function lacking(): Promise< string[] | null > {
	try {
		const names = Object.keys( extensions );
		const output = await run( 'php', [
			'-r',
			`echo PHP_VERSION_ID, "\\n", implode( "\\n", array_filter( ${ JSON.stringify( names ) }, 'extension_loaded' ) );`,
		] );
		const [ version, ...loaded ] = output.split( '\n' );
		if ( Number( version ) < 70400 ) {
			return null;
		}
		return Object.entries( extensions ).flatMap( ( [ name, debian ] ) =>
			loaded.includes( name ) ? [] : [ debian ]
		);
	} catch {
		return null;
	}
}

/** Tells whether this machine's PHP can run WordPress on both databases. */
export async function hasPhp(): Promise< boolean > {
	return ( await lacking() )?.length === 0;
}

/** Makes sure of a PHP with its extensions: by apt where we may. Throws a Problem elsewhere. */
export async function needPhp( why: string ): Promise< void > {
	const missing = await lacking();
	if ( missing?.length === 0 ) {
		return;
	}
	const names = missing ?? [ 'cli', ...Object.values( extensions ) ];
	await aptInstall(
		names.map( ( name ) => `php-${ name }` ),
		`${ why } needs PHP 7.4 or newer with the extensions ${ Object.keys( extensions ).join( ', ' ) }.`
	);
}

/** The same where nobody minds if it fails: tells whether there is such a PHP afterwards. */
export async function tryPhp(): Promise< boolean > {
	if (
		( await hasPhp() ) ||
		! ( await hasApt() ) ||
		process.getuid?.() !== 0
	) {
		return hasPhp();
	}
	try {
		await needPhp( 'WordPress' );
	} catch {
		return false;
	}
	return hasPhp();
}
