import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ThumbnailPlaceholder, type CardKind } from '@templately/ui';
import type { RefObject } from 'react';
import { useApp } from '../shell/app-context';
import type { SaveRequest } from './push-request';

/** Renders the template for its picture: blocks by the editor, else the site's own page, else a placeholder. */
export function HiddenPreview( {
	saving,
	previewUrl,
	stage,
}: {
	saving: SaveRequest | undefined;
	/** A page of this site that shows it; '' where there is none. */
	previewUrl: string;
	/** Holds the frame. */
	stage: RefObject< HTMLDivElement >;
} ) {
	const { editor } = useApp().host;
	const Preview = editor?.Preview;
	const blocks =
		saving?.platform === 'gutenberg'
			? ( saving.content as string[] )
			: undefined;
	const kind: CardKind = saving?.type === 'page' ? 'page' : 'block';
	return (
		<div
			ref={ stage }
			className="templately-saving__stage"
			role="img"
			aria-label={ __( 'What will be saved', 'templately' ) }
		>
			{ Preview && blocks && <Preview content={ blocks } /> }
			{ ! Preview && previewUrl && <PagePreview url={ previewUrl } /> }
			{ ! Preview && ! previewUrl && (
				<ThumbnailPlaceholder
					kind={ kind }
					className="templately-sheet"
				/>
			) }
		</div>
	);
}

/** Desktop width. */
const PAGE_WIDTH = 1280;

/** A page of this site, scaled to the width of its container. */
export function PagePreview( {
	url,
	width = PAGE_WIDTH,
	loading,
}: {
	url: string;
	/** Width of the page before it is scaled, in pixels. */
	width?: number;
	loading?: 'lazy';
} ) {
	const holder = useRef< HTMLDivElement >( null );
	const [ scale, setScale ] = useState( 0 );
	useEffect( () => {
		const measure = () =>
			setScale( ( holder.current?.offsetWidth ?? 0 ) / width );
		measure();
		// To be looked at only: nothing in it takes the focus, or is read beside the picture's name.
		holder.current?.setAttribute( 'inert', '' );
		const observer = new ResizeObserver( measure );
		if ( holder.current ) {
			observer.observe( holder.current );
		}
		return () => observer.disconnect();
	}, [ width ] );
	return (
		<div ref={ holder } className="templately-saving__page">
			<iframe
				loading={ loading }
				src={ url }
				title={ __( 'What will be saved', 'templately' ) }
				tabIndex={ -1 }
				width={ width }
				style={ { transform: `scale( ${ scale } )` } }
			/>
		</div>
	);
}

/**
 * Draws what a stage shows.
 *
 * @param stage The stage.
 * @return A picture as data; '' where there is none.
 */
export function takePicture( stage: HTMLElement | null ): Promise< string > {
	const frame = stage?.querySelector( 'iframe' );
	return frame ? drawPicture( frame ) : Promise.resolve( '' );
}

/** A picture is so many pixels wide, and at most so many times as high. */
const WIDTH = 640;
const MAX_HEIGHT = 2;

/** A picture travels as text of at most so many characters. */
const MAX_TEXT = 1_000_000;

/** Milliseconds that saving waits for the picture. */
const PATIENCE = 8000;

/**
 * Draws what a frame of this site shows, where the browser can.
 *
 * @param frame The frame.
 * @return A picture as data; '' where there is none: the template is saved without it.
 */
export async function drawPicture(
	frame: HTMLIFrameElement
): Promise< string > {
	try {
		return await Promise.race( [
			draw( frame ),
			new Promise< string >( ( resolve ) =>
				setTimeout( () => resolve( '' ), PATIENCE )
			),
		] );
	} catch {
		// A page that cannot be drawn, or the library did not come: a drawing of its kind stands there then.
		return '';
	}
}

/** Whether a frame has what it is to show, and not the empty page that it begins with. */
const isLoaded = ( { contentDocument, src }: HTMLIFrameElement ): boolean =>
	contentDocument?.readyState === 'complete' &&
	( contentDocument.URL !== 'about:blank' || src === '' );

async function draw( frame: HTMLIFrameElement ): Promise< string > {
	if ( ! isLoaded( frame ) ) {
		await new Promise( ( resolve ) =>
			frame.addEventListener( 'load', resolve, { once: true } )
		);
	}
	const { contentDocument } = frame;
	const page = contentDocument?.body;
	const width = page?.scrollWidth ?? 0;
	if ( ! contentDocument || ! page || width === 0 ) {
		return '';
	}
	const [ { domToCanvas } ] = await Promise.all( [
		import( /* webpackChunkName: "picture" */ 'modern-screenshot' ),
		Promise.all(
			[ ...contentDocument.images ].map( ( image ) => {
				image.loading = 'eager';
				return image.decode().catch( () => undefined );
			} )
		),
	] );
	const canvas = await domToCanvas( page, {
		width,
		height: Math.min(
			Math.max( page.scrollHeight, 1 ),
			width * MAX_HEIGHT
		),
		scale: WIDTH / width,
		backgroundColor:
			contentDocument.defaultView?.getComputedStyle( page )
				.backgroundColor ?? '#fff',
	} );
	for ( const quality of [ 0.8, 0.5 ] ) {
		const picture = canvas.toDataURL( 'image/webp', quality );
		// A canvas lower than one pixel has no data.
		if (
			picture.startsWith( 'data:image/' ) &&
			picture.length <= MAX_TEXT
		) {
			return picture;
		}
	}
	return '';
}
