/** Dresses a site in a pack: for its photographs, and to test what they promise. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toDocument } from '../document';
import type { Pack } from '../pack';
import { themeJson } from '../theme';

/** What of a site is needed to dress it. */
export interface Model {
	readonly url: string;
	/** Runs PHP inside the site's WordPress as its administrator and returns what it printed. */
	evaluate: ( code: string ) => Promise< string >;
}

/**
 * Shows pages without the pack's header and footer, which an insert does not bring.
 *
 * @param pack  The pack.
 * @param model A site that wears it.
 */
export async function showAlone( pack: Pack, model: Model ): Promise< void > {
	const slugs = JSON.stringify( pack.pages.map( ( { slug } ) => slug ) );
	await model.evaluate(
		`foreach ( json_decode( '${ slugs }' ) as $slug ) { update_post_meta( get_page_by_path( $slug )->ID, '_wp_page_template', 'page-alone' ); }`
	);
}

const here = dirname( fileURLToPath( import.meta.url ) );

/**
 * Puts a pack on a site, as a full-site import would; returns the address of each page and block, by slug.
 *
 * @param pack   The pack.
 * @param folder Its folder.
 * @param model  The site.
 */
export async function wear(
	pack: Pack,
	folder: string,
	model: Model
): Promise< Record< string, string > > {
	const content = ( {
		slug,
		name,
		blocks,
	}: Pack[ 'sections' ][ number ] ) => ( {
		slug,
		name,
		content: toDocument( blocks, pack.theme ).blocks.join( '\n\n' ),
	} );
	const data = {
		slug: pack.slug,
		title: pack.title,
		folder,
		theme: themeJson( pack.theme, '' ),
		pages: pack.pages.map( content ),
		sections: pack.sections.map( content ),
		parts: pack.parts.map( ( { slug, name, area, blocks } ) => ( {
			slug,
			name,
			area: area ?? '',
			content: toDocument( blocks, pack.theme ).blocks.join( '\n\n' ),
		} ) ),
		menu: pack.menu,
		posts: pack.posts.map( ( { title, excerpt, date } ) => ( {
			title,
			excerpt,
			date,
		} ) ),
	};
	const encoded = Buffer.from( JSON.stringify( data ) ).toString( 'base64' );
	return JSON.parse(
		await model.evaluate(
			`$pack = json_decode( base64_decode( '${ encoded }' ), true ); require '${ join( here, 'wear-pack.php' ) }';`
		)
	) as Record< string, string >;
}
