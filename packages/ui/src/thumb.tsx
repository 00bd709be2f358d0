import { useState } from '@wordpress/element';
import { ThumbnailPlaceholder } from './blank-sheet';
import type { CardKind } from './card';

/** A small picture beside a name. Where there is none, or it does not come, a drawing of its kind stands there. */
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
