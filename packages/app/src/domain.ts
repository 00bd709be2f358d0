import { createContext, useContext } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import type {
	Failure,
	Item,
	ItemDetails,
	PageData,
	Platform,
} from '@templately/rest';
import type { Registry } from './app-context';
import type { Host } from './host';

export type Params = Record< string, string | undefined >;

/** A screen, and where it stands. One that is not needed at first is a lazyScreen(). */
export interface Route {
	path: RegExp;
	component: ComponentType< { params: Params } >;
	/** Whether it is for those alone who are signed in: others sign in first and come back. */
	needsAccount?: boolean;
}

/** What an item can be asked for, on its card and on its own screen. */
export type ItemAction = ComponentType< {
	item: Item | ItemDetails;
	place: 'card' | 'details';
} >;

/** What a domain brings to the app. The app knows domains by this alone. */
export interface Domain {
	/** Whether it is about designs of the library: there is none for those from whom the site keeps it. */
	isOfLibrary?: boolean;
	routes?: Route[];
	/** In the header, and where they lead. */
	tabs?: {
		label: () => string;
		path: ( platform: Platform ) => string;
		isAllowed?: ( site: PageData, platform: Platform ) => boolean;
	}[];
	/** In the account's menu. */
	menu?: { label: () => string; path: string }[];
	/** At the end of the header. */
	headerEnd?: ComponentType[];
	/** Between the header and every screen. */
	banners?: ComponentType[];
	itemActions?: ItemAction[];
	/** Beside an item's name: what people think of it. */
	itemMarks?: ItemAction[];
	/** Beside the message that the account's storage is nearly full. */
	storageActions?: ComponentType[];
	/** Above the facts on an item's own screen. */
	itemFacts?: ComponentType< { item: ItemDetails } >[];
	/** Under the title on an item's own screen. */
	itemNotes?: ComponentType< { item: ItemDetails } >[];
	/** Around every screen and panel: holds what the domain's parts share, and shows its dialogs. */
	frame?: ComponentType< { children: ReactNode } >;
	/** Forgets what its store has shown to one account, because another one is there now. */
	clear?: ( registry: Registry ) => void;
	/** Takes care of a failure that is more than a message; says whether it did. */
	takeFailure?: (
		failure: Failure,
		registry: Registry,
		host: Host
	) => boolean;
}

export const DomainsContext = createContext< readonly Domain[] >( [] );

/** The domains of the app around a component: those that are above it import it, and not the other way. */
export const useDomains = (): readonly Domain[] => useContext( DomainsContext );
