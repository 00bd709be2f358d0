import type { MouseEvent, ReactNode } from 'react';
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
	/** A pack hangs up to three, the others one. */
	images: string[];
	badge?: ReactNode;
	/** The line under the name: price, downloads. */
	meta: ReactNode;
	/** The buttons of the hover face. */
	actions: ReactNode;
}

/** A design on its mat, with its label underneath. The name's link covers the card. */
export const Card = ( {
	kind,
	name,
	link,
	images,
	badge,
	meta,
	actions,
}: Props ) => (
	<article className={ `templately-card templately-card--${ kind }` }>
		<h2 className="templately-card__title">
			<a { ...link } dir="auto" title={ name }>
				{ name }
			</a>
			{ badge }
		</h2>
		<div className={ `templately-mat templately-mat--${ kind }` }>
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
