import { useEffect } from '@wordpress/element';
import type { NavigateOptions } from '../shell/history';

export type TurnTo = ( page: number, options?: NavigateOptions ) => void;

/**
 * Goes to the last page when the current one no longer exists, because its entries were deleted or moved.
 *
 * @param page   The current page.
 * @param turnTo Goes to another page.
 * @return The page; undefined while another one is about to be shown.
 */
export function useLastPage< List extends Page< unknown > >(
	page: List | undefined,
	turnTo: TurnTo
): List | undefined {
	const last =
		page && page.currentPage > Math.max( 1, page.totalPage )
			? Math.max( 1, page.totalPage )
			: undefined;
	useEffect( () => {
		if ( last !== undefined ) {
			turnTo( last, { replace: true } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page that no longer exists.
	}, [ last ] );
	// An emptied page may have been refilled from the next one: the reloaded list tells.
	const isLeft =
		last !== undefined ||
		( page && page.items.length === 0 && page.currentPage > 1 );
	return isLeft ? undefined : page;
}

export interface Page< Entry > {
	items: Entry[];
	currentPage: number;
	totalPage: number;
}
