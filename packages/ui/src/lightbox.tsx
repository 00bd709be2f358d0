import { Button, Modal } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { chevronLeft, chevronRight, close } from './icons';
import { Picture } from './picture';
import './lightbox.css';

/** Constants of the specification (library, sections 4 and 9). */
export const LIGHTBOX = {
	/** Duration of the transition between pictures, in milliseconds. */
	animation: 300,
	/** Pixels around a picture. */
	padding: 10,
	/** Milliseconds between two pictures while an arrow key is held. */
	keyRepeatLimit: 180,
	/** Pixels that a finger or a wheel goes sideways for the next picture. */
	swipeThreshold: 200,
	/** Milliseconds after a picture in which the wheel turns no further. */
	wheelCooldown: 500,
	/** Whether pictures can be zoomed; the levels below are those of the keys + and -. */
	canZoom: false,
	zoomMultiplier: 1.007,
	/** Change of the zoom level per key press. */
	zoomStep: 100,
	/** Highest zoom level. */
	zoomMaximum: 300,
} as const;

/** To the previous picture, to none, to the next. */
type Turn = -1 | 0 | 1;

/**
 * The picture after a turn: the last is followed by the first.
 *
 * @param index Number of a picture.
 * @param turn  Where to.
 * @param total How many there are.
 */
export const getNextIndex = (
	index: number,
	turn: Turn,
	total: number
): number => ( index + turn + total ) % total;

/**
 * The level of zoom after a press of a key.
 *
 * @param level The level before.
 * @param turn  1 is closer, -1 is farther.
 */
export const getZoomLevel = ( level: number, turn: Turn ): number =>
	Math.min(
		Math.max( level + turn * LIGHTBOX.zoomStep, 0 ),
		LIGHTBOX.zoomMaximum
	);

export const getScale = ( level: number ): number =>
	LIGHTBOX.zoomMultiplier ** level;

/** Direction of a swipe; left is next. `distance` is in pixels. */
export function getSwipeDirection( distance: number ): Turn {
	if ( Math.abs( distance ) < LIGHTBOX.swipeThreshold ) {
		return 0;
	}
	return distance < 0 ? 1 : -1;
}

/** Throttles a held key. Pass the time in milliseconds. */
export function createKeyThrottle(): ( now: number ) => boolean {
	let last = -Infinity;
	return ( now ) => {
		const isOpen = now - last >= LIGHTBOX.keyRepeatLimit;
		last = isOpen ? now : last;
		return isOpen;
	};
}

/** Adds up horizontal wheel events; one gesture is one turn. Pass pixels and the time in milliseconds. */
export function createWheelTracker(): ( pixels: number, now: number ) => Turn {
	let sum = 0;
	let seenAt = -Infinity;
	let turnedAt = -Infinity;
	return ( pixels, now ) => {
		// After a pause a new gesture begins.
		sum = ( now - seenAt < LIGHTBOX.wheelCooldown ? sum : 0 ) + pixels;
		seenAt = now;
		if ( now - turnedAt < LIGHTBOX.wheelCooldown ) {
			sum = 0;
		}
		// The wheel goes where the pictures are: to the right for the next.
		const turn = getSwipeDirection( -sum );
		if ( turn !== 0 ) {
			sum = 0;
			turnedAt = now;
		}
		return turn;
	};
}

interface LightboxPicture {
	url: string;
	/** Pixels; 0 where that is not known. */
	width: number;
	height: number;
	alt: string;
}

interface Props {
	/** Accessible name. */
	label: string;
	pictures: readonly LightboxPicture[];
	/** Which is shown at first. */
	first: number;
	onClose: () => void;
	canZoom?: boolean;
}

const STYLE = {
	'--templately-lightbox-animation': `${ LIGHTBOX.animation }ms`,
	'--templately-lightbox-padding': `${ LIGHTBOX.padding }px`,
} as CSSProperties;

const ARROWS: Record< string, Turn > = { ArrowLeft: -1, ArrowRight: 1 };
const ZOOM_KEYS: Record< string, Turn > = { '+': 1, '-': -1 };

/** Shows one picture at a time over the whole page. After the last one the first one follows; tall pictures scroll. */
export function Lightbox( {
	label,
	pictures,
	first,
	onClose,
	canZoom = LIGHTBOX.canZoom,
}: Props ) {
	const [ { index, turn }, setShown ] = useState( {
		index: first,
		turn: 0 as Turn,
	} );
	const [ level, setLevel ] = useState( 0 );
	const [ mayTurn ] = useState( createKeyThrottle );
	const [ wheel ] = useState( createWheelTracker );
	const view = useRef< HTMLDivElement >( null );
	const start = useRef< number | undefined >();
	const [ drag, setDrag ] = useState( 0 );
	const total = pictures.length;
	const picture = pictures[ index ];
	// Right to left, the next picture is on the left.
	const reading = isRTL() ? -1 : 1;

	useEffect( () => view.current?.focus( { preventScroll: true } ), [] );

	const go = ( to: number ) => {
		if ( to !== 0 && total > 1 ) {
			setShown( {
				index: getNextIndex( index, to as Turn, total ),
				turn: to as Turn,
			} );
			setLevel( 0 );
			if ( view.current ) {
				view.current.scrollTop = 0;
			}
		}
	};

	const press = ( event: KeyboardEvent ) => {
		const to = ARROWS[ event.key ];
		const closer = ZOOM_KEYS[ event.key ];
		if ( to ) {
			event.preventDefault();
			if ( mayTurn( event.timeStamp ) ) {
				go( to * reading );
			}
		} else if ( canZoom && closer ) {
			setLevel( getZoomLevel( level, closer ) );
		}
	};

	// Scrolling by the browser cancels the swipe.
	const letGo = ( event: PointerEvent, isOver: boolean ) => {
		const from = start.current;
		start.current = undefined;
		setDrag( 0 );
		if ( isOver && from !== undefined ) {
			go( getSwipeDirection( event.clientX - from ) * reading );
		}
	};

	const turnButton = ( to: Turn, text: string ) => (
		<Button
			className={ `templately-lightbox__${ to < 0 ? 'previous' : 'next' }` }
			icon={ to * reading < 0 ? chevronLeft : chevronRight }
			label={ text }
			onClick={ () => go( to ) }
		/>
	);

	return (
		<Modal
			className="templately templately-lightbox"
			contentLabel={ label }
			isFullScreen
			__experimentalHideHeader
			onRequestClose={ onClose }
			onKeyDown={ press }
		>
			<div
				className="templately-lightbox__body"
				style={ STYLE }
				onWheel={ ( { deltaX, timeStamp } ) =>
					go( wheel( deltaX, timeStamp ) * reading )
				}
			>
				<p
					className="templately-lightbox__count"
					role="status"
					aria-atomic="true"
				>
					{ sprintf(
						/* translators: 1: number of a picture, 2: number of pictures. */
						__( '%1$d of %2$d', 'templately' ),
						index + 1,
						total
					) }
				</p>
				<Button
					className="templately-lightbox__close"
					icon={ close }
					label={ __( 'Close', 'templately' ) }
					onClick={ onClose }
				/>
				{ total > 1 &&
					turnButton( -1, __( 'Previous image', 'templately' ) ) }
				<div
					className="templately-lightbox__view"
					ref={ view }
					// A tall picture scrolls, also with the keyboard.
					tabIndex={ 0 }
					role="group"
					aria-label={ label }
					onPointerDown={ ( event ) => {
						start.current = event.clientX;
					} }
					onPointerMove={ ( event ) => {
						if ( start.current !== undefined && total > 1 ) {
							setDrag( event.clientX - start.current );
						}
					} }
					onPointerUp={ ( event ) => letGo( event, true ) }
					onPointerCancel={ ( event ) => letGo( event, false ) }
					onPointerLeave={ ( event ) => letGo( event, false ) }
				>
					{ picture && (
						<div
							// A new element for each picture, so that the animation restarts.
							key={ index }
							className="templately-lightbox__picture"
							data-from={ turn * reading }
							style={ {
								transform:
									drag || level
										? `translateX( ${ drag }px ) scale( ${ getScale( level ) } )`
										: undefined,
							} }
						>
							<Picture
								className="templately-lightbox__image"
								src={ picture.url }
								width={ picture.width || undefined }
								height={ picture.height || undefined }
								alt={ picture.alt }
								isLazy={ false }
							/>
						</div>
					) }
				</div>
				{ total > 1 &&
					turnButton( 1, __( 'Next image', 'templately' ) ) }
				<p
					className="templately-lightbox__caption"
					aria-hidden="true"
					dir="auto"
				>
					{ picture?.alt }
				</p>
			</div>
		</Modal>
	);
}
