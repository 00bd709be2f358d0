/**
 * `npm test`: everything; `npm run test:unit`, `test:php` and `test:e2e` a part. `npm run test:faults` runs whole what `npm test`
 * runs a sample of. What stands after `--` goes to the runners of that part: `npm run test:php -- --filter Tokens`.
 * `npm test -- --changed` runs the tests that a change touches.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Problem, root, show, workFolder } from '@templately/sandbox';
import {
	add,
	ended,
	nothing,
	ofPart,
	sentence,
	summary,
	tallyOf,
	triedAgain,
	type Tally,
} from '../tally';
import { changedFiles, testsOf } from '../changed-tests';
import {
	faults,
	faultsGroup,
	needForTests,
	phpUnit,
	wholeLoops,
	type How,
} from '../php-tests';
import { buildWhatIsStale } from './build';

const reports = join( workFolder, 'reports' );

/** Runs a program that writes a JUnit report; shows what it says on standard output. */
async function runner(
	name: string,
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {},
	{ isChoice = false, after, again }: How = {}
): Promise< Tally > {
	const report = join( reports, `${ name }.xml` );
	const run = async ( title: string, ...chosen: string[] ) => {
		await rm( report, { force: true } );
		const begun = ( after ?? Promise.resolve() ).then( () =>
			process.stdout.write( `\n— ${ title }\n` )
		);
		const code = await show(
			command,
			[ ...args, ...chosen ].map( ( arg ) =>
				arg.replace( '{report}', report )
			),
			{
				cwd: root,
				env: { ...process.env, ...env, TEMPLATELY_REPORT: report },
				output: 1,
				after: after && begun,
			}
		);
		await begun;
		return tallyOf( report, code, isChoice );
	};

	const started = Date.now();
	const tally = await run( name );
	// As in a browser: the second try tells what the machine did from what the product does, and is named in the end.
	const whole =
		process.env.CI && again && tally.failures.length > 0
			? triedAgain(
					tally,
					await run(
						`${ name }: what failed, once more`,
						...again( tally.failures )
					)
				)
			: tally;
	const seconds = ( Date.now() - started ) / 1000;
	process.stdout.write(
		`\n${ name }: ${ sentence( whole ) }, ${ seconds.toFixed( 0 ) } s\n`
	);
	return ofPart( name, whole, seconds );
}

/** Tests that start sites and run in Node; Jest runs those of the other packages. */
export const nodeTestFolders = [ 'sandbox', 'tools' ].map( ( name ) =>
	join( root, 'packages', name, 'test' )
);

/** Returns the tests in folders. Throws where one has none: what runs nothing is never green. */
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

/** Returns the tests of Node among files whose paths have one of the arguments in them; all where there is no argument. */
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

/** Says Jest's `-t` in Node's words. */
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
		env
	);

const parts: Record< string, ( args: string[] ) => Promise< Tally > > = {
	async unit( args ) {
		const files = chosenNodeTests(
			await testsIn( ...nodeTestFolders ),
			args
		);
		const jest = () =>
			runner(
				'TypeScript',
				process.execPath,
				[
					join(
						root,
						'node_modules/@wordpress/scripts/bin/wp-scripts.js'
					),
					'test-unit-js',
					'--config',
					'jest.config.js',
					'--json',
					'--outputFile={report}',
					...args,
				],
				{},
				{ isChoice: args.includes( '--passWithNoTests' ) }
			);
		const node = () =>
			runner( 'Node', process.execPath, [
				'--import',
				'tsx',
				'--test',
				// A limit for what never comes; it holds for a whole file, with all the sites that its tests start.
				'--test-timeout=1800000',
				'--test-reporter=spec',
				'--test-reporter-destination=stdout',
				'--test-reporter=junit',
				'--test-reporter-destination={report}',
				...namePattern( args ),
				...files,
			] );
		if ( args.length > 0 ) {
			return files.length > 0 ? node() : jest();
		}
		// What is built has budgets.
		await buildWhatIsStale();
		return add( await jest(), await node() );
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

/** What takes too long for every time. */
const long: typeof parts = {
	async faults( args ) {
		await needForTests();
		await buildWhatIsStale();
		const php = await faults( runner, args );
		return args.length > 0
			? php
			: add(
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
	const [ , since, commit = 'HEAD' ] =
		/^(--changed)(?:=(.+))?$/.exec( asked ?? '' ) ?? [];
	const runs = since
		? testsOf( changedFiles( commit ) )
		: ( asked === undefined ? Object.keys( parts ) : [ asked ] ).map(
				( name ) => [ name, ...rest ]
			);
	await mkdir( reports, { recursive: true } );
	let tally = nothing;
	for ( const [ name = '', ...chosen ] of runs ) {
		const part = parts[ name ] ?? long[ name ];
		if ( ! part ) {
			throw new Problem(
				`npm test has the parts ${ Object.keys( { ...parts, ...long } ).join( ', ' ) }: npm run test:${ Object.keys( parts )[ 0 ] }`
			);
		}
		tally = add( tally, await part( chosen ) );
	}
	tally = since ? tally : ended( tally );
	process.stdout.write( summary( tally ) );
	return tally.failed === 0 ? 0 : 1;
}
