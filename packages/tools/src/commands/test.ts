/**
 * `npm test`: everything; `npm run test:unit`, `test:php` and `test:e2e` a part. `npm run test:faults` runs long loops whole, of
 * which `npm test` runs a sample. Arguments after `--` go to the runners of that part: `npm run test:php -- --filter Tokens`.
 * `npm test -- --changed` runs the tests of changed files.
 */
import { openSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Problem, root, show, workFolder } from '@templately/sandbox';
import { changedFiles, getTests } from '../changed-tests';
import {
	faults,
	faultsGroup,
	needForTests,
	phpUnit,
	type TestRunner,
	wholeLoops,
} from '../php-tests';
import {
	addReports,
	emptyReport,
	parseReport,
	summarize,
	type TestReport,
} from '../test-report';
import { buildWhatIsStale } from './build';

const reports = join( workFolder, 'reports' );

/** Fulfilled when the outputs that were kept back are shown. */
let shown: Promise< unknown > = Promise.resolve();

/** Runs a program that writes a JUnit report, and shows its output. */
const runner: TestRunner = async (
	name,
	command,
	args,
	{ env = {}, isChosen, showAfter } = {}
) => {
	const report = join( reports, `${ name }.xml` );
	const log = join( reports, `${ name }.log` );
	await rm( report, { force: true } );
	const print = ( text: string ) => process.stdout.write( text );
	const title = `\n— ${ name }\n`;
	if ( ! showAfter ) {
		print( title );
	}
	const started = Date.now();
	const code = await show(
		command,
		args.map( ( arg ) => arg.replace( '{report}', report ) ),
		{
			cwd: root,
			env: { ...process.env, ...env, TEMPLATELY_REPORT: report },
			output: showAfter ? openSync( log, 'w' ) : 1,
		}
	);
	const seconds = ( Date.now() - started ) / 1000;
	const counted = parseReport(
		await readFile( report, 'utf8' ).catch( () => '' ),
		code,
		isChosen
	);
	const summary = `\n${ name }: ${ summarize( counted ) }, ${ seconds.toFixed( 0 ) } s\n`;
	if ( showAfter ) {
		shown = Promise.allSettled( [ shown, showAfter ] ).then( async () =>
			print( title + ( await readFile( log, 'utf8' ) ) + summary )
		);
	} else {
		print( summary );
	}
	return counted;
};

/** Folders of the tests that start sites and run in Node. Jest runs those of the other packages. */
export const nodeTestFolders = [ 'sandbox', 'tools' ].map( ( name ) =>
	join( root, 'packages', name, 'test' )
);

/** Returns the tests in folders. Throws where one has none. */
export async function testsIn( ...folders: string[] ): Promise< string[] > {
	const found: string[] = [];
	for ( const folder of folders ) {
		const files = ( await readdir( folder ) ).filter( ( name ) =>
			name.endsWith( '.test.ts' )
		);
		if ( files.length === 0 ) {
			throw new Problem( `There is no test in ${ folder }.` );
		}
		found.push( ...files.map( ( name ) => join( folder, name ) ) );
	}
	return found;
}

/** Returns the files whose paths contain one of the arguments; all files if there is no argument. */
export function chosenNodeTests(
	files: readonly string[],
	args: readonly string[]
): readonly string[] {
	const paths = args.filter(
		( arg, place ) => ! arg.startsWith( '-' ) && args[ place - 1 ] !== '-t'
	);
	return args.length === 0
		? files
		: files.filter( ( file ) =>
				paths.some( ( path ) =>
					relative( root, file ).includes( path )
				)
			);
}

/** Translates Jest's `-t` into Node's option. */
function namePattern( args: readonly string[] ): string[] {
	const place = args.indexOf( '-t' );
	return place < 0 ? [] : [ `--test-name-pattern=${ args[ place + 1 ] }` ];
}

/** Runs the tests in the browser. */
const playwright = ( args: readonly string[], env?: NodeJS.ProcessEnv ) =>
	runner(
		'Playwright',
		process.execPath,
		[
			join( root, 'node_modules/@playwright/test/cli.js' ),
			'test',
			...args,
		],
		{ env }
	);

const jest = ( args: readonly string[] ) =>
	runner(
		'TypeScript',
		process.execPath,
		[
			join( root, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' ),
			'test-unit-js',
			'--config',
			'jest.config.js',
			...args,
		],
		{ isChosen: args.includes( '--passWithNoTests' ) }
	);

const node = (
	args: readonly string[],
	files: readonly string[],
	showAfter?: Promise< unknown >
) =>
	runner(
		'Node',
		process.execPath,
		[
			'--import',
			'tsx',
			'--test',
			// For a whole file, with all the sites that its tests start.
			'--test-timeout=1800000',
			'--test-reporter=spec',
			'--test-reporter-destination=stdout',
			'--test-reporter=junit',
			'--test-reporter-destination={report}',
			...namePattern( args ),
			...files,
		],
		{ showAfter }
	);

type Part = ( args: string[] ) => Promise< TestReport >;

const parts: Record< string, Part > = {
	async unit( args ) {
		const files = chosenNodeTests(
			await testsIn( ...nodeTestFolders ),
			args
		);
		if ( args.length > 0 ) {
			return files.length > 0 ? node( args, files ) : jest( args );
		}
		// The sizes of the built files have budgets.
		await buildWhatIsStale();
		const first = jest( args );
		return addReports(
			...( await Promise.all( [ first, node( args, files, first ) ] ) )
		);
	},
	async php( args ) {
		await needForTests();
		await buildWhatIsStale();
		return phpUnit( runner, args );
	},
	async e2e( args ) {
		await needForTests();
		await buildWhatIsStale();
		return playwright( args );
	},
};

/** Parts that take too long for each run of `npm test`. */
const longParts: Record< string, Part > = {
	async faults( args ) {
		await needForTests();
		await buildWhatIsStale();
		const php = await faults( runner, args );
		return args.length > 0
			? php
			: addReports(
					php,
					await playwright(
						[ '--grep', `@${ faultsGroup }` ],
						wholeLoops
					)
				);
	},
};

export default async function test( args: string[] ): Promise< number > {
	const [ asked, ...rest ] = args;
	const [ , isChanged, commit = 'HEAD' ] =
		/^(--changed)(?:=(.+))?$/.exec( asked ?? '' ) ?? [];
	const runs = isChanged
		? getTests( changedFiles( commit ) )
		: ( asked === undefined ? Object.keys( parts ) : [ asked ] ).map(
				( name ) => [ name, ...rest ]
			);
	await mkdir( reports, { recursive: true } );
	let report = emptyReport;
	for ( const [ name = '', ...chosen ] of runs ) {
		const part = parts[ name ] ?? longParts[ name ];
		if ( ! part ) {
			throw new Problem(
				`npm test has the parts ${ Object.keys( { ...parts, ...longParts } ).join( ', ' ) }: npm run test:unit`
			);
		}
		report = addReports( report, await part( chosen ) );
		await shown;
	}
	const { passed, failed, skipped } = report;
	if ( ! isChanged && passed + failed + skipped === 0 ) {
		report = { ...report, failed: 1 };
	}
	process.stdout.write( `\n${ summarize( report ) }\n` );
	return report.failed === 0 ? 0 : 1;
}
