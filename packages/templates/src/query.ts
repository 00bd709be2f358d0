/**
 * The key of a page of saved templates.
 *
 * @param page   Its number.
 * @param search What is looked for.
 */
export const pageKey = ( page: number, search: string ): string =>
	JSON.stringify( [ page, search.trim() ] );
