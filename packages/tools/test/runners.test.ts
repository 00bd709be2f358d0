/**
 * No test stands where no runner looks for it.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from '@templately/sandbox';
import { faultsGroup, wholeLoops } from '../src/php-tests';
import {
	chosenNodeTests,
	nodeTestFolders,
	testsIn,
} from '../src/commands/test';

const output = ( command: string, ...args: string[] ) =>
	execFileSync( command, args, { cwd: root, encoding: 'utf8' } )
		.split( '\n' )
		.filter( Boolean );

test( 'every test of TypeScript is run by Jest, by Node or by Playwright', async () => {
	const found = [
		...output(
			process.execPath,
			'node_modules/@wordpress/scripts/bin/wp-scripts.js',
			'test-unit-js',
			'--config',
			'jest.config.js',
			'--listTests'
		),
		...( await testsIn( ...nodeTestFolders ) ),
	].map( ( file ) => relative( root, file ) );
	const there = output( 'git', 'ls-files', '-co', '--exclude-standard' )
		.filter( ( file ) => /\.(test|spec)\.[jt]sx?$/.test( file ) )
		.filter( ( file ) => ! /^e2e\/.*\.spec\.ts$/.test( file ) );
	assert.deepEqual( found.sort(), there.sort() );
} );

test( 'every test of PHP stands in a folder of a suite', () => {
	const folders = [
		...readFileSync( join( root, 'phpunit.xml.dist' ), 'utf8' ).matchAll(
			/<(?:directory[^>]*|file)>([^<]+)</g
		),
	].map( ( [ , folder ] ) => folder ?? '' );
	assert.ok( folders.length > 0 );
	assert.deepEqual(
		output( 'git', 'ls-files', '-co', '--exclude-standard' )
			.filter( ( file ) => file.endsWith( '_Test.php' ) )
			.filter(
				( file ) =>
					! folders.some(
						( folder ) =>
							file === folder || file.startsWith( `${ folder }/` )
					)
			),
		[]
	);
} );

test( 'SQLite runs the tests of each folder with SQL, and what phpunit.xml.dist lists is there', () => {
	const [ , suite = '' ] =
		/<testsuite name="sqlite">([\s\S]*?)<\/testsuite>/.exec(
			readFileSync( join( root, 'phpunit.xml.dist' ), 'utf8' )
		) ?? [];
	const listed = [ ...suite.matchAll( />(tests\/[^<]+)</g ) ].map(
		( [ , path ] ) => path ?? ''
	);
	assert.deepEqual(
		listed.filter( ( path ) => ! existsSync( join( root, path ) ) ),
		[]
	);
	const withSql = output(
		'git',
		'grep',
		'-lE',
		'SELECT |INSERT |UPDATE |DELETE FROM ',
		'inc'
	).map( ( file ) => {
		const [ , layer, domain ] = file.split( '/' );
		return `tests/integration/${ layer === 'Hub' ? layer : `${ layer }/${ domain }` }`;
	} );
	assert.deepEqual(
		[ ...new Set( withSql ) ].filter(
			( folder ) => ! listed.some( ( path ) => path.startsWith( folder ) )
		),
		[]
	);
} );

test( 'a file that is named runs alone: one of Node’s by Node, any other by Jest', () => {
	const files = [
		'sandbox/test/run',
		'tools/test/run',
		'tools/test/tally',
	].map( ( name ) => join( root, `packages/${ name }.test.ts` ) );
	assert.deepEqual( chosenNodeTests( files, [] ), files );
	assert.deepEqual( chosenNodeTests( files, [ 'tally' ] ), [ files[ 2 ] ] );
	assert.deepEqual(
		chosenNodeTests( files, [
			'packages/tools/test/run.test.ts',
			'-t',
			'tally',
		] ),
		[ files[ 1 ] ]
	);
	assert.deepEqual(
		chosenNodeTests( files, [
			'packages/ui/src/test/meter.test.tsx',
			'-t',
			'run',
		] ),
		[]
	);
} );

/** Methods of a PHP class, each with its docblock; first what stands before them. */
const getMethods = ( code: string ) =>
	code.split(
		/(?=^\t\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n\t(?:[a-z]+ )+function )/m
	);

test( 'a test that runs a sample of a long loop runs it whole in npm run test:faults', () => {
	const sampled = output( 'git', 'grep', '-l', 'Sample::', 'tests' )
		.filter( ( file ) => file.endsWith( '_Test.php' ) )
		.filter( ( file ) => ! file.endsWith( '/Sample_Test.php' ) );
	assert.ok( sampled.length > 0 );
	const lost = sampled.flatMap( ( file ) => {
		const [ head = '', ...methods ] = getMethods(
			readFileSync( join( root, file ), 'utf8' )
		);
		return methods
			.filter( ( method ) => method.includes( 'Sample::' ) )
			.filter( ( method ) => / function test_/.test( method ) )
			.filter(
				( method ) =>
					! ( head + method ).includes( `@group ${ faultsGroup }` )
			)
			.map(
				( method ) =>
					`${ file }: ${ / function (\w+)/.exec( method )?.[ 1 ] }`
			);
	} );
	assert.deepEqual( lost, [] );
	assert.deepEqual(
		// AXE_WIDTHS of e2e/test.ts reads the variable, too.
		output(
			'git',
			'grep',
			'-lE',
			'TEMPLATELY_ROUNDS|AXE_WIDTHS',
			'e2e/specs'
		),
		output( 'git', 'grep', '-l', `'@${ faultsGroup }'`, 'e2e/specs' )
	);
	// The environment of that command is what the tests look at.
	assert.match(
		readFileSync( join( root, 'tests/Sample.php' ), 'utf8' ),
		new RegExp( `getenv\\( '${ Object.keys( wholeLoops ).join() }' \\)` )
	);
} );

test( 'a folder without a test, or none at all, is no success', async () => {
	const folder = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
	await assert.rejects( testsIn( folder ), /There is no test in / );
	rmSync( folder, { recursive: true } );
	await assert.rejects( testsIn( folder ), /ENOENT/ );
} );
