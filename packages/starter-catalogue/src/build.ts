/**
 * Builds the starter catalogue into build/catalogue: one bundle and one folder of thumbnails a pack, and an index.
 *
 * Needs no browser and writes the same bytes each time.
 */
import {
	mkdirSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBundle, sha256, withoutMedia, type Platform } from './bundle';
import { readPacks } from './index';

const here = dirname( fileURLToPath( import.meta.url ) );
const target = join( here, '../../../build/catalogue' );

/** Of all files, in bytes: the plugin's zip contains them. */
const LIMIT = 16_000_000;

rmSync( target, { recursive: true, force: true } );
const index = [];
for ( const pack of readPacks( join( here, '../packs' ) ) ) {
	mkdirSync( join( target, pack.slug, 'thumbnails' ), { recursive: true } );
	const bundles: [ string, Platform ][] = [
		[ `${ pack.slug }.zip`, 'gutenberg' ],
	];
	if ( pack.pack.elementor ) {
		bundles.push( [ `${ pack.slug }-elementor.zip`, 'elementor' ] );
	}
	for ( const [ bundle, platform ] of bundles ) {
		const { zip: whole, thumbnails } = await createBundle( pack, platform );
		const isShared = platform === 'elementor';
		const zip = isShared ? withoutMedia( whole ) : whole;
		writeFileSync( join( target, bundle ), zip );
		for ( const [ name, bytes ] of thumbnails ) {
			writeFileSync(
				join( target, pack.slug, 'thumbnails', name ),
				bytes
			);
		}
		const pictures = [ ...thumbnails ]
			.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
			.map( ( [ name, bytes ] ) => `${ name } ${ sha256( bytes ) }` );
		index.push( {
			entry: {
				slug: pack.slug,
				bundle,
				// The bundle with its media, when it has none itself.
				media: isShared ? `${ pack.slug }.zip` : '',
				sha256: sha256( zip ),
				thumbnails: `${ pack.slug }/`,
			},
			pictures,
		} );
	}
}
const catalogue = {
	hash: sha256(
		index
			.map( ( { entry, pictures } ) =>
				[ entry.slug, entry.sha256, ...pictures ].join( '\n' )
			)
			.join( '\n' )
	),
	packs: index.map( ( { entry } ) => entry ),
};
writeFileSync(
	join( target, 'index.json' ),
	`${ JSON.stringify( catalogue, null, '\t' ) }\n`
);

const size = readdirSync( target, { recursive: true, encoding: 'utf8' } )
	.filter( extname )
	.reduce( ( sum, file ) => sum + statSync( join( target, file ) ).size, 0 );
if ( size > LIMIT ) {
	throw new Error(
		`The catalogue has ${ size } bytes; at most ${ LIMIT } are allowed.`
	);
}
