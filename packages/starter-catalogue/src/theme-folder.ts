/** Reads a pack's source: a block theme and its pack.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Term {
	readonly slug: string;
	readonly name: string;
}

interface Paid {
	readonly plan?: 'free' | 'starter' | 'pro';
	/** In dollars. */
	readonly price?: number;
}

/** pack.json: what the library shows and a theme does not say. pack.schema.json describes each member. */
export interface PackJson extends Paid {
	readonly categories?: readonly Term[];
	readonly tags?: readonly string[];
	readonly live_url?: string;
	readonly faces?: readonly string[];
	readonly order?: readonly string[];
	readonly site?: {
		readonly title?: string;
		readonly tagline?: string;
		readonly logo?: string;
		readonly front_page?: string;
		readonly posts_page?: string;
		readonly posts_per_page?: number;
	};
	readonly items?: Readonly<
		Record<
			string,
			Paid & {
				readonly kind?: Term;
				readonly alt?: string;
				readonly title?: string;
			}
		>
	>;
	/** Templates and template parts; those with a kind and a picture are items of the library. */
	readonly templates?: readonly ( Term & {
		readonly kind?: Term;
		readonly picture?: string;
	} )[];
	readonly terms?: readonly ( Term & { readonly taxonomy: string } )[];
	readonly posts?: Readonly<
		Record<
			string,
			{
				readonly date: string;
				readonly terms: readonly string[];
				readonly image?: string;
			}
		>
	>;
	readonly images?: Readonly< Record< string, { readonly alt: string } > >;
	/** The pack exists for Elementor too; colors of Elementor's roles. */
	readonly elementor?: Readonly<
		Partial< Record< 'primary' | 'secondary' | 'text' | 'accent', string > >
	>;
	readonly look?: {
		readonly gaps?: Readonly< Record< string, string > >;
		readonly fonts?: Readonly<
			Record<
				string,
				{
					readonly role?: string;
					readonly width?: number;
					readonly x?: number;
					readonly licence?: string;
				}
			>
		>;
	};
}

export type Preset = Readonly< Record< string, unknown > > & {
	readonly slug: string;
	readonly name: string;
};

export interface FontFamily extends Preset {
	readonly fontFamily: string;
	readonly fontFace?: readonly {
		readonly fontFamily: string;
		readonly fontWeight: string;
		readonly fontStyle: string;
		readonly src: readonly string[];
	}[];
}

export type Typography = Readonly< Record< string, string > >;

export interface Styles {
	readonly typography?: Typography;
	readonly elements?: Readonly<
		Record< string, { readonly typography?: Typography } >
	>;
	readonly color?: Readonly< Record< string, string > >;
	readonly spacing?: {
		readonly padding?: Readonly< Record< string, string > >;
	};
	readonly blocks?: Readonly< Record< string, unknown > >;
	readonly [ member: string ]: unknown;
}

export interface ThemeJson {
	readonly settings: {
		readonly layout: {
			readonly contentSize: string;
			readonly wideSize: string;
		};
		readonly [ group: string ]: Readonly< Record< string, unknown > >;
	};
	readonly styles: Styles;
	readonly templateParts?: readonly {
		readonly name: string;
		readonly title: string;
		readonly area: string;
	}[];
}

export interface Pattern {
	/** Without the theme's slug. */
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly categories: readonly string[];
	readonly keywords: readonly string[];
	readonly blockTypes: readonly string[];
	readonly postTypes: readonly string[];
	readonly templateTypes: readonly string[];
	readonly inserter: boolean;
	readonly markup: string;
}

/** A theme whose files are read. Its markup has the addresses of images as {@link IMAGE} has them. */
export interface ThemeFolder {
	readonly path: string;
	readonly slug: string;
	readonly name: string;
	readonly description: string;
	readonly pack: PackJson;
	readonly themeJson: ThemeJson;
	readonly patterns: ReadonlyMap< string, Pattern >;
	/** Markup by slug. */
	readonly templates: ReadonlyMap< string, string >;
	readonly parts: ReadonlyMap< string, string >;
}

/** Address of an image of the theme in the markup that {@link readThemeFolder} returns. */
export const IMAGE = 'theme:assets/images/';

const IMAGE_PHP =
	/<\?php echo esc_url\( get_theme_file_uri\( 'assets\/images\/([a-z0-9-]+\.(?:webp|avif|png|jpg))' \) \); \?>/g;

/**
 * @param  path Folder of the theme.
 * @throws {Error} When a file is missing or no JSON, or a pattern contains PHP other than the address of an image.
 */
export function readThemeFolder( path: string ): ThemeFolder {
	const read = ( file: string ): string =>
		readFileSync( join( path, file ), 'utf8' );
	const json = < Of >( file: string ): Of => {
		try {
			return JSON.parse( read( file ) );
		} catch ( error ) {
			throw new Error( `${ join( path, file ) }: ${ String( error ) }` );
		}
	};
	const list = ( folder: string, ending: string ): string[] =>
		existsSync( join( path, folder ) )
			? readdirSync( join( path, folder ), { recursive: true } )
					.map( String )
					.filter( ( file ) => file.endsWith( ending ) )
					.sort()
			: [];
	const markups = ( folder: string ): Map< string, string > =>
		new Map(
			list( folder, '.html' ).map( ( file ) => [
				file.slice( 0, -5 ),
				read( `${ folder }/${ file }` ).trim(),
			] )
		);
	const slug = basename( path );
	const header = readHeaders( read( 'style.css' ) );
	const patterns = list( 'patterns', '.php' ).map( ( file ) =>
		readPattern(
			read( `patterns/${ file }` ),
			join( path, 'patterns', file )
		)
	);
	return {
		path,
		slug,
		name: header( 'Theme Name' ),
		description: header( 'Description' ),
		pack: existsSync( join( path, 'pack.json' ) )
			? json( 'pack.json' )
			: {},
		themeJson: json( 'theme.json' ),
		patterns: new Map(
			patterns.map( ( pattern ) => [ pattern.name, pattern ] )
		),
		templates: markups( 'templates' ),
		parts: markups( 'parts' ),
	};
}

/** Reads the headers of a file as get_file_data() does. */
function readHeaders( text: string ): ( name: string ) => string {
	return ( name ) =>
		new RegExp( `^(?:[ \\t]*<\\?php)?[ \\t/*#@]*${ name }:(.*)$`, 'mi' )
			.exec( text.slice( 0, 8192 ) )?.[ 1 ]
			?.replace( /\s*(?:\*\/|\?>).*/, '' )
			.trim() ?? '';
}

function readPattern( text: string, file: string ): Pattern {
	const header = readHeaders( text );
	const words = ( name: string ): string[] =>
		header( name )
			.split( ',' )
			.map( ( word ) => word.trim() )
			.filter( Boolean );
	const start = text.indexOf( '?>' ) + 2;
	const markup = text.slice( start ).replace( IMAGE_PHP, `${ IMAGE }$1` );
	const php = markup.indexOf( '<?' );
	if ( php >= 0 || start < 2 ) {
		const line =
			text.slice( 0, start ) + markup.slice( 0, Math.max( 0, php ) );
		throw new Error(
			`${ file }:${ line.split( '\n' ).length }: a pattern contains no PHP but the address of an image, get_theme_file_uri( 'assets/images/…' ).`
		);
	}
	return {
		name: header( 'Slug' ).replace( /^.*\//, '' ),
		title: header( 'Title' ),
		description: header( 'Description' ),
		categories: words( 'Categories' ),
		keywords: words( 'Keywords' ),
		blockTypes: words( 'Block Types' ),
		postTypes: words( 'Post Types' ),
		templateTypes: words( 'Template Types' ),
		inserter: header( 'Inserter' ) !== 'no',
		markup: markup.trim(),
	};
}
