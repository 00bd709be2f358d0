/** The views of an insert flow, and what a flow works with. */
import type {
	Failure,
	Font,
	ImportedPage,
	Item,
	ItemDetails,
	OmittedPart,
	StyleSource,
	StylePreviews,
	NeededPlugin,
} from '@templately/rest';
import type { Registry } from '../shell/app-context';
import type { Host } from '../shell/host';

/** A design to insert, or a pack whose pages are inserted. */
export type Design = ( Item | ItemDetails ) & {
	/** Set for a file of the user's cloud; designs of the library have none. */
	origin?: 'cloud';
};

/** A line of a list in which the user chooses before the work and which shows its progress: a plugin or a page. */
export interface Row< Value > {
	value: Value;
	isChosen: boolean;
	state: 'waiting' | 'busy' | 'done' | 'failed';
	failure?: Failure;
	/** The draft that was created of a page. */
	page?: ImportedPage;
}

/** State of the insert modal. A view with `onAnswer` is a question; `working` shows only a busy button. */
export type View =
	| {
			name:
				| 'working'
				| 'checking'
				| 'importing'
				| 'forbidden'
				| 'needsElementorPro';
	  }
	| { name: 'unverified'; onAnswer: () => void }
	| { name: 'failed'; failure: Failure; onAnswer: () => void }
	| {
			name: 'title';
			title: string;
			onAnswer: ( answer: {
				title: string;
				asksForStyle: boolean;
				/** Elementor's Saved Templates in place of a page. */
				isForLibrary?: boolean;
			} ) => void;
	  }
	| {
			name: 'plugins';
			rows: Row< NeededPlugin >[];
			/** Why no plugin can be installed here; empty where it can. */
			obstacle: string;
			/** Absent while the plugins are installed. */
			onAnswer?: ( rows: Row< NeededPlugin >[] ) => void;
	  }
	| {
			name: 'pages';
			rows: Row< Item >[];
			/** Pages that have to be bought first. */
			paid: Item[];
			/** Absent while the pages are created. */
			onAnswer?: ( answer: {
				rows: Row< Item >[];
				asksForStyle: boolean;
			} ) => void;
	  }
	| {
			name: 'look';
			action: 'insert' | 'change' | 'create' | 'createAll';
			/** The design in the preview: of a pack, one of its pages. */
			shown: Design;
			looks: StylePreviews;
			/** The suggested look. */
			look: StyleSource;
			/** Fonts of the design that this site lacks. */
			fonts: Font[];
			/** The preview in these fonts; empty where there are none. */
			pageWithFonts: string;
			onAnswer: ( answer: {
				look: StyleSource;
				installsFonts: boolean;
			} ) => void;
	  }
	| {
			name: 'missing';
			blocks: string[];
			plugins: NeededPlugin[];
			onAnswer: () => void;
	  }
	| {
			name: 'imported';
			title: string;
			/** Whether it is one of Elementor's Saved Templates, and no page. */
			isInLibrary: boolean;
			page: ImportedPage;
			/** Plugins that the page needs and that are not active. */
			missing: NeededPlugin[];
	  }
	| { name: 'inserted'; leftOut: OmittedPart[]; onAnswer: () => void };

export type ViewOf< Name extends View[ 'name' ] > = Extract<
	View,
	{ name: Name }
>;

export type Unanswered< Each > = Each extends View
	? Omit< Each, 'onAnswer' >
	: never;

export type Answer< Name extends View[ 'name' ] > =
	ViewOf< Name > extends { onAnswer?: ( answer: infer Given ) => void }
		? Given
		: never;

/** Context of an insert flow. */
export interface FlowContext {
	host: Host;
	registry: Registry;
	item: Design;
	/** Aborted when the user closes the dialog or begins another flow. */
	signal: AbortSignal;
	/** Shows a view, unless the flow was aborted. */
	show: ( view: View ) => void;
	/** Leads to the sign-in screen. Resolves when the user has signed in, and never if they leave the screen without. */
	signIn: () => Promise< void >;
}
