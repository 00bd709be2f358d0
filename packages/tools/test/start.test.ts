/**
 * `npm start` with real processes and a real WordPress.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { freePort, phpFolder, root } from '@templately/sandbox';
import { buildWhatIsStale } from '../src/commands/build';

const work = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
const script = join( root, 'packages/tools/bin/templately.mjs' );
const launched: ChildProcess[] = [];

interface Running {
	readonly child: ChildProcess;
	readonly output: () => string;
	readonly errors: () => string;
	readonly ended: Promise< number | null >;
}

function launch(
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {}
): Running {
	const child = spawn( command, args, {
		cwd: root,
		env: {
			...process.env,
			// Of this test's own runner.
			NODE_TEST_CONTEXT: undefined,
			TEMPLATELY_WORK: work,
			TEMPLATELY_PACKS: 'plain-blocks',
			...env,
		},
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	launched.push( child );
	let output = '';
	let errors = '';
	child.stdout?.on( 'data', ( text ) => ( output += text ) );
	child.stderr?.on( 'data', ( text ) => ( errors += text ) );
	return {
		child,
		output: () => output,
		errors: () => errors,
		ended: new Promise( ( resolve ) => child.once( 'close', resolve ) ),
	};
}

const start = ( ...args: string[] ) =>
	launch( process.execPath, [ script, 'start', ...args ] );

/** Milliseconds, for a busy machine. */
const TIMEOUT = 900_000;

async function until( what: string, isTrue: () => boolean ): Promise< void > {
	for ( const end = Date.now() + TIMEOUT; ! isTrue(); ) {
		assert.ok( Date.now() < end, `Not in time: ${ what }.` );
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
}

async function ready( running: Running ) {
	let hasEnded = false;
	void running.ended.then( () => ( hasEnded = true ) );
	await until( 'ready', () => {
		assert.ok( ! hasEnded, running.errors() );
		return running.output().includes( '\n' );
	} );
	return JSON.parse( running.output() );
}

async function interrupt( running: Running ): Promise< number | null > {
	running.child.kill( 'SIGINT' );
	return running.ended;
}

/** Command lines of the started processes and their children, which inherit our folder in their environment. */
function processes(): string[] {
	return readdirSync( '/proc' )
		.filter( ( name ) => /^\d+$/.test( name ) )
		.flatMap( ( name ) => {
			const read = ( what: string ) =>
				readFileSync( `/proc/${ name }/${ what }`, 'utf8' ).split(
					'\0'
				);
			try {
				return read( 'environ' ).includes( `TEMPLATELY_WORK=${ work }` )
					? [ read( 'cmdline' ).join( ' ' ) ]
					: [];
			} catch {
				return [];
			}
		} );
}

const untilNothingRuns = () =>
	until( 'everything is gone', () => processes().length === 0 );

before( () => buildWhatIsStale() );

after( () => {
	for ( const child of launched ) {
		child.kill( 'SIGKILL' );
		// A surviving grandchild must not keep the test waiting.
		child.stdout?.destroy();
		child.stderr?.destroy();
	}
	rmSync( work, { recursive: true, force: true, maxRetries: 5 } );
} );

describe( 'npm start', () => {
	test( 'prints one line for scripts, serves a working site, and stops its processes at Ctrl-C', async () => {
		const port = await freePort();
		const running = start( '--json', `--port=${ port }` );
		const site = await ready( running );

		assert.deepEqual( Object.keys( site ), [
			'url',
			'adminUrl',
			'user',
			'password',
			'account',
			'mailFolder',
			'wordpressFolder',
			'pid',
		] );
		assert.equal( site.url, `http://localhost:${ port }/` );
		assert.equal( site.pid, running.child.pid );
		assert.match(
			readdirSync( site.mailFolder ).join(),
			/jo@example\.com.*\.txt/
		);
		assert.equal( ( await fetch( site.url ) ).status, 200 );
		const logIn = await fetch( `${ site.url }wp-login.php`, {
			method: 'POST',
			redirect: 'manual',
			headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
			body: new URLSearchParams( {
				log: site.user,
				pwd: site.password,
				testcookie: '1',
			} ),
		} );
		assert.equal( logIn.headers.get( 'location' ), site.adminUrl );
		assert.equal(
			running.output().split( '\n' ).length,
			2,
			'One line, and nothing else, on standard output.'
		);

		assert.equal( await interrupt( running ), 130 );
		await untilNothingRuns();
	} );

	test( 'keeps data and port for the second start, and refuses a simultaneous one', async () => {
		const first = start( '--json' );
		const site = await ready( first );
		const code = join( work, 'code' );
		writeFileSync( code, `update_option( 'blogname', 'Kept' );` );
		execFileSync( 'php', [ join( phpFolder, 'evaluate.php' ) ], {
			env: {
				...process.env,
				TEMPLATELY_WORDPRESS: site.wordpressFolder,
				TEMPLATELY_CODE: code,
			},
		} );
		first.child.kill( 'SIGTERM' );
		assert.equal( await first.ended, 143 );

		assert.equal(
			statSync( join( site.wordpressFolder, 'wp-load.php' ) ).nlink,
			1,
			'The files of the site are its own.'
		);

		const second = start( '--json' );
		const again = await ready( second );
		assert.equal( again.url, site.url );
		assert.deepEqual( again.account, site.account );
		assert.match(
			await ( await fetch( again.url ) ).text(),
			/<title>Kept/
		);

		const third = start( '--json' );
		assert.equal( await third.ended, 1 );
		assert.match(
			third.errors(),
			/running already, as process \d+\. Stop it there with Ctrl-C, or: kill \d+/
		);
		assert.equal( third.output(), '' );
		await interrupt( second );
		assert.equal( second.errors(), '', 'Nothing is built or set up.' );
	} );

	test( 'says what to do when the port is in use', async () => {
		const server = createServer().listen( 0, '127.0.0.1' );
		await new Promise( ( resolve ) => server.once( 'listening', resolve ) );
		const { port } = server.address() as { port: number };
		const running = start( '--json', `--port=${ port }` );
		assert.equal( await running.ended, 1 );
		assert.equal(
			running.errors(),
			`Port ${ port } is in use. Stop its program, or choose another: npm start -- --port=${ port + 1 }\n`
		);
		assert.equal( running.output(), '' );
		server.close();
	} );

	test( 'lists its options when it gets another', async () => {
		const running = start( '--prot=1' );
		assert.equal( await running.ended, 1 );
		assert.match(
			running.errors(),
			/--reset, --wp=7\.1\|6\.8, --port=N, --hub and --json/
		);
	} );

	test( 'leaves nothing running after a kill -9, and starts again', async () => {
		const running = start( '--json' );
		const site = await ready( running );
		const address = new URL( site.url ).host;
		const servers = processes().filter( ( line ) =>
			line.includes( ` -S ${ address } ` )
		);
		assert.ok( servers.length >= 2 );
		running.child.kill( 'SIGKILL' );
		await untilNothingRuns();

		const again = start( '--json' );
		assert.equal( ( await ready( again ) ).url, site.url );
		await interrupt( again );
	} );

	test( 'leaves nothing running after a kill -9 during the set-up, and starts again', async () => {
		const running = start( '--json', '--reset' );
		await until( 'set-up begins', () =>
			running.errors().includes( 'Setting up' )
		);
		running.child.kill( 'SIGKILL' );
		await untilNothingRuns();
		const again = start( '--json' );
		assert.ok( ( await ready( again ) ).url );
		await interrupt( again );
	} );
} );

describe( 'npm start without network or disk', () => {
	/** Runs `npm start` after a shell command in its own namespaces; null where this machine does not allow it. */
	function isolated(
		flag: string,
		shell: string,
		cache: string
	): Running | null {
		try {
			execFileSync( 'unshare', [ flag, 'true' ], { stdio: 'ignore' } );
		} catch {
			return null;
		}
		return launch(
			'unshare',
			[
				flag,
				'sh',
				'-c',
				`${ shell } exec "$@"`,
				'sh',
				process.execPath,
				script,
				'start',
				'--json',
			],
			{
				TEMPLATELY_CACHE: cache,
			}
		);
	}

	test( 'no network: a sentence, and no incomplete WordPress', async ( context ) => {
		const cache = join( work, 'empty-cache' );
		const running = isolated( '-n', '', cache );
		if ( ! running ) {
			return context.skip( 'This machine allows no network namespaces.' );
		}
		assert.equal( await running.ended, 1 );
		assert.match(
			running.errors(),
			/could not be fetched.*Connect to a network and start again\./
		);
		assert.deepEqual( readdirSync( cache ), [] );
	} );

	test( 'no disk: a sentence', async ( context ) => {
		const cache = join( work, 'small-cache' );
		const mount =
			'mkdir -p "$TEMPLATELY_CACHE" && mount -t tmpfs -o size=20m tmpfs "$TEMPLATELY_CACHE" || exit 99;';
		const running = isolated( '-m', mount, cache );
		const code = await running?.ended;
		if ( ! running || code === 99 ) {
			return context.skip( 'This machine allows no mounts.' );
		}
		assert.equal( code, 1 );
		assert.match(
			running.errors(),
			/No space is left on the disk\. Free about 1 GB, or set TEMPLATELY_CACHE/
		);
	} );
} );
