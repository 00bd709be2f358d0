/** What a page asks the clock for: what leaves by itself is held, or said how long it stays, whatever the machine is doing. */
import type { Page } from '@playwright/test';

/** Runs in the page: has what would wait for so many milliseconds wait for ten minutes. */
export function stretch( patience: number ): void {
	const wait = window.setTimeout;
	window.setTimeout = ( ( task: TimerHandler, time?: number ) =>
		wait(
			task,
			time === patience ? 600_000 : time
		) ) as typeof window.setTimeout;
}

/**
 * Notes how long the page is to wait, from now on.
 *
 * @param page The page.
 * @return Tells the milliseconds of every timer since then.
 */
export async function timersOf(
	page: Page
): Promise< () => Promise< number[] > > {
	const noted = await page.evaluateHandle( () => {
		const times: number[] = [];
		const wait = window.setTimeout;
		window.setTimeout = ( ( task: TimerHandler, time?: number ) => {
			times.push( Number( time ) );
			return wait( task, time );
		} ) as typeof window.setTimeout;
		return times;
	} );
	return () => noted.jsonValue();
}
