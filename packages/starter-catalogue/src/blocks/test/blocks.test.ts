/**
 * The markup beside each block is what the editor of WordPress 7.1 writes for it, but for the blank before `/>`: the server
 * puts it there whenever somebody without the right to unfiltered HTML saves.
 */
import { Skin, type Theme } from '../../theme';
import type { Picture } from '../../picture';
import {
	button,
	buttons,
	column,
	columns,
	cover,
	details,
	group,
	heading,
	image,
	list,
	mediaText,
	menuEntries,
	navigation,
	paragraph,
	query,
	quote,
	section,
	separator,
	siteTitle,
	spacer,
	table,
	templatePart,
	type Block,
} from '..';

const theme: Theme = {
	colours: {
		soot: { name: 'Soot', hex: '#14110e' },
		bone: { name: 'Bone', hex: '#efe7d8' },
	},
	sizes: { title: { name: 'Title', size: 'clamp(40px, 5vw, 76px)' } },
	spaces: {
		edge: { name: 'Edge', size: '5vw', gap: '40px' },
		l: { name: 'Large', size: 'clamp(64px, 8vw, 120px)', gap: '88px' },
	},
	families: {
		serif: {
			name: 'Serif',
			stack: 'Georgia, serif',
			role: 'heading',
			width: 0.4,
			x: 0.4,
			licence: 'fonts/OFL-serif.txt',
			faces: [],
		},
	},
	widths: { text: '640px', wide: '1296px' },
	page: { background: 'soot', text: 'bone', edge: 'edge' },
	styles: {},
};

const picture: Picture = {
	id: 7,
	name: 'jug.webp',
	width: 800,
	height: 1000,
	alt: 'A jug & a “quince”',
};

const written = ( block: Block ): string => block( new Skin( theme ) );

const words = paragraph( 'x' );
const WORDS = '<!-- wp:paragraph -->\n<p>x</p>\n<!-- /wp:paragraph -->';

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

describe( 'Words', () => {
	it( 'make a quote, a question, a list and a drop cap', () => {
		expect(
			written(
				quote(
					{
						centred: true,
						by: 'The Gazette',
						background: 'bone',
						padding: '0',
						border: { colour: 'bone', width: '0px' },
						radius: '0px',
					},
					[ words ]
				)
			)
		).toBe(
			'<!-- wp:quote {"textAlign":"center","style":{"border":{"radius":"0px","width":"0px"},"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}}},"backgroundColor":"bone","borderColor":"bone"} -->\n' +
				`<blockquote class="wp-block-quote has-text-align-center has-border-color has-bone-border-color has-bone-background-color has-background" style="border-width:0px;border-radius:0px;padding-top:0;padding-right:0;padding-bottom:0;padding-left:0">${ WORDS }<cite>The Gazette</cite></blockquote>\n` +
				'<!-- /wp:quote -->'
		);
		expect( written( details( 'Nuts?', {}, [ words ] ) ) ).toBe(
			`<!-- wp:details -->\n<details class="wp-block-details"><summary>Nuts?</summary>${ WORDS }</details>\n<!-- /wp:details -->`
		);
		expect(
			written( list( [ 'a', 'b' ], { padding: { left: '0' } } ) )
		).toBe(
			'<!-- wp:list {"style":{"spacing":{"padding":{"left":"0"}}}} -->\n<ul style="padding-left:0" class="wp-block-list"><!-- wp:list-item -->\n<li>a</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>b</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->'
		);
		expect( written( paragraph( 'Once', { dropCap: true } ) ) ).toBe(
			'<!-- wp:paragraph {"dropCap":true} -->\n<p class="has-drop-cap">Once</p>\n<!-- /wp:paragraph -->'
		);
	} );

	it( 'make a table with a hairline above each row', () => {
		expect(
			written(
				table(
					{
						background: 'bone',
						text: 'soot',
						size: 'title',
						padding: '0',
						lines: { colour: 'bone' },
						columns: [ 'left', 'right' ],
						head: [ 'Dish', 'Price' ],
					},
					[ [ 'Leeks', '14' ] ]
				)
			)
		).toBe(
			'<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"1px 0px 0px"},"spacing":{"padding":{"top":"0","right":"0","bottom":"0","left":"0"}}},"backgroundColor":"bone","textColor":"soot","fontSize":"title","borderColor":"bone"} -->\n' +
				'<figure style="padding-top:0;padding-right:0;padding-bottom:0;padding-left:0" class="wp-block-table has-title-font-size"><table class="has-soot-color has-bone-background-color has-text-color has-background has-border-color has-bone-border-color" style="border-width:1px 0px 0px"><thead><tr><th class="has-text-align-left" data-align="left">Dish</th><th class="has-text-align-right" data-align="right">Price</th></tr></thead><tbody><tr><td>Leeks</td><td class="has-text-align-right" data-align="right">14</td></tr></tbody></table></figure>\n' +
				'<!-- /wp:table -->'
		);
	} );

	it( 'are kept apart by lines and spaces', () => {
		expect( written( separator( { colour: 'soot', across: true } ) ) ).toBe(
			'<!-- wp:separator {"className":"is-style-wide","backgroundColor":"soot"} -->\n<hr class="wp-block-separator has-text-color has-soot-color has-alpha-channel-opacity has-soot-background-color has-background is-style-wide" />\n<!-- /wp:separator -->'
		);
		expect( written( spacer( 'l' ) ) ).toBe(
			'<!-- wp:spacer {"height":"var:preset|spacing|l"} -->\n<div style="height:var(--wp--preset--spacing--l)" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->'
		);
	} );
} );

describe( 'Pictures and buttons', () => {
	it( 'frame a picture', () => {
		expect(
			written(
				image( picture, {
					ratio: '4/5',
					align: 'wide',
					caption: 'A jug',
					margin: { top: '0' },
				} )
			)
		).toBe(
			'<!-- wp:image {"id":7,"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"wide","style":{"spacing":{"margin":{"top":"0"}}}} -->\n' +
				'<figure class="wp-block-image alignwide size-full" style="margin-top:0"><img src="https://media.templately.invalid/7/jug.webp" alt="A jug &amp; a “quince”" class="wp-image-7" style="aspect-ratio:4/5;object-fit:cover" /><figcaption class="wp-element-caption">A jug</figcaption></figure>\n' +
				'<!-- /wp:image -->'
		);
		expect(
			written( image( picture, { width: '100%', height: '720px' } ) )
		).toContain(
			'<figure class="wp-block-image size-full is-resized"><img src="https://media.templately.invalid/7/jug.webp" alt="A jug &amp; a “quince”" class="wp-image-7" style="object-fit:cover;width:100%;height:720px" />'
		);
	} );

	it( 'put a button’s look on its link', () => {
		expect(
			written(
				buttons( { justify: 'right' }, [
					button( 'Book a table', 'tel:0555', {
						background: 'soot',
						text: 'bone',
						size: 'title',
						radius: '0px',
						border: { colour: 'bone' },
						padding: { y: '15px', x: '28px' },
						weight: '600',
					} ),
				] )
			)
		).toBe(
			'<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"right"}} -->\n<div class="wp-block-buttons"><!-- wp:button {"backgroundColor":"soot","textColor":"bone","style":{"border":{"radius":"0px","width":"1px"},"spacing":{"padding":{"top":"15px","right":"28px","bottom":"15px","left":"28px"}},"typography":{"fontWeight":"600"}},"fontSize":"title","borderColor":"bone"} -->\n' +
				'<div class="wp-block-button"><a class="wp-block-button__link has-bone-color has-soot-background-color has-text-color has-background has-border-color has-bone-border-color has-title-font-size has-custom-font-size wp-element-button" href="tel:0555" style="border-width:1px;border-radius:0px;padding-top:15px;padding-right:28px;padding-bottom:15px;padding-left:28px;font-weight:600">Book a table</a></div>\n' +
				'<!-- /wp:button --></div>\n<!-- /wp:buttons -->'
		);
	} );
} );

describe( 'Blocks that the site fills in', () => {
	it( 'are one comment where they hold nothing', () => {
		expect( written( siteTitle( { text: 'bone' } ) ) ).toBe(
			'<!-- wp:site-title {"level":0,"textColor":"bone"} /-->'
		);
		expect( written( templatePart( 'header' ) ) ).toBe(
			'<!-- wp:template-part {"slug":"header","theme":"this-theme","tagName":"header","area":"header"} /-->'
		);
	} );

	it( 'hold links and posts', () => {
		expect(
			written(
				navigation(
					{
						text: 'bone',
						overlay: { background: 'soot', text: 'bone' },
						justify: 'right',
					},
					2000000100
				)
			)
		).toBe(
			'<!-- wp:navigation {"ref":2000000100,"textColor":"bone","icon":"menu","overlayBackgroundColor":"soot","overlayTextColor":"bone","layout":{"type":"flex","justifyContent":"right"}} /-->'
		);
		expect(
			menuEntries( [
				{
					label: 'Menus',
					url: 'https://pages.templately.invalid/menus/',
					id: 2000000101,
				},
			] ).map( written )
		).toEqual( [
			'<!-- wp:navigation-link {"label":"Menus","type":"page","id":2000000101,"url":"https://pages.templately.invalid/menus/","kind":"post-type"} /-->',
		] );
		expect(
			written( query( { posts: 3, list: { columns: 2 } }, [ words ] ) )
		).toBe(
			'<!-- wp:query {"queryId":1,"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false},"layout":{"type":"default"}} -->\n' +
				`<div class="wp-block-query"><!-- wp:post-template {"layout":{"type":"grid","columnCount":2}} -->\n${ WORDS }\n<!-- /wp:post-template --></div>\n<!-- /wp:query -->`
		);
	} );
} );
