import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LOGO_TYPES } from '@templately/fullsite-import';
import { toFailure, type ImportForm } from '@templately/rest';
import { BlankLogo } from './blank-logo';
import { useApp } from '../app-context';
import { chooseMedia, hasMedia } from './choose-media';

interface Props {
	logo: ImportForm[ 'logo' ];
	onChange: ( logo: ImportForm[ 'logo' ] ) => void;
}

/** The site's logo, out of its media library. */
export function LogoField( { logo, onChange }: Props ) {
	const { host } = useApp();
	const [ error, setError ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const isHere = useRef( true );
	useEffect( () => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, [] );
	const begin = async () => {
		setError( '' );
		if ( ! hasMedia() ) {
			setBusy( true );
			try {
				await host.loadMedia?.();
				if ( ! hasMedia() ) {
					throw new Error(
						__( 'Error loading asset.', 'templately' )
					);
				}
			} catch ( thrown ) {
				setError( toFailure( thrown ).message );
				return;
			} finally {
				setBusy( false );
			}
		}
		if ( isHere.current ) {
			choose();
		}
	};
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
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void begin() }
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
