/**
 * The tests that a change touches, for `npm test -- --changed`.
 */
import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { root } from '@templately/sandbox';

/** Lists files by git's output. */
const git = ( ...args: string[] ) =>
	execFileSync( 'git', args, { cwd: root, encoding: 'utf8' } )
		.split( '\n' )
		.filter( Boolean );

/** Returns what differs from a commit (from where this branch left it), committed or not. */
export const changedFiles = ( commit: string ) => [
	...git( 'diff', '--name-only', '--diff-filter=d', '--merge-base', commit ),
	...git( 'ls-files', '--others', '--exclude-standard' ),
];

/** Arguments of Jest: tests that import the files, where there are any. */
const RELATED = [ '--findRelatedTests', '--passWithNoTests' ];

/** Returns parts of `npm test`, each with the arguments that choose the tests of changed files. A test belongs to the file that it is named after. */
export function getTests(
	changed: readonly string[],
	all = git( 'ls-files', '--cached', '--others', '--exclude-standard' )
): string[][] {
	const names = new Set( changed.map( ( file ) => basename( file ) ) );
	const namedAfter = ( file: string ) =>
		basename( file ).replace( /(_Test|\.test)(?=\.)/, '' );
	const tests = all.filter(
		( file ) => changed.includes( file ) || names.has( namedAfter( file ) )
	);
	const pick = ( pattern: RegExp, files: readonly string[] = tests ) =>
		files.filter( ( file ) => pattern.test( file ) );
	const php = pick( /_Test\.php$/ ).map( ( file ) =>
		basename( file, '.php' )
	);
	const specs = pick( /\.spec\.ts$/, changed );
	const sources = pick(
		/^packages\/(?!bench|sandbox|tools).*\.[jt]sx?$/,
		changed
	);
	const ofNode = pick( /^packages\/(sandbox|tools)\/.*\.test\.ts$/ );
	/** Leaves a part out that has none of the tests. */
	const run = ( chosen: readonly string[], ...command: string[] ) =>
		chosen.length > 0 ? [ command ] : [];
	return [
		...run( sources, 'unit', ...RELATED, ...sources ),
		...run( ofNode, 'unit', ...ofNode ),
		...run( php, 'php', '--filter', `\\b(${ php.join( '|' ) })::` ),
		...run( specs, 'e2e', ...specs ),
	];
}
