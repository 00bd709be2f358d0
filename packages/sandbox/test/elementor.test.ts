/**
 * Elementor for the tests that need it: from a folder, from wordpress.org (a server of this machine here), or not at all.
 */
import assert from 'node:assert/strict';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { elementorForTests, elementorIn } from '../src/elementor';
import { run } from '../src/run';

const before = {
	TEMPLATELY_CACHE: process.env.TEMPLATELY_CACHE,
	ELEMENTOR_DIR: process.env.ELEMENTOR_DIR,
};
let folder = '';
let server: Server | undefined;
let asked: string[] = [];

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
	process.env.TEMPLATELY_CACHE = join( folder, 'cache' );
	delete process.env.ELEMENTOR_DIR;
	asked = [];
} );

afterEach( () => {
	for ( const [ name, value ] of Object.entries( before ) ) {
		if ( value === undefined ) {
			delete process.env[ name ];
		} else {
			process.env[ name ] = value;
		}
	}
	server?.closeAllConnections();
	server?.close();
	server = undefined;
	rmSync( folder, { recursive: true, force: true } );
} );

/** Hands out bytes as every release; without any, says that there is none. */
async function serve( bytes?: Buffer ): Promise< string > {
	const started = createServer( ( { method, url }, answer ) => {
		asked.push( `${ method } ${ url }` );
		answer.statusCode = bytes || method === 'HEAD' ? 200 : 404;
		answer.end( bytes );
	} );
	server = started;
	await new Promise< void >( ( listening ) =>
		started.listen( 0, '127.0.0.1', listening )
	);
	return `http://127.0.0.1:${ ( started.address() as AddressInfo ).port }`;
}

/** Makes a release: a zip with the plugin's main file. */
async function release( version: string ): Promise< Buffer > {
	const zip = await run( 'php', [
		'-r',
		'$path = tempnam( sys_get_temp_dir(), "tly" ); $zip = new ZipArchive(); $zip->open( $path, ZipArchive::OVERWRITE ); $zip->addFromString( "elementor/elementor.php", $argv[1] ); $zip->close(); echo base64_encode( file_get_contents( $path ) ); unlink( $path );',
		`<?php\n/**\n * Plugin Name: Elementor\n * Version: ${ version }\n */\n`,
	] );
	return Buffer.from( zip, 'base64' );
}

/** The hash of the files of `release( '4.2.3' )`. */
const HASH = 'sha256-ZwdpjHm7DtvfpgBeOuTjT4ybumJuIQItVuqUOn9J84c=';

const ENDING =
	', and ELEMENTOR_DIR does not name a folder with, for example, 4.2.3/elementor/elementor.php in it.';

test( 'takes what ELEMENTOR_DIR has, the newest of several, and asks nobody', async () => {
	const from = await serve();
	for ( const version of [ '3.35.9', '4.2.3', '4.10.0', '5.0.0' ] ) {
		mkdirSync( join( folder, version, 'elementor' ), { recursive: true } );
		if ( version !== '5.0.0' ) {
			writeFileSync(
				join( folder, version, 'elementor/elementor.php' ),
				''
			);
		}
	}
	process.env.ELEMENTOR_DIR = folder;
	assert.deepEqual( await elementorForTests( from ), {
		ELEMENTOR_DIR: folder,
	} );
	assert.equal( elementorIn( folder ), join( folder, '4.10.0/elementor' ) );
	process.env.ELEMENTOR_DIR = join( folder, '5.0.0' );
	assert.deepEqual( await elementorForTests( from ), {
		TEMPLATELY_NO_ELEMENTOR: `Elementor is not here: ELEMENTOR_DIR (${ join( folder, '5.0.0' ) }) is not a folder with, for example, 4.2.3/elementor/elementor.php in it.`,
	} );
	assert.equal( elementorIn( join( folder, 'nowhere' ) ), undefined );
	assert.deepEqual( asked, [] );
} );

test( 'fetches it once, and needs no network then', async () => {
	const from = await serve( await release( '4.2.3' ) );
	const found = {
		ELEMENTOR_DIR: join( folder, 'cache/elementor-4.2.3' ),
	};
	assert.deepEqual( await elementorForTests( from, HASH ), found );
	assert.deepEqual( asked, [ 'HEAD /', 'GET /plugin/elementor.4.2.3.zip' ] );
	assert.equal(
		elementorIn( found.ELEMENTOR_DIR ),
		join( found.ELEMENTOR_DIR, '4.2.3/elementor' )
	);
	assert.deepEqual( await elementorForTests( from, HASH ), found );
	assert.equal( asked.length, 2 );
	assert.deepEqual( readdirSync( join( found.ELEMENTOR_DIR, '4.2.3' ) ), [
		'elementor',
	] );
} );

for ( const [ name, from, why ] of [
	[
		'nothing answers',
		async () => 'http://127.0.0.1:1',
		/127\.0\.0\.1:1 does not answer$/,
	],
	[
		'there is none',
		() => serve(),
		/^127\.0\.0\.1:\d+ did not give version 4\.2\.3 \(it answered 404\)$/,
	],
	[
		'its files are others',
		async () => serve( await release( '4.2.30' ) ),
		/^The download of Elementor 4\.2\.3 is not the expected one: its hash is sha256-\S+, not sha256-\S+\. Try again; if it happens twice, do not use that network$/,
	],
	[
		'it is cut off',
		async () => serve( ( await release( '4.2.3' ) ).subarray( 0, 100 ) ),
		/^what 127\.0\.0\.1:\d+ gave is no whole zip$/,
	],
] as const ) {
	test( `says in one sentence that it is not here: ${ name }`, async () => {
		const answer = await elementorForTests( await from(), HASH );
		assert.ok( 'TEMPLATELY_NO_ELEMENTOR' in answer );
		const said = answer.TEMPLATELY_NO_ELEMENTOR;
		const begin = 'Elementor is not here: ';
		assert.ok( said.startsWith( begin ) && said.endsWith( ENDING ), said );
		assert.match( said.slice( begin.length, -ENDING.length ), why );
		// Nothing half of it stays.
		assert.deepEqual(
			readdirSync( join( folder, 'cache' ) ).filter( ( kept ) =>
				kept.startsWith( 'elementor' )
			),
			[]
		);
	} );
}
