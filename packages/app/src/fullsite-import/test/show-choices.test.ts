import type { ImportForm } from '@templately/rest';
import { showChoices } from '../show-choices';

const COLORS = [
	{ id: 'vesper-soot', title: 'Soot', color: '#14110e' },
	{ id: 'bone', title: 'Bone', color: '#efe7d8' },
];
const FORM: ImportForm = {
	id: 1,
	title: 'Mine',
	slogan: '',
	logo: null,
	logo_size: 211,
	color: {},
	import_demo_content: true,
	theme: '',
	plugins: [],
	objects: [],
};
const LOGO = { id: 5, url: 'https://site.example/logo.png' };

/** A preview of a page of this site. */
function openPage( header: string ) {
	const page = document.implementation.createHTMLDocument();
	page.body.innerHTML = `<header>${ header }</header><main><h1>Dinner</h1></main>`;
	const show = ( choices: object ) => {
		showChoices( page, { ...FORM, ...choices }, COLORS, 'vesper' );
		const logo = page.querySelector( 'img' );
		return {
			header: page.querySelector( 'header' )?.textContent,
			logo:
				logo && logo.style.display !== 'none'
					? [
							logo.src,
							logo.srcset,
							logo.style.width,
							logo.style.height,
						]
					: null,
			colors: [ 'soot', 'bone' ].map( ( slug ) =>
				page.documentElement.style.getPropertyValue(
					`--templately-color-${ slug }`
				)
			),
		};
	};
	return { page, show };
}

describe( 'The preview on this site', () => {
	test.each( [
		[
			'a block theme',
			'<p class="wp-block-site-title"><a href="/">Old</a></p><p class="wp-block-site-tagline">Old</p>',
		],
		[
			'a classic theme',
			'<h1 class="site-title">Old</h1><p class="site-description">Old</p>',
		],
		[
			'a theme with a logo',
			'<div class="wp-block-site-logo"><a href="/"><img class="custom-logo" src="/old.png" srcset="/old.png 2x" /></a></div><p class="wp-block-site-title"><a href="/">Old</a></p><p class="wp-block-site-tagline">Old</p>',
		],
	] )(
		'of %s shows the title, the tagline, the logo in its width and the colors (IMP-007, IMP-009, IMP-010)',
		( _theme, header ) => {
			const { page, show } = openPage( header );
			expect( show( { slogan: 'A kitchen' } ) ).toEqual( {
				header: 'MineA kitchen',
				logo: null,
				colors: [ '#14110e', '#efe7d8' ],
			} );
			const chosen = {
				title: 'Kettle',
				logo: LOGO,
				logo_size: 120,
				color: { 'vesper-soot': '#12304f' },
			};
			expect( show( chosen ) ).toEqual( {
				header: 'Kettle',
				logo: [ LOGO.url, '', '120px', 'auto' ],
				colors: [ '#12304f', '#efe7d8' ],
			} );
			// Again, with another title: there is one logo.
			expect( show( { ...chosen, title: 'Rye' } ).header ).toBe( 'Rye' );
			expect( page.querySelectorAll( 'img' ) ).toHaveLength( 1 );
			expect( page.querySelector( 'main' )?.textContent ).toBe(
				'Dinner'
			);
			// Without a logo and with the colors of the pack.
			expect( show( {} ) ).toMatchObject( {
				logo: null,
				colors: [ '#14110e', '#efe7d8' ],
			} );
		}
	);
} );
