import { NAME } from '@templately/ui/mark';
import { library } from './library';

/** Below this width the More menu is the way in. */
const WIDE_ENOUGH = '(min-width: 600px)';

function createButton(): HTMLButtonElement {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'components-button is-compact has-text';
	// The sidebar's button in the same toolbar has the mark.
	button.append( NAME );
	// As far from the tools as they are from each other.
	button.style.marginInlineStart = '8px';
	button.setAttribute( 'aria-haspopup', 'dialog' );
	button.addEventListener( 'click', library.open );
	button.addEventListener( 'pointerenter', library.prefetch );
	button.addEventListener( 'focus', library.prefetch );
	return button;
}

/**
 * Keeps a button beside the editor's document tools, as a neighbour and no child of theirs: a foreign child would turn
 * off their arrow keys. WordPress offers no slot there, so it may one day not be found; the other ways in remain.
 */
export function mountHeaderButton(): void {
	const button = createButton();
	const wide = window.matchMedia( WIDE_ENOUGH );
	const keep = () => {
		if ( ! wide.matches ) {
			button.remove();
		} else if ( ! button.isConnected ) {
			document
				.querySelector(
					'.editor-header__toolbar .editor-document-tools'
				)
				?.after( button );
		}
	};
	keep();
	wide.addEventListener( 'change', keep );
	new MutationObserver( keep ).observe( document.body, {
		childList: true,
		subtree: true,
	} );
}
