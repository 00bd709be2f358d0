import {
	type InstalledFonts,
	type Item,
	type ItemDetails,
	type PageData,
	type Platform,
	type StyleSource,
	setHub,
} from '@templately/rest';
import type { ComponentType } from 'react';
import type { History } from './history';
import { dispatch } from '@wordpress/data';
import { store as libraryStore } from '@templately/library';
import { firstPlatform } from './platform';

/** An element of Elementor, as it saves it. */
export interface ElementorElement {
	elType: string;
	widgetType?: string;
	elements?: ElementorElement[];
	[ member: string ]: unknown;
}

/** Content of a design or document in the format of its platform. */
export type Content =
	| {
			platform: 'gutenberg';
			/** Serialized top-level blocks. */
			blocks: string[];
	  }
	| {
			platform: 'elementor';
			elements: ElementorElement[];
			/** Settings of the page. */
			settings: Record< string, unknown >;
	  };

/**
 * Content of the server in the format of its platform.
 *
 * @param platform Platform of the content.
 * @param texts    Serialized blocks, or JSON of elements: one text for each at the top level.
 * @param settings Settings of the page, for Elementor.
 */
export const toContent = (
	platform: Platform,
	texts: string[],
	settings: Record< string, unknown > = {}
): Content =>
	platform === 'elementor'
		? {
				platform,
				elements: texts.map(
					( text ) => JSON.parse( text ) as ElementorElement
				),
				settings,
			}
		: { platform, blocks: texts };

/** A design on its way into the document. */
export interface Insertion {
	item: Item | ItemDetails;
	content: Content;
	/** Adds to the document, replaces all of it, or replaces the last insert. */
	mode: 'add' | 'replace' | 'again';
	/** Asks for another look. Missing if the design has one look, or if the user has just chosen. */
	changeLook?: () => void;
	/** The look that replaces the one inserted last. */
	look?: StyleSource;
	/** Label of the look that changeLook inserts, where the editor has two. */
	otherLook?: string;
	/** The theme's template that an empty page takes with a page's design; '' for the one it has. */
	template: string;
	/** Number of images that were copied to the media library. */
	pictures: number;
	/** Whether markup was removed that the user's role may not use. */
	isCleaned: boolean;
	/** The document that it was asked for, as getDocument() said then. */
	document: string;
}

/** The open document, on screens that have one. */
export interface Editor {
	/** Only designs of this builder can be inserted. */
	readonly platform: Platform;
	/** Previews blocks as the document would show them. Missing for builders without looks. */
	readonly Preview?: ComponentType< { content: string[] } >;
	/** Loads newly installed fonts in the open document. */
	readonly loadFonts?: ( fonts: InstalledFonts ) => Promise< void >;
	getPostId: () => number | string;
	/** Which document is open, of whatever type. */
	getDocument: () => string;
	/** Title of the document. */
	getTitle?: () => string;
	/** Whether this person may change the document. */
	canEdit: () => Promise< boolean >;
	/** The selection or the whole document; empty content if there is none. */
	read: ( what: 'selection' | 'document' ) => Content;
	/** Returns the block or element types that the site lacks. */
	missing: ( requirements: string[] ) => Promise< string[] >;
	/** Loads the blocks or widgets of plugins that were activated after the page was opened. Rejects with the reason. */
	loadBlocks: () => Promise< void >;
	/**
	 * Inserts in one undo step and shows a notice. Selects an inserted block, and scrolls to the top of an inserted page. Returns
	 * whether it inserted.
	 */
	insert: ( insertion: Insertion ) => Promise< boolean >;
}

/** What the app needs from its screen. An undefined member is not supported there. */
export interface Host {
	readonly site: PageData;
	readonly history: History;
	readonly editor?: Editor;
	close?: () => void;
	/** Loads WordPress's media library on pages that lack it. Rejects with the reason. */
	loadMedia?: () => Promise< void >;
	/** Replaces the last insert by the same design in this look. Without a look, asks for one first. */
	changeLook?: ( item: Item | ItemDetails, look?: StyleSource ) => void;
}

/**
 * Returns a host for a part of the app outside of the library. Navigation opens the library, which closes when the task
 * is done.
 *
 * @param host   The host.
 * @param onOpen Opens the library.
 */
export const withOpenOnNavigate = (
	host: Host,
	onOpen: () => void
): Host => ( {
	...host,
	history: {
		...host.history,
		navigate: ( to, options ) => {
			host.history.navigate( to, options );
			onOpen();
		},
	},
} );

/**
 * Tells the stores where the library was opened. A host calls it before the first screen, so that no list of another
 * builder is requested.
 *
 * @param host The host.
 * @return The same host.
 */
export function initializeStores( host: Host ): Host {
	const { site, editor } = host;
	setHub( site.hub.id );
	void dispatch( libraryStore ).receiveApplication( {
		platform: editor?.platform ?? firstPlatform( site ),
		currentScreen: site.screen,
		hasElementor: site.hasElementor,
		hasElementorPro: site.hasElementorPro,
	} );
	return host;
}
