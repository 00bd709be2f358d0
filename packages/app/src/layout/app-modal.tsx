import { Modal } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { NAME } from '@templately/ui';
import type { Host } from '../host';
import { App } from './app';

/** The library over an open editor. Its own header has the title and the way out. */
export function AppModal( { host }: { host: Host } ) {
	useEffect( () => {
		// A modal hides all else on the page from who cannot see it: also what menus open in, where something opened in it before.
		document
			.querySelector( '.components-popover__fallback-container' )
			?.removeAttribute( 'aria-hidden' );
	}, [] );
	return (
		<Modal
			className="templately templately-modal"
			contentLabel={ NAME }
			isFullScreen
			__experimentalHideHeader
			onRequestClose={ () => host.history.leave( () => host.close?.() ) }
		>
			<App host={ host } layout="modal" />
		</Modal>
	);
}
