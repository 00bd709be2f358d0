import { throttle } from '@wordpress/compose';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	previewMessage,
	type PreviewMessage,
} from '@templately/fullsite-import';
import type {
	ImportForm,
	Item,
	ItemDetails,
	PackColor,
	Platform,
} from '@templately/rest';
import { Picture } from '@templately/ui';
import type { ReactNode } from 'react';
import { getPreviewDesign } from '../insert/item-action';
import { SitePreview } from '../insert/lazy-site-preview';
import {
	PreviewFrame,
	getPreviewTitle,
	DeviceToolbar,
	ViewSwitch,
	useDevice,
} from '../lists/preview-frame';
import { showChoices } from './show-choices';

interface Props {
	pack: ItemDetails | undefined;
	platform: Platform;
	form: ImportForm;
	colors: PackColor[];
	/** Called with the logo width of the live demo. */
	onLogoWidth: ( width: number ) => void;
}

/** The pack with the choices of the wizard: its live demo, or its front page on this site. */
export function Preview( props: Props ) {
	const { pack } = props;
	const design = pack && getPreviewDesign( pack );
	const [ hasFailed, setFailed ] = useState( false );
	const [ chosen, setChosen ] = useState< 'demo' | 'site' >();
	const hasDemo = Boolean( pack?.live_url ) && ! hasFailed;
	const shown =
		( hasDemo && chosen !== 'site' ) || ! design ? 'demo' : 'site';
	const choice = hasDemo && design && (
		<ViewSwitch
			shown={ shown }
			onChange={ setChosen }
			views={ {
				demo: __( 'Live Demo', 'templately' ),
				site: __( 'On this site', 'templately' ),
			} }
			takesFocus={ chosen !== undefined }
		/>
	);
	return shown === 'site' && pack && design ? (
		<OnThisSite { ...props } pack={ pack } design={ design }>
			{ choice }
		</OnThisSite>
	) : (
		<Demo
			{ ...props }
			hasFailed={ hasFailed }
			onFail={ () => setFailed( true ) }
		>
			{ choice }
		</Demo>
	);
}

/** A page of the pack on this site, with the choices of the wizard. */
function OnThisSite( {
	pack,
	design,
	form,
	colors,
	children,
}: Props & { pack: ItemDetails; design: Item; children: ReactNode } ) {
	const [ frame, setFrame ] = useState< HTMLIFrameElement >();
	useEffect( () => {
		if ( frame?.contentDocument ) {
			showChoices( frame.contentDocument, form, colors, pack.slug );
		}
	}, [ frame, form, colors, pack.slug ] );
	return (
		<div className="templately-customise__preview">
			<SitePreview
				item={ design }
				choice={
					<>
						{ children }
						<span className="templately-small">
							{ __(
								'In your current theme. The pack adds its own header and footer.',
								'templately'
							) }
						</span>
					</>
				}
				style="design"
				fallback={ <Still pack={ pack } hasFailed={ false } /> }
				onLoad={ setFrame }
			/>
		</div>
	);
}

/** The live demo of a pack, which is told the choices of the wizard. Without a demo, the picture of the pack. */
function Demo( {
	pack,
	platform,
	form,
	onLogoWidth,
	hasFailed,
	onFail,
	children,
}: Props & { hasFailed: boolean; onFail: () => void; children: ReactNode } ) {
	const [ device, setDevice ] = useDevice();
	const [ frame, setFrame ] = useState< HTMLIFrameElement >();
	const address = ( ! hasFailed && pack?.live_url ) || '';
	usePreviewMessages(
		frame,
		address,
		previewMessage( platform, form ),
		onLogoWidth
	);
	return (
		<section
			className="templately-customise__preview"
			aria-label={ __( 'Preview', 'templately' ) }
		>
			<div className="templately-stage__bar">
				{ children || (
					<span className="templately-soft">
						{ __( 'Preview', 'templately' ) }
					</span>
				) }
				{ address && (
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
			{ pack && address && (
				<PreviewFrame
					address={ address }
					title={ getPreviewTitle( pack.name ) }
					device={ device }
					onFail={ onFail }
					onLoad={ setFrame }
				/>
			) }
			{ pack && ! address && (
				<Still pack={ pack } hasFailed={ hasFailed } />
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
		</div>
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
			const width = readLogoWidth(
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
export function readLogoWidth(
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
