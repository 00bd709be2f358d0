import { useEffect, useRef, useState } from '@wordpress/element';
import { sandboxOf, WIDTHS, type Device } from './live-demo';

/** How long a page may take before it counts as one that does not come. */
const PATIENCE = 20_000;

interface Props {
	address: string;
	/** What it is called. */
	title: string;
	device: Device;
	/** Told when the page does not come. */
	onFail: () => void;
	/** Told the frame when the page has come. */
	onLoad?: ( frame: HTMLIFrameElement ) => void;
}

/** A page that is shut in a frame, as wide as a device. */
export function DemoFrame( { address, title, device, onFail, onLoad }: Props ) {
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
		const timer = setTimeout( () => fail.current(), PATIENCE );
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
					sandbox={ sandboxOf( address, window.location.origin ) }
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
 * Leaves a page of this site to be looked at only: its frame still scrolls, also with the keyboard, but nothing in it takes the
 * focus, or is read beside the frame's name.
 *
 * @param frame The frame, once the page has come.
 */
export function keepStill( frame: HTMLIFrameElement ): void {
	frame.contentDocument?.body.setAttribute( 'inert', '' );
}
