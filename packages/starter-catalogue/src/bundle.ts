/** Makes a pack's bundle: documents, objects of a site, the manifest, and the zip that holds them with pictures and fonts. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { toDocument } from './document';
import type { Item, Pack } from './pack';
import { toSite } from './site';
import { toLook } from './theme';

/** Of the catalogue: counted up when a pack changes what it is made of. */
const VERSION = '3';

/** WordPress's own image sizes: the thumbnail is cropped, the others fit into a square; 768 limits the width alone. */
const SIZES = [ 150, 300, 768, 1024, 1536, 2048 ];

export const sha256 = ( bytes: Uint8Array | string ): string =>
	createHash( 'sha256' ).update( bytes ).digest( 'hex' );

/** Zips keep local times without a zone: a fixed one, the earliest that the format knows plus a day, gives the same bytes everywhere. */
const WRITTEN_AT = new Date( 1980, 0, 2, 0, 0, 0 );

const json = ( value: unknown ): Uint8Array =>
	new TextEncoder().encode( `${ JSON.stringify( value, null, '\t' ) }\n` );

export interface Bundle {
	readonly zip: Uint8Array;
	readonly manifest: Record< string, unknown >;
	/** Thumbnail files by name, relative to the pack's thumbnails folder. */
	readonly thumbnails: ReadonlyMap< string, Uint8Array >;
}

/**
 * Builds the bundle of a pack.
 *
 * @param  pack   The pack.
 * @param  folder Its folder: images, fonts and thumbnails lie there.
 * @throws {Error} When a file that the pack names is missing, or a picture has another size than it says.
 */
export async function createBundle(
	pack: Pack,
	folder: string
): Promise< Bundle > {
	const files = new Map< string, Uint8Array >();
	const thumbnails = new Map< string, Uint8Array >();

	const thumbnail = ( name: string ): string => {
		const path = join( folder, 'thumbnails', name );
		if ( ! existsSync( path ) ) {
			throw new Error(
				`${ pack.slug } has no thumbnail ${ name }: photograph it first.`
			);
		}
		thumbnails.set( name, readFileSync( path ) );
		return `thumbnails/${ name }`;
	};
	const screenshot = async (
		name: string,
		alt: string
	): Promise< Record< string, unknown > > => {
		const file = thumbnail( name );
		const { width, height } = await sharp(
			thumbnails.get( name )
		).metadata();
		return { file, width, height, alt };
	};
	const write = ( {
		slug,
		blocks,
	}: Pick< Item, 'slug' | 'blocks' > ): string => {
		const path = `documents/${ slug }.json`;
		files.set( path, json( toDocument( blocks, pack.theme ) ) );
		return path;
	};
	const site = toSite( pack );
	for ( const [ path, document ] of site.documents ) {
		files.set( path, json( document ) );
	}

	const media = await Promise.all(
		pack.pictures.map( async ( { id, name, width, height, alt } ) => {
			const bytes = readFileSync( join( folder, 'images', name ) );
			const real = await sharp( bytes ).metadata();
			if ( real.width !== width || real.height !== height ) {
				throw new Error(
					`${ name } is ${ real.width } × ${ real.height }, but the pack says ${ width } × ${ height }.`
				);
			}
			files.set( `media/${ name }`, bytes );
			const sizes = [];
			for ( const size of getSizes( width, height ) ) {
				const file = `media/${ name.replace(
					/\.webp$/,
					''
				) }-${ size.width }x${ size.height }.webp`;
				files.set(
					file,
					await sharp( bytes )
						.resize( size.width, size.height, { fit: 'cover' } )
						.webp( { quality: 82 } )
						.toBuffer()
				);
				sizes.push( { file, ...size } );
			}
			return {
				id,
				file: `media/${ name }`,
				name,
				mime: 'image/webp',
				width,
				height,
				alt,
				sizes,
			};
		} )
	);

	for ( const { licence, faces } of Object.values( pack.theme.families ) ) {
		for ( const file of [
			licence,
			...faces.map( ( face ) => face.file ),
		] ) {
			files.set( file, readFileSync( join( folder, file ) ) );
		}
	}

	const item =
		( type: 'pages' | 'sections' ) =>
		async ( one: Item ): Promise< Record< string, unknown > > => ( {
			slug: one.slug,
			name: one.name,
			type,
			plan: one.plan,
			price: one.price,
			description: one.description,
			template_type: one.kind,
			categories: pack.categories,
			tags: one.tags,
			dependencies: [],
			thumbnail: thumbnail( `${ one.slug }.webp` ),
			screenshots: [
				await screenshot( `${ one.slug }-full.webp`, one.seen ),
			],
			document: write( one ),
			object: site.numbers.get( one.slug ),
			page_settings: { template: '' },
		} );
	const items = [
		...( await Promise.all( pack.pages.map( item( 'pages' ) ) ) ),
		...( await Promise.all( pack.sections.map( item( 'sections' ) ) ) ),
		...pack.parts.flatMap( ( { slug, name, offered, blocks } ) =>
			offered
				? [
						{
							slug: `${ pack.slug }-template-${ slug }`,
							name,
							type: 'templates',
							plan: pack.plan,
							price: pack.price,
							description: '',
							template_type: offered.type,
							categories: pack.categories,
							tags: [],
							dependencies: [],
							thumbnail: thumbnail( `${ offered.like }.webp` ),
							screenshots: [],
							document: write( {
								slug: `${ pack.slug }-template-${ slug }`,
								blocks,
							} ),
							page_settings: { template: '' },
						},
					]
				: []
		),
	];
	const manifest = {
		schema: 2,
		platform: 'gutenberg',
		made: {
			by: 'catalogue',
			version: VERSION,
			wordpress: '7.1',
			locale: 'en_US',
		},
		pack: {
			slug: pack.slug,
			name: pack.name,
			plan: pack.plan,
			price: pack.price,
			description: pack.description,
			categories: pack.categories,
			tags: pack.tags,
			dependencies: [],
			fullsite_import: true,
			has_settings: true,
			live_url: '',
			thumbnail: thumbnail( `${ pack.slug }-1.webp` ),
			thumbnail2: thumbnail( `${ pack.slug }-2.webp` ),
			thumbnail3: thumbnail( `${ pack.slug }-3.webp` ),
			banner: '',
			screenshots: await Promise.all(
				pack.pages.map( ( page ) =>
					screenshot( `${ page.slug }-full.webp`, page.seen )
				)
			),
			downloads: 0,
		},
		look: toLook( pack.theme ),
		items,
		...site.manifest,
		media,
		entries: Object.fromEntries(
			sorted( files ).map( ( [ path, bytes ] ) => [
				path,
				{ sha256: sha256( bytes ), size: bytes.length },
			] )
		),
	};

	const zippable: Zippable = { 'manifest.json': json( manifest ) };
	for ( const [ path, bytes ] of sorted( files ) ) {
		// Pictures and fonts are compressed already.
		zippable[ path ] = [
			bytes,
			{ level: path.endsWith( '.json' ) ? 9 : 0 },
		];
	}
	return {
		zip: zipSync( zippable, { level: 9, mtime: WRITTEN_AT, os: 3 } ),
		manifest,
		thumbnails,
	};
}

/** The smaller sizes that WordPress makes of a picture, as image_resize_dimensions() computes them. */
export function getSizes(
	width: number,
	height: number
): { width: number; height: number }[] {
	return SIZES.flatMap( ( size ) => {
		if ( size === 150 ) {
			return width > size && height > size
				? [ { width: size, height: size } ]
				: [];
		}
		const scale = Math.min(
			size / width,
			size === 768 ? Infinity : size / height
		);
		return scale < 1
			? [
					{
						width: Math.max( 1, Math.round( width * scale ) ),
						height: Math.max( 1, Math.round( height * scale ) ),
					},
				]
			: [];
	} );
}

const sorted = (
	files: ReadonlyMap< string, Uint8Array >
): [ string, Uint8Array ][] =>
	[ ...files ].sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) );
