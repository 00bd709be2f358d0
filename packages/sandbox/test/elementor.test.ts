/**
 * Elementor for the tests: from a folder, from a server, or not at all.
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

const { TEMPLATELY_CACHE = '', ELEMENTOR_DIR = '' } = process.env;
let folder = '';
let server: Server;
let address = '';
let requests = 0;
let release: Buffer | undefined;

beforeEach( async () => {
	folder = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
	process.env.TEMPLATELY_CACHE = join( folder, 'cache' );
	process.env.ELEMENTOR_DIR = '';
	requests = 0;
	server = createServer( ( _, answer ) => {
		requests++;
		answer.statusCode = release ? 200 : 404;
		answer.end( release );
	} );
	await new Promise< void >( ( listening ) =>
		server.listen( 0, '127.0.0.1', listening )
	);
	address = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
} );

afterEach( () => {
	Object.assign( process.env, { TEMPLATELY_CACHE, ELEMENTOR_DIR } );
	server.closeAllConnections();
	server.close();
	rmSync( folder, { recursive: true, force: true } );
} );

/** The hash of the files of `makeRelease( '4.2.3' )`. */
const HASH = 'sha256-ZwdpjHm7DtvfpgBeOuTjT4ybumJuIQItVuqUOn9J84c=';

const findElementor = () => elementorForTests( address, HASH );

/** Makes a zip with the plugin's main file. */
const makeRelease = async ( version: string ) =>
	Buffer.from(
		await run( 'php', [
			'-r',
			'$path = tempnam( sys_get_temp_dir(), "tly" ); $zip = new ZipArchive(); $zip->open( $path, ZipArchive::OVERWRITE ); $zip->addFromString( "elementor/elementor.php", $argv[1] ); $zip->close(); echo base64_encode( file_get_contents( $path ) ); unlink( $path );',
			`<?php\n/**\n * Plugin Name: Elementor\n * Version: ${ version }\n */\n`,
		] ),
		'base64'
	);

test( 'the newest version in ELEMENTOR_DIR is found without a request', async () => {
	for ( const version of [ '3.35.9', '4.2.3', '4.10.0' ] ) {
		const plugin = join( folder, version, 'elementor' );
		mkdirSync( plugin, { recursive: true } );
		writeFileSync( join( plugin, 'elementor.php' ), '' );
	}
	mkdirSync( join( folder, '5.0.0' ) );
	process.env.ELEMENTOR_DIR = folder;
	assert.deepEqual( await findElementor(), { ELEMENTOR_DIR: folder } );
	assert.equal( elementorIn( folder ), join( folder, '4.10.0/elementor' ) );
	assert.equal( requests, 0 );
} );

test( 'the release is fetched once', async () => {
	release = await makeRelease( '4.2.3' );
	const cache = join( folder, 'cache/elementor-4.2.3' );
	assert.deepEqual( await findElementor(), { ELEMENTOR_DIR: cache } );
	assert.deepEqual( await findElementor(), { ELEMENTOR_DIR: cache } );
	assert.equal( requests, 1 );
	assert.equal( elementorIn( cache ), join( cache, '4.2.3/elementor' ) );
	assert.deepEqual( readdirSync( join( cache, '4.2.3' ) ), [ 'elementor' ] );
} );

for ( const [ problem, prepare, reason ] of [
	[
		'the server does not answer',
		async () => server.close(),
		/zip cannot be fetched\. Set/,
	],
	[
		'the server has no release',
		async () => ( release = undefined ),
		/zip cannot be fetched \(status 404\)\. Set/,
	],
	[
		'the release has other files',
		async () => ( release = await makeRelease( '4.2.30' ) ),
		/The download of Elementor 4\.2\.3 is not the expected one/,
	],
	[
		'the release is cut off',
		async () =>
			( release = ( await makeRelease( '4.2.3' ) ).subarray( 0, 100 ) ),
		/zip is not a complete zip\. Set/,
	],
	[
		'ELEMENTOR_DIR has none',
		async () => ( process.env.ELEMENTOR_DIR = join( folder, 'none' ) ),
		/none has no Elementor\. Set/,
	],
] as const ) {
	test( `a sentence says why Elementor is missing: ${ problem }`, async () => {
		await prepare();
		const answer = await findElementor();
		assert.match(
			'TEMPLATELY_NO_ELEMENTOR' in answer
				? answer.TEMPLATELY_NO_ELEMENTOR
				: '',
			reason
		);
		assert.ok(
			! readdirSync( folder, { recursive: true } ).some( ( name ) =>
				String( name ).includes( 'elementor' )
			)
		);
	} );
}
