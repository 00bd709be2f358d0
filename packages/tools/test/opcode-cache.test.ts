/**
 * What the PHP processes of the tests compile is kept for the next one.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
	mkdtempSync,
	readdirSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { opcodeCache } from '../src/php-tests';

test( 'a compiled file is kept, and compiled again when it is edited', async ( context ) => {
	const folder = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
	context.after( () => rmSync( folder, { recursive: true } ) );
	const env = { ...process.env, ...( await opcodeCache( folder ) ) };
	const php = ( ...args: string[] ) =>
		execFileSync( 'php', args, { env, encoding: 'utf8' } );
	if ( ! php( '-m' ).includes( 'Zend OPcache' ) ) {
		return context.skip( 'This PHP has no opcode cache.' );
	}
	const file = join( folder, 'said.php' );
	const kept = () =>
		readdirSync( join( folder, 'compiled' ), {
			recursive: true,
			encoding: 'utf8',
		} ).filter( ( name ) => name.endsWith( 'said.php.bin' ) );

	writeFileSync( file, '<?php echo "before";' );
	// PHP keeps nothing that was written within the last two seconds.
	const earlier = Date.now() / 1000 - 60;
	utimesSync( file, earlier, earlier );
	assert.equal( php( file ), 'before' );
	assert.equal( kept().length, 1 );
	assert.equal( php( file ), 'before' );
	writeFileSync( file, '<?php echo "after";' );
	assert.equal( php( file ), 'after' );
	// PHP's own settings are still read.
	assert.match( php( '-m' ), /mysqli/ );
} );
