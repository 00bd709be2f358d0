import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as conditionsStore } from '@templately/conditions';
import type { Platform } from '@templately/rest';
import { Failed } from '../layout/failed';
import { useResolved } from '../use-resolved';

/** What a template begins with: a design of the library that fits its type, or none. */
export function DesignChoice( {
	platform,
	type,
	value,
	onChange,
}: {
	platform: Platform;
	type: string;
	/** The design; 0 for none. */
	value: number;
	onChange: ( design: number ) => void;
} ) {
	const {
		value: designs,
		failure,
		retry,
	} = useResolved( conditionsStore, 'getDesigns', platform, type );
	const id = useId();
	if ( failure ) {
		return <Failed failure={ failure } retry={ retry } />;
	}
	if ( ! designs ) {
		return (
			<div
				className="templately-bone templately-designs__bone"
				role="status"
				aria-label={ __( 'Loading designs…', 'templately' ) }
			/>
		);
	}
	if ( designs.length === 0 ) {
		return null;
	}
	const choices = [
		{
			id: 0,
			name: __( 'No design', 'templately' ),
			said:
				platform === 'elementor' ||
				[ 'header', 'footer' ].includes( type )
					? __( 'An empty template', 'templately' )
					: __( 'The theme’s own, where it has one', 'templately' ),
			thumbnail: '',
		},
		...designs.map( ( { id: number, name, pack, thumbnail } ) => ( {
			id: number,
			name,
			said: pack
				? sprintf(
						/* translators: %s: name of a pack of designs. */
						__( 'of %s', 'templately' ),
						pack
					)
				: '',
			thumbnail,
		} ) ),
	];
	return (
		<fieldset className="templately-types">
			<legend>{ __( 'Begin with', 'templately' ) }</legend>
			<div className="templately-designs">
				{ choices.map( ( { id: design, name, said, thumbnail } ) => (
					<label
						key={ design }
						className="templately-type"
						htmlFor={ `${ id }-${ design }` }
					>
						<input
							id={ `${ id }-${ design }` }
							type="radio"
							name="templately-design"
							value={ design }
							checked={ value === design }
							onChange={ () => onChange( design ) }
						/>
						{ thumbnail ? (
							<img
								className="templately-designs__picture"
								src={ thumbnail }
								alt=""
								loading="lazy"
							/>
						) : (
							<span className="templately-designs__picture" />
						) }
						<span>
							{ name }
							<span className="templately-small">{ said }</span>
						</span>
					</label>
				) ) }
			</div>
		</fieldset>
	);
}
