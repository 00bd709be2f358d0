/**
 * The files that the web server of a site sends.
 */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { phpRuntime } from '../src/php-runtime';
import { freePort } from '../src/ports';

let home: string;
let address: string;
let stop: () => Promise< void >;

before( async () => {
	home = await mkdtemp( join( tmpdir(), 'templately-router-' ) );
	const port = await freePort();
	address = `http://localhost:${ port }`;
	await mkdir( join( home, 'wp-includes/images' ), { recursive: true } );
	await writeFile( join( home, 'wp-includes/images/blank.gif' ), 'GIF' );
	await writeFile( join( home, 'a.js' ), 'one();' );
	await writeFile( join( home, 'a.txt' ), 'Words' );
	await writeFile( join( home, '.hidden.js' ), 'secret();' );
	const server = await phpRuntime.serve( {
		home,
		folder: home,
		log: join( home, 'php.log' ),
		port,
	} );
	stop = () => server.stop();
} );

after( async () => {
	await stop();
	await rm( home, { recursive: true } );
} );

test( 'a browser keeps a file with a version for an hour', async () => {
	const answer = await fetch( `${ address }/a.js?ver=7.1` );
	assert.equal( answer.headers.get( 'cache-control' ), 'max-age=3600' );
	assert.match( answer.headers.get( 'content-type' ) ?? '', /^text\/javas/ );
	assert.equal( await answer.text(), 'one();' );
} );

test( 'a file without a version is requested again, and sent if it changed', async () => {
	const first = await fetch( `${ address }/a.js` );
	assert.equal( first.headers.get( 'cache-control' ), 'no-cache' );
	assert.equal( await first.text(), 'one();' );
	const ask = () =>
		fetch( `${ address }/a.js`, {
			headers: { 'If-None-Match': first.headers.get( 'etag' ) ?? '' },
		} );
	const same = await ask();
	assert.deepEqual( [ same.status, await same.text() ], [ 304, '' ] );
	await writeFile( join( home, 'a.js' ), 'two();' );
	await utimes( join( home, 'a.js' ), 1, 1 );
	const other = await ask();
	assert.deepEqual( [ other.status, await other.text() ], [ 200, 'two();' ] );
} );

test( 'other files are sent, except those whose names begin with a dot', async () => {
	const words = await fetch( `${ address }/a.txt` );
	assert.equal( await words.text(), 'Words' );
	assert.equal( ( await fetch( `${ address }/.hidden.js` ) ).status, 403 );
} );
