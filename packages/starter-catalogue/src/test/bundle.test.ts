/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads its environment there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp, { type Metadata } from 'sharp';
import { packs } from '..';
import { bundleOf, sha256, type Bundle, type Document } from '../bundle';

interface Described {
	readonly slug: string;
	readonly name: string;
	readonly plan: string;
	readonly price: number;
	readonly description: string;
	readonly thumbnail: string;
	readonly screenshots: readonly {
		readonly file: string;
		readonly width: number;
		readonly height: number;
		readonly alt: string;
	}[];
}

interface Manifest {
	readonly schema: number;
	readonly platform: string;
	readonly pack: Described & {
		readonly thumbnail2: string;
		readonly thumbnail3: string;
	};
	readonly items: readonly ( Described & {
		readonly type: string;
		readonly document: string;
		readonly template_type: { readonly slug: string };
	} )[];
	readonly parts: readonly {
		readonly kind: string;
		readonly document: string;
	}[];
	readonly look: {
		readonly presets: Readonly<
			Record< string, readonly { readonly slug: string }[] >
		> & {
			readonly 'font-family': readonly {
				readonly slug: string;
				readonly stack: string;
			}[];
		};
	};
	readonly settings: {
		readonly front_page: string;
		readonly fonts: readonly {
			readonly faces: readonly { readonly file: string }[];
		}[];
	};
	readonly media: readonly {
		readonly id: number;
		readonly file: string;
		readonly alt: string;
	}[];
	readonly entries: Readonly<
		Record< string, { readonly sha256: string; readonly size: number } >
	>;
}

const FORBIDDEN =
	/\b(welcome to|solutions?|passionate|elevate|journey|unlock|seamless(ly)?|lorem)\b|your \w+ is our/i;

describe.each( packs.map( ( pack ) => [ pack.name, pack ] as const ) )(
	'The bundle of %s',
	( _name, pack ) => {
		const folder = join( __dirname, '../../packs', pack.slug );
		let bundle: Bundle;
		let files: Record< string, Uint8Array >;
		let manifest: Manifest;
		let documents: Record< string, Document >;

		beforeAll( async () => {
			bundle = await bundleOf( pack, folder );
			files = unzipSync( bundle.zip );
			manifest = JSON.parse(
				strFromU8( files[ 'manifest.json' ] as Uint8Array )
			);
			documents = Object.fromEntries(
				Object.entries( files )
					.filter( ( [ path ] ) => path.startsWith( 'documents/' ) )
					.map( ( [ path, bytes ] ) => [
						path,
						JSON.parse( strFromU8( bytes ) ),
					] )
			);
		} );

		const all = (): string =>
			Object.values( documents )
				.flatMap( ( { blocks } ) => blocks )
				.join( '\n' );

		it( 'is the same to the byte each time', async () => {
			const again = await bundleOf( pack, folder );
			expect( sha256( again.zip ) ).toBe( sha256( bundle.zip ) );
		} );

		it( 'lists each entry with its hash and size', () => {
			const { 'manifest.json': _, ...rest } = files;
			expect( Object.keys( manifest.entries ).sort() ).toEqual(
				Object.keys( rest ).sort()
			);
			for ( const [ path, bytes ] of Object.entries( rest ) ) {
				expect( manifest.entries[ path ] ).toEqual( {
					sha256: sha256( bytes ),
					size: bytes.length,
				} );
			}
		} );

		it( 'says what it is', () => {
			expect( manifest.schema ).toBe( 2 );
			expect( manifest.platform ).toBe( 'gutenberg' );
			expect( manifest.pack.slug ).toBe( pack.slug );
			expect( manifest.settings.front_page ).toBe( pack.frontPage );
			expect( manifest.parts.map( ( { kind } ) => kind ) ).toEqual(
				expect.arrayContaining( [
					'header',
					'footer',
					'page',
					'single',
					'archive',
					'404',
				] )
			);
		} );

		it( 'has a document for each page, block and part, and says what each preset in it is worth', () => {
			const worth = Object.entries( manifest.look.presets ).flatMap(
				( [ kind, presets ] ) =>
					presets.map( ( { slug } ) => `${ kind }|${ slug }` )
			);
			for ( const { document } of [
				...manifest.items,
				...manifest.parts,
			] ) {
				const { blocks, block_types: types } = documents[
					document
				] as Document;
				expect( blocks.length ).toBeGreaterThan( 0 );
				expect( types.length ).toBeGreaterThan( 0 );
				for ( const [ , preset ] of blocks
					.join()
					.matchAll( /var:preset\|([a-z-]+\|[a-z0-9-]+)/g ) ) {
					expect( worth ).toContain( preset );
				}
			}
			expect( worth ).toContain( 'font-family|cormorant' );
		} );

		it( 'writes families without quotes, at which WordPress would cut the style', () => {
			for ( const { stack } of manifest.look.presets[ 'font-family' ] ) {
				expect( stack ).toMatch( /^[A-Za-z0-9 ,._-]+$/ );
			}
		} );

		it( 'is made of core blocks alone', () => {
			for ( const { block_types: types } of Object.values( documents ) ) {
				expect(
					types.filter( ( type ) => ! type.startsWith( 'core/' ) )
				).toEqual( [] );
			}
			expect( all() ).not.toContain( '<!-- wp:html' );
		} );

		it( 'shows no picture and links to no page that it does not bring', () => {
			const ids = manifest.media.map( ( { id } ) => String( id ) );
			for ( const [ , id ] of all().matchAll(
				/media\.templately\.invalid\/(\d+)\//g
			) ) {
				expect( ids ).toContain( id );
			}
			const pages = manifest.items
				.filter( ( { type } ) => type === 'pages' )
				.map( ( { slug } ) => slug );
			for ( const [ , slug ] of all().matchAll(
				/pages\.templately\.invalid\/([a-z0-9-]+)\//g
			) ) {
				expect( pages ).toContain( slug );
			}
			expect( pages ).toContain( manifest.settings.front_page );
		} );

		it( 'shows each of its pictures somewhere, and says what is seen', () => {
			for ( const { id, alt } of manifest.media ) {
				expect( all() ).toContain(
					`https://media.templately.invalid/${ id }/`
				);
				expect( alt.length ).toBeGreaterThan( 20 );
				expect( alt ).not.toMatch(
					/^(an? )?(image|picture|photo) of/i
				);
			}
		} );

		it( 'points to nothing outside', () => {
			const hosts = Array.from(
				all().matchAll( /https?:\/\/([^/"]+)/g ),
				( [ , host ] ) => host
			);
			expect( [ ...new Set( hosts ) ].sort() ).toEqual( [
				'media.templately.invalid',
				'pages.templately.invalid',
			] );
		} );

		it( 'brings its fonts with their licences', () => {
			const faces = manifest.settings.fonts.flatMap(
				( font ) => font.faces
			);
			expect( faces.length ).toBeGreaterThan( 0 );
			for ( const { file } of faces ) {
				expect( manifest.entries ).toHaveProperty( [ file ] );
				const family = file
					.replace( 'fonts/', '' )
					.replace( /-latin-.*/, '' );
				expect(
					existsSync( join( folder, `fonts/OFL-${ family }.txt` ) )
				).toBe( true );
			}
		} );

		it( 'has a slug of its own for each item, and a price where it is not free', () => {
			const slugs = manifest.items.map( ( { slug } ) => slug );
			expect( new Set( slugs ).size ).toBe( slugs.length );
			for ( const { slug, plan, price } of manifest.items ) {
				expect( slug ).toMatch( new RegExp( `^${ pack.slug }-` ) );
				expect( price > 0 ).toBe( plan !== 'free' );
			}
		} );

		it( 'has a thumbnail for everything, no larger than a card needs', async () => {
			const { thumbnail, thumbnail2, thumbnail3 } = manifest.pack;
			for ( const face of [ thumbnail, thumbnail2, thumbnail3 ] ) {
				const { width, height } = await size( face );
				expect( { width, height } ).toEqual( {
					width: 800,
					height: 600,
				} );
			}
			for ( const item of manifest.items ) {
				const { width } = await size( item.thumbnail );
				expect( width ).toBe( 640 );
				for ( const screenshot of item.screenshots ) {
					const real = await size( screenshot.file );
					expect( real.width ).toBe( screenshot.width );
					expect( real.height ).toBe( screenshot.height );
					expect( screenshot.alt.length ).toBeGreaterThan( 20 );
				}
			}
		} );

		it( 'speaks plainly', () => {
			const texts = [
				manifest.pack.description,
				...manifest.items.flatMap( ( { name, description } ) => [
					name,
					description,
				] ),
				all().replace( /<!--.*?-->|<[^>]+>/gs, ' ' ),
			];
			for ( const text of texts ) {
				expect( text ).not.toMatch( FORBIDDEN );
				// Straight quotes and double hyphens are typewriter's habits.
				expect( text ).not.toMatch( /\w'\w| -- / );
			}
		} );

		function size( file: string ): Promise< Metadata > {
			return sharp(
				bundle.thumbnails.get( file.replace( 'thumbnails/', '' ) )
			).metadata();
		}
	}
);
