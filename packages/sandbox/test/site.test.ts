/**
 * A site's files: whose they are, and what becomes of those that are damaged.
 */
import assert from 'node:assert/strict';
import {
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { damagedIn, manifestOf, someOf } from '../src/manifest';
import { Site } from '../src/site';

const FILES = {
	'index.php': '<?php // index',
	'wp-includes/version.php': "<?php $wp_version = '7.1.4';",
	'wp-includes/post.php': '<?php // post, long enough',
	'wp-admin/css/common.css': 'body { color: black }',
	'wp-content/index.php': '<?php // silence',
};

let home = '';
let site: Site;

const lay = ( folder: string ) =>
	Object.entries( FILES ).forEach( ( [ path, text ] ) => {
		mkdirSync( dirname( join( folder, path ) ), { recursive: true } );
		writeFileSync( join( folder, path ), text );
	} );

const core = () => ( {
	folder: join( home, 'core' ),
	version: '7.1.4',
	files: manifestOf( join( home, 'core' ) ),
} );

const inSite = ( path: string ) => join( site.folder, path );

beforeEach( () => {
	home = mkdtempSync( join( tmpdir(), 'templately-test-' ) );
	site = new Site( { home, port: 1, database: { kind: 'sqlite' } } );
	lay( join( home, 'core' ) );
	lay( site.folder );
} );

afterEach( () => rmSync( home, { recursive: true, force: true } ) );

test( 'what is whole is left alone, with all that people put beside it', async () => {
	writeFileSync( inSite( 'wp-content/index.php' ), '<?php // mine' );
	writeFileSync( inSite( 'wp-config.php' ), '<?php // mine' );
	writeFileSync( inSite( 'wp-includes/more.php' ), '<?php // mine' );
	assert.deepEqual( await site.heal( core() ), [] );
	assert.equal(
		readFileSync( inSite( 'wp-content/index.php' ), 'utf8' ),
		'<?php // mine'
	);
	assert.ok( existsSync( inSite( 'wp-includes/more.php' ) ) );
} );

const damages: Record< string, [ string, () => void ] > = {
	'cut short': [
		'wp-includes/post.php',
		() => writeFileSync( inSite( 'wp-includes/post.php' ), '<?php // po' ),
	],
	empty: [
		'wp-admin/css/common.css',
		() => writeFileSync( inSite( 'wp-admin/css/common.css' ), '' ),
	],
	missing: [ 'index.php', () => rmSync( inSite( 'index.php' ) ) ],
	'missing with its folder': [
		'wp-admin/css/common.css',
		() => rmSync( inSite( 'wp-admin' ), { recursive: true } ),
	],
	'other code of the same length': [
		'wp-includes/post.php',
		() =>
			writeFileSync(
				inSite( 'wp-includes/post.php' ),
				'<?php // pest, long enough'
			),
	],
	'what says its version': [
		'wp-includes/version.php',
		() => writeFileSync( inSite( 'wp-includes/version.php' ), '<?php' ),
	],
};
for ( const [ how, [ path, damage ] ] of Object.entries( damages ) ) {
	test( `a file of WordPress that is damaged (${ how }) is put back`, async () => {
		damage();
		assert.deepEqual( await site.heal( core() ), [ path ] );
		assert.deepEqual( damagedIn( site.folder, core().files ), [] );
	} );
}

test( 'a WordPress of another version is its owner’s', async () => {
	writeFileSync(
		inSite( 'wp-includes/version.php' ),
		"<?php $wp_version = '7.2';"
	);
	rmSync( inSite( 'index.php' ) );
	assert.deepEqual( await site.heal( core() ), [] );
	assert.ok( ! existsSync( inSite( 'index.php' ) ) );
} );

test( 'what is put back is a file of the site’s own', async () => {
	rmSync( inSite( 'index.php' ) );
	symlinkSync( '/dev/null', inSite( 'index.php' ) );
	await site.heal( core() );
	const { nlink, size } = lstatSync( inSite( 'index.php' ) );
	assert.deepEqual( [ nlink, size ], [ 1, FILES[ 'index.php' ].length ] );
} );

test( 'files are named in a sentence', () => {
	assert.equal( someOf( [ 'a' ] ), 'a' );
	assert.equal( someOf( [ 'a', 'b' ] ), 'a and b' );
	assert.equal( someOf( [ 'a', 'b', 'c' ] ), 'a and 2 other files' );
} );
