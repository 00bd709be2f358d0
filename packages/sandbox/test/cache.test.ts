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

test( 'fetches anew what is no longer as it was fetched, and says so', async () => {
	const said: string[] = [];
	const write = process.stderr.write;
	const damages = [
		[ 'a/file', 'cut' ],
		[ 'a/code.php', '<?php 2;' ],
		[ 'a/code.php', null ],
		[ 'a/beside', '' ],
	] as const;
	const fill = () =>
		cached( 'thing', [ 'a/file' ], async ( building ) => {
			fetched++;
			mkdirSync( join( building, 'a' ) );
			writeFileSync( join( building, 'a/file' ), 'whole' );
			writeFileSync( join( building, 'a/code.php' ), '<?php 1;' );
			writeFileSync( join( building, 'a/beside' ), 'whole' );
			return '1.0';
		} );
	await fill();
	process.stderr.write = ( text: string | Uint8Array ) =>
		said.push( String( text ) ) > 0;
	try {
		for ( const [ path, text ] of damages ) {
			const file = join( folder, 'thing', path );
			if ( text === null ) {
				rmSync( file );
			} else {
				writeFileSync( file, text );
			}
			await fill();
		}
		// What lies there besides is nobody's damage.
		writeFileSync( join( folder, 'thing/a/more' ), '' );
		await fill();
	} finally {
		process.stderr.write = write;
	}
	assert.equal( fetched, 1 + damages.length );
	assert.deepEqual(
		said.map( ( line ) => line.trim() ),
		damages.map(
			( [ path ] ) =>
				`What was fetched for thing is damaged (${ path }): it is fetched anew.`
		)
	);
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
