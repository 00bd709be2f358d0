/** Elementor's global objects, as far as the host uses them. Elementor has no types of its own. */
import type { ElementorElement } from '@templately/app';

export interface Model {
	toJSON: ( options?: { remove: string[] } ) => ElementorElement;
}

export interface Container {
	id: string;
	model: Model;
	settings: {
		get: ( name: string ) => unknown;
		toJSON: ( options: { remove: string[] } ) => Record< string, unknown >;
	};
	view?: { el: HTMLElement };
}

/** The view of an add-section area. */
export interface AddSectionView {
	getOption: ( name: string ) => unknown;
	destroy: () => void;
}

export interface ContextMenuGroup {
	name: string;
	actions: {
		name: string;
		icon: string;
		title: string;
		isEnabled: () => boolean;
		callback: () => void;
	}[];
}

interface Toast {
	/** HTML. */
	message: string;
	buttons?: {
		name: string;
		/** Name of the HTML element. Elementor 3 takes a `div` by default. */
		tag: 'button';
		text: string;
		callback: () => void;
	}[];
}

interface Elementor {
	hooks?: {
		addFilter: < Value >(
			name: string,
			callback: ( value: Value ) => Value
		) => void;
	};
	$preview: [ HTMLIFrameElement ];
	channels: {
		editor: {
			request: (
				name: string
			) => { getContainer: () => Container } | null | undefined;
		};
	};
	documents: {
		getCurrentId: () => number;
		getCurrent: () => {
			config: { type: string };
			container: Container;
		};
	};
	selection: {
		has: ( container: Container ) => boolean;
		getElements: () => Container[];
	};
	/** Widgets by name. */
	widgetsCache: Record< string, unknown >;
	addWidgetsCache: ( widgets: Record< string, unknown > ) => void;
	elementsManager: { getElementTypeClass: ( type: string ) => unknown };
	notifications: { showToast: ( toast: Toast ) => void };
	elements: {
		toJSON: ( options?: { remove: string[] } ) => ElementorElement[];
	};
	getContainer: ( id: string ) => Container | undefined;
	settings: {
		page: {
			model: {
				controls?: {
					template?: { options?: Record< string, string > };
				};
			};
		};
	};
}

/** What Elementor puts on the page. */
interface Globals {
	elementor: Elementor;
	elementorCommon: {
		helpers: { getUniqueId: () => string };
		ajax: {
			addRequest: (
				name: string,
				request: {
					data: object;
					success: ( answer: Record< string, unknown > ) => void;
					error: ( reason: unknown ) => void;
				},
				immediately: boolean
			) => void;
		};
	};
	elementorV2?: {
		editorAppBar?: {
			utilitiesMenu: {
				registerAction: ( action: {
					id: string;
					priority: number;
					useProps: () => object;
				} ) => void;
			};
		};
		editorStylesRepository?: {
			stylesRepository: { all: () => { id: string }[] };
		};
	};
	$e: {
		run: ( command: string, args?: object ) => unknown;
		internal: ( command: string, args?: object ) => unknown;
	};
	Marionette: { Behavior: { extend: ( members: object ) => unknown } };
	Backbone: { Model: new ( members: object ) => Model };
	jQuery: ( on: Window ) => {
		one: ( event: string, callback: () => void ) => void;
	};
	React: typeof import( 'react' );
}

/** Returns the page's global objects; before Elementor has started, `elementor` is missing. */
export const getGlobals = () =>
	window as unknown as Window &
		Omit< Globals, 'elementor' > & {
			elementor: Elementor;
		};
