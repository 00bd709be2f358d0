import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import './carousel.css';

interface Props< Record > {
	label: string;
	items: Record[];
	children: ( item: Record ) => ReactNode;
}

interface Place {
	/** Visible cards. */
	shown: number;
	/** Index of the first visible card. */
	first: number;
}

/** Cards side by side, three, two or one visible by the window's width, with a dot for each set. */
export function Carousel< Record extends { id: number } >( {
	label,
	items,
	children,
}: Props< Record > ) {
	const list = useRef< HTMLUListElement >( null );
	const [ { shown, first }, setPlace ] = useState< Place >( {
		shown: 3,
		first: 0,
	} );
	const look = useCallback( () => {
		if ( list.current ) {
			setPlace( getScrollPosition( list.current ) );
		}
	}, [] );
	useEffect( () => {
		const observer = new ResizeObserver( look );
		if ( list.current ) {
			observer.observe( list.current );
		}
		return () => observer.disconnect();
	}, [ look ] );

	const sets = Math.ceil( items.length / shown );
	const last = Math.max( items.length - shown, 0 );
	// The last page may share cards with the previous one.
	const current = first >= last ? sets - 1 : Math.floor( first / shown );

	return (
		<div className="templately-carousel">
			<ul
				className="templately-carousel__list"
				ref={ list }
				// Scrollable by keyboard.
				tabIndex={ 0 }
				aria-label={ label }
				onScroll={ look }
			>
				{ items.map( ( item ) => (
					<li key={ item.id }>{ children( item ) }</li>
				) ) }
			</ul>
			{ sets > 1 && (
				<div className="templately-carousel__dots">
					{ Array.from( { length: sets }, ( _, set ) => (
						<button
							key={ set }
							type="button"
							aria-current={
								set === current ? 'true' : undefined
							}
							aria-label={ sprintf(
								/* translators: 1: number of a set of cards, 2: number of sets. */
								__( 'Set %1$d of %2$d', 'templately' ),
								set + 1,
								sets
							) }
							onClick={ () =>
								list.current &&
								show( list.current, set * shown )
							}
						/>
					) ) }
				</div>
			) }
		</div>
	);
}

/** Scroll position of a list. CSS sets the number of visible cards; right to left, scroll values are negative. */
function getScrollPosition( list: HTMLUListElement ): Place {
	const [ one, other ] = list.children;
	const shown = Number(
		getComputedStyle( list ).getPropertyValue( '--templately-shown' )
	);
	const step =
		one && other
			? Math.abs(
					one.getBoundingClientRect().left -
						other.getBoundingClientRect().left
				)
			: Infinity;
	return {
		shown: shown || 1,
		first: Math.round( Math.abs( list.scrollLeft ) / step ),
	};
}

function show( list: HTMLUListElement, index: number ) {
	const isStill = window.matchMedia(
		'(prefers-reduced-motion: reduce)'
	).matches;
	list.children[ index ]?.scrollIntoView( {
		block: 'nearest',
		inline: 'start',
		behavior: isStill ? 'auto' : 'smooth',
	} );
}
