/**
 * @jest-environment node
 */
/* eslint jsdoc/check-tag-names: [ 'error', { definedTags: [ 'jest-environment' ] } ] -- Jest reads its environment there. */
import { zipSync, unzipSync } from 'fflate';
import { withoutMedia } from '../bundle';
import { stateTextStyles } from '../markup';

const STYLES = {
	typography: { lineHeight: '1.5' },
	elements: {
		heading: {
			typography: {
				fontFamily: 'var:preset|font-family|serif',
				letterSpacing: '1px',
			},
		},
		h3: { typography: { letterSpacing: '2px' } },
	},
};

const heading = ( json: string, attributes: string ) =>
	`<!-- wp:heading {${ json }} -->\n<h3${ attributes }>x</h3>\n<!-- /wp:heading -->`;

const group = ( json: string, attributes: string, inner: string ) =>
	`<!-- wp:group ${ json }-->\n<div class="wp-block-group"${ attributes }>${ inner }</div>\n<!-- /wp:group -->`;

const TYPOGRAPHY =
	'"style":{"typography":{"fontStyle":"normal","fontWeight":"400","lineHeight":"1.5"}}';
const CSS = ' style="font-style:normal;font-weight:400;line-height:1.5"';

describe( 'The text styles of a theme', () => {
	it( 'at the level of a heading replace those of all headings', () => {
		expect(
			stateTextStyles( heading( '"level":3', ' class="a"' ), STYLES )
		).toBe(
			heading(
				'"level":3,"fontFamily":"serif","style":{"typography":{"letterSpacing":"2px"}}',
				' class="a has-serif-font-family" style="letter-spacing:2px"'
			)
		);
	} );

	it( 'leave a heading the values that it states itself', () => {
		const own = heading(
			'"level":3,"fontFamily":"sans","style":{"typography":{"letterSpacing":"0"}}',
			' class="has-sans-font-family" style="letter-spacing:0"'
		);
		expect( stateTextStyles( own, STYLES ) ).toBe( own );
	} );

	it( 'are added to the other typography of a heading', () => {
		expect(
			stateTextStyles(
				heading(
					'"level":3,"fontFamily":"sans","style":{"typography":{"lineHeight":"1"}}',
					' style="line-height:1"'
				),
				STYLES
			)
		).toBe(
			heading(
				'"level":3,"fontFamily":"sans","style":{"typography":{"lineHeight":"1","letterSpacing":"2px"}}',
				' style="line-height:1;letter-spacing:2px"'
			)
		);
	} );

	it( 'are stated by outermost containers only, also after a block without content', () => {
		const spacer = '<!-- wp:site-title /-->\n\n';
		expect(
			stateTextStyles( spacer + group( '', '', group( '', '', 'x' ) ), {
				typography: STYLES.typography,
			} )
		).toBe(
			spacer + group( `{${ TYPOGRAPHY }} `, CSS, group( '', '', 'x' ) )
		);
	} );

	it.each( [ 'group', 'columns', 'cover', 'media-text' ] )(
		'are stated by the container %s',
		( name ) => {
			expect(
				stateTextStyles( `<!-- wp:${ name } -->\n<div>`, STYLES )
			).toBe( `<!-- wp:${ name } {${ TYPOGRAPHY }} -->\n<div${ CSS }>` );
		}
	);

	it( 'escape attributes as WordPress does', () => {
		const json =
			'{"metadata":{"name":"a\\u002d\\u002db \\u003c\\u003e\\u0026 \\u0022"}';
		expect(
			stateTextStyles( group( `${ json }} `, '', '' ), STYLES )
		).toBe( group( `${ json },${ TYPOGRAPHY }} `, CSS, '' ) );
	} );
} );

it( 'removes only the media from a bundle', () => {
	const bytes = new Uint8Array( [ 1 ] );
	const bundle = zipSync( {
		'manifest.json': bytes,
		'fonts/a.woff2': bytes,
		'media/a.webp': bytes,
		'documents/a-media.json': bytes,
	} );
	expect( Object.keys( unzipSync( withoutMedia( bundle ) ) ) ).toEqual( [
		'manifest.json',
		'fonts/a.woff2',
		'documents/a-media.json',
	] );
} );
