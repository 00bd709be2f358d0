import type { Held, Platform } from '@templately/rest';
import type { SavedTemplate } from '@templately/rest/templates';

/** A page of a list: the templates themselves lie in `byId`. */
export interface Page {
	ids: number[];
	current_page: number;
	total_page: number;
}

/** The templates of one builder. */
export interface Shelf {
	byId: Record< number, Held< SavedTemplate > >;
	/** By page and search. */
	pages: Record< string, Held< Page > >;
	/** Those that were deleted, and from which question on that is known; while one is being deleted, no answer tells of it. */
	gone: Record< number, number >;
}

export interface State {
	shelves: Record< Platform, Shelf >;
	/** Answers to questions that were asked up to here belong to another account. */
	clearedAt: number;
}
