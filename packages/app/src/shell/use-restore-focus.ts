import { useEffect } from '@wordpress/element';

/** A focused element and its ancestors, each with its index among its siblings. */
interface FocusPosition {
	element: Element;
	around: { parent: Element; at: number }[];
	/** The row of the element, its index, and the index of the control in the row. */
	row?: { parent: Element; at: number; control: number };
	root: Element;
	/** Top element of the screen. */
	top: Element | null;
}

/** A screen, a dialog or a menu of ours. */
const ROOT = '.templately';

const CONTROLS =
	'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

const controlsIn = ( element: Element ): HTMLElement[] => [
	...( element.matches( CONTROLS ) ? [ element as HTMLElement ] : [] ),
	...element.querySelectorAll< HTMLElement >( CONTROLS ),
];

const placeIn = ( parent: Element, child: Element ): number =>
	[ ...parent.children ].indexOf( child );

function getFocusPosition( element: Element ): FocusPosition | undefined {
	const root = element.closest( ROOT );
	if ( ! root ) {
		return undefined;
	}
	const around: FocusPosition[ 'around' ] = [];
	for (
		let child = element;
		child !== root && child.parentElement;
		child = child.parentElement
	) {
		around.push( {
			parent: child.parentElement,
			at: placeIn( child.parentElement, child ),
		} );
	}
	const row = element.closest( 'li, tr' );
	return {
		element,
		around,
		root,
		top: root.querySelector( '.templately-top' ),
		row:
			row?.parentElement && root.contains( row )
				? {
						parent: row.parentElement,
						at: placeIn( row.parentElement, row ),
						control: controlsIn( row ).indexOf(
							element as HTMLElement
						),
					}
				: undefined,
	};
}

/** Focus target without a control: the heading of a screen, or a whole modal. */
const getHeading = ( root: Element ): HTMLElement | null =>
	root.matches( '.components-modal__frame' ) &&
	! root.querySelector( '.templately-app' )
		? ( root as HTMLElement )
		: root.querySelector< HTMLElement >( 'h1[tabindex="-1"]' );

/**
 * Returns the next focus target after the focused element was removed: the same control in the row that took its
 * place, else a neighbour, else the nearest heading. Null if the whole screen is gone.
 */
function getNextFocusTarget( place: FocusPosition ): HTMLElement | null {
	const { around, row, root, top } = place;
	if ( ! root.isConnected ) {
		return null;
	}
	if ( top && ! top.isConnected ) {
		return root as HTMLElement;
	}
	const heading = getHeading( root );
	if ( row && ! row.parent.isConnected ) {
		return heading;
	}
	const left = around.find( ( { parent } ) => parent.isConnected );
	if ( row && left?.parent === row.parent ) {
		const rows = row.parent.children;
		const next = rows[ Math.min( row.at, rows.length - 1 ) ];
		const controls = next ? controlsIn( next ) : [];
		return (
			controls[ Math.min( row.control, controls.length - 1 ) ] ?? heading
		);
	}
	for ( const { parent, at } of around ) {
		if ( parent.isConnected ) {
			if ( parent.contains( heading ) ) {
				return heading;
			}
			const beside = [ ...parent.children ].map( controlsIn );
			const found =
				beside.slice( at ).flat()[ 0 ] ??
				beside.slice( 0, at ).flat().at( -1 );
			if ( found ) {
				return found;
			}
		}
	}
	return heading;
}

/**
 * Keeps the focus inside the app when the focused element is removed, such as a deleted row or a dialog's opener. Otherwise the
 * next Tab would lead to the page behind the app.
 */
export function useRestoreFocus(): void {
	useEffect( () => {
		/** Focus positions by screen, dialog and menu, the latest last. */
		let places: FocusPosition[] = [];
		let timer: ReturnType< typeof setTimeout > | undefined;
		const keep = () => {
			const { activeElement, body } = document;
			// Its siblings may have changed.
			places = places.map(
				( place ) =>
					( place.element.isConnected &&
						getFocusPosition( place.element ) ) ||
					place
			);
			const last = places.at( -1 );
			if (
				! last ||
				last.element.isConnected ||
				( activeElement && activeElement !== body )
			) {
				return;
			}
			for ( const place of [ ...places ].reverse() ) {
				const next = place.element.isConnected
					? ( place.element as HTMLElement )
					: getNextFocusTarget( place );
				if ( next ) {
					next.focus( { preventScroll: true } );
					return;
				}
			}
		};
		const observer = new MutationObserver( () => {
			clearTimeout( timer );
			// Runs late, so that components with a better target focus it first.
			timer = setTimeout( keep );
		} );
		const note = ( { target }: FocusEvent ) => {
			const place =
				target instanceof Element
					? getFocusPosition( target )
					: undefined;
			if ( ! place ) {
				places = [];
				observer.disconnect();
				return;
			}
			places = [
				...places.filter(
					( { root } ) => root.isConnected && root !== place.root
				),
				place,
			];
			observer.observe( place.root, { childList: true, subtree: true } );
			observer.observe( document.body, { childList: true } );
		};
		document.addEventListener( 'focusin', note );
		return () => {
			document.removeEventListener( 'focusin', note );
			observer.disconnect();
			clearTimeout( timer );
		};
	}, [] );
}
