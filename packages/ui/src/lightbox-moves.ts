/** What the specification fixes of the lightbox (library, sections 4 and 9). */
export const LIGHTBOX = {
	/** Milliseconds that a change of pictures takes. */
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
	/** How much larger a picture is for each level. */
	zoomMultiplier: 1.007,
	/** Levels of one press of a key. */
	zoomStep: 100,
	/** The highest level. */
	zoomMaximum: 300,
} as const;

/** To the picture before, to none, to the next. */
export type Turn = -1 | 0 | 1;

/**
 * The picture after a turn: the last is followed by the first.
 *
 * @param index Number of a picture.
 * @param turn  Where to.
 * @param total How many there are.
 */
export const getNextIndex = ( index: number, turn: Turn, total: number ): number =>
	( index + turn + total ) % total;

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

/**
 * How many times as large as at first a picture is.
 *
 * @param level The level of zoom.
 */
export const getScale = ( level: number ): number =>
	LIGHTBOX.zoomMultiplier ** level;

/**
 * Where a finger leads that went sideways: towards the left comes the next.
 *
 * @param distance Pixels, below 0 towards the left.
 */
export function getSwipeDirection( distance: number ): Turn {
	if ( Math.abs( distance ) < LIGHTBOX.swipeThreshold ) {
		return 0;
	}
	return distance < 0 ? 1 : -1;
}

/**
 * Makes what says whether a key that is held may turn once more.
 *
 * @return Told the time in milliseconds, says whether it may.
 */
export function createKeyThrottle(): ( now: number ) => boolean {
	let last = -Infinity;
	return ( now ) => {
		const isOpen = now - last >= LIGHTBOX.keyRepeatLimit;
		last = isOpen ? now : last;
		return isOpen;
	};
}

/**
 * Makes what sums up a wheel that goes sideways, and turns once for each gesture.
 *
 * @return Told the pixels of an event and the time in milliseconds, says where to turn.
 */
export function createWheelTracker(): ( pixels: number, now: number ) => Turn {
	let sum = 0;
	let seenAt = -Infinity;
	let turnedAt = -Infinity;
	return ( pixels, now ) => {
		// After a pause begins another gesture.
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
