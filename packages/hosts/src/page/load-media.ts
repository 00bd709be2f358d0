import { fetchPage } from './fetch-page';
import { loadMissingScripts, loadMissingStyles } from './load-missing';
import { getTemplates } from './page-html';

/**
 * Loads WordPress's media library: the page that asks for it has it, with what is drawn by it. Nothing that stands in that page is run.
 *
 * @param address Address of the plugin's page, with its arguments.
 * @throws Error When the page, or a part of the library, does not come.
 */
export async function loadMedia( address: string ): Promise< void > {
	const page = await fetchPage( `${ address }&media=1` );
	await loadMissingStyles( page );
	getTemplates( page ).forEach( ( { id, text } ) => {
		if ( ! document.getElementById( id ) ) {
			const template = document.createElement( 'script' );
			template.type = 'text/html';
			template.id = id;
			template.textContent = text;
			document.body.append( template );
		}
	} );
	await loadMissingScripts( page );
}
