import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BlankSheet, type CardKind } from '@templately/ui';
import type { RefObject } from 'react';
import { useApp } from '../app-context';
import { drawPicture } from './picture';
import type { Saving } from './push';

/** What is to be saved, as it looks: the blocks drawn by the editor, the site's own page of them, or a drawing of its kind. */
export function Stage( {
	saving,
	previewUrl,
	stage,
}: {
	saving: Saving | undefined;
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
			{ ! Preview && previewUrl && <Page url={ previewUrl } /> }
			{ ! Preview && ! previewUrl && (
				<BlankSheet kind={ kind } className="templately-sheet" />
			) }
		</div>
	);
}

/** As wide as what is looked at on a desk. */
const PAGE_WIDTH = 1280;

/** A page of this site, made small. */
function Page( { url }: { url: string } ) {
	const holder = useRef< HTMLDivElement >( null );
	const [ scale, setScale ] = useState( 0 );
	useEffect( () => {
		const measure = () =>
			setScale( ( holder.current?.offsetWidth ?? 0 ) / PAGE_WIDTH );
		measure();
		// To be looked at only: nothing in it takes the focus, or is read beside the picture's name.
		holder.current?.setAttribute( 'inert', '' );
		const observer = new ResizeObserver( measure );
		if ( holder.current ) {
			observer.observe( holder.current );
		}
		return () => observer.disconnect();
	}, [] );
	return (
		<div ref={ holder } className="templately-saving__page">
			<iframe
				src={ url }
				title={ __( 'What will be saved', 'templately' ) }
				tabIndex={ -1 }
				width={ PAGE_WIDTH }
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
export function pictureOf( stage: HTMLElement | null ): Promise< string > {
	const frame = stage?.querySelector( 'iframe' );
	return frame ? drawPicture( frame ) : Promise.resolve( '' );
}
