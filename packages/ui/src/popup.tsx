import { Button } from '@wordpress/components';
import {
	createPortal,
	useId,
	useLayoutEffect,
	useRef,
	useSyncExternalStore,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { stopEscapePropagation } from './closing';
import { Html } from './html';
import type { Popup, PopupQueue } from './popups';

/** Shows what is first in the queue: a success as a line that leaves, an error as a dialog above all others. */
export function PopupOutlet( { queue }: { queue: PopupQueue } ) {
	const popup = useSyncExternalStore( queue.subscribe, queue.getCurrent );
	const turn = useSyncExternalStore( queue.subscribe, queue.getTurn );
	if ( popup?.status === 'success' ) {
		// In document.body: the editor hides the containers of plugins.
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
		<ErrorPopup key={ turn } popup={ popup } onClose={ queue.close } />
	) : null;
}

/** No Modal of WordPress: that one closes all dialogs that are open beside it, with what was typed there. */
function ErrorPopup( {
	popup,
	onClose,
}: {
	popup: Popup;
	onClose: () => void;
} ) {
	const ref = useRef< HTMLDialogElement >( null );
	const titleId = useId();
	useLayoutEffect( () => {
		const dialog = ref.current;
		dialog?.showModal();
		// Gives the focus back.
		return () => dialog?.close();
	}, [] );
	return createPortal(
		<dialog
			ref={ ref }
			className="templately templately-popup"
			aria-labelledby={ titleId }
			onKeyDown={ stopEscapePropagation }
			onCancel={ ( event ) => {
				event.preventDefault();
				onClose();
			} }
		>
			<div className="templately-stack">
				<h1 className="templately-heading" id={ titleId }>
					{ popup.title }
				</h1>
				<p className="templately-error" role="alert">
					<Html html={ popup.message } />
				</p>
				<div className="templately-dialog__foot">
					<Button
						variant="primary"
						__next40pxDefaultSize
						onClick={ onClose }
					>
						{ __( 'Close', 'templately' ) }
					</Button>
				</div>
			</div>
		</dialog>,
		document.body
	);
}
