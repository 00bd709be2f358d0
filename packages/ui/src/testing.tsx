import { createRoot } from '@wordpress/element';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act, type ReactNode } from 'react';

/**
 * Shows a part in a document without a browser.
 *
 * @param part The part.
 * @return The box that it is in, and what takes both away again.
 */
export async function mount( part: ReactNode ) {
	( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT = true;
	const box = document.body.appendChild( document.createElement( 'div' ) );
	const root = createRoot( box );
	await act( async () => root.render( part ) );
	const leave = async () => {
		await act( async () => root.unmount() );
		box.remove();
	};
	return { box, leave };
}
