/**
 * What a benchmark is: a file of this folder, named as the figure (`p7.ts`), whose default export measures.
 */
export interface Figure {
	/** As in the list of figures: `P7`. */
	readonly id: string;
	readonly what: string;
	/** With its unit. */
	readonly measured: string;
	/** What was measured beside it in the same run, with its unit. */
	readonly compared?: string;
	readonly aim: string;
	/** Whether it is not what it should be; one such ends the command with 1. */
	readonly isMissed: boolean;
	/** The bare numbers, for programs. */
	readonly values?: Readonly< Record< string, number > >;
}

export type Benchmark = () => Promise< readonly Figure[] >;
