/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads its environment there. */
import {
	copyFileSync,
	cpSync,
	mkdtempSync,
	readFileSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { createBundle, sha256 } from '../bundle';
import { readThemeFolder } from '../theme-folder';

const FIXTURE = join( __dirname, 'fixture-theme' );

/** The bundle of the fixture. The test of `wp templately pack create` compares with the same file. */
const EXPECTED = join( __dirname, 'fixture-bundle.json' );

/** Returns a copy of the fixture in which a file has another text. */
function change( file: string, from: string, to: string ): string {
	const folder = join(
		mkdtempSync( join( tmpdir(), 'theme-' ) ),
		'fixture-theme'
	);
	cpSync( FIXTURE, folder, { recursive: true } );
	const path = join( folder, file );
	const text = readFileSync( path, 'utf8' );
	expect( text ).toContain( from );
	writeFileSync( path, text.replace( from, to ) );
	return folder;
}

it.each( [ 'gutenberg', 'elementor' ] as const )(
	'builds a bundle for %s that is the same to the byte each time',
	async ( platform ) => {
		const build = async () =>
			sha256(
				( await createBundle( readThemeFolder( FIXTURE ), platform ) )
					.zip
			);
		expect( await build() ).toBe( await build() );
	}
);

it( 'builds a theme that has one of everything', async () => {
	const { zip } = await createBundle( readThemeFolder( FIXTURE ) );
	const entries = Object.fromEntries(
		Object.entries( unzipSync( zip ) )
			.filter( ( [ path ] ) => path.endsWith( '.json' ) )
			.map( ( [ path, bytes ] ) => [
				path,
				JSON.parse( strFromU8( bytes ) ),
			] )
	);
	const { made: _, entries: __, ...manifest } = entries[ 'manifest.json' ];
	const built = { ...entries, 'manifest.json': manifest };
	if ( process.env.TEMPLATELY_WRITE_FIXTURE ) {
		writeFileSync( EXPECTED, `${ JSON.stringify( built, null, '\t' ) }\n` );
	}
	expect( built ).toEqual( JSON.parse( readFileSync( EXPECTED, 'utf8' ) ) );
} );

it.each( [
	[
		'patterns/home.php',
		'See <a',
		'See <?php echo 1; ?><a',
		/home\.php:19: a pattern contains no PHP/,
	],
	[ 'patterns/home.php', '/about/', '/nowhere/', /no page “nowhere”/ ],
	[ 'patterns/home.php', 'leaf.webp', 'tree.webp', /no image “tree\.webp”/ ],
	[ 'patterns/home.php', 'theme/hero', 'theme/herb', /no pattern “herb”/ ],
	[
		'templates/index.html',
		'"footer"',
		'"bottom"',
		/no template part “bottom”/,
	],
] )(
	'stops when %s has %s replaced by %s',
	async ( file, from, to, message ) => {
		const folder = change( file, from, to );
		await expect(
			( async () => createBundle( readThemeFolder( folder ) ) )()
		).rejects.toThrow( message );
	}
);

it( 'stops when a thumbnail is missing', async () => {
	const folder = change( 'pack.json', '"hero"', '"hero"' );
	copyFileSync(
		join( folder, 'patterns/hero.php' ),
		join( folder, 'patterns/second.php' )
	);
	const path = join( folder, 'patterns/second.php' );
	writeFileSync(
		path,
		readFileSync( path, 'utf8' ).replace( 'theme/hero', 'theme/second' )
	);
	await expect( createBundle( readThemeFolder( folder ) ) ).rejects.toThrow(
		'no thumbnail second.webp'
	);
} );
