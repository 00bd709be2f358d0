let last = 0;

/**
 * Numbers what is asked, in the order of asking, so that a store can tell an answer from one to a later question.
 *
 * @return A number that is larger than all before.
 */
export const takeTicket = (): number => ++last;

/** What was answered, and to which question: an older answer never takes a newer one's place. */
export interface Held< Value > {
	value: Value;
	ticket: number;
}

/**
 * What is held after an answer: what was held before, where that answers a later question.
 *
 * @param before What was held before, if anything was.
 * @param value  What is answered.
 * @param ticket Number of the question.
 */
export const newer = < Value >(
	before: Held< Value > | null | undefined,
	value: Value,
	ticket: number
): Held< Value > =>
	before && before.ticket > ticket ? before : { value, ticket };

/**
 * All that is held after an answer about one of them.
 *
 * @param all    What was held before.
 * @param key    What the answer is about.
 * @param value  What is answered.
 * @param ticket Number of the question.
 */
export const held = < Value >(
	all: Record< string, Held< Value > >,
	key: string | number,
	value: Value,
	ticket: number
): Record< string, Held< Value > > => ( {
	...all,
	[ key ]: newer( all[ key ], value, ticket ),
} );

/**
 * All records that are held after an answer that tells of some.
 *
 * @param byId    What was held before.
 * @param records What is told of.
 * @param ticket  Number of the question.
 */
export const heldById = < Value extends { id: number } >(
	byId: Record< number, Held< Value > >,
	records: readonly Value[],
	ticket: number
): Record< number, Held< Value > > =>
	records.reduce(
		( all, record ) => held( all, record.id, record, ticket ),
		byId
	);
