import type { ReactNode } from 'react';
import { Icon } from './icons';
import { Picture } from './picture';
import { useState } from '@wordpress/element';
import { ThumbnailPlaceholder } from './thumbnail-placeholder';
import type { CardKind } from './card';

interface Props {
	kind?: 'plain' | 'pro' | 'starter' | 'good' | 'full';
	children: ReactNode;
}

/** Label of an item, such as its plan. */
export const Badge = ( { kind = 'plain', children }: Props ) => (
	<span className={ `templately-badge templately-badge--${ kind }` }>
		{ children }
	</span>
);

const drawHeart = ( isFilled: boolean ) => (
	<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
		<path
			d="M12 19.5S4.5 15 4.5 9.6A4.1 4.1 0 0 1 12 7.2a4.1 4.1 0 0 1 7.5 2.4C19.5 15 12 19.5 12 19.5Z"
			fill={ isFilled ? 'currentColor' : 'none' }
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);

/** Icon of favourites. */
export const heart = drawHeart( false );

export const Heart = ( { isFilled }: { isFilled: boolean } ) => (
	<Icon
		className="templately-icon"
		icon={ drawHeart( isFilled ) }
		size={ 20 }
	/>
);

/** Description list of names and values. Entries without a value are left out. */
export const Facts = ( {
	facts,
}: {
	facts: [ name: string, value: ReactNode ][];
} ) => (
	<dl className="templately-facts">
		{ facts
			.filter(
				( [ , value ] ) =>
					value !== undefined && value !== null && value !== ''
			)
			.map( ( [ name, value ] ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
	</dl>
);

interface IconListProps {
	/** Accessible name of the row. */
	label: string;
	things: { name: string; icon: string }[];
}

/** A row of small icons with names. Entries without an icon show their initial. */
export const IconList = ( { label, things }: IconListProps ) => (
	<ul className="templately-glyphs" aria-label={ label }>
		{ things.map( ( { name, icon } ) => (
			<li key={ name } title={ name }>
				{ icon ? (
					<Picture src={ icon } alt={ name } />
				) : (
					<>
						<span aria-hidden="true">
							{ [ ...name ][ 0 ]?.toLocaleUpperCase() }
						</span>
						<span className="screen-reader-text">{ name }</span>
					</>
				) }
			</li>
		) ) }
	</ul>
);

/** A small picture beside a name; a placeholder if there is none or it fails to load. */
export function Thumbnail( { src, kind }: { src: string; kind: CardKind } ) {
	const [ failed, setFailed ] = useState( '' );
	return src && src !== failed ? (
		<img
			className="templately-thumb"
			src={ src }
			alt=""
			width={ 48 }
			height={ 48 }
			loading="lazy"
			decoding="async"
			onError={ () => setFailed( src ) }
		/>
	) : (
		<span className="templately-thumb is-blank">
			<ThumbnailPlaceholder kind={ kind } />
		</span>
	);
}
