import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	Content,
	Editor,
	ElementorElement,
	Insertion,
} from '@templately/app';
import { getGlobals, type Container } from './globals';
import { place } from './place';

/** Page settings that are not a design's: Elementor saves the document at once, or they are the page's own text. */
const OWN_SETTINGS = [ 'template', 'post_status', 'post_title', 'custom_css' ];

/** Elements and settings in the form that Elementor saves. */
const AS_SAVED = {
	remove: [ 'default', 'editSettings', 'defaultEditSettings' ],
};

/** Answer of Elementor's API. */
interface GlobalClasses {
	data: Record< string, object >;
	meta: { order: string[] };
}

/** The last insert, so that its look can be changed. */
let lastInserted: { document: string; ids: string[] } | undefined;

const getElements = (): ElementorElement[] =>
	getGlobals().elementor.elements.toJSON( AS_SAVED );

const flatten = ( elements: ElementorElement[] ): ElementorElement[] =>
	elements.flatMap( ( element ) => [
		element,
		...flatten( element.elements ?? [] ),
	] );

/** Type as designs and the server name it. */
const getType = ( { elType, widgetType }: ElementorElement ): string =>
	elType === 'widget' ? `widget:${ widgetType }` : elType;

function isKnown( type: string ): boolean {
	const { widgetsCache, elementsManager } = getGlobals().elementor;
	return type.startsWith( 'widget:' )
		? widgetsCache[ type.slice( 'widget:'.length ) ] !== undefined
		: Boolean( elementsManager.getElementTypeClass( type ) );
}

const getUnknownTypes = ( types: string[] ): string[] => [
	...new Set( types.filter( ( type ) => ! isKnown( type ) ) ),
];

/** Elementor keeps the ids that it is given: an id that is there already would break the document. */
const withNewIds = ( elements: ElementorElement[] ): ElementorElement[] =>
	elements.map( ( element ) => ( {
		...element,
		id: getGlobals().elementorCommon.helpers.getUniqueId(),
		elements: withNewIds( element.elements ?? [] ),
	} ) );

/** Elementor refuses a widget at the top level. */
const toTopLevel = ( element: ElementorElement ): ElementorElement =>
	element.elType === 'widget' || element.elType === 'column'
		? {
				elType: element.elType === 'widget' ? 'container' : 'section',
				settings: {},
				elements: [ element ],
			}
		: element;

function getDocument(): string {
	const { documents } = getGlobals().elementor;
	return `${ documents.getCurrent().config.type }/${ documents.getCurrentId() }`;
}

const escape = ( text: string ): string =>
	text.replace( /[&<>]/g, ( letter ) => `&#${ letter.charCodeAt( 0 ) };` );

/** Shows a message, and gives the focus back to the canvas: Elementor's undo keys do nothing in its toast. */
function showToast(
	message: string,
	actions: Record< string, ( () => void ) | undefined > = {}
): void {
	const { elementor } = getGlobals();
	elementor.notifications.showToast( {
		message: escape( message ),
		buttons: Object.entries( actions ).flatMap(
			( [ text, callback ], index ) =>
				callback
					? {
							name: `templately-${ index }`,
							tag: 'button',
							text,
							callback,
						}
					: []
		),
	} );
	setTimeout( () => elementor.$preview[ 0 ].contentWindow?.focus() );
}

const undo = () => getGlobals().$e.run( 'document/history/undo' );

/** Does several things in one undo step. */
async function inOneStep(
	title: string,
	action: () => Promise< void >
): Promise< void > {
	const { $e } = getGlobals();
	const id = $e.internal( 'document/history/start-log', {
		type: 'add',
		title,
	} );
	try {
		await action();
	} finally {
		$e.internal( 'document/history/end-log', { id } );
	}
}

/** The elements that were inserted last, if all of them are still at the top level of the open document. */
function getLastInserted():
	{ containers: Container[]; at: number } | undefined {
	const { document, ids = [] } = lastInserted ?? {};
	const present = getElements().map( ( { id } ) => id );
	const containers = ids.flatMap(
		( id ) => getGlobals().elementor.getContainer( id ) ?? []
	);
	return document === getDocument() &&
		ids.length > 0 &&
		ids.every( ( id ) => present.includes( id ) )
		? { containers, at: present.indexOf( ids[ 0 ] ) }
		: undefined;
}

/** Global classes of atomic elements. */
function getClasses( { settings }: ElementorElement ): string[] {
	const { classes } = settings as { classes?: { value?: string[] } };
	return ( classes?.value ?? [] ).filter( ( id ) => id.startsWith( 'g-' ) );
}

/** Loads the global classes and variables that an insert created. Elementor's editor knows those from the start only. */
async function loadGlobalStyles( elements: ElementorElement[] ) {
	const { elementorV2, wp } = getGlobals();
	const known =
		elementorV2?.editorStylesRepository?.stylesRepository.all() ?? [];
	const missing = flatten( elements )
		.flatMap( getClasses )
		.filter( ( id ) => ! known.some( ( style ) => style.id === id ) );
	const hasVariables = /"\$\$type":"global-[a-z]+-variable"/.test(
		JSON.stringify( elements )
	);
	if ( missing.length === 0 && ! hasVariables ) {
		return;
	}
	const { data, meta }: GlobalClasses = await wp.apiFetch( {
		path: `/elementor/v1/global-classes/styles?context=preview&ids=${ [ ...new Set( missing ) ] }`,
	} );
	window.dispatchEvent(
		new CustomEvent( 'elementor/global-styles/imported', {
			detail: {
				global_classes: {
					added_items: data,
					added_items_order: meta.order,
				},
			},
		} )
	);
}

/** Puts elements into the document, in one undo step. */
async function putIn(
	elements: ElementorElement[],
	{ item, content, mode }: Insertion,
	last?: { containers: Container[]; at: number }
): Promise< void > {
	const { $e, Backbone } = getGlobals();
	const settings = Object.fromEntries(
		Object.entries(
			content.platform === 'elementor' ? content.settings : {}
		).filter( ( [ name ] ) => ! OWN_SETTINGS.includes( name ) )
	);
	const add = async ( at?: number ) => {
		await $e.run( 'document/elements/import', {
			model: new Backbone.Model( { title: item.name } ),
			data: { content: elements, page_settings: settings },
			options: {
				at,
				withPageSettings:
					item.type === 'pages' && Object.keys( settings ).length > 0,
			},
		} );
	};
	if ( last ) {
		await inOneStep( item.name, async () => {
			await $e.run( 'document/elements/delete', {
				containers: last.containers,
			} );
			await add( last.at );
		} );
	} else if ( mode === 'replace' ) {
		await inOneStep( item.name, async () => {
			await $e.run( 'document/elements/empty', { force: true } );
			await add();
		} );
	} else {
		await add( place.getIndex() );
		place.finish();
	}
}

/** Names types as people read them. */
const toNames = ( types: string[] ): string =>
	types.map( ( type ) => type.replace( 'widget:', '' ) ).join( ', ' );

function showInserted( elements: ElementorElement[], insertion: Insertion ) {
	const { $e, elementor } = getGlobals();
	const { item, pictures, template, changeLook, otherLook = '' } = insertion;
	const first = elementor.getContainer( String( elements[ 0 ]?.id ) );
	first?.view?.el.scrollIntoView( { block: 'start' } );
	if ( first && item.type !== 'pages' ) {
		$e.run( 'document/elements/select', { container: first } );
	}
	const { container } = elementor.documents.getCurrent();
	const layout =
		elementor.settings.page.model.controls?.template?.options?.[ template ];
	const hasOtherLayout =
		item.type === 'pages' &&
		layout !== undefined &&
		container.settings.get( 'template' ) !== template;
	const sentences = [
		sprintf(
			/* translators: %s: name of a design. */
			__( '“%s” was inserted.', 'templately' ),
			item.name
		),
		pictures > 0 &&
			sprintf(
				/* translators: %d: number of pictures. */
				_n(
					'%d image was added to your media library.',
					'%d images were added to your media library.',
					pictures,
					'templately'
				),
				pictures
			),
		hasOtherLayout &&
			sprintf(
				/* translators: %s: name of a page layout, such as “Elementor Canvas”. */
				__(
					'It is made for the page layout “%s”. Applying the layout saves the page.',
					'templately'
				),
				layout
			),
	];
	showToast( sentences.filter( Boolean ).join( ' ' ), {
		[ __( 'Undo', 'templately' ) ]: undo,
		[ otherLook ]: changeLook,
		[ __( 'Apply layout', 'templately' ) ]: hasOtherLayout
			? () =>
					$e.run( 'document/elements/settings', {
						container,
						settings: { template },
						options: { external: true },
					} )
			: undefined,
	} );
}

/** Inserts, or returns why nothing was inserted. */
async function tryInsert(
	insertion: Insertion
): Promise< string | undefined > {
	const { item, content, mode } = insertion;
	if ( getDocument() !== insertion.document ) {
		return sprintf(
			/* translators: %s: name of a design. */
			__(
				'You opened another document before “%s” was ready. Nothing was inserted.',
				'templately'
			),
			item.name
		);
	}
	const elements =
		content.platform === 'elementor'
			? withNewIds( content.elements.map( toTopLevel ) )
			: [];
	if ( elements.length === 0 ) {
		return __( 'This document does not allow this design.', 'templately' );
	}
	const types = flatten( elements ).map( getType );
	if ( getUnknownTypes( types ).length > 0 ) {
		await loadWidgets();
	}
	const unknown = getUnknownTypes( types );
	if ( unknown.length > 0 ) {
		return sprintf(
			/* translators: %s: names of widgets. */
			__(
				'Nothing was inserted. This site lacks these widgets of the design: %s.',
				'templately'
			),
			toNames( unknown )
		);
	}
	const last = mode === 'again' ? getLastInserted() : undefined;
	if ( mode === 'again' && ! last ) {
		return __(
			'The design was edited or removed since. Nothing was changed.',
			'templately'
		);
	}
	// Without them the elements are unstyled until the page is reloaded.
	await loadGlobalStyles( elements ).catch( () => undefined );
	await putIn( elements, insertion, last );
	const present = new Set( flatten( getElements() ).map( ( { id } ) => id ) );
	const lost = flatten( elements ).filter(
		( { id } ) => ! present.has( id )
	);
	if ( lost.length > 0 ) {
		await undo();
		return sprintf(
			/* translators: %s: names of widgets. */
			__(
				'Nothing was inserted. Elementor does not accept these elements of the design: %s.',
				'templately'
			),
			toNames( [ ...new Set( lost.map( getType ) ) ] )
		);
	}
	lastInserted = {
		document: insertion.document,
		ids: elements.map( ( { id } ) => String( id ) ),
	};
	showInserted( elements, insertion );
	return undefined;
}

async function insert( insertion: Insertion ): Promise< boolean > {
	const problem = await tryInsert( insertion );
	if ( problem ) {
		showToast( problem );
	}
	return ! problem;
}

/** Picks elements in the order of the document; of an element and one inside it, the outer one. */
const pick = (
	elements: ElementorElement[],
	ids: unknown[]
): ElementorElement[] =>
	elements.flatMap( ( element ) =>
		ids.includes( element.id )
			? element
			: pick( element.elements ?? [], ids )
	);

function read( what: 'selection' | 'document' ): Content {
	const elements = getElements();
	return what === 'document'
		? {
				platform: 'elementor',
				elements,
				settings: getGlobals()
					.elementor.documents.getCurrent()
					.container.settings.toJSON( { remove: [ 'default' ] } ),
			}
		: {
				platform: 'elementor',
				elements: pick(
					elements,
					place.getSelection().map( ( { id } ) => id )
				),
				settings: {},
			};
}

/** Loads the widgets of plugins that were activated after the page was loaded. */
const loadWidgets = (): Promise< void > =>
	new Promise( ( resolve, reject ) => {
		const { elementor, elementorCommon } = getGlobals();
		elementorCommon.ajax.addRequest(
			'get_widgets_config',
			{
				data: {
					exclude: Object.fromEntries(
						Object.keys( elementor.widgetsCache ).map( ( name ) => [
							name,
							true,
						] )
					),
				},
				success: ( widgets ) => {
					elementor.addWidgetsCache( widgets );
					resolve();
				},
				error: () =>
					reject(
						new Error( __( 'Error loading asset.', 'templately' ) )
					),
			},
			true
		);
	} );

/** The document that is open in Elementor. */
export const editor: Editor = {
	platform: 'elementor',
	getPostId: () => getGlobals().elementor.documents.getCurrentId(),
	getDocument,
	// Elementor opens only what its user may edit. The site settings are a document without elements.
	canEdit: async () =>
		getGlobals().elementor.documents.getCurrent().config.type !== 'kit',
	read,
	missing: async ( types ) => getUnknownTypes( types ),
	loadBlocks: loadWidgets,
	insert,
};
