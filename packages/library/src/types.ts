import type { State as QueriesState } from '@templately/queried-data';
import type { Item, ItemsPage, Platform } from '@templately/rest';

/** Environment of the app: the screen around it, and the plugins of the site. */
export interface Application {
	platform: Platform;
	currentScreen: string;
	hasElementor: boolean;
	hasElementorPro: boolean;
	/** Colour scheme of the editor around the app. */
	uiTheme: 'light' | 'dark';
	/** Address that the app opens next because a session has ended; null otherwise. */
	redirect: string | null;
}

export interface ListError {
	code: string;
	message: string;
}

export interface Featured {
	isLoading: boolean;
	items: Item[];
	error: ListError | null;
}

/** Number of items of a list by plan, and whether there are more than were counted. */
export type ItemCountsByPlan = ItemsPage[ 'plan_totals' ];

/** Change of an item that is shown at once. */
export type ItemPatch = Partial<
	Pick< Item, 'starred' | 'favourite_count' | 'rating' >
>;

export interface State extends QueriesState {
	application: Application;
	/** By list, for all its plans and pages. */
	itemCountsByPlan: Record< string, ItemCountsByPlan >;
}
