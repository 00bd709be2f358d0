import { useEffect, useRef, useState } from '@wordpress/element';
import { celebrate, CONFETTI_LASTS } from './celebrate';

/** Each corner throws so many pieces at once. */
const PIECES = 24;

const PAPER = [
	'#26ccff',
	'#a25afd',
	'#ff5e7e',
	'#88ff5a',
	'#fcff42',
	'#ffa62d',
	'#ff36ff',
];

const isCalm = () =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

const between = ( least: number, most: number ) =>
	least + Math.random() * ( most - least );

/**
 * Throws a piece of paper, which is gone when it has fallen. The browser's own animations do it: a library for it weighs as much
 * as a screen.
 *
 * @param box  What it is thrown in.
 * @param side The corner: 0 the left one, 1 the right one.
 */
function throwPiece( box: HTMLElement, side: 0 | 1 ): void {
	const piece = document.createElement( 'i' );
	const angle = between( 30, 90 ) * ( Math.PI / 180 );
	const strength = between( 220, 460 );
	const x = Math.cos( angle ) * strength * ( side ? -1 : 1 );
	const y = -Math.sin( angle ) * strength;
	const turn = between( -540, 540 );
	piece.style.left = `${ side * 100 }%`;
	piece.style.background =
		PAPER[ Math.floor( Math.random() * PAPER.length ) ] ?? '';
	box.append( piece );
	const fall = piece.animate(
		[
			{ easing: 'cubic-bezier(0, 0.7, 0.4, 1)' },
			{
				offset: 0.35,
				transform: `translate(${ x }px, ${ y }px) rotate3d(1, 1, 1, ${ turn }deg)`,
				opacity: 1,
				easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)',
			},
			{
				transform: `translate(${ x * 1.2 }px, ${ y + 520 }px) rotate3d(1, 1, 1, ${ turn * 3 }deg)`,
				opacity: 0,
			},
		],
		between( 2000, 2700 )
	);
	fall.onfinish = () => piece.remove();
}

/** Paper over the results, for who likes things to move. */
export function Confetti() {
	const box = useRef< HTMLDivElement >( null );
	const [ isOver, setOver ] = useState( isCalm );
	useEffect( () => {
		const target = box.current;
		if ( isOver || ! target ) {
			return;
		}
		const end = celebrate( {
			shoot: () => {
				for ( let piece = 0; piece < PIECES; piece++ ) {
					throwPiece( target, 0 );
					throwPiece( target, 1 );
				}
			},
			clear: () => target.replaceChildren(),
		} );
		const timer = setTimeout( () => setOver( true ), CONFETTI_LASTS );
		return () => {
			clearTimeout( timer );
			end();
		};
	}, [ isOver ] );
	return isOver ? null : (
		<div className="templately-confetti" ref={ box } aria-hidden="true" />
	);
}
