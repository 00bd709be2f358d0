import { useEffect, useRef, useState } from '@wordpress/element';

const isCalm = () =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** Confetti over the results, unless reduced motion is set. */
export function Confetti() {
	const canvas = useRef< HTMLCanvasElement >( null );
	const [ isOver, setOver ] = useState( isCalm );
	useEffect( () => {
		if ( isOver ) {
			return;
		}
		let end: ( () => void ) | undefined;
		let isGone = false;
		void import(
			/* webpackChunkName: "confetti" */ 'canvas-confetti'
		).then(
			( { default: confetti } ) => {
				if ( isGone || ! canvas.current ) {
					return;
				}
				const shoot = confetti.create( canvas.current, {
					resize: true,
					useWorker: false,
				} );
				const from = ( x: number, angle: number ) =>
					void shoot( {
						particleCount: 24,
						spread: 60,
						startVelocity: 48,
						ticks: 160,
						angle,
						origin: { x, y: 0.7 },
					} );
				end = celebrate( {
					shoot: () => {
						from( 0, 60 );
						from( 1, 120 );
					},
					clear: () => shoot.reset(),
				} );
			},
			// Confetti is optional.
			() => undefined
		);
		const timer = setTimeout( () => setOver( true ), CONFETTI_LASTS );
		return () => {
			isGone = true;
			clearTimeout( timer );
			end?.();
		};
	}, [ isOver ] );
	return isOver ? null : (
		<canvas
			className="templately-confetti"
			ref={ canvas }
			aria-hidden="true"
		/>
	);
}

/** Milliseconds that the confetti lasts. */
export const CONFETTI_LASTS = 3500;

/** Milliseconds between two bursts. */
const BETWEEN = 350;

interface ConfettiCanvas {
	shoot: () => void;
	clear: () => void;
}

/** Throws confetti for a while, and has none left then. Answers what ends it at once. */
export function celebrate( { shoot, clear }: ConfettiCanvas ): () => void {
	shoot();
	const bursts = setInterval( shoot, BETWEEN );
	const end = () => {
		clearInterval( bursts );
		clearTimeout( timer );
		clear();
	};
	const timer = setTimeout( end, CONFETTI_LASTS );
	return end;
}
