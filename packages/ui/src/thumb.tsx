import { useState } from '@wordpress/element';

/** A small picture beside a name. Where there is none, or it does not come, its place is left blank: the name says what it is. */
export function Thumb( { src }: { src: string } ) {
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
		<span className="templately-thumb is-blank" aria-hidden="true" />
	);
}
