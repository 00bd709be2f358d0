/**
 * The cache of fetched things.
 */
import assert from 'node:assert/strict';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { cached } from '../src/cache';

const before = process.env.TEMPLATELY_CACHE;
let folder = '';
let fetched = 0;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
	process.env.TEMPLATELY_CACHE = folder;
	fetched = 0;
} );

afterEach( () => {
	process.env.TEMPLATELY_CACHE = before ?? '';
	rmSync( folder, { recursive: true, force: true } );
} );

const thing = () =>
	cached( 'thing', [ 'a/file' ], async ( building ) => {
		fetched++;
		mkdirSync( join( building, 'a' ) );
		writeFileSync( join( building, 'a/file' ), 'whole' );
		return '1.0';
	} );

test( 'fetches once', async () => {
	assert.deepEqual( await thing(), {
		folder: join( folder, 'thing' ),
		note: '1.0',
	} );
	assert.deepEqual( await thing(), {
		folder: join( folder, 'thing' ),
		note: '1.0',
	} );
	assert.equal( fetched, 1 );
} );

test( 'fetches anew what was left half-fetched, emptied or removed in part', async () => {
	mkdirSync( join( folder, 'thing/a' ), { recursive: true } );
	writeFileSync( join( folder, 'thing/a/file' ), 'half' );
	await thing();
	assert.equal(
		readFileSync( join( folder, 'thing/a/file' ), 'utf8' ),
		'whole'
	);
	writeFileSync( join( folder, 'thing/a/file' ), '' );
	await thing();
	rmSync( join( folder, 'thing/a' ), { recursive: true } );
	await thing();
	assert.equal( fetched, 3 );
	assert.deepEqual( readdirSync( folder ), [ 'thing' ] );
} );

test( 'leaves nothing of a fetch that failed', async () => {
	await assert.rejects(
		cached( 'thing', [ 'file' ], async () => {
			throw new Error( 'Away' );
		} ),
		/Away/
	);
	await assert.rejects(
		cached( 'thing', [ 'file' ], async () => '1.0' ),
		/not whole/
	);
	assert.ok( ! existsSync( join( folder, 'thing' ) ) );
	assert.deepEqual( readdirSync( folder ), [] );
} );

test( 'survives two that fetch at the same time', async () => {
	const [ one, other ] = await Promise.all( [ thing(), thing() ] );
	assert.deepEqual( one, other );
	assert.equal(
		readFileSync( join( folder, 'thing/a/file' ), 'utf8' ),
		'whole'
	);
} );
