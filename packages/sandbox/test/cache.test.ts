/**
 * The cache of downloads.
 */
import assert from 'node:assert/strict';
import {
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

const fetchThing = () =>
	cached( 'thing', async ( building ) => {
		fetched++;
		writeFileSync( join( building, 'file' ), '' );
	} );

test( 'a download is fetched once', async () => {
	assert.equal( await fetchThing(), join( folder, 'thing' ) );
	assert.equal( await fetchThing(), join( folder, 'thing' ) );
	assert.equal( fetched, 1 );
	assert.deepEqual( readdirSync( join( folder, 'thing' ) ), [
		'.sha256',
		'file',
	] );
} );

test( 'a download that was damaged in the cache is fetched again', async () => {
	const thing = await fetchThing();
	writeFileSync( join( thing, 'file' ), 'damaged' );
	assert.equal( await fetchThing(), thing );
	assert.equal( readFileSync( join( thing, 'file' ), 'utf8' ), '' );
	assert.equal( fetched, 2 );
} );

test( 'a download that fails leaves nothing', async () => {
	const failing = cached( 'thing', async ( building ) => {
		writeFileSync( join( building, 'half' ), '' );
		throw new Error( 'Away' );
	} );
	await assert.rejects( failing, /Away/ );
	assert.deepEqual( readdirSync( folder ), [] );
} );

test( 'two simultaneous downloads end with one folder', async () => {
	const [ one, other ] = await Promise.all( [ fetchThing(), fetchThing() ] );
	assert.equal( one, other );
	assert.deepEqual( readdirSync( folder ), [ 'thing' ] );
} );
