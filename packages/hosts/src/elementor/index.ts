/**
 * Entry of Elementor's editor: the three ways into the library. It imports nothing with JSX, and of WordPress only i18n: webpack would
 * remember as missing what the page does not have yet.
 */
import { __, sprintf } from '@wordpress/i18n';
import { NAME } from '@templately/ui/name';
import {
	getGlobals,
	type AddSectionView,
	type ContextMenuGroup,
} from './globals';
import { open, openAt, prefetch, saveToCloud } from './library';

const LOGO = `<svg width="20" height="20" viewBox="-1 -1 24 24" fill="currentColor" aria-hidden="true"><path d="M1 1h11v20H1zM14 1h7v9h-7zM14 12h7v9h-7z"/></svg>`;

/** Dialogs of the app, and the containers of its menus. */
const DIALOGS =
	'.components-modal__screen-overlay, .components-popover__fallback-container, .templately-error-dialog';

const getLabel = () =>
	window.templately.can.browse
		? sprintf(
				/* translators: %s: name of the product. */
				__( 'Open %s library', 'templately' ),
				NAME
			)
		: sprintf(
				/* translators: %s: name of the product. */
				__( 'Open %s', 'templately' ),
				NAME
			);

function createButton( page: Document ): HTMLButtonElement {
	const button = page.createElement( 'button' );
	button.type = 'button';
	button.className = 'elementor-add-section-area-button';
	button.title = NAME;
	button.setAttribute( 'aria-label', getLabel() );
	button.setAttribute( 'aria-haspopup', 'dialog' );
	button.innerHTML = LOGO;
	button.style.cssText =
		'background:#1e1e1e;color:#fff;display:inline-flex;align-items:center;justify-content:center';
	button.addEventListener( 'pointerenter', prefetch );
	return button;
}

/** Adds a button to each area that adds sections: at the end of the document, and between two elements. */
const createBehavior = () =>
	getGlobals().Marionette.Behavior.extend( {
		onRender( this: { view: AddSectionView; el: HTMLElement } ) {
			const button = createButton( this.el.ownerDocument );
			button.addEventListener( 'click', ( event ) => {
				event.stopPropagation();
				openAt( this.view );
			} );
			this.el
				.querySelector( '.elementor-add-section-drag-title' )
				?.before( button );
		},
	} );

function addWaysIn(): void {
	const { hooks } = getGlobals().elementor;
	hooks?.addFilter< object >(
		'views/add-section/behaviors',
		( behaviors ) => ( {
			...behaviors,
			templately: { behaviorClass: createBehavior() },
		} )
	);
	hooks?.addFilter< ContextMenuGroup[] >(
		'elements/context-menu/groups',
		( groups ) => [
			...groups,
			{
				name: 'templately',
				actions: [
					{
						name: 'templately-save',
						icon: 'eicon-cloud-upload',
						title: __( 'Save to cloud', 'templately' ),
						isEnabled: () => true,
						callback: saveToCloud,
					},
				],
			},
		]
	);
}

/** Adds the action to the top bar. Editors without one have the other ways in. */
function addToTopBar(): void {
	const { elementorV2, React } = getGlobals();
	const icon = () =>
		React.createElement( 'span', {
			dangerouslySetInnerHTML: { __html: LOGO },
			style: { display: 'inline-flex' },
		} );
	elementorV2?.editorAppBar?.utilitiesMenu.registerAction( {
		id: 'templately',
		priority: 5,
		useProps: () => ( { title: getLabel(), icon, onClick: open } ),
	} );
}

addToTopBar();
if ( getGlobals().elementor?.hooks ) {
	addWaysIn();
} else {
	getGlobals().jQuery( window ).one( 'elementor:init-components', addWaysIn );
}

// Elementor listens on the window: Delete in a dialog would delete the selected element.
document.addEventListener( 'keydown', ( event ) => {
	if ( ( event.target as Element ).closest?.( DIALOGS ) ) {
		event.stopPropagation();
	}
} );
