import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PreviewMessage } from '@templately/fullsite-import';
import type { ItemDetails } from '@templately/rest';
import { Picture } from '@templately/ui';
import {
	PreviewFrame,
	getPreviewTitle,
	DeviceToolbar,
	useDevice,
} from '../lists/preview-frame';
import { throttle } from '@wordpress/compose';

interface Props {
	pack: ItemDetails | undefined;
	message: PreviewMessage;
	/** Called with the logo width of the preview. */
	onLogoWidth: ( width: number ) => void;
}

/** The pack as it will look: alive where there is a demo of it, else its picture. */
export function Preview( { pack, message, onLogoWidth }: Props ) {
	const [ device, setDevice ] = useDevice();
	const [ hasFailed, setFailed ] = useState( false );
	const [ frame, setFrame ] = useState< HTMLIFrameElement >();
	const address = pack?.live_url ?? '';
	const isLive = address !== '' && ! hasFailed;
	usePreviewMessages( frame, address, message, onLogoWidth );
	return (
		<section
			className="templately-customise__preview"
			aria-label={ __( 'Preview', 'templately' ) }
		>
			<div className="templately-stage__bar">
				<span className="templately-soft">
					{ __( 'Preview', 'templately' ) }
				</span>
				{ isLive && (
					<DeviceToolbar
						device={ device }
						onDevice={ setDevice }
						address={ address }
					/>
				) }
			</div>
			{ ! pack && (
				<div className="templately-demo">
					<div className="templately-demo__bone" />
				</div>
			) }
			{ pack && isLive && (
				<PreviewFrame
					address={ address }
					title={ getPreviewTitle( pack.name ) }
					device={ device }
					onFail={ () => setFailed( true ) }
					onLoad={ setFrame }
				/>
			) }
			{ pack && ! isLive && (
				<div
					className="templately-stage__view"
					// A tall picture scrolls, also with the keyboard.
					tabIndex={ 0 }
					role="group"
					aria-label={ sprintf(
						/* translators: %s: name of a pack. */
						__( 'Screenshot of %s', 'templately' ),
						pack.name
					) }
				>
					<Still pack={ pack } hasFailed={ hasFailed } />
				</div>
			) }
		</section>
	);
}

/** The pack's picture, in place of a demo. */
function Still( {
	pack,
	hasFailed,
}: {
	pack: ItemDetails;
	hasFailed: boolean;
} ) {
	const [ screenshot ] = pack.screenshots;
	const src = screenshot?.url || pack.banner || pack.thumbnail;
	return (
		<>
			<p className="templately-small templately-customise__note">
				{ hasFailed
					? __(
							'The live demo is not available. This is the pack as designed.',
							'templately'
						)
					: __(
							'The pack as designed. The import adds your title, logo and colors.',
							'templately'
						) }
			</p>
			{ src && (
				<Picture
					className="templately-frame"
					src={ src }
					width={ screenshot?.width || undefined }
					height={ screenshot?.height || undefined }
					alt={ pack.name }
					isLazy={ false }
				/>
			) }
		</>
	);
}

/**
 * Tells the preview what was chosen, at its load and at each change, and hears what it says back.
 *
 * @param frame       The preview's frame, once it is loaded.
 * @param address     What is in it.
 * @param message     What was chosen.
 * @param onLogoWidth Told how wide the preview shows the logo.
 */
function usePreviewMessages(
	frame: HTMLIFrameElement | undefined,
	address: string,
	message: PreviewMessage,
	onLogoWidth: ( width: number ) => void
) {
	const told = useRef( onLogoWidth );
	told.current = onLogoWidth;
	const origin = useMemo(
		() =>
			address ? new URL( address, window.location.href ).origin : '',
		[ address ]
	);
	const sender = useMemo(
		() =>
			frame &&
			previewSender( ( said ) =>
				frame.contentWindow?.postMessage( said, origin )
			),
		[ frame, origin ]
	);
	const said = JSON.stringify( message );
	useEffect( () => {
		sender?.send( JSON.parse( said ) as PreviewMessage );
	}, [ sender, said ] );
	useEffect( () => () => sender?.cancel(), [ sender ] );
	useEffect( () => {
		const hear = ( event: MessageEvent ) => {
			const width = widthFrom(
				event,
				frame?.contentWindow ?? null,
				origin
			);
			if ( width !== undefined ) {
				told.current( width );
			}
		};
		window.addEventListener( 'message', hear );
		return () => window.removeEventListener( 'message', hear );
	}, [ frame, origin ] );
}

/** Milliseconds between two messages to the preview. */
export const PREVIEW_PAUSE = 200;

interface PreviewSender {
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

/** Reads the logo width from a message of the preview, in pixels. Ignores messages of other windows. */
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
