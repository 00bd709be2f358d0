import { throttle } from '@wordpress/compose';
import type { PreviewMessage } from '@templately/fullsite-import';

/** Milliseconds between two messages to the preview. */
export const PREVIEW_PAUSE = 200;

export interface PreviewSender {
	send: ( message: PreviewMessage ) => void;
	cancel: () => void;
}

/**
 * Tells a preview what was chosen, so often as it can follow; what comes last always arrives.
 *
 * @param post Posts a message.
 */
export function previewSender(
	post: ( message: PreviewMessage ) => void
): PreviewSender {
	const send = throttle(
		( message: unknown ) => post( message as PreviewMessage ),
		PREVIEW_PAUSE
	);
	return { send, cancel: () => send.cancel() };
}

/**
 * The width of the logo that a preview says it has.
 *
 * @param event  What came to this window.
 * @param frame  The preview's own window.
 * @param origin The preview's origin.
 * @return Pixels; undefined where it is said by somebody else, or nothing is said.
 */
export function widthFrom(
	event: Pick< MessageEvent, 'source' | 'origin' | 'data' >,
	frame: Window | null,
	origin: string
): number | undefined {
	if ( ! frame || event.source !== frame || event.origin !== origin ) {
		return undefined;
	}
	const width: unknown = ( event.data as { logoWidth?: unknown } | null )
		?.logoWidth;
	return typeof width === 'number' && Number.isFinite( width )
		? width
		: undefined;
}
