import { getGlobals, type AddSectionView, type Container } from './globals';

let area: { view: AddSectionView; document: number } | undefined;
let menuTarget: Container | undefined;

/**
 * Where the library was opened: an add-section area, or an element's context menu. It outlives the closing of the library, because
 * the library closes before it inserts.
 */
export const place = {
	openAt: ( view: AddSectionView ) => {
		area = {
			view,
			document: getGlobals().elementor.documents.getCurrentId(),
		};
	},

	/** Remembers the element whose context menu is open. */
	openMenu: () => {
		menuTarget = getGlobals()
			.elementor.channels.editor.request( 'contextMenu:targetView' )
			?.getContainer();
	},

	/** Forgets all, when the library is opened without a place and after an insert. */
	clear: () => {
		area = undefined;
		menuTarget = undefined;
	},

	/** Returns the index at the top level of the open document; undefined is its end. */
	getIndex: (): number | undefined => {
		const at = area?.view.getOption( 'at' );
		return area?.document ===
			getGlobals().elementor.documents.getCurrentId() &&
			typeof at === 'number'
			? at
			: undefined;
	},

	/** Removes the add-section area between two elements, once something stands there. */
	finish: () => {
		if ( place.getIndex() !== undefined ) {
			area?.view.destroy();
		}
		place.clear();
	},

	/** Returns what a context menu was opened for: its element, or the selection that the element belongs to. */
	getSelection: (): Container[] => {
		const { selection } = getGlobals().elementor;
		return menuTarget && ! selection.has( menuTarget )
			? [ menuTarget ]
			: selection.getElements();
	},
};
