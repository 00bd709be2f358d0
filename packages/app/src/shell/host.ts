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
	/** Added to what is there, in place of all of it, or in place of what was inserted last. */
	mode: 'add' | 'replace' | 'again';
	/** Asks for another look, where the design has several and nobody was asked this time. */
	changeLook?: () => void;
	/** The look that replaces the one inserted last. */
	look?: StyleSource;
	/** Label of the look that changeLook inserts, where the editor has two. */
	otherLook?: string;
	/** The theme's template that an empty page takes with a page's design; '' for the one it has. */
	template: string;
	/** Number of images that were copied to the media library. */
	pictures: number;
	/** Whether something was left out that this person's role may not use. */
	isCleaned: boolean;
	/** The document that it was asked for, as getDocument() said then. */
	document: string;
}

/** The open document, on screens that have one. What it can do is there, or missing, together. */
export interface Editor {
	/** Only designs of this builder can be inserted. */
	readonly platform: Platform;
	/** Draws blocks as the document would show them, without putting them in; a builder without looks has none. */
	readonly Preview?: ComponentType< { content: string[] } >;
	/** Loads newly installed fonts in the open document. */
	readonly loadFonts?: ( fonts: InstalledFonts ) => Promise< void >;
	getPostId: () => number | string;
	/** Which document is open, of whatever type. */
	getDocument: () => string;
	/** Whether this person may change the document. */
	canEdit: () => Promise< boolean >;
	/** The selection or the whole document; empty content if there is none. */
	read: ( what: 'selection' | 'document' ) => Content;
	/** Returns the block or element types that the site lacks. */
	missing: ( requirements: string[] ) => Promise< string[] >;
	/** Loads what plugins that were activated meanwhile bring to the editor; says why where it cannot. */
	loadBlocks: () => Promise< void >;
	/**
	 * Inserts in one undo step and says so; or says why not. A block is selected, a page is shown from its top. Answers whether
	 * it did.
	 */
	insert: ( insertion: Insertion ) => Promise< boolean >;
}

/** What the app needs from its screen. An undefined member is not supported there. */
export interface Host {
	readonly site: PageData;
	readonly history: History;
	readonly editor?: Editor;
	close?: () => void;
	/** Loads WordPress's media library into the page, where it is not there from the beginning; says why where it cannot. */
	loadMedia?: () => Promise< void >;
	/** Replaces a design that was just inserted: by one in this look, or else asks for the look over the open document. */
	changeLook?: ( item: Item | ItemDetails, look?: StyleSource ) => void;
}

/**
 * A host for a part of the app that stands outside of the library: wherever it leads, the library opens there, and it
 * closes when what it was opened for is done.
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
 * Tells the stores where the library was opened. Called by a host before the first screen, so that no list of another
 * builder is asked for.
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
