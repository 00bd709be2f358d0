let last = 0;

/**
 * Numbers what is asked, in the order of asking, so that a store can tell an answer from one to a later question.
 *
 * @return A number that is larger than all before.
 */
export const takeTicket = (): number => ++last;
