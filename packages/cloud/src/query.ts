import type { FilesQuery } from '@templately/rest/cloud';
import type { Query } from './types';

/**
 * A query with all that it means.
 *
 * @param query The query.
 */
export function withDefaults( query: Query = {} ): FilesQuery {
	const { platform = '', type = '', search = '', page = 1 } = query;
	return { platform, type, search, page };
}

/**
 * The one spelling of a query, so that equal queries share their page.
 *
 * @param query The query, with or without its defaults.
 */
export const queryKey = ( query?: Query ): string =>
	JSON.stringify( Object.values( withDefaults( query ) ) );
