/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads its environment there. */
import { join } from 'node:path';
import { readPacks } from '..';
import { createBundle, type Bundle } from '../bundle';
import {
	toElements,
	UnsupportedBlock,
	type Element,
} from '../elementor/elements';
import { Style, type KitValues } from '../elementor/style';
import { inlinePatterns } from '../markup';
import { isBlock, isPage } from '../site';
import { readThemeFolder } from '../theme-folder';
import { getContent } from './content';

const PACKS = join( __dirname, '../../packs' );

interface Document {
	readonly elements: readonly Element[];
	readonly kit?: KitValues;
}

const flatten = ( elements: readonly Element[] ): Element[] =>
	elements.flatMap( ( element ) => [
		element,
		...flatten( element.elements ),
	] );

const vesper = () =>
	new Style( readThemeFolder( join( PACKS, 'vesper-quince' ) ) );

const plain = () =>
	new Style( readThemeFolder( join( PACKS, 'plain-blocks' ) ) );

/** Returns the first widget of a document. */
const widget = ( markup: string, style: Style ): Element | undefined =>
	flatten( toElements( markup, style, 'key' ) ).find(
		( { elType } ) => elType === 'widget'
	);

describe.each(
	readPacks( PACKS )
		.filter( ( { pack } ) => pack.elementor )
		.map( ( pack ) => [ pack.name, pack ] as const )
)( 'The bundle of %s for Elementor', ( _name, pack ) => {
	let bundle: Bundle;
	let manifest: ReturnType< typeof getContent >[ 'manifest' ];
	let documents: Record< string, Document >;

	beforeAll( async () => {
		bundle = await createBundle( pack, 'elementor' );
		const content = getContent( bundle );
		manifest = content.manifest;
		documents = content.documents as unknown as typeof documents;
	} );

	it( 'has the slug of the pack for blocks, and its pages and blocks but those that list posts', () => {
		expect( manifest ).toMatchObject( {
			platform: 'elementor',
			pack: { slug: pack.slug, fullsite_import: false },
		} );
		const expected = [ ...pack.patterns.values() ]
			.filter( ( pattern ) => isPage( pattern ) || isBlock( pattern ) )
			.filter(
				( { markup } ) =>
					! inlinePatterns( markup, pack.patterns ).includes(
						'wp:query '
					)
			)
			.map( ( { name } ) => `${ pack.slug }-${ name }` );
		expect( expected.length ).toBeGreaterThan( 10 );
		expect( manifest.items.map( ( { slug } ) => slug ).sort() ).toEqual(
			expected.sort()
		);
	} );

	it( 'consists of containers and free widgets, each with an id of its own, containers alone at the top', () => {
		for ( const [ path, { elements } ] of Object.entries( documents ) ) {
			const all = flatten( elements );
			expect( [
				path,
				...elements.map( ( { elType } ) => elType ),
			] ).toEqual( [ path, ...elements.map( () => 'container' ) ] );
			expect( new Set( all.map( ( { id } ) => id ) ).size ).toBe(
				all.length
			);
			for ( const { id, elType, widgetType } of all ) {
				expect( id ).toMatch( /^[0-9a-f]{7}$/ );
				expect( [
					undefined,
					'accordion',
					'button',
					'divider',
					'heading',
					'image',
					'text-editor',
				] ).toContain( widgetType );
				expect( elType ).toBe( widgetType ? 'widget' : 'container' );
			}
		}
	} );

	it( 'brings the global values that its elements name, and beside Elementor’s roles no others', () => {
		for ( const { elements, kit } of Object.values( documents ) ) {
			const named = flatten( elements ).flatMap( ( { settings } ) =>
				Object.values( settings.__globals__ ?? {} )
			);
			const brought = Object.entries( kit ?? {} ).flatMap(
				( [ list, rows ] ) =>
					rows.map(
						( { _id }: { _id: string } ) =>
							`globals/${ list }?id=${ _id }`
					)
			);
			expect( named ).toEqual(
				expect.arrayContaining(
					brought.filter(
						( value ) =>
							! /id=(primary|secondary|text|accent)$/.test(
								value
							)
					)
				)
			);
			const roles = kit ? [] : [ 'globals/colors?id=text' ];
			expect( [ ...brought, ...roles ] ).toEqual(
				expect.arrayContaining( [ ...new Set( named ) ] )
			);
		}
	} );

	it( 'names images that it brings, and pages that it has', () => {
		const text = JSON.stringify( documents );
		const media = manifest.media.map( ( { id } ) => String( id ) );
		const images = [
			...text.matchAll( /media\.templately\.invalid\/(\d+)/g ),
		].map( ( [ , id ] ) => id );
		expect( media ).toEqual(
			expect.arrayContaining( [ ...new Set( images ) ] )
		);
		expect( text ).not.toContain( 'var:preset' );
		expect( text ).not.toContain( 'theme:assets' );
	} );
} );

it( 'refuses a list of posts', () => {
	expect( () =>
		toElements( '<!-- wp:query --><!-- /wp:query -->', vesper(), 'key' )
	).toThrow( UnsupportedBlock );
} );

it( 'writes the values of presets, and colors by reference to the kit', () => {
	const style = vesper();
	const heading = widget(
		'<!-- wp:heading {"level":1,"textColor":"soot","fontSize":"display"} --><h1 class="wp-block-heading">A <em>fire</em></h1><!-- /wp:heading -->',
		style
	);
	expect( heading?.settings ).toMatchObject( {
		title: 'A <em>fire</em>',
		header_size: 'h1',
		typography_font_size: {
			unit: 'custom',
			size: 'clamp(54px, 7.4vw, 108px)',
		},
		__globals__: {
			title_color: 'globals/colors?id=primary',
			typography_typography: 'globals/typography?id=primary',
		},
	} );
	expect( style.getKit()?.colors ).toContainEqual( {
		_id: 'primary',
		title: 'Soot',
		color: '#14110e',
	} );
} );

it( 'names a color that has no role by its slug, and refuses an unknown one', () => {
	const paragraph = ( color: string ): string =>
		`<!-- wp:paragraph {"textColor":"${ color }"} --><p>Two</p><!-- /wp:paragraph -->`;
	expect(
		widget( paragraph( 'linen' ), vesper() )?.settings.__globals__
	).toMatchObject( { text_color: 'globals/colors?id=linen' } );
	expect( () => widget( paragraph( 'mauve' ), vesper() ) ).toThrow(
		'vesper-quince has no color “mauve”.'
	);
} );

it( 'leaves fonts and colors to the site where the pack has none', () => {
	const style = plain();
	const heading = widget(
		'<!-- wp:heading --><h2 class="wp-block-heading">Prices</h2><!-- /wp:heading -->',
		style
	);
	expect( heading?.settings ).toEqual( {
		title: 'Prices',
		header_size: 'h2',
	} );
	expect( style.getKit() ).toBeUndefined();
} );

it( 'puts the gap of a block above its children but the first, and lets a margin replace it', () => {
	const [ group ] = toElements(
		'<!-- wp:group {"style":{"spacing":{"blockGap":"30px"}}} --><div class="wp-block-group"><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph --><!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"5px"}}}} --><p>Three</p><!-- /wp:paragraph --></div><!-- /wp:group -->',
		plain(),
		'key'
	);
	expect(
		group?.elements.map(
			( { settings } ) =>
				( settings._margin as { top: string } | undefined )?.top
		)
	).toEqual( [ undefined, '30', '5' ] );
} );

it( 'gives columns without a width what the others leave, and the whole width on a telephone', () => {
	const column = ( width: string ): string =>
		`<!-- wp:column ${ width }--><div class="wp-block-column"><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --></div><!-- /wp:column -->`;
	const [ columns ] = toElements(
		`<!-- wp:columns --><div class="wp-block-columns">${ column(
			'{"width":"52%"} '
		) }${ column( '' ) }${ column( '' ) }</div><!-- /wp:columns -->`,
		plain(),
		'key'
	);
	expect(
		columns?.elements.map( ( { settings } ) => [
			( settings.width as { size: number } ).size,
			( settings.width_mobile as { size: number } ).size,
		] )
	).toEqual( [
		[ 52, 100 ],
		[ 24, 100 ],
		[ 24, 100 ],
	] );
} );

it( 'keeps columns beside each other on a telephone that are not stacked there', () => {
	const column =
		'<!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --></div><!-- /wp:column -->';
	const [ columns ] = toElements(
		`<!-- wp:columns {"isStackedOnMobile":false} --><div class="wp-block-columns">${ column }${ column }</div><!-- /wp:columns -->`,
		plain(),
		'key'
	);
	expect( columns?.settings.flex_wrap_mobile ).toBe( 'nowrap' );
	expect( columns?.elements[ 0 ]?.settings.width_mobile ).toMatchObject( {
		size: 50,
	} );
} );

it( 'cuts what is wider than a section of full width off, so that the page does not scroll sideways', () => {
	const [ group ] = toElements(
		'<!-- wp:group {"align":"full"} --><div class="wp-block-group alignfull"></div><!-- /wp:group -->',
		plain(),
		'key'
	);
	expect( group?.settings.overflow ).toBe( 'hidden' );
} );

it( 'underlines links, and writes the head of a table as a head', () => {
	const [ top ] = toElements(
		'<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Day</th></tr></thead><tbody><tr><td><a href="https://pages.templately.invalid/x/">Book</a></td></tr></tbody></table></figure><!-- /wp:table -->',
		plain(),
		'key'
	);
	const { editor } = top?.elements[ 0 ]?.settings ?? {};
	expect( editor ).toContain( '<thead><tr><th style=' );
	expect( editor ).toContain( '<a style="text-decoration:underline" href' );
} );

it( 'gives marked words the color of their preset', () => {
	const pack = readPacks( join( __dirname, '../../packs' ) ).find(
		( { slug } ) => slug === 'tessellate-27'
	);
	const [ top ] = toElements(
		'<!-- wp:paragraph --><p><mark style="background-color:transparent" class="has-inline-color has-fog-color">Late</mark></p><!-- /wp:paragraph -->',
		new Style( pack as NonNullable< typeof pack > ),
		'key'
	);
	expect( top?.elements[ 0 ]?.settings.editor ).toContain(
		'<span style="color:#b9b4ae">Late</span>'
	);
} );

it( 'makes one accordion of details that follow each other', () => {
	const details = ( word: string ): string =>
		`<!-- wp:details --><details class="wp-block-details"><summary>${ word } &amp; more</summary><!-- wp:paragraph --><p class="x">Yes</p><!-- /wp:paragraph --></details><!-- /wp:details -->`;
	const [ top ] = toElements(
		`<!-- wp:group --><div class="wp-block-group">${ details(
			'One'
		) }${ details( 'Two' ) }</div><!-- /wp:group -->`,
		plain(),
		'key'
	);
	expect( top?.elements ).toHaveLength( 1 );
	expect( top?.elements[ 0 ]?.settings.tabs ).toMatchObject( [
		{ tab_title: 'One & more', tab_content: '<p>Yes</p>' },
		{ tab_title: 'Two & more', tab_content: '<p>Yes</p>' },
	] );
} );

it( 'keeps the caption of an image, and gives none to an image without', () => {
	const image = ( caption: string ): string =>
		`<!-- wp:image --><figure class="wp-block-image"><img src="https://media.templately.invalid/2000000001/wheel.webp" alt="A wheel"/>${ caption }</figure><!-- /wp:image -->`;
	expect(
		widget(
			image(
				'<figcaption class="wp-element-caption">True to <em>half</em> a millimetre</figcaption>'
			),
			plain()
		)?.settings
	).toMatchObject( {
		caption_source: 'custom',
		caption: 'True to <em>half</em> a millimetre',
	} );
	expect( widget( image( '' ), plain() )?.settings ).not.toHaveProperty(
		'caption'
	);
} );

it( 'keeps the corners of an image in the shape of an arch', () => {
	const corners =
		'{"topLeft":"999px","topRight":"999px","bottomLeft":"24px","bottomRight":"24px"}';
	expect(
		widget(
			`<!-- wp:image {"style":{"border":{"radius":${ corners }}}} --><figure class="wp-block-image"><img src="https://media.templately.invalid/2000000001/wheel.webp" alt="A wheel"/></figure><!-- /wp:image -->`,
			plain()
		)?.settings.image_border_radius
	).toMatchObject( {
		unit: 'px',
		top: '999',
		right: '999',
		bottom: '24',
		left: '24',
		isLinked: false,
	} );
} );
