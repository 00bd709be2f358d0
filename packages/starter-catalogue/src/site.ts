/** Makes a whole site of a theme folder: its pages, posts, templates, menus and terms, each with a number, and its settings. */
import { toGlobalStyles, getSlugs } from './look';
import {
	find,
	inlinePatterns,
	linkPages,
	numberImages,
	prefixPresets,
} from './markup';
import type { Pattern, Term, ThemeFolder } from './theme-folder';

/** Numbers of objects lie above all ids that a site may have. */
const number = ( place: number ): number => 2_000_000_000 + place;

/** Places of the first menu, after up to 99 images. */
const MENUS = 100;

const NAVIGATION =
	/<!-- wp:navigation (?:\{(.*?)\} )?-->\s*(.*?)\s*<!-- \/wp:navigation -->/gs;

export const pageUrl = ( page: string | number ): string =>
	`https://pages.templately.invalid/${ page }/`;

export const isPage = ( { blockTypes, postTypes }: Pattern ): boolean =>
	blockTypes.includes( 'core/post-content' ) &&
	( postTypes.length === 0 || postTypes.includes( 'page' ) );

/** Whether a pattern is a template, or a template part such as a header. */
export const isTemplate = ( {
	blockTypes,
	templateTypes,
	inserter,
}: Pattern ): boolean =>
	inserter &&
	( templateTypes.length > 0 ||
		( blockTypes[ 0 ] ?? '' ).startsWith( 'core/template-part/' ) );

export const isBlock = ( pattern: Pattern ): boolean =>
	pattern.inserter &&
	! pattern.blockTypes.includes( 'core/post-content' ) &&
	! isTemplate( pattern );

const isPost = ( { name, postTypes }: Pattern ): boolean =>
	name.startsWith( 'post-' ) && postTypes.includes( 'post' );

interface SiteObject {
	readonly id: number;
	readonly type: string;
	readonly slug: string;
	readonly title: string;
	readonly entry: string;
	readonly sample?: true;
	readonly needs: readonly number[];
}

export interface Template {
	readonly slug: string;
	readonly title: string;
	/** Of a template part. */
	readonly area?: string;
	/** Of an item of the library: its kind, and the item whose thumbnail it has. */
	readonly kind?: Term;
	readonly picture?: string;
	/** As the theme has it, with its menu by number. */
	readonly markup: string;
}

export interface Site {
	readonly images: ReadonlyMap< string, number >;
	/** Number of each page by name. */
	readonly pages: ReadonlyMap< string, number >;
	readonly templates: readonly Template[];
	/** Entries of the bundle by path. */
	readonly documents: ReadonlyMap< string, unknown >;
	/** Members of the manifest. */
	readonly manifest: Record< string, unknown >;
}

/** Names in the order of a list; those that it lacks come last. */
export const inOrder = (
	names: Iterable< string >,
	order: readonly string[] = []
): string[] => {
	const all = new Set( names );
	return [
		...new Set( [
			...order.filter( ( name ) => all.has( name ) ),
			...all,
		] ),
	];
};

/** @throws {Error} When a page, a category, a part or an image that something names is missing. */
export function toSite(
	theme: ThemeFolder,
	imageFiles: readonly string[]
): Site {
	const { pack, patterns, slug } = theme;
	const prefix = `${ slug }-`;
	const images = new Map(
		inOrder( imageFiles, Object.keys( pack.images ?? {} ) ).map(
			( file, place ) => [ file, number( place + 1 ) ]
		)
	);
	const frontPage = pack.site?.front_page ?? 'home';
	const menus: { id: number; slug: string; title: string; markup: string }[] =
		[];
	let next = Math.max( MENUS, images.size + 1 );

	const partInfo = new Map(
		theme.themeJson.templateParts?.map( ( part ) => [ part.name, part ] )
	);
	const templates = inOrder(
		[ ...theme.parts.keys(), ...theme.templates.keys() ],
		pack.templates?.map( ( template ) => template.slug )
	).map( ( name ): Template => {
		const part = theme.parts.get( name );
		const info = partInfo.get( name );
		const described = pack.templates?.find(
			( template ) => template.slug === name
		);
		const title = described?.name ?? info?.title ?? name;
		const markup = ( part ?? find( theme.templates, name, 'template' ) )
			.replace( NAVIGATION, ( _, attributes = '', links: string ) => {
				const id = number( next++ );
				menus.push( {
					id,
					slug: `${ prefix }${ menus.length === 0 ? '' : `${ name }-` }navigation`,
					title: info?.area === 'header' ? 'Header' : title,
					markup: links,
				} );
				return `<!-- wp:navigation {"ref":${ id }${ attributes && ',' }${ attributes }} /-->`;
			} )
			.replace(
				/<!-- wp:template-part \{("slug":"[a-z0-9-]+"),?/g,
				'<!-- wp:template-part {$1,"theme":"this-theme",'
			)
			.replace( '"this-theme",}', '"this-theme"}' );
		return {
			slug: name,
			title,
			area:
				part === undefined
					? undefined
					: ( info?.area ?? 'uncategorized' ),
			kind: described?.kind,
			picture: described?.picture,
			markup,
		};
	} );

	const numbered = ( names: Iterable< string > ): Map< string, number > =>
		new Map( Array.from( names, ( name ) => [ name, number( next++ ) ] ) );
	const named = ( is: ( pattern: Pattern ) => boolean ): string[] =>
		[ ...patterns.values() ].filter( is ).map( ( { name } ) => name );
	const terms = numbered( ( pack.terms ?? [] ).map( ( term ) => term.slug ) );
	const pages = numbered( inOrder( named( isPage ), pack.order ) );
	const posts = numbered(
		inOrder(
			named( isPost ),
			Object.keys( pack.posts ?? {} ).map( ( name ) => `post-${ name }` )
		)
	);
	const parts = numbered( templates.map( ( template ) => template.slug ) );

	const slugs = getSlugs( theme );
	const written = ( markup: string ): string =>
		linkPages(
			numberImages(
				prefixPresets(
					inlinePatterns( markup, patterns ),
					prefix,
					slugs
				),
				images,
				'full/'
			),
			frontPage,
			( page ) => pageUrl( find( pages, page, 'page' ) )
		);

	const documents = new Map< string, unknown >();
	const content: SiteObject[] = [];
	const add = (
		object: Omit< SiteObject, 'entry' | 'needs' >,
		text: string,
		more: { terms?: readonly number[]; thumbnail?: number } & Record<
			string,
			unknown
		> = {}
	): void => {
		const { id, type, slug: name, title } = object;
		const entry = `content/${ type }/${ name }.json`;
		documents.set( entry, {
			id,
			type,
			slug: name,
			title,
			status: 'publish',
			content: text,
			...more,
		} );
		const needs = [
			...Array.from(
				text.matchAll(
					/https:\/\/media\.templately\.invalid\/(\d+)\/|"ref":(\d+)/g
				),
				( [ , image, menu ] ) => Number( image ?? menu )
			),
			...Array.from(
				text.matchAll( /wp:template-part \{"slug":"([a-z0-9-]+)"/g ),
				( [ , part = '' ] ) => find( parts, part, 'template part' )
			),
			...( more.terms ?? [] ),
			...( more.thumbnail ? [ more.thumbnail ] : [] ),
		];
		content.push( {
			...object,
			entry,
			needs: [ ...new Set( needs ) ].sort( ( a, b ) => a - b ),
		} );
	};

	for ( const { id, slug: name, title, markup } of menus ) {
		add(
			{ id, type: 'wp_navigation', slug: name, title },
			toMenu( markup, frontPage, pages )
		);
	}
	for ( const { slug: name, title, area, markup } of templates ) {
		add(
			{
				id: find( parts, name, 'template' ),
				type: area ? 'wp_template_part' : 'wp_template',
				slug: name,
				title,
			},
			written( markup ),
			area ? { area } : {}
		);
	}
	for ( const [ name, id ] of pages ) {
		const { title, markup } = find( patterns, name, 'pattern' );
		add(
			{
				id,
				type: 'page',
				slug: name,
				title: pack.items?.[ name ]?.title ?? title,
			},
			written( markup )
		);
	}
	for ( const [ name, id ] of posts ) {
		const { title, description, markup } = find(
			patterns,
			name,
			'pattern'
		);
		const path = name.replace( 'post-', '' );
		const {
			date = '2026-01-01',
			terms: of = [],
			image,
		} = pack.posts?.[ path ] ?? {};
		add(
			{ id, type: 'post', slug: path, title, sample: true },
			written( markup ),
			{
				excerpt: description,
				date: `${ date } 10:00:00`,
				terms: of.map( ( term ) => find( terms, term, 'term' ) ),
				thumbnail: image ? find( images, image, 'image' ) : undefined,
			}
		);
	}
	documents.set( 'styles.json', toGlobalStyles( theme, prefix ) );

	return {
		images,
		pages,
		templates,
		documents,
		manifest: {
			theme: {
				slug: 'twentytwentyfour',
				template: 'twentytwentyfour',
				name: 'Twenty Twenty-Four',
				version: '1.6',
				is_block_theme: true,
				must_have: true,
			},
			plugins: [],
			settings: {
				title: pack.site?.title ?? theme.name,
				tagline: pack.site?.tagline ?? '',
				logo: images.get( pack.site?.logo ?? '' ),
				front_page: pages.get( frontPage ),
				posts_page: pages.get( pack.site?.posts_page ?? '' ),
				posts_per_page: pack.site?.posts_per_page,
				colours:
					theme.themeJson.settings.color?.palette &&
					(
						theme.themeJson.settings.color.palette as {
							slug: string;
							name: string;
							color: string;
						}[]
					 ).map( ( preset ) => ( {
						id: prefix + preset.slug,
						name: preset.name,
						value: preset.color,
					} ) ),
			},
			styles: 'styles.json',
			terms: ( pack.terms ?? [] ).map(
				( { taxonomy, slug: name, name: title } ) => ( {
					id: find( terms, name, 'term' ),
					taxonomy,
					slug: name,
					name: title,
				} )
			),
			content,
		},
	};
}

/** Writes the links of a menu as WordPress stores links to pages. */
const toMenu = (
	markup: string,
	frontPage: string,
	pages: ReadonlyMap< string, number >
): string =>
	markup.replace(
		/\{"label":("[^"]*"),"url":"\/([a-z0-9-]*)\/?","kind":"custom"\}/g,
		( _, label: string, page: string ) => {
			const id = find( pages, page || frontPage, 'page' );
			return `{"label":${ label },"type":"page","id":${ id },"url":"${ pageUrl( id ) }","kind":"post-type"}`;
		}
	);
