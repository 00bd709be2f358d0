import { useState } from '@wordpress/element';
import { Icon, person } from './icons';

/**
 * Returns the first letters of a name's first two words. Words that begin with no letter do not count.
 *
 * @param name Of a person, or of anything else.
 */
export const initials = ( name: string ): string =>
	name
		.split( /\s+/ )
		.map( ( word ) => /[\p{L}\p{N}]/u.exec( word )?.[ 0 ] )
		.filter( Boolean )
		.slice( 0, 2 )
		.join( '' )
		.toLocaleUpperCase();

/** A light color, the same one for the same name. */
const toColor = ( name: string ): string => {
	const hue = [ ...name ].reduce(
		( sum, letter ) => ( sum * 31 + letter.charCodeAt( 0 ) ) % 360,
		0
	);
	return `hsl(${ hue } 45% 86%)`;
};

interface Props {
	name: string;
	photo: string;
	isLarge?: boolean;
}

/** Photo of a person; initials without a photo, a placeholder if it does not load. */
export function Avatar( { name, photo, isLarge = false }: Props ) {
	const [ failed, setFailed ] = useState( '' );
	const className = `templately-avatar${ isLarge ? ' templately-avatar--l' : '' }`;
	const size = isLarge ? 72 : 32;
	if ( photo && failed !== photo ) {
		return (
			<img
				className={ className }
				src={ photo }
				alt=""
				width={ size }
				height={ size }
				referrerPolicy="no-referrer"
				onError={ () => setFailed( photo ) }
			/>
		);
	}
	return (
		<span
			className={ `${ className }${ photo ? ' is-failed' : '' }` }
			style={ photo ? undefined : { background: toColor( name ) } }
			aria-hidden="true"
		>
			{ photo ? (
				<Icon
					className="templately-icon"
					icon={ person }
					size={ size * 0.75 }
				/>
			) : (
				initials( name )
			) }
		</span>
	);
}
