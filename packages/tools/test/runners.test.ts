/**
 * No test stands where no runner looks for it.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from '@templately/sandbox';
import { nodeTestFolders, testsIn } from '../src/commands/test';

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

test( 'a folder without a test, or none at all, is no success', async () => {
	const folder = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
	await assert.rejects( testsIn( folder ), /There is no test in / );
	rmSync( folder, { recursive: true } );
	await assert.rejects( testsIn( folder ), /ENOENT/ );
} );
