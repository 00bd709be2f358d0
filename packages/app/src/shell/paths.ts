import type { PageData } from '@templately/rest';
import { addQueryArgs, getQueryArgs } from '@wordpress/url';

export type Args = Record< string, string | undefined >;

/** Arguments that are left out of a path if they have these values or are empty. */
const REDUNDANT: Record< string, string > = {
	paged: '1',
	plan: 'all',
	category: 'all',
	templateType: 'all',
};

/** Arguments that narrow a list or belong to a form. The tab stays current with them. */
const NOT_THE_TAB = [
	'q',
	'add-account',
	'redirect-to',
	'tag_id',
	'category',
	'templateType',
	'activeFilter',
	'include',
	'exclude',
	'tags',
];

/**
 * A place with its arguments, those left out that are empty or redundant.
 *
 * @param path The path: `/gutenberg/packs`.
 * @param args Its arguments.
 */
export function buildPath( path: string, args: Args = {} ): string {
	const platform = path.split( '/' )[ 1 ];
	const kept = Object.entries( args ).filter(
		( [ name, value ] ) =>
			value &&
			value !== REDUNDANT[ name ] &&
			! ( name === 'platform' && value === platform )
	);
	return addQueryArgs( path, Object.fromEntries( kept ) );
}

/**
 * The arguments of a place.
 *
 * @param search The part after the question mark.
 */
export const parseArgs = ( search: string ): Args =>
	getQueryArgs( `?${ search }` ) as Args;

/** The start: packs, or the account's files without library access. */
export const getHomePath = ( site: PageData, platform: string ): string =>
	site.can.browse ? `/${ platform }/packs` : '/clouds';

/** Where an unknown path leads: the empty path to the start of the platform, others to the start of Elementor. */
export const getFallbackPath = (
	path: string,
	site: PageData,
	platform: string
): string => getHomePath( site, path === '/' ? platform : 'elementor' );

/**
 * Whether a tab is where a place is: on its list, or on one of its items.
 *
 * @param tab   The tab's path.
 * @param place A place, with its arguments.
 * @return 'page' for the list itself, 'true' for what is beneath it.
 */
export function getAriaCurrent(
	tab: string,
	place: string
): 'page' | 'true' | undefined {
	const [ path = '', search = '' ] = place.split( '?', 2 );
	const args = Object.entries( parseArgs( search ) ).filter(
		( [ name ] ) => ! NOT_THE_TAB.includes( name )
	);
	const rest = buildPath( path, Object.fromEntries( args ) );
	if ( rest === tab ) {
		return 'page';
	}
	return /^[/?]/.test( rest.slice( tab.length ) ) && rest.startsWith( tab )
		? 'true'
		: undefined;
}
