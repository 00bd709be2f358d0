/**
 * `npm start` as a person and a script meet it: real processes, a real WordPress, real faults.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { cacheFolder, freePort, phpFolder, root } from '@templately/sandbox';
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
		// Neither npm's variables of the run that this test is part of, nor its runner's.
		env: {
			...process.env,
			npm_lifecycle_event: undefined,
			NODE_TEST_CONTEXT: undefined,
			TEMPLATELY_WORK: work,
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

/** Milliseconds for what never comes; a machine that has much else to do is slow and right. */
const LONGEST = 900_000;

async function until( what: string, isSo: () => boolean ): Promise< void > {
	for ( const end = Date.now() + LONGEST; ! isSo(); ) {
		assert.ok( Date.now() < end, `Not yet, and never: ${ what }.` );
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

/** Command lines of the processes that were started here, and of those that they started: they have our folder from us. */
function processes(): string[] {
	return readdirSync( '/proc' )
		.filter( ( name ) => /^\d+$/.test( name ) )
		.flatMap( ( name ) => {
			const said = ( what: string ) =>
				readFileSync( `/proc/${ name }/${ what }`, 'utf8' ).split(
					'\0'
				);
			try {
				return said( 'environ' ).includes( `TEMPLATELY_WORK=${ work }` )
					? [ said( 'cmdline' ).join( ' ' ) ]
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
		// Should a grandchild have survived, it must not keep us waiting too.
		child.stdout?.destroy();
		child.stderr?.destroy();
	}
	rmSync( work, { recursive: true, force: true, maxRetries: 5 } );
} );

describe( 'npm start', () => {
	test( 'prints one line for scripts, serves a site that works, and ends with everything it started', async () => {
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

	test( 'sets nothing up the second time, starts on the data and the port of the first, and mends a damaged WordPress', async () => {
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

		const inSite = ( path: string ) => join( site.wordpressFolder, path );
		assert.equal( statSync( inSite( 'wp-includes/post.php' ) ).nlink, 1 );
		truncateSync( inSite( 'wp-includes/post.php' ), 100 );
		rmSync( inSite( 'wp-admin/admin.php' ) );

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
		// All that it said: what is built, fetched or set up would be said too, and takes long.
		assert.equal(
			second.errors(),
			"The site's WordPress was damaged: wp-admin/admin.php and wp-includes/post.php put back as fetched.\n"
		);
	} );

	test( 'says what to do when the port is in use', async () => {
		const server = createServer().listen( 0, '127.0.0.1' );
		await new Promise( ( resolve ) => server.once( 'listening', resolve ) );
		const { port } = server.address() as { port: number };
		const running = start( '--json', `--port=${ port }` );
		assert.equal( await running.ended, 1 );
		assert.equal(
			running.errors(),
			`Port ${ port } is in use. Stop what listens there, or choose another: npm start -- --port=${ port + 1 }\n`
		);
		assert.equal( running.output(), '' );
		server.close();
	} );

	test( 'says which options there are when it gets another', async () => {
		const running = start( '--prot=1' );
		assert.equal( await running.ended, 1 );
		assert.match(
			running.errors(),
			/--reset, --wp=7\.1\|6\.8, --port=N, --hub and --json/
		);
	} );

	const ways: Record< string, () => Running > = {
		'its process': () => start( '--json' ),
		npm: () => launch( 'npm', [ 'start', '--silent', '--', '--json' ] ),
	};
	for ( const [ who, way ] of Object.entries( ways ) ) {
		test( `leaves nothing running after a kill -9 of ${ who }, and starts again`, async () => {
			const running = way();
			const site = await ready( running );
			const address = new URL( site.url ).host;
			const serving = processes().filter( ( line ) =>
				line.includes( ` -S ${ address } ` )
			);
			assert.ok( serving.length >= 2 );
			running.child.kill( 'SIGKILL' );
			await untilNothingRuns();

			const again = start( '--json' );
			assert.equal( ( await ready( again ) ).url, site.url );
			await interrupt( again );
		} );
	}

	test( 'leaves nothing running when it is killed while it sets a site up, and starts again', async () => {
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

describe( 'Without network or disk', () => {
	/** Runs `npm start` after a command of the shell, in namespaces of its own; null where this machine does not let us. */
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

	test( 'no network: a sentence, and no half of a WordPress', async ( context ) => {
		const cache = join( work, 'empty-cache' );
		const running = isolated( '-n', '', cache );
		if ( ! running ) {
			return context.skip(
				'This machine makes no network namespaces for us.'
			);
		}
		assert.equal( await running.ended, 1 );
		assert.match(
			running.errors(),
			/could not be fetched.*Connect to a network and start again\./
		);
		assert.deepEqual(
			readdirSync( cache ).filter( ( name ) => name !== 'processes' ),
			[]
		);
	} );

	test( 'no disk: a sentence', async ( context ) => {
		const cache = join( work, 'small-cache' );
		const mount =
			'mkdir -p "$TEMPLATELY_CACHE" && mount -t tmpfs -o size=20m tmpfs "$TEMPLATELY_CACHE" || exit 99;';
		const running = isolated( '-m', mount, cache );
		const code = await running?.ended;
		if ( ! running || code === 99 ) {
			return context.skip( 'This machine mounts nothing for us.' );
		}
		assert.equal( code, 1 );
		assert.match(
			running.errors(),
			/No space is left on the disk\. Free about 1 GB, or set TEMPLATELY_CACHE/
		);
	} );

	test( 'a broken cache heals', async () => {
		const cache = join( work, 'broken-cache' );
		execFileSync( 'cp', [ '-a', cacheFolder(), cache ] );
		truncateSync(
			join( cache, 'wordpress-7.1/wordpress/wp-includes/post.php' ),
			100
		);
		const running = launch(
			process.execPath,
			[ script, 'start', '--json', '--reset' ],
			{ TEMPLATELY_CACHE: cache }
		);
		assert.ok( ( await ready( running ) ).url );
		assert.match(
			running.errors(),
			/What was fetched for wordpress-7\.1 is damaged \(wordpress\/wp-includes\/post\.php\): it is fetched anew\.\nFetching WordPress 7\.1/
		);
		await interrupt( running );
	} );
} );
