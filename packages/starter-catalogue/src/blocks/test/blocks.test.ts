/**
 * The markup beside each block is what the editor of WordPress 7.1 writes for it, but for the blank before `/>`: the server
 * puts it there whenever somebody without the right to unfiltered HTML saves.
 */
import {
	column,
	columns,
	cover,
	group,
	heading,
	mediaText,
	paragraph,
	section,
} from '..';
import { WORDS, picture, words, written } from './written';

describe( 'A look', () => {
	const block = heading( 2, 'Dinner', {
		text: 'soot',
		background: 'bone',
		links: 'soot',
		size: 'title',
		family: 'serif',
		weight: '300',
		italic: true,
		leading: '1.02',
		tracking: '-0.02em',
		margin: { top: '0', bottom: 'l' },
	} );

	it( 'is written as presets', () => {
		expect( written( block ) ).toBe(
			'<!-- wp:heading {"style":{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}},"spacing":{"margin":{"top":"0","bottom":"var:preset|spacing|l"}},"typography":{"fontStyle":"italic","fontWeight":"300","letterSpacing":"-0.02em","lineHeight":"1.02"}},"backgroundColor":"bone","textColor":"soot","fontSize":"title","fontFamily":"serif"} -->\n' +
				'<h2 class="wp-block-heading has-soot-color has-bone-background-color has-text-color has-background has-link-color has-serif-font-family has-title-font-size" style="margin-top:0;margin-bottom:var(--wp--preset--spacing--l);font-style:italic;font-weight:300;letter-spacing:-0.02em;line-height:1.02">Dinner</h2>\n' +
				'<!-- /wp:heading -->'
		);
	} );

	it( 'stops the build when it names what the pack does not have', () => {
		expect( () => written( paragraph( 'x', { text: 'sooth' } ) ) ).toThrow(
			'There is no colour “sooth”, but: soot, bone.'
		);
	} );
} );

describe( 'The serializer', () => {
	it( 'escapes what would end a comment or look like a tag', () => {
		expect(
			written( group( { label: 'a --> <b> & "c"' }, [] ) )
		).toContain(
			'{"metadata":{"name":"a \\u002d\\u002d\\u003e \\u003cb\\u003e \\u0026 \\u0022c\\u0022"}'
		);
	} );

	it( 'joins the blocks in a container by an empty line', () => {
		expect(
			written(
				group( { layout: { type: 'default' } }, [ words, words ] )
			)
		).toBe(
			`<!-- wp:group {"layout":{"type":"default"}} -->\n<div class="wp-block-group">${ WORDS }\n\n${ WORDS }</div>\n<!-- /wp:group -->`
		);
	} );
} );

describe( 'Containers', () => {
	it( 'write a group with lines, an anchor and an element of its own', () => {
		expect(
			written(
				group(
					{
						element: 'header',
						anchor: 'top',
						align: 'wide',
						className: 'x',
						border: { top: { colour: 'soot' } },
						minHeight: '96px',
						sticky: true,
						layout: {
							type: 'flex',
							wrap: false,
							justify: 'space-between',
							across: 'top',
						},
					},
					[ words ]
				)
			)
		).toBe(
			'<!-- wp:group {"tagName":"header","align":"wide","className":"x","style":{"border":{"top":{"color":"var:preset|color|soot","width":"1px"}},"dimensions":{"minHeight":"96px"},"position":{"type":"sticky","top":"0px"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between","verticalAlignment":"top"},"anchor":"top"} -->\n' +
				`<header class="wp-block-group alignwide x" id="top" style="border-top-color:var(--wp--preset--color--soot);border-top-width:1px;min-height:96px">${ WORDS }</header>\n` +
				'<!-- /wp:group -->'
		);
	} );

	it( 'make a section as wide as the page, without a gap to its neighbours', () => {
		expect( written( section( { background: 'soot' }, [ words ] ) ) ).toBe(
			'<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|l","right":"var:preset|spacing|edge","bottom":"var:preset|spacing|l","left":"var:preset|spacing|edge"}}},"backgroundColor":"soot","layout":{"type":"constrained","contentSize":"1296px","wideSize":"1296px"}} -->\n' +
				`<div class="wp-block-group alignfull has-soot-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--l);padding-right:var(--wp--preset--spacing--edge);padding-bottom:var(--wp--preset--spacing--l);padding-left:var(--wp--preset--spacing--edge)">${ WORDS }</div>\n` +
				'<!-- /wp:group -->'
		);
	} );

	it( 'give the links of a section the colour of its text, and those of a text its own', () => {
		expect(
			written( section( { text: 'soot', padding: '0' }, [ words ] ) )
		).toContain(
			'{"elements":{"link":{"color":{"text":"var:preset|color|soot"}}}'
		);
		expect(
			written( paragraph( '<a href="#">x</a>', { text: 'bone' } ) )
		).toBe(
			'<!-- wp:paragraph {"style":{"elements":{"link":{"color":{"text":"var:preset|color|bone"}}}},"textColor":"bone"} -->\n' +
				'<p class="has-bone-color has-text-color has-link-color"><a href="#">x</a></p>\n' +
				'<!-- /wp:paragraph -->'
		);
		expect( written( paragraph( 'x', { text: 'bone' } ) ) ).not.toContain(
			'link'
		);
	} );

	it( 'show no shade over a picture without an overlay', () => {
		expect( written( cover( { picture }, [] ) ) ).toContain(
			'"dimRatio":0,'
		);
	} );

	it( 'write columns and their shares', () => {
		expect(
			written(
				columns(
					{ across: 'bottom', gap: { rows: '8px', columns: 'l' } },
					[ column( { width: '25%', across: 'bottom' }, [ words ] ) ]
				)
			)
		).toBe(
			'<!-- wp:columns {"verticalAlignment":"bottom","style":{"spacing":{"blockGap":{"top":"8px","left":"var:preset|spacing|l"}}}} -->\n' +
				'<div class="wp-block-columns are-vertically-aligned-bottom"><!-- wp:column {"verticalAlignment":"bottom","width":"25%"} -->\n' +
				`<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:25%">${ WORDS }</div>\n` +
				'<!-- /wp:column --></div>\n<!-- /wp:columns -->'
		);
	} );

	it( 'lay words on a picture', () => {
		expect(
			written(
				cover(
					{
						picture,
						focus: [ 80, 50 ],
						overlay:
							'linear-gradient(90deg,rgba(20,17,14,0.72) 0%,rgba(20,17,14,0) 60%)',
						align: 'full',
						height: 58,
						unit: 'vw',
						position: 'bottom left',
						layout: { type: 'default' },
					},
					[ words ]
				)
			)
		).toBe(
			'<!-- wp:cover {"url":"https://media.templately.invalid/7/jug.webp","id":7,"alt":"A jug \\u0026 a “quince”","focalPoint":{"x":0.8,"y":0.5},"minHeight":58,"minHeightUnit":"vw","customGradient":"linear-gradient(90deg,rgba(20,17,14,0.72) 0%,rgba(20,17,14,0) 60%)","contentPosition":"bottom left","sizeSlug":"full","align":"full","layout":{"type":"default"}} -->\n' +
				'<div class="wp-block-cover alignfull has-custom-content-position is-position-bottom-left" style="min-height:58vw"><img class="wp-block-cover__image-background wp-image-7 size-full" alt="A jug &amp; a “quince”" src="https://media.templately.invalid/7/jug.webp" style="object-position:80% 50%" data-object-fit="cover" data-object-position="80% 50%" /><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim wp-block-cover__gradient-background has-background-gradient" style="background:linear-gradient(90deg,rgba(20,17,14,0.72) 0%,rgba(20,17,14,0) 60%)"></span>' +
				`<div class="wp-block-cover__inner-container">${ WORDS }</div></div>\n<!-- /wp:cover -->`
		);
	} );

	it( 'lay words on a field of colour', () => {
		const field = cover(
			{
				overlay: 'bone',
				light: true,
				height: 320,
				layout: { type: 'default' },
			},
			[ words ]
		);
		expect( written( field ) ).toBe(
			'<!-- wp:cover {"overlayColor":"bone","isUserOverlayColor":true,"minHeight":320,"isDark":false,"layout":{"type":"default"}} -->\n' +
				`<div class="wp-block-cover is-light" style="min-height:320px"><span aria-hidden="true" class="wp-block-cover__background has-bone-background-color has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container">${ WORDS }</div></div>\n<!-- /wp:cover -->`
		);
	} );

	it( 'put a picture beside words', () => {
		expect(
			written(
				mediaText(
					{ picture, side: 'right', share: 45, across: 'center' },
					[ words ]
				)
			)
		).toBe(
			'<!-- wp:media-text {"mediaPosition":"right","mediaId":7,"mediaType":"image","mediaWidth":45,"verticalAlignment":"center"} -->\n' +
				`<div class="wp-block-media-text has-media-on-the-right is-stacked-on-mobile is-vertically-aligned-center" style="grid-template-columns:auto 45%"><div class="wp-block-media-text__content">${ WORDS }</div><figure class="wp-block-media-text__media"><img src="https://media.templately.invalid/7/jug.webp" alt="A jug &amp; a “quince”" class="wp-image-7 size-full" /></figure></div>\n` +
				'<!-- /wp:media-text -->'
		);
	} );
} );
