import type {
	Counts,
	Dependency,
	Held,
	Item,
	ItemDetails,
	ItemsPage,
	Platform,
	Tag,
	Term,
} from '@templately/rest';

/** A page of a list: the records themselves lie in `byId`. */
export interface Page extends Omit< ItemsPage, 'items' | 'plan_totals' > {
	ids: number[];
}

type Pack = NonNullable< ItemDetails[ 'pack' ] >;

/** The details of an item: it, its pack and what else is told of lie in `byId`. */
export interface Details extends Omit< ItemDetails, 'items' | 'pack' > {
	itemIds: number[];
	pack: ( Omit< Pack, 'items' > & { itemIds: number[] } ) | null;
}

/** Which screen the library was opened on, and what that site has. */
export interface Application {
	platform: Platform;
	currentScreen: string;
	hasElementor: boolean;
	hasElementorPro: boolean;
	/** The look of the screens around, which a builder has of its own. */
	uiTheme: 'light' | 'dark';
	/** Where the app is about to lead, because a session has ended; null while it leads nowhere. */
	redirect: string | null;
}

/** A failure as the store tells it. */
export interface ListError {
	code: string;
	message: string;
}

/** The items that the hub puts first, and how they fare. */
export interface Featured {
	isLoading: boolean;
	items: Item[];
	error: ListError | null;
}

/** How many items a list has for each plan, and whether there are more than were counted; what is not known is missing. */
export type PlanTotals = ItemsPage[ 'plan_totals' ];

/** What becomes of an item while it is looked at. */
export type Change = Partial<
	Pick< Item, 'starred' | 'favourite_count' | 'rating' >
>;

export interface State {
	application: Application;
	byId: Record< number, Held< Item > >;
	/** What has become of items: an answer to an earlier question does not know of it, whether or not the item was held then. */
	changes: Record< number, Held< Change > >;
	pages: Record< string, Held< Page > >;
	/** By list, whatever its plan and page. */
	planTotals: Record< string, Held< PlanTotals > >;
	details: Record< string, Held< Details > >;
	counts: Held< Counts > | null;
	/** What items are sorted by, per platform and type; tags for all. */
	categories: Record< string, Held< Term[] > >;
	templateTypes: Record< string, Held< Term[] > >;
	tags: Held< Tag[] > | null;
	dependencies: Partial< Record< Platform, Held< Dependency[] > > >;
	featured: Partial< Record< Platform, Held< number[] > > >;
	/** Answers to questions that were asked up to here belong to another account. */
	clearedAt: number;
}
