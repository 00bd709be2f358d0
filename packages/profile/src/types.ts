import type {
	Download,
	Favourite,
	Held,
	Item,
	Platform,
	Price,
	Profile,
	Purchase,
} from '@templately/rest';

/** What the store is at, as far as screens show it. */
export type Work = 'isLoading' | 'syncing' | 'verifying';

/** What failed last: the server's code or the store's own, and what is said about it. */
export interface StoredError {
	code: string;
	message: string;
}

/** What the plans cost, and how asking for it fares. */
export interface Pricing {
	isLoading: boolean;
	error: StoredError | null;
	data: Price[] | null;
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
	/** What each favourite was last changed to, and when among the questions. */
	stars: Record< number, Held< Favourite > >;
	/** Whether a favourite was marked or unmarked since the lists of them were fetched. */
	areFavouritesStale: boolean;
	/** Answers to questions that were asked up to here belong to another account, or to an older state. */
	clearedAt: Record< CollectionList, number >;
}

export interface State {
	/** Unknown until the server has said who is signed in, or that nobody is. */
	session: { user: Profile | null } | null;
	/** The site's account, while somebody uses one of their own in its place. */
	prevData: Profile | null;
	/** How many calls of each kind are on their way. */
	work: Record< Work, number >;
	error: StoredError | null;
	pricing: Pricing;
	collection: Collection;
}
