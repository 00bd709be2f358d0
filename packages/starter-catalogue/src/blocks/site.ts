/** Blocks that WordPress fills in when it shows the page: the site's name, its menu, its posts. */
import { inside, serialize, tag, type Attributes, type Block } from './block';
import { getClass, dress, getStyle, type Look } from './look';
import type { Layout } from './containers';

/** A block that is rendered on the server and holds nothing. */
const dynamic =
	( name: string, look: Look, own: Attributes = {} ): Block =>
	( skin ) =>
		serialize( name, { ...dress( look, skin ).attributes, ...own } );

/** The site's name; level 0 is a paragraph. */
export const siteTitle = (
	look: Look & { readonly level?: 0 | 1 | 2; readonly link?: boolean } = {}
): Block =>
	dynamic( 'site-title', look, {
		level: look.level === 1 ? undefined : ( look.level ?? 0 ),
		isLink: look.link === false ? false : undefined,
	} );

export interface MenuEntry {
	readonly label: string;
	readonly url: string;
	/** Number of the page. */
	readonly id: number;
}

export interface NavigationLook extends Look {
	readonly justify?: 'left' | 'right' | 'center';
	/** Colours of the menu that opens on a small screen. */
	readonly overlay?: { readonly background: string; readonly text: string };
}

/** Entries of a menu, as the site keeps them apart from the block that shows them. */
export const menuEntries = ( entries: readonly MenuEntry[] ): Block[] =>
	entries.map(
		( { label, url, id } ) =>
			() =>
				serialize( 'navigation-link', {
					label,
					type: 'page',
					id,
					url,
					kind: 'post-type',
				} )
	);

/** A menu by its number: links in a row, behind a button on a small screen. */
export function navigation( look: NavigationLook, menu: number ): Block {
	return ( skin ) => {
		const { attributes } = dress( look, skin );
		const own: Attributes = {
			ref: menu,
			overlayBackgroundColor:
				look.overlay && skin.colour( look.overlay.background ),
			overlayTextColor: look.overlay && skin.colour( look.overlay.text ),
			icon: 'menu',
			layout: look.justify
				? { type: 'flex', justifyContent: look.justify }
				: undefined,
		};
		return serialize( 'navigation', { ...attributes, ...own } );
	};
}

/** A part of the template: the site's header or footer. */
export const templatePart =
	( slug: 'header' | 'footer' ): Block =>
	() =>
		serialize( 'template-part', {
			slug,
			theme: 'this-theme',
			area: slug,
			tagName: slug,
		} );

export const postTitle = (
	look: Look & { readonly level?: 1 | 2 | 3; readonly link?: boolean } = {}
): Block =>
	dynamic( 'post-title', look, {
		level: look.level === 2 ? undefined : look.level,
		isLink: look.link || undefined,
	} );

export const postDate = (
	look: Look & { readonly format?: string } = {}
): Block => dynamic( 'post-date', look, { format: look.format } );

export const postExcerpt = (
	look: Look & { readonly words?: number; readonly more?: string } = {}
): Block =>
	dynamic( 'post-excerpt', look, {
		excerptLength: look.words,
		moreText: look.more,
	} );

export const postImage = (
	look: Look & { readonly ratio?: string; readonly link?: boolean } = {}
): Block =>
	dynamic( 'post-featured-image', look, {
		aspectRatio: look.ratio,
		isLink: look.link || undefined,
	} );

/** The entry's own blocks, kept to a width and to a side. */
export const postContent = (
	look: Look & {
		readonly width?: string;
		readonly justify?: 'left' | 'center' | 'right';
	} = {}
): Block =>
	dynamic( 'post-content', look, {
		layout: {
			type: 'constrained',
			contentSize: look.width,
			justifyContent: look.justify,
		},
	} );

export const postNavigation = (
	type: 'next' | 'previous',
	label: string,
	look: Look = {}
): Block =>
	dynamic( 'post-navigation-link', look, {
		type: type === 'next' ? undefined : type,
		label,
		showTitle: true,
	} );

export const archiveTitle = ( look: Look = {} ): Block =>
	dynamic( 'query-title', look, { type: 'archive', showPrefix: false } );

export const searchTitle = ( look: Look = {} ): Block =>
	dynamic( 'query-title', look, { type: 'search' } );

export const searchField = ( label: string, look: Look = {} ): Block =>
	dynamic( 'search', look, {
		label,
		showLabel: false,
		placeholder: label,
		buttonText: 'Search',
	} );

export interface QueryLook extends Look {
	readonly layout?: Layout;
	/** Number of posts; without it the query is the page's own. */
	readonly posts?: number;
	/** Layout of the list itself. */
	readonly list?: Look & { readonly columns?: number };
	/** What stands there while there is no post. */
	readonly empty?: readonly Block[];
	/** Labels of the links to newer and older posts. */
	readonly pages?: { readonly newer: string; readonly older: string };
}

/** A list of posts, each shown by the same blocks. */
export function query( look: QueryLook, each: readonly Block[] ): Block {
	return ( skin ) => {
		const { posts, list = {}, empty, pages } = look;
		const dressed = dress( look, skin );
		const inherit = posts === undefined;
		const parts = [
			( () => {
				const { attributes } = dress( list, skin );
				const layout = list.columns
					? { type: 'grid', columnCount: list.columns }
					: { type: 'default' };
				return serialize(
					'post-template',
					{ ...attributes, layout },
					inside( each, skin )
				);
			} )(),
			...( pages
				? [
						serialize(
							'query-pagination',
							{
								layout: {
									type: 'flex',
									justifyContent: 'space-between',
								},
							},
							[
								serialize( 'query-pagination-previous', {
									label: pages.newer,
								} ),
								serialize( 'query-pagination-next', {
									label: pages.older,
								} ),
							].join( '\n\n' )
						),
					]
				: [] ),
			...( empty
				? [ serialize( 'query-no-results', {}, inside( empty, skin ) ) ]
				: [] ),
		];
		const opening = tag( 'div', {
			class: getClass( dressed, 'wp-block-query' ),
			id: look.anchor,
			style: getStyle( dressed ),
		} );
		const attributes: Attributes = {
			...dressed.attributes,
			queryId: 1,
			query: {
				perPage: posts ?? 10,
				pages: 0,
				offset: 0,
				postType: 'post',
				order: 'desc',
				orderBy: 'date',
				author: '',
				search: '',
				exclude: [],
				sticky: '',
				inherit,
			},
			layout: { type: 'default' },
		};
		return serialize(
			'query',
			attributes,
			`${ opening }>${ parts.join( '\n\n' ) }</div>`
		);
	};
}
