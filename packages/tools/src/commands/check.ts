/**
 * `npm run check`: all that needs neither a browser nor WordPress.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { needPhp, root, show, workFolder } from '@templately/sandbox';
import { needPhpTools } from '../php-tests';
import { add, nothing, summary } from '../tally';
import languages from './languages';

const program = ( name: string ) => join( root, 'node_modules/.bin', name );

/** Where a program remembers what it found, so that it looks again only at what has changed. */
const kept = ( name: string ) => join( workFolder, 'check', name );

/** Runs a program; true when it found nothing. */
const finds =
	( command: string, ...args: string[] ) =>
	async () =>
		( await show( command, args, { cwd: root, output: 1 } ) ) === 0;

const checks: ReadonlyArray< {
	name: string;
	passes: () => Promise< boolean >;
} > = [
	{
		name: 'ESLint',
		passes: finds(
			program( 'eslint' ),
			'.',
			'--cache',
			'--cache-location',
			kept( 'eslint' )
		),
	},
	{
		name: 'TypeScript',
		passes: finds(
			program( 'tsc' ),
			'--noEmit',
			'--incremental',
			'--tsBuildInfoFile',
			kept( 'tsc' )
		),
	},
	{
		name: 'PHP_CodeSniffer',
		passes: finds(
			'php',
			'vendor/bin/phpcs',
			'-q',
			'--no-colors',
			'-n',
			`--cache=${ kept( 'phpcs' ) }`
		),
	},
	{
		name: 'PHPStan',
		passes: finds(
			'php',
			'vendor/bin/phpstan',
			'analyse',
			'--no-progress',
			'--no-ansi',
			'--memory-limit=1G'
		),
	},
	{
		name: 'Types of the routes',
		passes: finds(
			process.execPath,
			'packages/rest/bin/types.mjs',
			'--check'
		),
	},
	{
		name: 'Translations',
		passes: async () => ( await languages( [ '--check' ] ) ) === 0,
	},
];

export default async function check(): Promise< number > {
	await needPhp( 'The check of the PHP' );
	await needPhpTools();
	await mkdir( kept( '' ), { recursive: true } );
	let tally = nothing;
	for ( const { name, passes } of checks ) {
		process.stdout.write( `\n— ${ name }\n` );
		const passed = await passes();
		process.stdout.write( passed ? 'passed\n' : 'FAILED\n' );
		tally = add( tally, {
			...nothing,
			passed: Number( passed ),
			failed: Number( ! passed ),
			failures: passed
				? []
				: [ { test: name, said: 'See what it says above.' } ],
		} );
	}
	process.stdout.write( summary( tally ) );
	return tally.failed === 0 ? 0 : 1;
}
