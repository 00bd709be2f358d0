import { renderToString } from '@wordpress/element';
import { Html } from '../html';

const render = ( html: string, as?: 'message' | 'description' ) =>
	renderToString( <Html html={ html } as={ as } /> );

it( 'shows text without markup as it is', () => {
	expect( render( 'Tom & Ann: 1 < 2' ) ).toBe( 'Tom &amp; Ann: 1 &lt; 2' );
} );

it( 'INS-039 shows what a message may hold', () => {
	expect(
		render(
			'<p>See <a href="https://example.com/a">this</a>,<br><b>b</b> <em>e</em> <code>c</code></p><ul><li>one</li></ul>'
		)
	).toContain( '<ul><li>one</li></ul>' );
	expect( render( '<a href="https://example.com/a">x</a>' ) ).toContain(
		'rel="noopener noreferrer"'
	);
} );

it.each( [
	'<a href="javascript:alert(1)">x</a>',
	'<a href="data:text/html,hi">x</a>',
	'<a href="java&#10;script:alert(1)">x</a>',
	'<span onclick="alert(1)">x</span>',
	'<p style="color:red" onload="alert(1)">x</p>',
	'<h2>x</h2>',
	'<img src="https://elsewhere.example/a.png" onerror="alert(1)">x',
	'<script>alert(1)</script>x',
	'<iframe src="https://elsewhere.example"></iframe>x',
	'<svg><a href="javascript:alert(1)"></a></svg>x',
	'<style>*{display:none}</style>x',
] )( 'leaves out of a message what is not allowed: %s', ( html ) => {
	expect( render( html ).replace( /<\/?p>/g, '' ) ).toBe( 'x' );
} );

it( 'lets a description have headings, quotations and images of this site', () => {
	expect(
		render( '<h2>Title</h2><blockquote>q</blockquote>', 'description' )
	).toBe( '<h2>Title</h2><blockquote>q</blockquote>' );
	expect(
		render(
			`<img src="${ window.location.origin }/a.png" alt="A">`,
			'description'
		)
	).toContain( 'alt="A"' );
	expect(
		render( '<img src="https://elsewhere.example/a.png">', 'description' )
	).toBe( '' );
} );
