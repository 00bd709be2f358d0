/** Activates a pack as the theme of a site: for its photographs, and for tests. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBlock, isPage, isTemplate } from '../site';
import type { ThemeFolder } from '../theme-folder';

/** The parts of a site that this needs. */
export interface Model {
	readonly url: string;
	/** Runs PHP inside the site's WordPress as its administrator and returns what it printed. */
	evaluate: ( code: string ) => Promise< string >;
}

const here = dirname( fileURLToPath( import.meta.url ) );

const getNames = (
	{ patterns }: ThemeFolder,
	is: typeof isPage
): readonly string[] =>
	[ ...patterns.values() ].filter( is ).map( ( { name } ) => name );

export const getPageNames = ( pack: ThemeFolder ): readonly string[] =>
	getNames( pack, isPage );

/** Names of what is shown alone: blocks, and templates such as headers. */
export const getBlockNames = ( pack: ThemeFolder ): readonly string[] =>
	getNames(
		pack,
		( pattern ) => isBlock( pattern ) || isTemplate( pattern )
	);

/** Shows pages without the pack's header and footer, which an insert does not bring. */
export async function showAlone(
	pack: ThemeFolder,
	model: Model
): Promise< void > {
	const names = JSON.stringify( getPageNames( pack ) );
	await model.evaluate(
		`foreach ( json_decode( '${ names }' ) as $name ) { update_post_meta( get_page_by_path( $name )->ID, '_wp_page_template', 'page-alone' ); }`
	);
}

/** Returns the address of each page and block by name. */
export async function wear(
	pack: ThemeFolder,
	model: Model
): Promise< Record< string, string > > {
	const data = {
		folder: pack.path,
		slug: pack.slug,
		title: pack.pack.site?.title ?? pack.name,
		pages: getPageNames( pack ),
		blocks: getBlockNames( pack ),
		posts: Object.entries( pack.pack.posts ?? {} ).map(
			( [ name, { date } ] ) => {
				const post = pack.patterns.get( `post-${ name }` );
				return { title: post?.title, excerpt: post?.description, date };
			}
		),
	};
	const encoded = Buffer.from( JSON.stringify( data ) ).toString( 'base64' );
	return JSON.parse(
		await model.evaluate(
			`$pack = json_decode( base64_decode( '${ encoded }' ), true ); require '${ join( here, 'wear-pack.php' ) }';`
		)
	) as Record< string, string >;
}
