/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads its environment there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8 } from 'fflate';
import sharp, { type Metadata } from 'sharp';
import { readPacks } from '..';
import Ajv from 'ajv';
import {
	createBundle,
	sha256,
	type Bundle,
	type BundleDocument as Document,
} from '../bundle';
import { isPage } from '../site';
import { getContent, type Content, type Manifest } from './content';

const FORBIDDEN =
	/\b(welcome to|solutions?|passionate|elevate|journey|unlock|seamless(ly)?|lorem)\b|your \w+ is our/i;

describe.each(
	readPacks( join( __dirname, '../../packs' ) ).map(
		( pack ) => [ pack.name, pack ] as const
	)
)( 'The bundle of %s', ( _name, pack ) => {
	// A pack of blocks alone is no site.
	const ofSite = [ ...pack.patterns.values() ].some( isPage ) ? it : it.skip;
	let bundle: Bundle;
	let files: Content[ 'files' ];
	let manifest: Manifest;
	let documents: Content[ 'documents' ];
	let objects: Content[ 'objects' ];

	beforeAll( async () => {
		bundle = await createBundle( pack );
		( { files, manifest, documents, objects } = getContent( bundle ) );
	} );

	const all = (): string =>
		Object.values( documents )
			.flatMap( ( { blocks } ) => blocks )
			.join( '\n' );

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

	it( 'is made from a pack.json that matches its schema', () => {
		const schema = JSON.parse(
			readFileSync( join( __dirname, '../../pack.schema.json' ), 'utf8' )
		);
		const ajv = new Ajv( { allErrors: true } );
		expect( [ ajv.validate( schema, pack.pack ), ajv.errors ] ).toEqual( [
			true,
			null,
		] );
	} );

	it( 'says what it is', () => {
		expect( manifest.schema ).toBe( 2 );
		expect( manifest.platform ).toBe( 'gutenberg' );
		expect( manifest.pack.slug ).toBe( pack.slug );
	} );

	it( 'has the shape that every reader of bundles expects, in the manifest and in each object', () => {
		const { $schema: _, ...schema } = JSON.parse(
			readFileSync(
				join(
					__dirname,
					'../../../../inc/Shared/Bundle/pack.schema.json'
				),
				'utf8'
			)
		);
		const ajv = new Ajv( { allErrors: true, logger: false } );
		const check = ajv.addSchema( schema, 'pack' );
		expect( [ check.validate( 'pack', manifest ), ajv.errors ] ).toEqual( [
			true,
			null,
		] );
		for ( const [ definition, written ] of [
			[ 'document', objects ],
			[ 'item_document', documents ],
		] as const ) {
			for ( const document of Object.values( written ) ) {
				expect( [
					check.validate( `pack#/$defs/${ definition }`, document ),
					ajv.errors,
				] ).toEqual( [ true, null ] );
			}
		}
		expect(
			check.validate( 'pack', { ...manifest, siteurl: 'https://x' } )
		).toBe( false );
	} );

	ofSite(
		'is a whole site: templates by the names of WordPress, a menu, terms and posts, each with what it needs',
		() => {
			const of = ( type: string ): string[] =>
				manifest.content
					.filter( ( object ) => object.type === type )
					.map( ( { slug } ) => slug );
			expect( of( 'wp_template_part' ) ).toEqual( [
				'header',
				'footer',
			] );
			expect( of( 'wp_template' ) ).toEqual(
				expect.arrayContaining( [ 'index', 'page', 'single', '404' ] )
			);
			expect( of( 'page' ) ).toHaveLength(
				[ ...pack.patterns.values() ].filter( isPage ).length
			);
			expect( of( 'wp_navigation' ) ).toHaveLength( 1 );
			const numbers = new Map< number, string >( [
				...manifest.content.map(
					( { id, type } ) => [ id, type ] as const
				),
				...manifest.terms.map( ( { id } ) => [ id, 'term' ] as const ),
				...manifest.media.map( ( { id } ) => [ id, 'media' ] as const ),
			] );
			expect( numbers.size ).toBe(
				manifest.content.length +
					manifest.terms.length +
					manifest.media.length
			);
			for ( const {
				id,
				entry,
				type,
				slug,
				needs,
				sample,
			} of manifest.content ) {
				expect( objects[ entry ] ).toMatchObject( { id, type, slug } );
				expect(
					needs.filter( ( needed ) => ! numbers.has( needed ) )
				).toEqual( [] );
				expect( sample ?? false ).toBe( type === 'post' );
			}
			expect( numbers.get( manifest.settings.front_page ) ).toBe(
				'page'
			);
			expect( numbers.get( manifest.settings.posts_page ) ).toBe(
				'page'
			);
			const single = manifest.content.find(
				( { slug } ) => slug === 'single'
			);
			expect(
				single?.needs
					.map( ( needed ) => numbers.get( needed ) )
					.filter( ( type ) => type !== 'media' )
			).toEqual( [ 'wp_template_part', 'wp_template_part' ] );
			const header = manifest.content.find(
				( { slug } ) => slug === 'header'
			);
			// A logo is a picture that the header needs too.
			expect(
				header?.needs
					.map( ( needed ) => numbers.get( needed ) )
					.filter( ( type ) => type !== 'media' )
			).toEqual( [ 'wp_navigation' ] );
			for ( const { type, object } of manifest.items ) {
				expect( numbers.get( object ?? 0 ) ).toBe(
					type === 'pages' ? 'page' : undefined
				);
			}
		}
	);

	ofSite(
		'names in its objects no preset but its styles’, and nothing by a slug that a site could have',
		() => {
			const styles = strFromU8( files[ 'styles.json' ] as Uint8Array );
			const named = Object.values( objects ).map(
				( { content } ) => content
			);
			const presets = [ styles, ...named ]
				.join()
				.matchAll(
					/var:preset\|[a-z-]+\|([a-z0-9-]+)|"(?:textColor|backgroundColor|fontFamily|fontSize)":"([a-z0-9-]+)"|has-([a-z0-9-]+)-(?:font-size|font-family|background-color)/g
				);
			const own = new RegExp( `"slug":\\s*"${ pack.slug }-` );
			let count = 0;
			for ( const [ whole, ...slugs ] of presets ) {
				const slug = slugs.find( Boolean ) ?? '';
				if ( slug !== 'custom' && slug !== 'link' ) {
					expect( whole ).toContain( `${ pack.slug }-` );
					count++;
				}
			}
			expect( count ).toBeGreaterThan( 200 );
			expect( styles ).toMatch( own );
			for ( const content of named ) {
				for ( const [ , page ] of content.matchAll(
					/pages\.templately\.invalid\/([^/]*)\//g
				) ) {
					expect( page ).toMatch( /^2\d{9}$/ );
				}
				for ( const [ , place ] of content.matchAll(
					/media\.templately\.invalid\/([^"]*)"/g
				) ) {
					expect( place ).toMatch( /^2\d{9}\/full\/[a-z-]+\.webp$/ );
				}
			}
		}
	);

	it( 'has a document for each page and block, and says what each preset in it is worth', () => {
		const worth = Object.entries( manifest.look.presets ).flatMap(
			( [ kind, presets ] ) =>
				presets.map( ( { slug } ) => `${ kind }|${ slug }` )
		);
		for ( const { document } of manifest.items ) {
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
	} );

	ofSite(
		'offers its header, its footer and what its pages are shown in to the theme builder, each by its type',
		() => {
			const offered = manifest.items.filter(
				( { type } ) => type === 'templates'
			);
			expect(
				offered.map( ( { template_type: { slug } } ) => slug )
			).toEqual( [
				'header',
				'footer',
				'page',
				'single',
				'archive',
				'search',
				'404',
			] );
			for ( const { slug, document } of offered ) {
				expect( document ).toBe( `documents/${ slug }.json` );
			}
		}
	);

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
	} );

	it( 'shows each of its pictures somewhere, and says what is seen', () => {
		for ( const { id, alt } of manifest.media ) {
			expect( all() ).toContain(
				`https://media.templately.invalid/${ id }/`
			);
			expect( alt.length ).toBeGreaterThan( 20 );
			expect( alt ).not.toMatch( /^(an? )?(image|picture|photo) of/i );
		}
	} );

	it( 'points to nothing outside', () => {
		const hosts = Array.from(
			all().matchAll( /https?:\/\/([^/"]+)/g ),
			( [ , host ] ) => host
		);
		expect(
			hosts.filter(
				( host ) => ! host?.endsWith( '.templately.invalid' )
			)
		).toEqual( [] );
	} );

	it( 'brings its fonts with their licences', () => {
		const families = manifest.look.presets[ 'font-family' ];
		expect( families.length ).toBeGreaterThan( 0 );
		for ( const { licence, faces } of families ) {
			expect( faces.length ).toBeGreaterThan( 0 );
			for ( const { file } of faces ) {
				expect( manifest.entries ).toHaveProperty( [ file ] );
			}
			expect( strFromU8( files[ licence ] as Uint8Array ) ).toContain(
				'SIL OPEN FONT LICENSE'
			);
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

	it( 'has a thumbnail for everything, no larger than a card needs, and screenshots of 1,200 pixels', async () => {
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
			expect( item.screenshots.length ).toBe(
				item.slug.includes( '-template-' ) ? 0 : 1
			);
			for ( const screenshot of item.screenshots ) {
				const real = await size( screenshot.file );
				expect( real.width ).toBe( 1000 );
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
			[
				all(),
				...Object.values( objects ).map( ( { content } ) => content ),
			]
				.join( '\n' )
				.replace( /<!--.*?-->|<[^>]+>/gs, ' ' ),
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
} );
