/**
 * The element that scrolls: the dialog inside an editor, else the page.
 *
 * @param from An element in it.
 */
export const scrollerOf = ( from: Element ): Element =>
	from.closest( '.templately-app.is-modal' ) ??
	from.ownerDocument.scrollingElement ??
	from.ownerDocument.body;
