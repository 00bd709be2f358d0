import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { useApp, getScroller } from '../shell/app-context';
import type { History } from '../shell/history';

interface Leaving {
	history: History;
	place: string;
	href: string | null;
	scrollTop: number;
}

/** Scroll position of the list that was open last. */
let leaving: Leaving | undefined;

/** Restores the scroll position when the user returns to a list. */
export function useRestoreScroll(
	isReady: boolean
): RefObject< HTMLDivElement > {
	const grid = useRef< HTMLDivElement >( null );
	const { history } = useApp().host;
	const { path, search } = history.getLocation();
	const place = `${ path }?${ search }`;

	useLayoutEffect( () => {
		const from = leaving;
		if (
			! isReady ||
			! grid.current ||
			! from ||
			from.history !== history ||
			from.place !== place
		) {
			return;
		}
		leaving = undefined;
		const links = [ ...grid.current.querySelectorAll( 'a' ) ];
		links
			.find( ( link ) => link.getAttribute( 'href' ) === from.href )
			?.focus( { preventScroll: true } );
		getScroller( grid.current ).scrollTop = from.scrollTop;
	}, [ isReady, history, place ] );

	useEffect( () => {
		const element = grid.current;
		const remember = ( event: MouseEvent ) => {
			const link = ( event.target as Element ).closest( 'a' );
			if ( link && element ) {
				const { scrollTop } = getScroller( element );
				leaving = {
					history,
					place,
					href: link.getAttribute( 'href' ),
					scrollTop,
				};
			}
		};
		// In capture: the link's own handler already leaves.
		element?.addEventListener( 'click', remember, true );
		return () => element?.removeEventListener( 'click', remember, true );
	}, [ isReady, history, place ] );

	return grid;
}
