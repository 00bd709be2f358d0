/**
 * The benchmarks of `npm run bench`.
 */
export interface Figure {
	/** Its id in the list of budgets: `P7`. */
	readonly id: string;
	readonly what: string;
	/** With its unit. */
	readonly measured: string;
	/** Measured in the same run for comparison, with its unit. */
	readonly compared?: string;
	readonly aim: string;
	/** One missed aim ends the command with 1. */
	readonly isMissed: boolean;
	/** The bare numbers, for programs. */
	readonly values?: Readonly< Record< string, number > >;
}

export type Benchmark = () => Promise< readonly Figure[] >;

/** Each benchmark is the default export of its own file. */
export const benchmarks: Readonly<
	Record< string, () => Promise< { default: Benchmark } > >
> = {
	'bundle-size': () => import( './bundle-size' ),
	'patterns-route': () => import( './patterns-route' ),
	'idle-cost': () => import( './idle-cost' ),
	'open-time': () => import( './open-time' ),
	'insert-time': () => import( './insert-time' ),
	'listing-queries': () => import( './listing-queries' ),
	'cloud-lists': () => import( './cloud-lists' ),
	conditions: () => import( './conditions' ),
	import: () => import( './import' ),
	'embedded-hub': () => import( './embedded-hub' ),
	'start-time': () => import( './start-time' ),
};
