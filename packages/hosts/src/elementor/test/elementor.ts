/** Elementor's global objects, with a document that keeps its elements and its history. */
import type { ElementorElement } from '@templately/app';

interface Step {
	elements: ElementorElement[];
	settings: Record< string, unknown >;
}

interface Given {
	elements?: ElementorElement[];
	/** Widgets that the page has. */
	widgets?: string[];
	/** Widgets that Elementor has by now, once it is asked. */
	newWidgets?: string[];
	/** Types that Elementor drops without an error. */
	dropped?: string[];
	settings?: Record< string, unknown >;
	layouts?: Record< string, string >;
	/** Global classes that the site has by now, and those of them that the page knows. */
	classes?: string[];
	knownClasses?: string[];
}

const flatten = ( elements: ElementorElement[] ): ElementorElement[] =>
	elements.flatMap( ( element ) => [
		element,
		...flatten( element.elements ?? [] ),
	] );

/** Puts a false Elementor on the page. */
export function installElementor( {
	elements = [],
	widgets = [ 'heading', 'image' ],
	newWidgets = [],
	dropped = [],
	settings = {},
	layouts = {},
	classes = [],
	knownClasses = [],
}: Given = {} ) {
	let state: Step = { elements, settings };
	let openLogs = 0;
	let nextId = 1;
	const steps: Step[] = [];
	const filters: Record< string, ( value: unknown ) => unknown > = {};
	const commands: string[] = [];
	const widgetsCache: Record< string, unknown > = Object.fromEntries(
		widgets.map( ( name ) => [ name, {} ] )
	);
	const page = { type: 'wp-page', id: 5 };
	const selected: string[] = [];
	const containers = new Map< string, object >();
	const target: { container?: object } = {};

	const change = ( next: Partial< Step > ) => {
		if ( openLogs === 0 ) {
			steps.push( state );
		}
		state = { ...state, ...next };
	};

	const getContainer = ( id: string ) => {
		const model = flatten( state.elements ).find(
			( element ) => element.id === id
		);
		if ( ! model ) {
			return undefined;
		}
		if ( ! containers.has( id ) ) {
			containers.set( id, {
				id,
				view: { el: { scrollIntoView: () => {} } },
			} );
		}
		return containers.get( id ) as { id: string };
	};

	const run: Record< string, ( args: never ) => void > = {
		'document/elements/import': ( {
			data,
			options,
		}: {
			data: {
				content: ElementorElement[];
				page_settings: Record< string, unknown >;
			};
			options: { at?: number; withPageSettings: boolean };
		} ) => {
			const kept = data.content.filter(
				( element ) =>
					! flatten( [ element ] ).some( ( { widgetType } ) =>
						dropped.includes( widgetType ?? '' )
					)
			);
			const at = options.at ?? state.elements.length;
			change( {
				elements: [
					...state.elements.slice( 0, at ),
					...kept,
					...state.elements.slice( at ),
				],
				settings: options.withPageSettings
					? { ...state.settings, ...data.page_settings }
					: state.settings,
			} );
		},
		'document/elements/empty': () => change( { elements: [] } ),
		'document/elements/delete': ( given: {
			containers: { id: string }[];
		} ) =>
			change( {
				elements: state.elements.filter(
					( { id } ) =>
						! given.containers.some( ( c ) => c.id === id )
				),
			} ),
		'document/elements/select': ( given: { container: { id: string } } ) =>
			void selected.splice( 0, selected.length, given.container.id ),
		'document/elements/settings': ( given: { settings: object } ) =>
			change( { settings: { ...state.settings, ...given.settings } } ),
		'document/history/undo': () => {
			state = steps.pop() ?? state;
		},
	};

	const showToast = jest.fn();
	const focusCanvas = jest.fn();
	Object.assign( window, {
		elementorV2: {
			editorStylesRepository: {
				stylesRepository: {
					all: () => knownClasses.map( ( id ) => ( { id } ) ),
				},
			},
		},
		wp: {
			apiFetch: async ( { path }: { path: string } ) => {
				const ids = classes.filter( ( id ) =>
					new URL( path, 'http://site.test' ).searchParams
						.get( 'ids' )
						?.split( ',' )
						.includes( id )
				);
				return {
					data: Object.fromEntries(
						ids.map( ( id ) => [ id, { id } ] )
					),
					meta: { order: ids },
				};
			},
		},
		$e: {
			run: ( name: string, args: never ) => {
				commands.push( name );
				run[ name ]?.( args );
			},
			internal: ( name: string ) => {
				if ( name === 'document/history/start-log' ) {
					steps.push( state );
					openLogs++;
				} else if ( name === 'document/history/end-log' ) {
					openLogs--;
				}
				return 1;
			},
		},
		Backbone: {
			Model: class {
				constructor( public attributes: object ) {}
			},
		},
		Marionette: {
			Behavior: { extend: ( members: object ) => members },
		},
		elementorCommon: {
			helpers: { getUniqueId: () => `new${ nextId++ }` },
			ajax: {
				addRequest: (
					_: string,
					request: { success: ( answer: object ) => void }
				) =>
					request.success(
						Object.fromEntries(
							newWidgets.map( ( name ) => [ name, {} ] )
						)
					),
			},
		},
		elementor: {
			hooks: {
				addFilter: (
					name: string,
					callback: ( value: unknown ) => unknown
				) => {
					filters[ name ] = callback;
				},
			},
			$preview: [ { contentWindow: { focus: focusCanvas } } ],
			channels: {
				editor: {
					request: () =>
						target.container && {
							getContainer: () => target.container,
						},
				},
			},
			documents: {
				getCurrentId: () => page.id,
				getCurrent: () => ( {
					config: { type: page.type },
					container: {
						settings: {
							get: ( name: string ) => state.settings[ name ],
							toJSON: () => state.settings,
						},
					},
				} ),
			},
			selection: {
				has: ( { id }: { id: string } ) => selected.includes( id ),
				getElements: () => selected.map( getContainer ),
			},
			widgetsCache,
			addWidgetsCache: ( more: object ) =>
				Object.assign( widgetsCache, more ),
			elementsManager: {
				getElementTypeClass: ( type: string ) =>
					[ 'container', 'section', 'column' ].includes( type ),
			},
			notifications: { showToast },
			elements: { toJSON: () => state.elements },
			getContainer,
			settings: {
				page: {
					model: { controls: { template: { options: layouts } } },
				},
			},
		},
	} );

	return {
		commands,
		filters,
		focusCanvas,
		page,
		selected,
		target,
		getContainer,
		getElements: () => state.elements,
		getSettings: () => state.settings,
		countSteps: () => steps.length,
		undo: () => run[ 'document/history/undo' ]?.( undefined as never ),
		/** The toast that was shown last. */
		getToast: () => {
			const { message, buttons } = showToast.mock.lastCall?.[ 0 ] ?? {};
			return {
				message,
				tags: ( buttons ?? [] ).map(
					( { tag }: { tag: string } ) => tag
				),
				buttons: ( buttons ?? [] ).map(
					( { text }: { text: string } ) => text
				),
				press: ( label: string ) =>
					buttons
						.find(
							( { text }: { text: string } ) => text === label
						)
						.callback(),
			};
		},
	};
}
