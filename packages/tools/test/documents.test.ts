/**
 * The documents name only paths, commands, routes and sections that exist.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { benchmarks } from '@templately/bench';
import { root } from '@templately/sandbox';

const read = ( path: string ) => readFileSync( join( root, path ), 'utf8' );

const sources = execFileSync(
	'git',
	[ 'ls-files', '-co', '--exclude-standard' ],
	{ cwd: root, encoding: 'utf8' }
)
	.split( '\n' )
	.filter( ( path ) => existsSync( join( root, path ) ) );

const documents = sources.filter( ( path ) =>
	/^(\w+\.md|docs\/[\w-]+\.md|packages\/[\w-]+\/README\.md)$/.test( path )
);

/** All matches of a pattern's first group, each with its document. */
const found = ( pattern: RegExp, of = documents ): [ string, string ][] =>
	of.flatMap( ( document ) =>
		[ ...read( document ).matchAll( pattern ) ].map(
			( [ , match = '' ] ): [ string, string ] => [ document, match ]
		)
	);

/** Fails with the pairs that do not pass; fails too where the pattern found fewer than expected, which means that it is wrong. */
function assertAll(
	pairs: readonly ( readonly [ string, string ] )[],
	atLeast: number,
	passes: ( match: string, document: string ) => boolean
): void {
	assert.ok( pairs.length >= atLeast, `Only ${ pairs.length } were found.` );
	assert.deepEqual(
		pairs.filter( ( [ document, match ] ) => ! passes( match, document ) ),
		[]
	);
}

/** Folders that commands make. They are not in the repository. */
const isMade = ( path: string ) =>
	/^(build|artifacts|vendor|node_modules|\.cache)\//.test( path );

/** CONTRIBUTING.md makes a domain up. Its files have the names of a real domain's. */
const asRealDomain = ( path: string ) =>
	path
		.replace( /\bNotes?_Test\b/, 'Saved_Templates_Test' )
		.replace( /\bNotes(?=[/_.])/g, 'Saved_Templates' )
		.replace( /\bNote(?=_)/g, 'Template' )
		.replace( 'e2e/specs/notes', 'e2e/specs/saved-templates' )
		.replace( /\bnotes(?=[/.-])/g, 'templates' );

test( 'every path that a document names exists', () => {
	const folders = readdirSync( root ).join( '|' ).replaceAll( '.', '\\.' );
	const paths = found(
		new RegExp(
			`(?<![\\w./:~-])((?:${ folders })/(?:<(?!br)\\w+>|[\\w./*-])*[\\w/>*])`,
			'g'
		)
	).filter( ( [ , path ] ) => ! isMade( path ) );
	assertAll( paths, 100, ( path ) => {
		const pattern = new RegExp(
			`^${ asRealDomain( path )
				.replace( /\/$/, '' )
				.replaceAll( '.', '\\.' )
				.replace( /\*|<\w+>/g, '[^/]+' ) }(/|$)`
		);
		return sources.some( ( source ) => pattern.test( source ) );
	} );
} );

test( 'every file that the README of a package names exists there', () => {
	assertAll(
		found(
			/(?<![\w.-])([\w-]+(?:\.d)?\.(?:tsx?|css|mjs))\b/g,
			documents.filter( ( path ) => path.startsWith( 'packages/' ) )
		),
		20,
		( name, document ) =>
			sources.some(
				( source ) =>
					source.startsWith( `${ dirname( document ) }/` ) &&
					source.endsWith( `/${ name }` )
			)
	);
} );

test( 'every link leads to a file, and to a heading of it', () => {
	const getAnchors = ( path: string ) =>
		[ ...read( path ).matchAll( /^#+ (.+)$/gm ) ].map(
			( [ , heading = '' ] ) =>
				heading
					.toLowerCase()
					.replace( /[^\w\s-]/g, '' )
					.replaceAll( ' ', '-' )
		);
	assertAll( found( /\]\(((?!https?:)[^)]+)\)/g ), 20, ( link, document ) => {
		const [ file = '', anchor ] = link.split( '#' );
		const path = file ? join( dirname( document ), file ) : document;
		return (
			existsSync( join( root, path ) ) &&
			( ! anchor || getAnchors( path ).includes( anchor ) )
		);
	} );
} );

test( 'every npm command exists, and every benchmark', () => {
	const { scripts } = JSON.parse( read( 'package.json' ) ) as {
		scripts: Record< string, string >;
	};
	assertAll(
		found( /\bnpm (?:run )?((?:start|test|(?<=run )[\w-]+)(?::\w+)?)/g ),
		40,
		( name ) => name in scripts
	);
	assertAll(
		found( /npm run bench -- ([\w -]+)/g ).flatMap(
			( [ document, names ] ) =>
				names
					.trim()
					.split( ' ' )
					.map( ( name ) => [ document, name ] as const )
		),
		5,
		( name ) => name in benchmarks
	);
} );

test( 'every command of WP-CLI exists', () => {
	const php = sources
		.filter( ( path ) => /^inc\/.*\.php$/.test( path ) )
		.map( read );
	const all = php.join( '\n' );
	const commands = php.filter( ( source ) =>
		/^final class \w+_Command\b/m.test( source )
	);
	assertAll(
		found( /\bwp (templately(?: [a-z-]+){1,3})/g ),
		40,
		( command ) => {
			const [ , group = '', name = '', third = '' ] =
				command.split( ' ' );
			const isRegistered = ( ...words: string[] ) =>
				all.includes( `'templately ${ words.join( ' ' ) }'` );
			const isMethod = ( method: string ) =>
				commands.some(
					( source ) =>
						source.includes( `public function ${ method }(` ) ||
						source.includes( `@subcommand ${ method }\n` )
				);
			return isRegistered( group, name )
				? third === '' || isMethod( third ) || isMethod( '__invoke' )
				: all.includes( `templately ${ group }` ) &&
						( name === '' || isMethod( name ) );
		}
	);
} );

test( 'every route that docs/hub.md calls exists', () => {
	const routes = sources
		.filter( ( path ) => /^inc\/Hub\/.*_Controller\.php$/.test( path ) )
		.flatMap( ( path ) => [
			...read( path ).matchAll( /'(\/[a-z][^' ]*)'/g ),
		] )
		.map(
			( [ , path = '' ] ) =>
				new RegExp(
					`^${ path.replace( /\(\?P<\w+>(?:[^()]|\([^()]*\))*\)/g, '[^/]+' ).replaceAll( '.', '\\.' ) }$`
				)
		);
	assertAll( found( /\$HUB(\/[^"?' ]+)/g, [ 'docs/hub.md' ] ), 20, ( path ) =>
		routes.some( ( route ) => route.test( path ) )
	);
} );

test( 'README.md is short', () => {
	assert.ok( read( 'README.md' ).trimEnd().split( '\n' ).length <= 120 );
} );

test( 'documents name people by what they do', () => {
	assertAll(
		documents.map(
			( document ) => [ document, read( document ) ] as const
		),
		10,
		( text ) => ! /\b(somebody|nobody|whoever|whichever)\b/i.test( text )
	);
} );
