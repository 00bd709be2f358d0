/** How long to wait before the log is asked for again, and how often in a row it had nothing new. */
export interface Pace {
	interval: number;
	empty: number;
}

const BUSY = 300;
const STEP = 500;
const LONGEST = 5000;
/** So many empty answers make it slower. */
const PATIENCE = 5;

export const FIRST_PACE: Pace = { interval: 1000, empty: 0 };

/**
 * The pace after an answer.
 *
 * @param pace    The pace until now.
 * @param arrived How many entries came.
 */
export function nextPace( pace: Pace, arrived: number ): Pace {
	if ( arrived > 0 ) {
		return { interval: BUSY, empty: 0 };
	}
	const empty = pace.empty + 1;
	return {
		interval:
			empty % PATIENCE === 0
				? Math.min( pace.interval + STEP, LONGEST )
				: pace.interval,
		empty,
	};
}

const MINUTE = 60_000;

/**
 * Milliseconds without a sign of life after which people are told that it takes longer. A LiteSpeed server keeps an answer back
 * until it is whole.
 *
 * @param isLightspeed Whether the site runs on one.
 */
export const inactivityLimit = ( isLightspeed: boolean ): number =>
	( isLightspeed ? 15 : 5 ) * MINUTE;
