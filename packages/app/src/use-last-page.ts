import { useEffect } from '@wordpress/element';
import type { NavigateOptions } from './history';

export type TurnTo = ( page: number, options?: NavigateOptions ) => void;

/**
 * Leaves a page that has nothing any more for the last one that has: what was on it was deleted, or moved.
 *
 * @param page   The page.
 * @param turnTo Goes to another.
 * @return The page; undefined where it is about to be another.
 */
export function useLastPage<
	Page extends { items: unknown[]; currentPage: number; totalPage: number },
>( page: Page | undefined, turnTo: TurnTo ): Page | undefined {
	const last =
		page && page.currentPage > Math.max( 1, page.totalPage )
			? Math.max( 1, page.totalPage )
			: undefined;
	useEffect( () => {
		if ( last !== undefined ) {
			turnTo( last, { replace: true } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page that is too far.
	}, [ last ] );
	// Until the list is there anew it is not known whether others have come to stand on a page that was emptied.
	const isLeft =
		last !== undefined ||
		( page && page.items.length === 0 && page.currentPage > 1 );
	return isLeft ? undefined : page;
}
