/**
 * The PHP tests: the unit suite without WordPress, the integration suite on MariaDB, the suite sqlite on SQLite.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
	aptInstall,
	elementorForTests,
	has,
	needPhp,
	Problem,
	root,
	say,
	show,
	TestRun,
	type DatabaseKind,
} from '@templately/sandbox';
import { add, type Failure, type Tally } from './tally';
import { webServers } from './web-servers';

export type Runner = (
	name: string,
	command: string,
	args: readonly string[],
	env?: NodeJS.ProcessEnv,
	how?: How
) => Promise< Tally >;

export interface How {
	/** Whether tests were chosen, of which this part may have none. */
	readonly isChoice?: boolean;
	/** What it is shown after, though it runs at the same time. */
	readonly after?: Promise< unknown >;
	/** Returns the arguments that choose what failed, for a second try. */
	readonly again?: ( failures: readonly Failure[] ) => readonly string[];
}

/** Installs what tests need beside Node, and says so. Throws a Problem where that is not possible. */
export async function needForTests(): Promise< void > {
	await needPhp( 'The test suite' );
	// The programs alone: the package mariadb-server would start a service on this machine.
	if ( ! ( await has( 'mariadbd' ) ) ) {
		await aptInstall(
			[ 'mariadb-server-core', 'mariadb-client-core' ],
			'The test suite needs MariaDB.'
		);
	}
	if ( ! ( await has( 'chromium' ) ) && ! process.env.TEMPLATELY_CHROMIUM ) {
		await aptInstall(
			[ 'chromium' ],
			'The test suite needs Chromium (or its path in TEMPLATELY_CHROMIUM).'
		);
	}
	await needPhpTools();
}

/** Installs the PHP tools of composer.json where they are not there. */
export async function needPhpTools(): Promise< void > {
	if ( existsSync( join( root, 'vendor/autoload.php' ) ) ) {
		return;
	}
	await needPhp( 'The PHP tools' );
	if ( ! ( await has( 'composer' ) ) ) {
		await aptInstall(
			[ 'composer' ],
			'The PHP tools are installed by Composer.'
		);
	}
	say( 'Installing the PHP tools (composer install) …' );
	const code = await show(
		'composer',
		[ 'install', '--no-interaction', '--no-progress', '--quiet' ],
		{
			cwd: root,
			env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
		}
	);
	if ( code !== 0 ) {
		throw new Problem(
			'The PHP tools could not be installed: see what Composer said above. With network and disk space, run the command again.'
		);
	}
}

/** Arguments of PHP that run a suite of PHPUnit. */
const phpunit = ( suite: string, args: readonly string[] ) => [
	'-d',
	'memory_limit=2G',
	'vendor/bin/phpunit',
	'--testsuite',
	suite,
	'--log-junit',
	'{report}',
	...args,
];

/** Arguments of PHPUnit that choose tests by what its report calls them. */
export const chosen = ( failures: readonly Failure[] ) => [
	'--filter',
	`/^(${ [
		...new Set(
			failures.map( ( { test } ) =>
				test.replace( / with data set [\s\S]*/, '' )
			)
		),
	]
		.join( '|' )
		.replaceAll( '\\', '\\\\' ) })( |$)/`,
];

/** Runs all suites of PHPUnit. */
export async function phpUnit(
	runner: Runner,
	args: readonly string[]
): Promise< Tally > {
	const tally = add(
		await runner(
			'PHP, unit',
			'php',
			phpunit( 'unit', args ),
			{},
			{ isChoice: args.length > 0 }
		),
		await integration( runner, args, { isChoice: args.length > 0 } )
	);
	// What is chosen by a name is seldom among them.
	return args.length === 0 || args.includes( 'oldest' )
		? add( tally, await oldest( runner, args ) )
		: tally;
}

/** Runs on the oldest WordPress what has to be the same there: the tests of the group oldest. */
async function oldest(
	runner: Runner,
	args: readonly string[]
): Promise< Tally > {
	const run = await TestRun.begin();
	try {
		const { site } = await run.site( {
			version: '6.8',
			database: 'mariadb',
			name: 'php_oldest',
		} );
		return await runner(
			'PHP, integration, WordPress 6.8',
			'php',
			phpunit( 'integration', [ '--group', 'oldest', ...args ] ),
			{
				TEMPLATELY_WORDPRESS: site.folder,
				TEMPLATELY_URL: site.url,
			},
			{ isChoice: args.length > 0, again: chosen }
		);
	} finally {
		await run.end();
	}
}

/** The tests that `npm run test:faults` runs. */
export const faultsGroup = 'faults';

/** Lets long loops run whole (tests/Sample.php). Six processes at once make more than two thousand writes in so many rounds. */
export const wholeLoops = { TEMPLATELY_ROUNDS: '340' };

/** Runs the tests with long loops, whole, on databases that write through to the disk. */
export async function faults(
	runner: Runner,
	args: readonly string[]
): Promise< Tally > {
	return integration( runner, [ '--group', faultsGroup, ...args ], {
		durable: true,
		isChoice: args.length > 0,
		env: wholeLoops,
	} );
}

/** Returns the environment in which the PHP processes of the tests share what they compile, in a folder of the run's own. */
export async function opcodeCache(
	runFolder: string
): Promise< NodeJS.ProcessEnv > {
	const compiled = join( runFolder, 'compiled' );
	const settings = join( runFolder, 'php-settings' );
	await mkdir( compiled, { recursive: true } );
	await mkdir( settings, { recursive: true } );
	await writeFile(
		join( settings, 'opcache.ini' ),
		[
			'opcache.enable_cli=1',
			`opcache.file_cache="${ compiled }"`,
			'opcache.file_cache_only=1',
			// A file that a test edits is compiled again.
			'opcache.validate_timestamps=1',
			'opcache.revalidate_freq=0',
			'',
		].join( '\n' )
	);
	// The colon keeps the folder that PHP looks into by itself.
	return { PHP_INI_SCAN_DIR: `:${ settings }` };
}

/** Runs the integration suite on MariaDB, and the suite of all SQL on SQLite: at once where there is a core for each, but for what the disk has to keep up with. */
async function integration(
	runner: Runner,
	args: readonly string[],
	{
		durable = false,
		env = {},
		isChoice,
	}: { durable?: boolean; env?: NodeJS.ProcessEnv; isChoice: boolean }
): Promise< Tally > {
	const servers = await webServers();
	const elementor = await elementorForTests();
	const run = await TestRun.begin( { durable } );
	const compiled = await opcodeCache( run.data.folder );

	/** Makes the sites, and returns what runs the suite there. */
	async function prepared( database: DatabaseKind ) {
		const { site } = await run.site( {
			version: '7.1',
			database,
			name: `php_${ database }`,
		} );
		await site.start();
		// A second one, which serves it as its hub.
		const { site: hub } = await run.site( {
			version: '7.1',
			database,
			name: `php_hub_${ database }`,
		} );
		await hub.start();
		await hub.evaluate(
			`( new Templately\\Shared\\Settings\\Settings() )->change( array( 'serves' => true ) );`
		);
		return async ( after?: Promise< unknown > ) => {
			const tally = await runner(
				`PHP, integration, ${ database === 'mariadb' ? 'MariaDB' : 'SQLite' }`,
				'php',
				phpunit(
					database === 'mariadb' ? 'integration' : 'sqlite',
					args
				),
				{
					...env,
					...servers,
					...elementor,
					...compiled,
					TEMPLATELY_WORDPRESS: site.folder,
					TEMPLATELY_URL: site.url,
					TEMPLATELY_HUB_URL: hub.url,
					TEMPLATELY_HUB_MAILS: hub.mailFolder,
				},
				{ isChoice, after, again: chosen }
			);
			await hub.stop();
			await site.stop();
			return tally;
		};
	}

	try {
		const onMariaDb = await prepared( 'mariadb' );
		const onSqlite = await prepared( 'sqlite' );
		if ( durable || availableParallelism() < 2 ) {
			return add( await onMariaDb(), await onSqlite() );
		}
		const first = onMariaDb();
		return add( ...( await Promise.all( [ first, onSqlite( first ) ] ) ) );
	} finally {
		await run.end();
	}
}
