import { useEffect, useRef, useState } from '@wordpress/element';
import type { NavigateOptions } from '../shell/history';

/** Milliseconds that the previous list stays while the next one loads. */
const KEEP_PREVIOUS_MS = 300;

/**
 * Keeps the previous value for a moment while the next one loads, so that a quick response replaces a list without a flash.
 *
 * @param value The value; undefined while it loads.
 * @return The value or the previous one, and whether it is the previous one.
 */
export function usePreviousWhileLoading< Value >( value: Value | undefined ): {
	shown: Value | undefined;
	isHeld: boolean;
} {
	const last = useRef( value );
	const isMissing = value === undefined;
	const [ hasWaited, setWaited ] = useState( false );
	useEffect( () => {
		setWaited( false );
		if ( ! isMissing ) {
			last.current = value;
			return;
		}
		const timer = setTimeout( () => setWaited( true ), KEEP_PREVIOUS_MS );
		return () => clearTimeout( timer );
	}, [ isMissing, value ] );
	const shown = value ?? ( hasWaited ? undefined : last.current );
	return { shown, isHeld: isMissing && shown !== undefined };
}

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
