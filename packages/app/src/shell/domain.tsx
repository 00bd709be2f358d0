import { createContext, useContext } from '@wordpress/element';
import type {
	Failure,
	Item,
	ItemDetails,
	PageData,
	Platform,
} from '@templately/rest';
import type { ComponentType, ReactNode } from 'react';
import type { Args } from './paths';
import type { Registry } from './app-context';
import type { Host } from './host';

export type Params = Record< string, string | undefined >;

/** A screen and its path. Screens that a first visit does not need are a lazyScreen(). */
interface Route {
	path: RegExp;
	component: ComponentType< { params: Params } >;
	/** Whether visitors sign in first and then come back. */
	needsAccount?: boolean;
}

/** A component for an item, on its card or on its own screen. */
export type ItemAction = ComponentType< {
	item: Item | ItemDetails;
	place: 'card' | 'details';
} >;

/** Everything that a domain adds to the app. The app knows domains by this interface alone. */
export interface Domain {
	/** Whether the domain is hidden from users who may not browse the library. */
	requiresLibraryAccess?: boolean;
	routes?: Route[];
	/** Links in the header. */
	tabs?: {
		label: () => string;
		path: ( platform: Platform ) => string;
		isAllowed?: ( site: PageData, platform: Platform ) => boolean;
		/** Whether a path outside of the tab's own belongs to it. */
		hasPath?: ( path: string ) => boolean;
		/** A number beside the label. */
		useBadge?: () => number | undefined;
	}[];
	/** Links in the account's menu. */
	menu?: { label: () => string; path: string }[];
	/** At the end of the header. */
	headerEnd?: ComponentType[];
	/** Between the header and every screen. */
	banners?: ComponentType[];
	itemActions?: ItemAction[];
	/** Beside an item's name. */
	itemMarks?: ItemAction[];
	/** Beside the message that the account's storage is nearly full. */
	storageActions?: ComponentType[];
	/** Above the facts on an item's own screen. */
	itemFacts?: ComponentType< { item: ItemDetails } >[];
	/** Under the title on an item's own screen. */
	itemNotes?: ComponentType< { item: ItemDetails } >[];
	/** Wraps every screen and panel: holds the domain's shared state, and shows its modals. */
	Provider?: ComponentType< { children: ReactNode } >;
	/** Returns the path on another platform, if the current path is the domain's. */
	onPlatformChange?: (
		path: string,
		args: Args,
		platform: Platform
	) => string | undefined;
	/** Clears the data of the previous account when the account changes. */
	resetStore?: ( registry: Registry ) => void;
	/** Handles an error that needs more than a message. Returns whether it did. */
	handleError?: (
		failure: Failure,
		registry: Registry,
		host: Host
	) => boolean;
}

/**
 * Clears a store that lazy screens register. Without such a screen there is no store, and nothing to clear.
 *
 * @param name Name of the store.
 */
export const clearStore =
	( name: string ) =>
	( registry: Registry ): void =>
		(
			registry.dispatch( name ) as { clear: () => void } | undefined
		 )?.clear();

export const DomainsContext = createContext< readonly Domain[] >( [] );

/** The app's domains. Components read them from here, because domains import components and not the reverse. */
export const useDomains = (): readonly Domain[] => useContext( DomainsContext );

/** Renders the components that domains add to one slot. */
export function DomainSlot< Props extends object >( {
	of,
	given,
}: {
	of: ( domain: Domain ) => ComponentType< Props >[] | undefined;
	given: Props;
} ) {
	return (
		<>
			{ useDomains()
				.flatMap( ( domain ) => of( domain ) ?? [] )
				.map( ( Part, index ) => (
					<Part key={ index } { ...given } />
				) ) }
		</>
	);
}

export const ItemActions: ItemAction = ( given ) => (
	<DomainSlot of={ ( { itemActions } ) => itemActions } given={ given } />
);

export const ItemMarks: ItemAction = ( given ) => (
	<DomainSlot of={ ( { itemMarks } ) => itemMarks } given={ given } />
);

export const ItemFactsOfDomains = ( given: { item: ItemDetails } ) => (
	<DomainSlot of={ ( { itemFacts } ) => itemFacts } given={ given } />
);

export const ItemNotes = ( given: { item: ItemDetails } ) => (
	<DomainSlot of={ ( { itemNotes } ) => itemNotes } given={ given } />
);
