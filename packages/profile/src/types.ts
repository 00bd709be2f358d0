import type {
	AccountAnswer,
	Download,
	Item,
	Platform,
	Profile,
	Purchase,
} from '@templately/rest';

/** What a person last asked for, and what the server said to it. */
export interface Attempt {
	call: 'login' | 'signup';
	answer: AccountAnswer;
}

/** A page of a list. */
export interface ListPage< Entry > {
	items: Entry[];
	currentPage: number;
	totalPage: number;
	total: number;
}

export type CollectionList = 'favourites' | 'downloads' | 'purchases';

/** What the account has collected, as far as somebody has looked at it. */
export interface Collection {
	/** Per plan, platform, type and page. */
	favourites: Record< string, ListPage< Item > >;
	downloads: Record< number, ListPage< Download > >;
	purchases: Record< string, ListPage< Purchase > >;
	/** Everything that was bought, per platform. */
	allPurchased: Partial< Record< Platform, Purchase[] > >;
	/** Whether a favourite was marked or unmarked since the lists of them were fetched. */
	areFavouritesStale: boolean;
	/** Answers to questions that were asked up to here belong to another account, or to an older state. */
	clearedAt: Record< CollectionList, number >;
}

export interface State {
	/** Unknown until the server has said who is signed in, or that nobody is. */
	session: { user: Profile | null } | null;
	attempt: Attempt | null;
	collection: Collection;
}
