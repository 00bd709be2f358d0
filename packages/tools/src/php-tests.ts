/**
 * The PHP tests: the unit suite without WordPress, the suites integration and import on MariaDB, the suite sqlite on SQLite.
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
import {
	addReports,
	emptyReport,
	mergeRetry,
	summarize,
	type TestReport,
} from './test-report';
import { webServers } from './web-servers';

export type TestRunner = (
	name: string,
	command: string,
	args: readonly string[],
	options?: RunnerOptions
) => Promise< TestReport >;

export interface RunnerOptions {
	readonly env?: NodeJS.ProcessEnv;
	/** Whether arguments choose the tests, so that this runner may have none of them. */
	readonly isChosen?: boolean;
	/** Keeps the output back until another runner, which shows its own, has ended. */
	readonly showAfter?: Promise< unknown >;
}

/** Installs what tests need beside Node. Throws a Problem where that is not possible. */
export async function needForTests(): Promise< void > {
	await needPhp( 'The test suite' );
	// The programs alone: the package mariadb-server would start a service on this machine.
	if ( ! ( await has( 'mariadbd' ) ) ) {
		await aptInstall(
			[ 'mariadb-server-core', 'mariadb-client-core' ],
			'The test suite needs MariaDB.'
		);
	}
	if (
		! process.env.TEMPLATELY_CHROMIUM &&
		! ( await has( 'chromium-headless-shell' ) ) &&
		! ( await has( 'chromium' ) )
	) {
		const why =
			'The test suite needs Chromium (or its path in TEMPLATELY_CHROMIUM).';
		// Ubuntu has no package of the shell alone.
		await aptInstall( [ 'chromium-headless-shell' ], why ).catch( () =>
			aptInstall( [ 'chromium' ], why )
		);
	}
	await needPhpTools();
}

/** Installs the PHP tools of composer.json. */
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

/** What the sites of the PHP tests have of the starter catalogue: each test that empties or restores a hub takes time for each design. */
const packs = [ 'vesper-quince', 'vesper-quince-elementor' ];

/** Arguments of PHPUnit that choose failed tests. */
export const filterFailures = ( failures: readonly string[] ) => [
	'--filter',
	`/^(${ [ ...new Set( failures ) ]
		.join( '|' )
		.replaceAll( '\\', '\\\\' ) })( |$)/`,
];

/** The suites on MariaDB. */
const mariaDbSuites = 'integration,import';

/** Runs suites of PHPUnit. A continuous integration tries failed tests once more. */
async function runSuite(
	runner: TestRunner,
	name: string,
	suites: string,
	args: readonly string[],
	options: RunnerOptions
): Promise< TestReport > {
	const run = ( title: string, more: readonly string[] = [] ) =>
		runner(
			title,
			'php',
			[
				'-d',
				'memory_limit=2G',
				'vendor/bin/phpunit',
				'--testsuite',
				suites,
				'--log-junit',
				'{report}',
				...args,
				...more,
			],
			options
		);
	const report = await run( name );
	if ( ! process.env.CI || report.failures.length === 0 ) {
		return report;
	}
	const merged = mergeRetry(
		report,
		await run( `${ name }, second try`, filterFailures( report.failures ) )
	);
	say( `${ name }, after the second try: ${ summarize( merged ) }` );
	return merged;
}

/** Runs all suites of PHPUnit. */
export async function phpUnit(
	runner: TestRunner,
	args: readonly string[]
): Promise< TestReport > {
	const isChosen = args.length > 0;
	return addReports(
		await runSuite( runner, 'PHP, unit', 'unit', args, { isChosen } ),
		await integration( runner, args, { isChosen } )
	);
}

/** Runs the tests of the group oldest on the oldest WordPress. */
async function oldest(
	run: TestRun,
	runner: TestRunner,
	args: readonly string[],
	options: RunnerOptions
): Promise< TestReport > {
	const { site } = await run.site( {
		version: '6.8',
		database: 'mariadb',
		name: 'php_oldest',
	} );
	return runSuite(
		runner,
		'PHP, integration, WordPress 6.8',
		mariaDbSuites,
		[ '--group', 'oldest', ...args ],
		{
			...options,
			env: {
				TEMPLATELY_WORDPRESS: site.folder,
				TEMPLATELY_URL: site.url,
			},
		}
	);
}

/** The tests that `npm run test:faults` runs. */
export const faultsGroup = 'faults';

/** Makes long loops run whole (tests/Sample.php). Six processes make more than 2,000 writes in 340 rounds. */
export const wholeLoops = { TEMPLATELY_ROUNDS: '340' };

/** Runs the whole long loops on databases that write through to the disk. */
export const faults = ( runner: TestRunner, args: readonly string[] ) =>
	integration( runner, [ '--group', faultsGroup, ...args ], {
		durable: true,
		isChosen: args.length > 0,
		env: wholeLoops,
	} );

/** Returns the environment in which the PHP processes of a run share compiled code. */
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
			// Tests edit files.
			'opcache.validate_timestamps=1',
			'opcache.revalidate_freq=0',
			'',
		].join( '\n' )
	);
	// The colon keeps PHP's own folder.
	return { PHP_INI_SCAN_DIR: `:${ settings }` };
}

/**
 * Runs the suites on MariaDB and the suite on SQLite: at the same time where there are two cores, except on durable databases, which
 * wait for the disk. The suite on SQLite is the shorter one: the suite import and the oldest WordPress follow it.
 */
async function integration(
	runner: TestRunner,
	args: readonly string[],
	{
		durable = false,
		env = {},
		isChosen,
	}: {
		durable?: boolean;
		env?: NodeJS.ProcessEnv;
		isChosen: boolean;
	}
): Promise< TestReport > {
	const shared = {
		...env,
		...( await webServers() ),
		...( await elementorForTests() ),
	};
	const run = await TestRun.begin( { durable, packs } );
	const compiled = await opcodeCache( run.data.folder );

	async function serve(
		place: TestRun,
		name: string,
		database: DatabaseKind
	) {
		const { site } = await place.site( { version: '7.1', database, name } );
		await site.start();
		return site;
	}

	/** Makes the site of the tests and its hub, and returns a function that runs suites there. */
	async function prepare(
		place: TestRun,
		name: string,
		database: DatabaseKind,
		suites: string
	) {
		const site = await serve( place, `php_${ database }`, database );
		const hub = await serve( place, `php_hub_${ database }`, database );
		await hub.evaluate(
			`( new Templately\\Shared\\Settings\\Settings() )->change( array( 'serves' => true ) );`
		);
		return async ( showAfter?: Promise< unknown > ) => {
			const report = await runSuite(
				runner,
				`PHP, ${ name }`,
				suites,
				args,
				{
					isChosen,
					showAfter,
					env: {
						...shared,
						...compiled,
						TEMPLATELY_WORDPRESS: site.folder,
						TEMPLATELY_URL: site.url,
						TEMPLATELY_HUB_URL: hub.url,
						TEMPLATELY_HUB_MAILS: hub.mailFolder,
					},
				}
			);
			await hub.stop();
			await site.stop();
			return report;
		};
	}

	/** Runs what is left on MariaDB, on a server of its own: the other suites count deadlocks and list temporary files. */
	async function runOthers( showAfter: Promise< unknown > ) {
		// Chosen tests are seldom among those of the oldest WordPress.
		if ( isChosen && ! args.includes( 'oldest' ) ) {
			return emptyReport;
		}
		const place = await TestRun.begin( { packs } );
		try {
			const onImport =
				! isChosen &&
				( await prepare(
					place,
					'import, MariaDB',
					'mariadb',
					'import'
				) );
			return addReports(
				onImport ? await onImport( showAfter ) : emptyReport,
				await oldest( place, runner, args, { isChosen, showAfter } )
			);
		} finally {
			await place.end();
		}
	}

	try {
		const onMariaDb = await prepare(
			run,
			'integration, MariaDB',
			'mariadb',
			durable || isChosen ? mariaDbSuites : 'integration'
		);
		const onSqlite = await prepare(
			run,
			'integration, SQLite',
			'sqlite',
			'sqlite'
		);
		const first = onMariaDb();
		if ( durable || availableParallelism() < 2 ) {
			await first;
		}
		const second = onSqlite( first ).then( async ( report ) =>
			durable ? report : addReports( report, await runOthers( first ) )
		);
		return addReports( ...( await Promise.all( [ first, second ] ) ) );
	} finally {
		await run.end();
	}
}
