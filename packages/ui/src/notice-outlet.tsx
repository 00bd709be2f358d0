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
import type { QueuedNotice, NoticeQueue } from './notice-queue';

/** Shows the first notice of the queue: a success as a toast, an error as a dialog above all others. */
export function NoticeOutlet( { queue }: { queue: NoticeQueue } ) {
	const notice = useSyncExternalStore( queue.subscribe, queue.getCurrent );
	const turn = useSyncExternalStore( queue.subscribe, queue.getTurn );
	if ( notice?.status === 'success' ) {
		// In document.body: the editor hides the containers of plugins.
		return createPortal(
			// A new element each time, so that screen readers announce the same text again.
			<p
				key={ turn }
				className="templately templately-toast"
				role="status"
			>
				<strong>{ notice.title }</strong> { notice.message }
				{ notice.onUndo && (
					<>
						{ ' ' }
						<Button
							variant="link"
							onClick={ () => {
								queue.close();
								notice.onUndo?.();
							} }
						>
							{ __( 'Undo', 'templately' ) }
						</Button>
					</>
				) }
			</p>,
			document.body
		);
	}
	return notice ? (
		<ErrorDialog key={ turn } notice={ notice } onClose={ queue.close } />
	) : null;
}

/** Not WordPress's Modal, which would close the other open dialogs and lose their input. */
function ErrorDialog( {
	notice,
	onClose,
}: {
	notice: QueuedNotice;
	onClose: () => void;
} ) {
	const ref = useRef< HTMLDialogElement >( null );
	const titleId = useId();
	useLayoutEffect( () => {
		const dialog = ref.current;
		dialog?.showModal();
		// close() returns the focus.
		return () => dialog?.close();
	}, [] );
	return createPortal(
		<dialog
			ref={ ref }
			className="templately templately-error-dialog"
			aria-labelledby={ titleId }
			onKeyDown={ stopEscapePropagation }
			onCancel={ ( event ) => {
				event.preventDefault();
				onClose();
			} }
		>
			<div className="templately-stack">
				<h1 className="templately-heading" id={ titleId }>
					{ notice.title }
				</h1>
				<p className="templately-error" role="alert">
					<Html html={ notice.message } />
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
