/** What leaves by itself is held, whatever the machine is doing. */

/** Runs in the page: has what would wait for so many milliseconds wait for ten minutes. */
export function stretch( patience: number ): void {
	const wait = window.setTimeout;
	window.setTimeout = ( ( task: TimerHandler, time?: number ) =>
		wait(
			task,
			time === patience ? 600_000 : time
		) ) as typeof window.setTimeout;
}
