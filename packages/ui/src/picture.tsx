import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Props {
	src: string;
	alt: string;
	className?: string;
	width?: number;
	height?: number;
	isLazy?: boolean;
}

/** An image with a message if it fails to load. */
export function Picture( {
	src,
	alt,
	className = '',
	width,
	height,
	isLazy = true,
}: Props ) {
	const [ failed, setFailed ] = useState( '' );
	if ( ! src || failed === src ) {
		return (
			<span className={ `${ className } is-failed` }>
				{ __( 'This image failed to load', 'templately' ) }
			</span>
		);
	}
	return (
		<img
			className={ className }
			src={ src }
			alt={ alt }
			width={ width }
			height={ height }
			loading={ isLazy ? 'lazy' : 'eager' }
			decoding="async"
			onLoad={ ( { currentTarget } ) =>
				currentTarget.classList.add( 'is-loaded' )
			}
			onError={ () => setFailed( src ) }
		/>
	);
}
