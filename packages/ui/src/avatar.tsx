import { useState } from '@wordpress/element';

const initials = ( name: string ) =>
	name
		.split( /\s+/ )
		.map( ( word ) => word.charAt( 0 ) )
		.slice( 0, 2 )
		.join( '' )
		.toLocaleUpperCase();

interface Props {
	name: string;
	photo: string;
	isLarge?: boolean;
}

/** A person's photo, or the initials where there is none. */
export function Avatar( { name, photo, isLarge = false }: Props ) {
	const [ hasFailed, setFailed ] = useState( false );
	const className = `templately-avatar${ isLarge ? ' templately-avatar--l' : '' }`;
	return photo && ! hasFailed ? (
		<img
			className={ className }
			src={ photo }
			alt=""
			onError={ () => setFailed( true ) }
		/>
	) : (
		<span className={ className } aria-hidden="true">
			{ initials( name ) }
		</span>
	);
}
