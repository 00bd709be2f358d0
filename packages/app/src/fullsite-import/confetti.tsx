import { useEffect, useRef, useState } from '@wordpress/element';

/** Milliseconds that the confetti lasts. */
const DURATION = 3500;
const COLOURS = [ '#3858e9', '#00a32a', '#f0b849', '#cc1818', '#7b4dff' ];
const PIECES = Array.from( { length: 120 }, ( _, index ) => index );

/** Confetti over the results, unless reduced motion is set. */
export function Confetti() {
	const box = useRef< HTMLDivElement >( null );
	const [ isOver, setOver ] = useState(
		() => window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches
	);
	useEffect( () => {
		const timer = setTimeout( () => setOver( true ), DURATION );
		Array.from( box.current?.children ?? [], throwPiece );
		return () => clearTimeout( timer );
	}, [] );
	return isOver ? null : (
		<div className="templately-confetti" ref={ box } aria-hidden="true">
			{ PIECES.map( ( piece ) => (
				<span
					key={ piece }
					style={ {
						[ piece % 2 ? 'right' : 'left' ]: 0,
						background: COLOURS[ piece % COLOURS.length ],
					} }
				/>
			) ) }
		</div>
	);
}

/** Throws a piece from its side to the middle; it falls and fades before the confetti ends. */
function throwPiece( piece: Element, index: number ) {
	const x = ( index % 2 ? -1 : 1 ) * ( 5 + Math.random() * 55 );
	const y = -( 15 + Math.random() * 50 );
	const turn = Math.random() * 1080;
	piece.animate(
		[
			{ easing: 'ease-out' },
			{
				offset: 0.4,
				easing: 'ease-in',
				transform: `translate(${ x * 0.8 }vw, ${ y }vh) rotate(${ turn }deg)`,
			},
			{
				opacity: 0,
				transform: `translate(${ x }vw, 30vh) rotate(${ 2 * turn }deg)`,
			},
		],
		{
			delay: Math.random() * ( DURATION - 1800 ),
			duration: 1800,
			fill: 'both',
		}
	);
}
