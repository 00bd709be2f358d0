/** Makes the bundle of a theme folder: documents, objects of a site, the manifest, and the zip that holds them with images and fonts. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync, zipSync, type ZippableFile } from 'fflate';
import sharp from 'sharp';
import { toElements, UnsupportedBlock } from './elementor/elements';
import { Style } from './elementor/style';
import { getFontFiles, toLook } from './look';
import {
	find,
	getBlockTypes,
	inlinePatterns,
	linkPages,
	numberImages,
	splitBlocks,
	stateTextStyles,
} from './markup';
import { inOrder, isBlock, isPage, isTemplate, pageUrl, toSite } from './site';
import type { Pattern, Term, ThemeFolder } from './theme-folder';

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
	readonly manifest: Readonly< Record< string, unknown > > & {
		/** Of blocks; elements bring their own values. */
		readonly look?: ReturnType< typeof toLook >;
	};
	/** Thumbnail files by name, relative to the pack's thumbnails folder. */
	readonly thumbnails: ReadonlyMap< string, Uint8Array >;
}

export interface BundleDocument {
	/** In the pack's presets. */
	readonly blocks: readonly string[];
	readonly block_types: readonly string[];
}

export type Platform = 'gutenberg' | 'elementor';

/**
 * Builds the bundle of a theme folder. That for Elementor has pages and blocks alone, without those that list posts.
 *
 * @throws {Error} When a file, page, image or preset that the folder names is missing.
 */
export async function createBundle(
	theme: ThemeFolder,
	platform: Platform = 'gutenberg'
): Promise< Bundle > {
	const isElementor = platform === 'elementor';
	const { pack, patterns, slug } = theme;
	const files = new Map< string, Uint8Array >();
	const thumbnails = new Map< string, Uint8Array >();
	const read = ( file: string ): Uint8Array =>
		readFileSync( join( theme.path, file ) );

	const thumbnail = ( name: string ): string => {
		if ( ! existsSync( join( theme.path, 'thumbnails', name ) ) ) {
			throw new Error(
				`${ slug } has no thumbnail ${ name }: photograph it first.`
			);
		}
		thumbnails.set( `${ slug }-${ name }`, read( `thumbnails/${ name }` ) );
		return `thumbnails/${ slug }-${ name }`;
	};
	const screenshot = async (
		name: string
	): Promise< Record< string, unknown > > => {
		const file = thumbnail( `${ name }-full.webp` );
		const { width, height } = await sharp(
			read( `thumbnails/${ name }-full.webp` )
		).metadata();
		return { file, width, height, alt: pack.items?.[ name ]?.alt ?? '' };
	};

	const imageFiles = readdirSync(
		join( theme.path, 'assets/images' )
	).sort();
	const site = toSite( theme, imageFiles );
	// A pack without pages is for the library alone.
	const isSite = site.pages.size > 0 && ! isElementor;
	for ( const [ path, document ] of isSite ? site.documents : [] ) {
		files.set( path, json( document ) );
	}
	const write = ( name: string, markup: string ): string => {
		const path = `documents/${ slug }-${ name }.json`;
		const linked = linkPages(
			numberImages( inlinePatterns( markup, patterns ), site.images ),
			pack.site?.front_page ?? 'home',
			( page ) => {
				find( site.pages, page, 'page' );
				return pageUrl( `${ slug }-${ page }` );
			}
		);
		if ( isElementor ) {
			const style = new Style( theme );
			const elements = toElements( linked, style, `${ slug } ${ name }` );
			files.set(
				path,
				json( { elements, page_settings: {}, kit: style.getKit() } )
			);
			return path;
		}
		const blocks = splitBlocks(
			stateTextStyles( linked, theme.themeJson.styles )
		);
		const document: BundleDocument = {
			blocks,
			block_types: getBlockTypes( blocks.join() ),
		};
		files.set( path, json( document ) );
		return path;
	};

	const media = [];
	for ( const [ name, id ] of site.images ) {
		const bytes = read( `assets/images/${ name }` );
		const { width, height, format } = await sharp( bytes ).metadata();
		files.set( `media/${ name }`, bytes );
		const [ base, ending ] = name.split( '.' );
		const sizes = [];
		for ( const size of isElementor ? [] : getSizes( width, height ) ) {
			const file = `media/${ base }-${ size.width }x${ size.height }.${ ending }`;
			const resized = sharp( bytes ).resize( size.width, size.height, {
				fit: 'cover',
			} );
			files.set(
				file,
				await (
					format === 'webp'
						? resized.webp( { quality: 66 } )
						: resized
				).toBuffer()
			);
			sizes.push( { file, ...size } );
		}
		media.push( {
			id,
			file: `media/${ name }`,
			name,
			mime: `image/${ ending === 'jpg' ? 'jpeg' : ending }`,
			width,
			height,
			alt: pack.images?.[ name ]?.alt ?? '',
			sizes,
		} );
	}

	const plan = pack.plan ?? 'free';
	const price = pack.price ?? 0;
	const categories = pack.categories ?? [];
	const items: unknown[] = [];
	for ( const [ type, is ] of [
		[ 'pages', isPage ],
		[ 'sections', isBlock ],
		[ 'templates', isTemplate ],
	] as const ) {
		if ( isElementor && type === 'templates' ) {
			continue;
		}
		const named = [ ...patterns.values() ].filter( is );
		for ( const name of inOrder(
			named.map( ( pattern ) => pattern.name ),
			pack.order
		) ) {
			const pattern = find( patterns, name, 'pattern' );
			const item = pack.items?.[ name ];
			let document: string;
			try {
				document = write( name, pattern.markup );
			} catch ( error ) {
				if ( error instanceof UnsupportedBlock ) {
					continue;
				}
				throw error;
			}
			items.push( {
				slug: `${ slug }-${ name }`,
				name: pattern.title,
				type,
				plan: item?.plan ?? 'free',
				price: item?.price ?? 0,
				description: toHtml( pattern.description ),
				template_type: item?.kind ?? toTerm( getKind( pattern, type ) ),
				categories,
				tags: pattern.keywords,
				dependencies: [],
				thumbnail: thumbnail( `${ name }.webp` ),
				screenshots: [ await screenshot( name ) ],
				document,
				object: isSite ? site.pages.get( name ) : undefined,
				page_settings: {
					template:
						isElementor && type === 'pages'
							? 'elementor_header_footer'
							: '',
				},
			} );
		}
	}
	for ( const { slug: name, title, kind, picture, markup } of isElementor
		? []
		: site.templates ) {
		if ( kind && picture ) {
			items.push( {
				slug: `${ slug }-template-${ name }`,
				name: title,
				type: 'templates',
				plan,
				price,
				description: '',
				template_type: kind,
				categories,
				tags: [],
				dependencies: [],
				thumbnail: thumbnail( `${ picture }.webp` ),
				screenshots: [],
				document: write( `template-${ name }`, markup ),
				page_settings: { template: '' },
			} );
		}
	}

	const look = isElementor ? undefined : toLook( theme );
	for ( const file of look ? getFontFiles( look ) : [] ) {
		files.set( file, read( `assets/${ file }` ) );
	}

	const manifest = {
		schema: 2,
		platform,
		made: {
			by: 'catalogue',
			version: VERSION,
			wordpress: '7.1',
			locale: 'en_US',
		},
		pack: {
			slug,
			name: theme.name,
			plan,
			price,
			description: toHtml( theme.description ),
			categories,
			tags: pack.tags ?? [],
			dependencies: [],
			fullsite_import: isSite,
			has_settings: isSite,
			live_url: pack.live_url ?? '',
			thumbnail: thumbnail( 'face-1.webp' ),
			thumbnail2: thumbnail( 'face-2.webp' ),
			thumbnail3: thumbnail( 'face-3.webp' ),
			banner: '',
			screenshots: await Promise.all(
				[ ...site.pages.keys() ]
					.filter( ( page ) =>
						files.has( `documents/${ slug }-${ page }.json` )
					)
					.map( screenshot )
			),
			downloads: 0,
		},
		look,
		items,
		...( isSite && site.manifest ),
		media,
		entries: Object.fromEntries(
			sorted( files ).map( ( [ path, bytes ] ) => [
				path,
				{ sha256: sha256( bytes ), size: bytes.length },
			] )
		),
	};

	return {
		zip: toZip( [
			[ 'manifest.json', json( manifest ) ],
			...sorted( files ),
		] ),
		manifest,
		thumbnails,
	};
}

/** Pictures and fonts are compressed already. */
const toZip = ( files: readonly [ string, Uint8Array ][] ): Uint8Array =>
	zipSync(
		Object.fromEntries(
			files.map( ( [ path, bytes ] ): [ string, ZippableFile ] => [
				path,
				[ bytes, { level: path.endsWith( '.json' ) ? 9 : 0 } ],
			] )
		),
		{ level: 9, mtime: WRITTEN_AT, os: 3 }
	);

/** Removes the media from a bundle, because another bundle of its pack has them. */
export const withoutMedia = ( bundle: Uint8Array ): Uint8Array =>
	toZip(
		Object.entries(
			unzipSync( bundle, {
				filter: ( { name } ) => ! name.startsWith( 'media/' ),
			} )
		)
	);

/** Returns the blocks of all documents of a bundle, in the pack's presets. */
export const readDocuments = ( { zip }: Bundle ): readonly string[][] =>
	Object.entries( unzipSync( zip ) )
		.filter( ( [ path ] ) => path.startsWith( 'documents/' ) )
		.map( ( [ , bytes ] ) => JSON.parse( strFromU8( bytes ) ).blocks );

const toHtml = ( text: string ): string =>
	`<p>${ text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' ) }</p>`;

/** A template's type or area, else the first category. */
const getKind = (
	{ templateTypes, blockTypes, categories }: Pattern,
	type: string
): string =>
	type === 'templates'
		? ( templateTypes[ 0 ] ?? blockTypes[ 0 ] ?? '' ).replace( /^.*\//, '' )
		: ( categories[ 0 ] ?? type );

const toTerm = ( slug: string ): Term => ( {
	slug,
	name: `${ slug.charAt( 0 ).toUpperCase() }${ slug.slice( 1 ).replaceAll( '-', ' ' ) }`,
} );

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
