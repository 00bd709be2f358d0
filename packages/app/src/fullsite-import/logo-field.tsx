import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LOGO_TYPES } from '@templately/fullsite-import';
import type { ImportForm } from '@templately/rest';
import { BlankLogo } from './blank-logo';
import { chooseMedia } from './choose-media';

interface Props {
	logo: ImportForm[ 'logo' ];
	onChange: ( logo: ImportForm[ 'logo' ] ) => void;
}

/** The site's logo, out of its media library. */
export function LogoField( { logo, onChange }: Props ) {
	const [ error, setError ] = useState( '' );
	const choose = () =>
		chooseMedia( {
			title: __( 'Choose a logo', 'templately' ),
			types: LOGO_TYPES,
			onChoose: ( { id, url, mime } ) => {
				const isLogo = ( LOGO_TYPES as readonly string[] ).includes(
					mime
				);
				setError(
					isLogo
						? ''
						: __(
								'A logo is an SVG, PNG, JPG or GIF. Choose another file.',
								'templately'
							)
				);
				if ( isLogo ) {
					onChange( { id, url } );
				}
			},
		} );
	return (
		<>
			<div className="templately-drop">
				{ logo ? (
					<img
						src={ logo.url }
						alt={ __( 'Your logo', 'templately' ) }
					/>
				) : (
					<BlankLogo />
				) }
				<div className="templately-row">
					<Button
						variant="secondary"
						size="compact"
						onClick={ choose }
					>
						{ logo
							? __( 'Replace', 'templately' )
							: __( 'Choose a logo', 'templately' ) }
					</Button>
					{ logo && (
						<Button
							variant="tertiary"
							size="compact"
							isDestructive
							onClick={ () => onChange( null ) }
						>
							{ __( 'Remove', 'templately' ) }
						</Button>
					) }
				</div>
			</div>
			{ error && (
				<p className="templately-error" role="alert">
					{ error }
				</p>
			) }
		</>
	);
}
