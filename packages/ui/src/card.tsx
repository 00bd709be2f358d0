import type { MouseEvent, ReactNode } from 'react';
import { ThumbnailPlaceholder } from './thumbnail-placeholder';
import { Picture } from './picture';

export type CardKind = 'pack' | 'page' | 'block';

/** An anchor's address, and what a plain click does in its place. */
export interface LinkTarget {
	href: string;
	onClick: ( event: MouseEvent ) => void;
}

interface Props {
	kind: CardKind;
	name: string;
	link: LinkTarget;
	/** Up to three for a pack, one for others. Without images the card shows a placeholder. */
	images: string[];
	badge?: ReactNode;
	/** Beside the name: whether it is a favourite. */
	mark?: ReactNode;
	/** The line under the name: price, downloads. */
	meta: ReactNode;
	/** The buttons of the hover face. */
	actions: ReactNode;
}

/** Speed at which a tall page scrolls on hover, in pixels per second. */
const PAN_SPEED = 150;

/** Height of the buttons at the end of the picture, in pixels. */
const FACE = 72;

/** Sets how far a page scrolls to its end, once its picture has loaded. */
async function measurePan( { currentTarget }: MouseEvent ): Promise< void > {
	const sheet = currentTarget.querySelector< HTMLImageElement >(
		'img.templately-sheet'
	);
	const mat = sheet?.parentElement;
	// Ignore images that fail.
	await sheet?.decode().catch( () => {} );
	if ( sheet && mat ) {
		const way = Math.max(
			0,
			sheet.offsetTop + sheet.offsetHeight - mat.offsetHeight + FACE
		);
		sheet.style.setProperty( '--templately-pan', `${ -way }px` );
		sheet.style.setProperty(
			'--templately-pan-time',
			`${ way / PAN_SPEED }s`
		);
	}
}

/** A design on its mat, with its label underneath. The name's link covers the card. */
export const Card = ( {
	kind,
	name,
	link,
	images,
	badge,
	mark,
	meta,
	actions,
}: Props ) => (
	<article
		className={ `templately-card templately-card--${ kind }` }
		onMouseEnter={ kind === 'page' ? measurePan : undefined }
	>
		<h2 className="templately-card__title">
			<a { ...link } dir="auto" title={ name }>
				{ name }
			</a>
			{ badge }
		</h2>
		{ mark && <div className="templately-card__mark">{ mark }</div> }
		<div className={ `templately-mat templately-mat--${ kind }` }>
			{ images.length === 0 && (
				<ThumbnailPlaceholder
					kind={ kind }
					className="templately-sheet"
				/>
			) }
			{ images.map( ( src, index ) => (
				<Picture
					key={ index }
					className="templately-sheet"
					src={ src }
					alt=""
				/>
			) ) }
		</div>
		<div className="templately-card__face">{ actions }</div>
		<div className="templately-card__meta">{ meta }</div>
	</article>
);
