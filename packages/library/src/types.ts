import type {
	Counts,
	Item,
	ItemDetails,
	ItemsPage,
	Platform,
} from '@templately/rest';

/** A page of a list: the records themselves lie in `byId`. */
export interface Page extends Omit< ItemsPage, 'items' > {
	ids: number[];
}

/** Which screen the library was opened on, and what that site has. */
export interface Application {
	platform: Platform;
	currentScreen: string;
	hasElementor: boolean;
	hasElementorPro: boolean;
}

export interface State {
	application: Application;
	byId: Record< number, Item >;
	pages: Record< string, Page >;
	details: Record< string, ItemDetails >;
	counts: Counts | null;
}
