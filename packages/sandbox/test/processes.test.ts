/**
 * What earlier runs left behind.
 */
import assert from 'node:assert/strict';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { processMark, reapLeftovers } from '../src/processes';

test( 'passes over what another run takes away meanwhile, and what still runs', () => {
	const before = process.env.TEMPLATELY_CACHE;
	const cache = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
	process.env.TEMPLATELY_CACHE = cache;
	const records = join( cache, 'processes' );
	try {
		mkdirSync( records );
		// It is listed, and not there when it is read.
		symlinkSync( join( cache, 'gone' ), join( records, '1' ) );
		writeFileSync(
			join( records, '2' ),
			`999999999 1 ${ processMark( process.pid ) }`
		);
		writeFileSync( join( records, '3' ), '999999999 1 999999998 1' );
		reapLeftovers();
		assert.deepEqual(
			[ '2', '3' ].map( ( name ) => existsSync( join( records, name ) ) ),
			[ true, false ]
		);
	} finally {
		rmSync( cache, { recursive: true, force: true } );
		if ( before === undefined ) {
			delete process.env.TEMPLATELY_CACHE;
		} else {
			process.env.TEMPLATELY_CACHE = before;
		}
	}
} );
