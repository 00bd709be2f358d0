/**
 * The site's API, `templately/v1`: one function for each operation. Calls of screens that few visits need are modules of their own (`cloud.ts`).
 */
import apiFetch from '@wordpress/api-fetch';
import { read, readWithHeaders, postOnce, write, writeAsAccount } from './call';
import { logFailures } from './failure';
import type { ImportRun } from './imports';
import type {
	AccountAnswer,
	ResponseOf,
	CollectionQuery,
	Download,
	ImportedPage,
	InsertPayload,
	ItemsQuery,
	ItemType,
	LoginPayload,
	StyleSource,
	RequestBody,
	Platform,
	SignupPayload,
} from './types';

export { setCurrentAccount, setHub } from './call';
export { toFailure } from './failure';
export * from './imports';
export * from './settings';
export { requireSession } from './failure';
export type * from './types';

export const isSigned = () => read< ResponseOf< 'is_signed' > >( '/is-signed' );

export const logIn = ( payload: LoginPayload ) =>
	postOnce< AccountAnswer >( '/login', payload );

/** Signs in with the WordPress user as the account's owner: only where the hub is this site's own. */
export const logInLocal = () => write< AccountAnswer >( '/login/local' );

/** Mails a link that connects the WordPress user to the hub account with the same e-mail. */
export const mailLocalLink = () =>
	write< AccountAnswer >( '/login/local', { mail: true } );

export const signUp = ( payload: SignupPayload ) =>
	postOnce< AccountAnswer >( '/signup', payload );

export const logOut = ( isGloballySigned: boolean ) =>
	write< ResponseOf< 'log_out' > >( '/logout', { isGloballySigned } );

export const syncProfile = () =>
	writeAsAccount< ResponseOf< 'sync' > >( '/profile/sync' );

export const isVerified = () =>
	writeAsAccount< ResponseOf< 'is_verified' > >( '/profile/verified' );

/** Shows the notice of the free plan no more. */
export const hideNotice = () =>
	writeAsAccount< ResponseOf< 'hide_notice' > >( '/profile/hide-notice' );

export const getPricing = () =>
	read< ResponseOf< 'get_pricing' > >( '/pricing' );

export const renewApiKey = () =>
	writeAsAccount< ResponseOf< 'renew_api_key' > >( '/profile/api-key' );

export const getItems = ( query: ItemsQuery ) =>
	read< ResponseOf< 'get_items' > >( '/items', query );

export const getItem = ( platform: Platform, type: ItemType, slug: string ) =>
	read< ResponseOf< 'get_item' > >( `/items/${ slug }`, { platform, type } );

/**
 * The categories that items of a shelf have.
 *
 * @param platform The builder.
 * @param itemType The type of the items.
 */
export const getCategories = ( platform: Platform, itemType: ItemType ) =>
	read< ResponseOf< 'get_categories' > >( '/categories', {
		platform,
		itemType,
	} );

export const getTemplateTypes = ( platform: Platform, itemType: ItemType ) =>
	read< ResponseOf< 'get_template_types' > >( '/templateTypes', {
		platform,
		itemType,
	} );

export const getTags = () => read< ResponseOf< 'get_tags' > >( '/tags' );

export const getDependencies = logFailures( 'ID001', ( platform: Platform ) =>
	read< ResponseOf< 'get_dependencies' > >( '/dependencies', { platform } )
);

export const checkDependencies = logFailures(
	'ID002',
	( dependencies: string[], platform: Platform ) =>
		write< ResponseOf< 'check_dependencies' > >( '/dependencies/check', {
			dependencies,
			platform,
		} )
);

/**
 * Installs and activates a plugin that designs need. Where it would lead to afterwards is not asked for.
 *
 * @param requirement Its slug.
 */
export const installDependency = logFailures(
	'ID003',
	( requirement: string ) =>
		write< ResponseOf< 'install_dependency' > >(
			'/dependencies/install?disable_redirect=1',
			{ requirement }
		)
);

export const getFeaturedItems = ( platform: Platform ) =>
	read< ResponseOf< 'get_featured_items' > >( '/featured-items', {
		platform,
	} );

export const getCounts = () =>
	read< ResponseOf< 'get_counts' > >( '/items-count' );

export const insert = (
	payload: Omit< InsertPayload, 'origin' > & { origin?: 'remote' | 'cloud' }
) =>
	write< ResponseOf< 'insert' > >( '/insert', {
		origin: 'remote',
		...payload,
	} );

/**
 * Makes a draft page of a design.
 *
 * @param payload The design and the page's title; whether other pages of its pack come as well, and linkPages() follows; the look,
 *                without which it comes in the one that was chosen last; and where it is fetched from, where that is not the library.
 */
export const importPage = (
	payload: Pick<
		RequestBody< 'import_page' >,
		'id' | 'title' | 'platform'
	> & {
		keep_links?: boolean;
		look?: StyleSource;
		origin?: 'cloud';
	}
) => write< ResponseOf< 'import_page' > >( '/import/page', payload );

/** Imports a design into Elementor's Saved Templates. */
export const importToLibrary = async (
	payload: Pick< RequestBody< 'import_template' >, 'id' | 'look' > & {
		origin?: 'cloud';
	}
): Promise< ImportedPage > => {
	const saved = await write< ResponseOf< 'import_template' > >( '/import', {
		platform: 'elementor',
		...payload,
	} );
	return { ...saved, elementor_edit_link: saved.edit_link, left_out: [] };
};

/** Connects the links between the pages of a pack. */
export const linkPages = ( pages: { id: number; slug: string }[] ) =>
	write< ResponseOf< 'link_pages' > >( '/import/links', { pages } );

/** URLs of previews of a design on this site, one for each style. */
export const getLooks = ( id: number, platform: Platform, origin?: 'cloud' ) =>
	read< ResponseOf< 'get_style_previews' > >( '/fit', {
		id,
		platform,
		...( origin && { origin } ),
	} );

/**
 * Installs the fonts of a design that the site lacks.
 *
 * @param id     The design.
 * @param origin Where it is fetched from; the library, where nothing is said.
 * @return All of its fonts' faces, for the page that is open.
 */
export const installFonts = ( id: number, origin?: 'cloud' ) =>
	write< ResponseOf< 'install_fonts' > >( '/fonts', {
		id,
		...( origin && { origin } ),
	} );

export const getFavourites = ( query: CollectionQuery ) =>
	read< ResponseOf< 'get_favourites' > >( '/profile/my-favourites', query );

/**
 * A page of what was taken: a bare list, with the number of pages in a header.
 *
 * @param page Its number.
 */
export async function getDownloads(
	page: number
): Promise< { data: Download[]; total: number; total_page: number } > {
	const { body, header } = await readWithHeaders<
		ResponseOf< 'get_downloads' >
	>( '/profile/download-history', { page } );
	return {
		data: body,
		total: Number( header( 'X-WP-Total' ) ),
		total_page: Number( header( 'X-WP-TotalPages' ) ),
	};
}

export const getPurchases = ( query: CollectionQuery & { all?: boolean } ) =>
	read< ResponseOf< 'get_purchases' > >( '/profile/purchased-items', query );

/**
 * Marks an item as a favourite, or takes the mark away.
 *
 * @param id      The item.
 * @param type    Its type.
 * @param starred Whether it is to be marked.
 */
export const favour = ( id: number, type: ItemType, starred: boolean ) =>
	writeAsAccount< ResponseOf< 'favourite' > >( '/items/favourite', {
		action: starred ? 'do' : 'undo',
		id,
		itemType: type,
	} );

/**
 * Rates a pack.
 *
 * @param id     The pack.
 * @param rating 1 to 5.
 */
export const ratePack = ( id: number, rating: number ) =>
	writeAsAccount< ResponseOf< 'rate' > >( '/items/rating', {
		type_id: id,
		itemType: 'packs',
		rating,
	} );

/** The imports that can be taken back, the newest first. */
export const getImports = () => read< ImportRun[] >( '/fullsite-import/runs' );

export const getImport = ( uuid: string ) =>
	read< ImportRun >( `/fullsite-import/runs/${ uuid }` );

/** Creates the sub-sizes of a copied image. */
export const createImageSizes = ( id: number ) =>
	apiFetch< unknown >( {
		path: `/wp/v2/media/${ id }/post-process`,
		method: 'POST',
		data: { action: 'create-image-subsizes' },
	} );
