import type { Item, ItemDetails, Platform } from '@templately/rest';
import type { History } from './history';

/** What the page says about itself and its site, once, when it is printed. */
export interface Site {
	version: string;
	locale: string;
	/** Where the app's translations are; null where it needs none. */
	translations: string | null;
	platform: Platform | null;
	screen: string;
	hub: { embedded: boolean; url: string; name: string };
	user: { displayName: string };
	can: {
		read: boolean;
		insertPages: boolean;
		manage: boolean;
		upload: boolean;
	};
	hasElementor: boolean;
	hasElementorPro: boolean;
	links: Partial< Record< LinkName, string > >;
	adminUrl: string;
}

export type LinkName =
	| 'support'
	| 'docs'
	| 'manageSites'
	| 'forgotPassword'
	| 'privacy'
	| 'terms'
	| 'checkout'
	| 'video'
	| 'resend';

/** A design on its way into the document: added to what is there, or in its place. */
export interface Insertion {
	item: Item | ItemDetails;
	content: string[];
	mode: 'add' | 'replace';
	/** Whether something was left out that this person's role may not use. */
	isCleaned: boolean;
}

/** The open document, on screens that have one. What it can do is there, or missing, together. */
export interface Editor {
	/** Only designs of this builder can be inserted. */
	readonly platform: Platform;
	getPostId: () => number | string;
	/** Whether this person may change the document. */
	canEdit: () => Promise< boolean >;
	/** Those of the block types that this site does not have. */
	getMissingBlocks: ( names: string[] ) => string[];
	/** Inserts in one undo step, selects what came, and says so. */
	insert: ( insertion: Insertion ) => void;
}

/** What the app needs from the screen it was opened on. A member that is missing is something that screen cannot do. */
export interface Host {
	readonly site: Site;
	readonly history: History;
	readonly editor?: Editor;
	close?: () => void;
}
