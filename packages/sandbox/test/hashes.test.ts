/**
 * The comparison of downloads with their hashes.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { requireContents, requireHash } from '../src/hashes';

test( 'bytes must have the expected hash', () => {
	const sha256 = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
	const sha512 =
		'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==';
	requireHash( 'a thing', Buffer.from( 'abc' ), sha256 );
	requireHash( 'a thing', Buffer.from( 'abc' ), sha512 );
	for ( const hash of [ sha256, sha512 ] ) {
		assert.throws(
			() => requireHash( 'a thing', Buffer.from( 'abd' ), hash ),
			( error: Error ) =>
				error.message.startsWith(
					'The download of a thing is not the expected one'
				) && error.message.includes( `not ${ hash }.` )
		);
	}
} );

test( 'a folder must have the expected files: all of them, no others, unchanged', () => {
	const folder = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
	try {
		mkdirSync( join( folder, 'sub' ) );
		writeFileSync( join( folder, 'a.txt' ), 'one\n' );
		writeFileSync( join( folder, 'sub/b.txt' ), 'two\n' );
		// printf '5626abf… a.txt\nf719efd… sub/b.txt' | sha256sum, with the object names that git gives these files.
		const hash = 'sha256-cjpSjsDj7+9xYsX3asZ6Xa21kHJFzbthit3C2D15XjQ=';
		const check = () => requireContents( 'a folder', folder, hash );
		check();
		writeFileSync( join( folder, 'sub/c.txt' ), '' );
		assert.throws( check, /is not the expected one/ );
		rmSync( join( folder, 'sub/c.txt' ) );
		check();
		writeFileSync( join( folder, 'sub/b.txt' ), 'tw0\n' );
		assert.throws( check, /is not the expected one/ );
		rmSync( join( folder, 'sub/b.txt' ) );
		assert.throws( check, /is not the expected one/ );
	} finally {
		rmSync( folder, { recursive: true } );
	}
} );
