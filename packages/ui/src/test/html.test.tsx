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

const MESSAGE = [ 'b', 'strong', 'em', 'p', 'ul', 'ol', 'li', 'code' ];
const DESCRIPTION = [
	...[ 'h2', 'h3', 'h4', 'h5', 'h6' ],
	...[ 'figure', 'figcaption', 'blockquote' ],
];

it( 'S11 lets each element of the list through, and no attribute but those it knows', () => {
	for ( const tag of MESSAGE ) {
		const html = `<${ tag } id="a" style="color:red" onclick="alert(1)">x</${ tag }>`;
		expect( render( html ) ).toBe( `<${ tag }>x</${ tag }>` );
		expect( render( html, 'description' ) ).toBe(
			`<${ tag }>x</${ tag }>`
		);
	}
	for ( const tag of DESCRIPTION ) {
		const html = `<${ tag } class="a" onclick="alert(1)">x</${ tag }>`;
		expect( render( html ) ).toBe( 'x' );
		expect( render( html, 'description' ) ).toBe(
			`<${ tag }>x</${ tag }>`
		);
	}
	expect( render( 'a<br onclick="alert(1)">b' ) ).toBe( 'a<br/>b' );
} );

it.each( [
	...[ 'script', 'style', 'template', 'iframe', 'object', 'embed' ],
	...[ 'noscript', 'svg', 'math', 'form' ],
] )( 'S11 shows not even the text of %s', ( tag ) => {
	const inner = tag === 'embed' ? '' : 'y';
	for ( const as of [ 'message', 'description' ] as const ) {
		expect( render( `x<${ tag }>${ inner }</${ tag }>`, as ) ).toBe( 'x' );
	}
} );

it( 'S11 shows the text of every other element, and nothing else of it', () => {
	for ( const tag of [ 'h1', 'span', 'div', 'button', 'marquee', 'x-y' ] ) {
		expect( render( `<${ tag } onclick="a()">x</${ tag }>` ) ).toBe( 'x' );
	}
	for ( const tag of [ 'input', 'link', 'meta', 'base', 'video', 'audio' ] ) {
		expect(
			render( `<${ tag } src="//evil.example/">x`, 'description' )
		).toBe( 'x' );
	}
} );

it( 'S12 opens links of the web alone, in a tab of their own that knows nothing of this one', () => {
	expect( render( '<a href="https://example.com/a" id="b">x</a>' ) ).toBe(
		'<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">x</a>'
	);
	for ( const href of [
		'javascript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'file:///etc/passwd',
		'blob:https://evil.example/1',
		'https://[',
	] ) {
		expect( render( `<a href="${ href }">x</a>` ) ).toBe( 'x' );
	}
} );

it( 'S6 shows images of this site and of the origins it was given, in descriptions alone', () => {
	const image = ( src: string ) =>
		`<img src="${ src }" alt="A" onerror="a()">`;
	const shown = ( src: string, origins?: string[] ) =>
		renderToString(
			<Html
				html={ image( src ) }
				as="description"
				imageOrigins={ origins }
			/>
		);
	const own = `${ window.location.origin }/a.png`;
	expect( shown( own ) ).toBe(
		`<img src="${ own }" alt="A" loading="lazy"/>`
	);
	expect(
		shown( 'https://hub.example/a.png', [ 'https://hub.example' ] )
	).toBe( '<img src="https://hub.example/a.png" alt="A" loading="lazy"/>' );
	for ( const src of [
		'https://hub.example:81/a.png',
		'http://hub.example/a.png',
		'https://hub.example.evil.example/a.png',
		'https://evil.example/a.png',
		'data:image/png;base64,AA==',
		'javascript:alert(1)',
	] ) {
		expect( shown( src, [ 'https://hub.example' ] ) ).toBe( '' );
	}
	expect( render( image( own ) ) ).toBe( '' );
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
