/**
 * The folders of database servers.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { startMariaDb } from '../src/mariadb';

const memory = '/dev/shm';

test( 'a server lies in memory or, if it is durable, on the disk, and removes the folders of ended processes', async () => {
	const places = [ memory, tmpdir() ].filter( existsSync );
	const ended = `${ tmpdir() }/templately-db-999999999-x`;
	mkdirSync( ended, { recursive: true } );
	const living = `${ tmpdir() }/templately-db-${ process.pid }-x`;
	mkdirSync( living, { recursive: true } );

	const quick = await startMariaDb();
	const durable = await startMariaDb( { durable: true } );
	assert.ok( places.includes( dirname( dirname( quick.socket ) ) ) );
	assert.equal( dirname( dirname( durable.socket ) ), tmpdir() );
	assert.ok( ! existsSync( ended ) );
	assert.ok( existsSync( living ) );

	await quick.stop();
	await durable.stop();
	assert.ok( ! existsSync( dirname( quick.socket ) ) );
	assert.ok( ! existsSync( dirname( durable.socket ) ) );
} );
