/**
 * Where the databases of the tests lie.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { startMariaDb } from '../src/mariadb';

const memory = '/dev/shm';

test( 'a server lies in memory or, if it is durable, on the disk; and removes what dead ones left in both', async () => {
	const places = [ memory, tmpdir() ].filter( existsSync );
	const left = places.map(
		( place ) => `${ place }/templately-db-999999999-x`
	);
	left.forEach( ( folder ) => mkdirSync( folder, { recursive: true } ) );
	const living = `${ tmpdir() }/templately-db-${ process.pid }-x`;
	mkdirSync( living, { recursive: true } );

	const quick = await startMariaDb();
	const durable = await startMariaDb( { durable: true } );
	assert.ok( places.includes( dirname( dirname( quick.socket ) ) ) );
	assert.equal( dirname( dirname( durable.socket ) ), tmpdir() );
	assert.deepEqual( left.filter( existsSync ), [] );
	assert.ok( existsSync( living ) );

	await quick.stop();
	await durable.stop();
	assert.ok( ! existsSync( dirname( quick.socket ) ) );
	assert.ok( ! existsSync( dirname( durable.socket ) ) );
} );
