/** Where an insert is, as its dialog shows it. */
import type {
	Failure,
	Font,
	ImportedPage,
	Item,
	ItemDetails,
	LeftOut,
	Look,
	Looks,
	NeededPlugin,
} from '@templately/rest';
import type { PageRow } from './pages';
import type { PluginRow } from './plugins';

/** What is inserted, or in a pack's case, brought in parts. */
export type Design = ( Item | ItemDetails ) & {
	/** Where it is fetched from; the library, where nothing is said. */
	origin?: 'cloud';
};

/** The list of what a design needs, to choose from and to watch. */
export interface PluginsView {
	name: 'plugins';
	rows: PluginRow[];
	/** Why nothing can be installed; '' where it can. */
	obstacle: string;
	isBusy: boolean;
	toggle: ( slug: string ) => void;
	/** Installs what is chosen and not here yet, and goes on. */
	install: () => void;
}

/** The pages of a pack, to choose from and to watch. */
export interface PagesView {
	name: 'pages';
	rows: PageRow[];
	isBusy: boolean;
	toggle: ( id: number ) => void;
	/** Makes what is chosen and not here yet, once a look was chosen where that is asked for. */
	start: ( asksForLook: boolean ) => void;
}

/** The looks of a design, to choose from. */
export interface LookView {
	name: 'look';
	/** The design that the preview shows. */
	shown: Design;
	looks: Looks;
	/** The one that is suggested. */
	look: Look;
	/** What choosing does: insert it, change it in the document where it is already, or make one page of it, or several. */
	action: 'insert' | 'change' | 'create' | 'createAll';
	/** Fonts that could be installed for it to look as designed. */
	fonts: Font[];
	/** The page that shows it as designed once they are; '' where there are none. */
	pageWithFonts: string;
	choose: ( look: Look, installsFonts: boolean ) => void;
}

/** `working` needs no dialog: the button is busy. */
export type View =
	| { name: 'working' }
	| { name: 'title'; title: string }
	| { name: 'checking' }
	| PluginsView
	| PagesView
	| LookView
	| { name: 'importing' }
	| {
			name: 'imported';
			title: string;
			page: ImportedPage;
			missing: NeededPlugin[];
	  }
	| { name: 'inserted'; leftOut: LeftOut[] }
	| { name: 'unverified' }
	| { name: 'forbidden' }
	| {
			name: 'missing';
			blocks: string[];
			plugins: NeededPlugin[];
			retry: () => void;
	  }
	| { name: 'failed'; failure: Failure; retry: () => void };

export interface Task {
	item: Design;
	view: View;
}
