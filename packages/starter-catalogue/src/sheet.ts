/**
 * Writes a contact sheet of all thumbnails to artifacts/catalogue-sheet.webp: a row of four packs or more, and the cards of each pack beneath.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@templately/sandbox';
import sharp from 'sharp';
import { readPacks } from './index';

const WIDTH = 280;
const HEIGHT = 210;
const GAP = 24;
const COLUMNS = 8;

const folder = join( root, 'packages/starter-catalogue/packs' );
const rows: string[][] = [];
const addRows = ( files: readonly string[] ) => {
	for ( let at = 0; at < files.length; at += COLUMNS ) {
		rows.push( files.slice( at, at + COLUMNS ) );
	}
};
const files = readPacks( folder ).map( ( { slug } ) =>
	readdirSync( join( folder, slug, 'thumbnails' ) )
		.filter( ( name ) => name.endsWith( '.webp' ) )
		.map( ( name ) => join( folder, slug, 'thumbnails', name ) )
);
addRows( files.flatMap( ( of ) => of.filter( isFace ).slice( 0, 1 ) ) );
for ( const of of files ) {
	addRows(
		of.filter(
			( file ) => ! isFace( file ) && ! /-full\.webp$/.test( file )
		)
	);
}

function isFace( file: string ): boolean {
	return /face-\d\.webp$/.test( file );
}

async function isWide( file: string ): Promise< boolean > {
	const { width, height } = await sharp( file ).metadata();
	return width / height > WIDTH / HEIGHT;
}

const pictures = await Promise.all(
	rows.flatMap( ( row, y ) =>
		row.map( async ( file, x ) => ( {
			input: await sharp( file )
				.resize( WIDTH, HEIGHT, {
					background: '#ffffff',
					// A high picture shows its top, a wide one all of it.
					...( ( await isWide( file ) )
						? { fit: 'contain' }
						: { position: 'top' } ),
				} )
				.toBuffer(),
			left: GAP + x * ( WIDTH + GAP ),
			top: GAP + y * ( HEIGHT + GAP ),
		} ) )
	)
);
mkdirSync( join( root, 'artifacts' ), { recursive: true } );
const sheet = join( root, 'artifacts/catalogue-sheet.webp' );
await sharp( {
	create: {
		width: GAP + COLUMNS * ( WIDTH + GAP ),
		height: GAP + rows.length * ( HEIGHT + GAP ),
		channels: 3,
		background: '#e9e7e2',
	},
} )
	.composite( pictures )
	.webp( { quality: 82 } )
	.toFile( sheet );
process.stdout.write( `${ sheet }\n` );
