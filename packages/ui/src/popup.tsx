import { Button, Modal } from '@wordpress/components';
import { createPortal, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Html } from './html';
import type { PopupQueue } from './popups';

/** Shows what is first in the queue: a success as a line that leaves, an error as a dialog. */
export function PopupOutlet( { queue }: { queue: PopupQueue } ) {
	const popup = useSyncExternalStore( queue.subscribe, queue.getCurrent );
	const turn = useSyncExternalStore( queue.subscribe, queue.getTurn );
	if ( popup?.status === 'success' ) {
		// Where the editor keeps what plugins bring, nothing is to be seen.
		return createPortal(
			// Anew each time, so that the same words are heard again.
			<p
				key={ turn }
				className="templately templately-toast"
				role="status"
			>
				<strong>{ popup.title }</strong> { popup.message }
			</p>,
			document.body
		);
	}
	return popup ? (
		<Modal
			className="templately"
			title={ popup.title }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ queue.close }
		>
			<div className="templately-stack">
				<p className="templately-error" role="alert">
					<Html html={ popup.message } />
				</p>
				<div className="templately-dialog__foot">
					<Button
						variant="primary"
						__next40pxDefaultSize
						onClick={ queue.close }
					>
						{ __( 'Close', 'templately' ) }
					</Button>
				</div>
			</div>
		</Modal>
	) : null;
}
