import type { ImportForm, PackColor } from '@templately/rest';

const TITLES =
	'.wp-block-site-title a, .wp-block-site-title:not(:has(a)), .site-title a, .site-title:not(:has(a))';
const TAGLINES = '.wp-block-site-tagline, .site-description';
const LOGOS = 'img.custom-logo, .wp-block-site-logo img';

/**
 * Shows the choices of the wizard in a preview on this site. The preview reads each color of the design from a variable.
 *
 * @param page   Document of the preview.
 * @param form   The choices.
 * @param colors Colors of the pack.
 * @param pack   Slug of the pack. The ids of its colors start with it, those in its designs do not.
 */
export function showChoices(
	page: Document,
	form: ImportForm,
	colors: PackColor[],
	pack: string
): void {
	for ( const { id, color } of colors ) {
		const slug = id.startsWith( `${ pack }-` )
			? id.slice( pack.length + 1 )
			: id;
		page.documentElement.style.setProperty(
			`--templately-color-${ slug }`,
			form.color[ id ] ?? color
		);
	}
	const write = ( selector: string, text: string ) =>
		page
			.querySelectorAll( selector )
			.forEach( ( element ) => ( element.textContent = text ) );
	write( TITLES, form.title );
	write( TAGLINES, form.slogan );
	if ( form.logo && ! page.querySelector( LOGOS ) ) {
		const logo = page.createElement( 'img' );
		logo.className = 'custom-logo';
		logo.alt = '';
		logo.style.marginInlineEnd = '0.5em';
		logo.style.verticalAlign = 'middle';
		page.querySelector( '.wp-block-site-title, .site-title' )?.prepend(
			logo
		);
	}
	page.querySelectorAll< HTMLImageElement >( LOGOS ).forEach( ( logo ) => {
		logo.style.display = form.logo ? '' : 'none';
		if ( form.logo ) {
			logo.removeAttribute( 'srcset' );
			logo.src = form.logo.url;
			logo.style.width = `${ form.logo_size }px`;
			logo.style.maxWidth = '100%';
			logo.style.height = 'auto';
		}
	} );
}
