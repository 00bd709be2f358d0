import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { icons } from '@templately/ui';
import './preview-frame.css';

type Device = 'desktop' | 'tablet' | 'mobile';

/** Viewport widths in pixels. A page is scaled down where there is less room. */
export const WIDTHS: Record< Device, number > = {
	desktop: 1440,
	tablet: 768,
	mobile: 390,
};

/**
 * The sandbox of a framed page. Pages of this site run no scripts, which would act as the signed-in administrator. Pages of
 * other origins cannot reach this site.
 *
 * @param address The page's address.
 * @param own     This site's origin.
 */
export const getSandbox = ( address: string, own: string ): string =>
	new URL( address, own ).origin === own
		? 'allow-same-origin'
		: 'allow-same-origin allow-scripts allow-forms';

const DEVICES: [ Device, () => string ][] = [
	[ 'desktop', () => __( 'Desktop', 'templately' ) ],
	[ 'tablet', () => __( 'Tablet', 'templately' ) ],
	[ 'mobile', () => __( 'Phone', 'templately' ) ],
];

export const getPreviewTitle = ( name: string ) =>
	sprintf(
		/* translators: %s: name of a design. */
		__( 'Live demo of %s', 'templately' ),
		name
	);

/** The device whose width a preview has. Phones start with their own and offer no choice. */
export const useDevice = () =>
	useState< Device >( () =>
		window.innerWidth <= 480 ? 'mobile' : 'desktop'
	);

interface ViewSwitchProps< Name extends string > {
	/** Labels by view. A view without a label is not offered. */
	views: Record< Name, string | undefined >;
	shown: Name;
	onChange: ( view: Name ) => void;
	/** Whether the user chose this view: the switch is rendered anew with each view, and its pressed button needs the focus back. */
	takesFocus: boolean;
}

/** Switches between the views of a preview. */
export function ViewSwitch< Name extends string >( {
	views,
	shown,
	onChange,
	takesFocus,
}: ViewSwitchProps< Name > ) {
	const group = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			group.current
				?.querySelector< HTMLElement >( '[aria-pressed="true"]' )
				?.focus();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the view opens.
	}, [] );
	return (
		<div
			ref={ group }
			className="templately-switch"
			role="group"
			aria-label={ __( 'View', 'templately' ) }
		>
			{ ( Object.keys( views ) as Name[] )
				.filter( ( view ) => views[ view ] )
				.map( ( view ) => (
					<Button
						key={ view }
						size="compact"
						isPressed={ view === shown }
						onClick={ () => onChange( view ) }
					>
						{ views[ view ] }
					</Button>
				) ) }
		</div>
	);
}

interface DeviceToolbarProps {
	device: Device;
	onDevice: ( device: Device ) => void;
	address: string;
}

/** Device buttons for a preview, and a link that opens the page in a new tab. */
export const DeviceToolbar = ( {
	device,
	onDevice,
	address,
}: DeviceToolbarProps ) => (
	<>
		<div
			className="templately-switch templately-stage__devices"
			role="group"
			aria-label={ __( 'Device', 'templately' ) }
		>
			{ DEVICES.map( ( [ value, label ] ) => (
				<Button
					key={ value }
					size="compact"
					icon={ icons[ value ] }
					label={ label() }
					isPressed={ value === device }
					onClick={ () => onDevice( value ) }
				/>
			) ) }
		</div>
		<Button
			className="templately-push"
			size="compact"
			icon={ icons.external }
			label={ __( 'Open in a new tab', 'templately' ) }
			href={ address }
			target="_blank"
			rel="noopener noreferrer"
		/>
	</>
);

/** Milliseconds that a page may take to load. */
const LOAD_TIMEOUT = 20_000;

interface PreviewFrameProps {
	address: string;
	title: string;
	device: Device;
	/** Called when the page does not load in time. */
	onFail: () => void;
	/** Called with the frame when the page has loaded. */
	onLoad?: ( frame: HTMLIFrameElement ) => void;
}

/** A page in a sandboxed frame, as wide as a device. */
export function PreviewFrame( {
	address,
	title,
	device,
	onFail,
	onLoad,
}: PreviewFrameProps ) {
	const view = useRef< HTMLDivElement >( null );
	const [ room, setRoom ] = useState< DOMRectReadOnly >();
	const [ isHere, setHere ] = useState( false );
	const fail = useRef( onFail );
	fail.current = onFail;

	useEffect( () => {
		const observer = new ResizeObserver( ( entries ) =>
			setRoom( entries.at( -1 )?.contentRect )
		);
		if ( view.current ) {
			observer.observe( view.current );
		}
		return () => observer.disconnect();
	}, [] );

	useEffect( () => {
		if ( isHere ) {
			return;
		}
		const timer = setTimeout( () => fail.current(), LOAD_TIMEOUT );
		return () => clearTimeout( timer );
	}, [ isHere ] );

	const width =
		device === 'desktop'
			? Math.max( WIDTHS.desktop, room?.width ?? 0 )
			: WIDTHS[ device ];
	const scale = room ? Math.min( 1, room.width / width ) : 1;
	return (
		<div className="templately-demo" ref={ view } aria-busy={ ! isHere }>
			{ ! isHere && <div className="templately-demo__bone" /> }
			{ room && (
				<iframe
					className="templately-demo__frame"
					src={ address }
					title={ title }
					sandbox={ getSandbox( address, window.location.origin ) }
					referrerPolicy="no-referrer"
					style={ {
						inlineSize: width,
						blockSize: room.height / scale,
						transform: `scale( ${ scale } )`,
					} }
					onLoad={ ( { currentTarget } ) => {
						setHere( true );
						onLoad?.( currentTarget );
					} }
				/>
			) }
		</div>
	);
}

/**
 * Makes a loaded preview of this site inert: it scrolls, also by keyboard, but nothing in it takes the focus or is read by
 * screen readers.
 */
export function makeInert( frame: HTMLIFrameElement ): void {
	frame.contentDocument?.body.setAttribute( 'inert', '' );
}
