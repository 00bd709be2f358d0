import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { useApp } from '../app-context';
import type { History } from '../history';
import { scrollerOf } from '../layout/scroller';

interface Leaving {
	history: History;
	place: string;
	href: string | null;
	scrollTop: number;
}

/** Where somebody left the list that was last open. */
let leaving: Leaving | undefined;

/**
 * Brings somebody who comes back to a list to the same card at the same height.
 *
 * @param isReady Whether the list is there.
 * @return A ref for the element around the cards.
 */
export function useReturn( isReady: boolean ): RefObject< HTMLDivElement > {
	const grid = useRef< HTMLDivElement >( null );
	const { history } = useApp().host;
	const { path, search } = history.getPlace();
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
		scrollerOf( grid.current ).scrollTop = from.scrollTop;
	}, [ isReady, history, place ] );

	useEffect( () => {
		const element = grid.current;
		const remember = ( event: MouseEvent ) => {
			const link = ( event.target as Element ).closest( 'a' );
			if ( link && element ) {
				const { scrollTop } = scrollerOf( element );
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
