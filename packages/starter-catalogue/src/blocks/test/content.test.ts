/**
 * The markup beside each block is what the editor of WordPress 7.1 writes for it, but for the blank before `/>`: the server
 * puts it there whenever somebody without the right to unfiltered HTML saves.
 */
import {
	button,
	buttons,
	details,
	image,
	list,
	menuEntries,
	navigation,
	paragraph,
	query,
	quote,
	separator,
	siteTitle,
	spacer,
	table,
	templatePart,
} from '..';
import { WORDS, picture, words, written } from './written';

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
