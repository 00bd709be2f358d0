/** What of a pack becomes a whole site: its pages, posts, templates, menu and terms, each with a number, and its settings. */
import { menuEntries, type Block } from './blocks';
import { toDocument } from './document';
import type { Pack } from './pack';
import { number, pageUrl } from './picture';
import { themeJson } from './theme';

/** The first number that is neither a picture's nor the menu's. */
const FIRST = 101;

export interface SiteObject {
	readonly id: number;
	readonly type: string;
	readonly slug: string;
	readonly title: string;
	readonly entry: string;
	readonly sample?: true;
	readonly needs: readonly number[];
}

export interface Site {
	/** Number of each page, by its slug. */
	readonly numbers: ReadonlyMap< string, number >;
	/** Entries of the bundle, by path. */
	readonly documents: ReadonlyMap< string, unknown >;
	/** Members of the manifest. */
	readonly manifest: {
		readonly theme: Record< string, unknown >;
		readonly plugins: readonly [];
		readonly settings: Record< string, unknown >;
		readonly styles: string;
		readonly terms: readonly Record< string, unknown >[];
		readonly content: readonly SiteObject[];
	};
}

/**
 * Writes a pack's site down.
 *
 * @param  pack The pack.
 * @throws {Error} When a page, a category or a part that something names is not there.
 */
export function toSite( pack: Pack ): Site {
	let next = FIRST;
	const numbered = < Of extends { readonly slug: string } >(
		all: readonly Of[]
	): Map< string, number > =>
		new Map( all.map( ( { slug } ) => [ slug, number( next++ ) ] ) );
	const terms = numbered( pack.terms );
	const numbers = numbered( pack.pages );
	const posts = numbered( pack.posts );
	const parts = numbered( pack.parts );

	const prefix = `${ pack.slug }-`;
	const documents = new Map< string, unknown >();
	const content: SiteObject[] = [];
	const written = ( blocks: readonly Block[] ): string =>
		addressed(
			toDocument( blocks, pack.theme, prefix ).blocks.join( '\n\n' ),
			numbers
		);
	const add = (
		object: Omit< SiteObject, 'entry' | 'needs' >,
		blocks: readonly Block[],
		more: Record< string, unknown > = {}
	): void => {
		const { id, type, slug, title } = object;
		const entry = `content/${ type }/${ slug }.json`;
		const text = written( blocks );
		documents.set( entry, {
			id,
			type,
			slug,
			title,
			status: 'publish',
			content: text,
			...more,
		} );
		content.push( { ...object, entry, needs: getNeeds( text, more ) } );
	};
	const getNeeds = (
		text: string,
		{
			terms: named = [],
			thumbnail = [],
		}: { terms?: readonly number[]; thumbnail?: number | [] }
	): number[] => {
		const found = [
			...Array.from(
				text.matchAll(
					/https:\/\/media\.templately\.invalid\/(\d+)\/|"ref":(\d+)/g
				),
				( [ , picture, menu ] ) => Number( picture ?? menu )
			),
			...Array.from(
				text.matchAll( /wp:template-part \{"slug":"([a-z-]+)"/g ),
				( [ , slug = '' ] ) => known( parts, slug )
			),
			...named,
			...[ thumbnail ].flat(),
		];
		return [ ...new Set( found ) ].sort( ( a, b ) => a - b );
	};

	add(
		{
			id: pack.menu.id,
			type: 'wp_navigation',
			slug: `${ prefix }navigation`,
			title: pack.menu.name,
		},
		menuEntries(
			pack.menu.entries.map( ( { label, page } ) => ( {
				label,
				url: pageUrl( page ),
				id: known( numbers, page ),
			} ) )
		)
	);
	for ( const { slug, name, area, blocks } of pack.parts ) {
		add(
			{
				id: known( parts, slug ),
				type: area ? 'wp_template_part' : 'wp_template',
				slug,
				title: name,
			},
			blocks,
			area ? { area } : {}
		);
	}
	for ( const { slug, path, title, blocks } of pack.pages ) {
		add(
			{ id: known( numbers, slug ), type: 'page', slug: path, title },
			blocks
		);
	}
	for ( const post of pack.posts ) {
		add(
			{
				id: known( posts, post.slug ),
				type: 'post',
				slug: post.slug,
				title: post.title,
				sample: true,
			},
			post.blocks,
			{
				excerpt: post.excerpt,
				date: `${ post.date } 10:00:00`,
				terms: [ known( terms, post.term ) ],
				thumbnail: post.picture.id,
			}
		);
	}
	documents.set( 'styles.json', themeJson( pack.theme, prefix ) );

	return {
		numbers,
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
				title: pack.title,
				tagline: pack.tagline,
				front_page: known( numbers, pack.frontPage ),
				posts_page: known( numbers, pack.postsPage ),
				posts_per_page: pack.postsPerPage,
				colours: Object.entries( pack.theme.colours ).map(
					( [ slug, { name, hex } ] ) => ( {
						id: prefix + slug,
						name,
						value: hex,
					} )
				),
			},
			styles: 'styles.json',
			terms: pack.terms.map( ( { slug, name } ) => ( {
				id: known( terms, slug ),
				taxonomy: 'category',
				slug,
				name,
			} ) ),
			content,
		},
	};
}

/** Names pages by their numbers and pictures in their full size, as an object of a site does. */
const addressed = (
	text: string,
	pages: ReadonlyMap< string, number >
): string =>
	text
		.replace(
			/https:\/\/pages\.templately\.invalid\/([a-z0-9-]+)\//g,
			( _, slug: string ) => pageUrl( known( pages, slug ) )
		)
		.replace( /(https:\/\/media\.templately\.invalid\/\d+\/)/g, '$1full/' );

function known( numbers: ReadonlyMap< string, number >, slug: string ): number {
	const found = numbers.get( slug );
	if ( ! found ) {
		throw new Error(
			`There is no “${ slug }”, but: ${ [ ...numbers.keys() ].join( ', ' ) }.`
		);
	}
	return found;
}
