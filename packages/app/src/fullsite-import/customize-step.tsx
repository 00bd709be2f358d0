import {
	Button,
	CheckboxControl,
	RangeControl,
	ColorPicker,
	Dropdown,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	LOGO_SIZE,
	LOGO_WIDTH,
	logoWidth,
	packColors,
	store as importStore,
	LOGO_TYPES,
} from '@templately/fullsite-import';
import {
	type ImportEndpoint,
	type ItemDetails,
	type Platform,
	toFailure,
	type ImportForm,
	type PackColor,
} from '@templately/rest';
import { Field } from '@templately/ui';
import { RequestError } from '../shell/request-error';
import { Preview } from './preview';
import { StepBody } from './step';
import { useAsyncAction } from '../shell/use-async-action';
import { useApp } from '../shell/app-context';
import './fullsite-import.css';

interface Props {
	pack: ItemDetails | undefined;
	platform: Platform;
	endpoint: ImportEndpoint;
	onCancel: () => void;
}

/** Title, logo and colours of the site, beside a preview. */
export function CustomizeStep( { pack, platform, endpoint, onCancel }: Props ) {
	const { changeForm, fetchInfo, showStep } = useDispatch( importStore );
	const { form, info } = useSelect( ( select ) => {
		const selectors = select( importStore );
		return {
			form: selectors.getFullSiteImport().formData,
			info: selectors.getWizard().info,
		};
	}, [] );
	const { failure, run } = useAsyncAction(
		() => fetchInfo( endpoint ),
		true
	);
	useEffect( () => {
		if ( ! info ) {
			run();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once: what failed is tried again by its button.
	}, [] );
	const colors = useMemo(
		() => ( info ? packColors( info.settings ) : [] ),
		[ info ]
	);
	if ( ! form ) {
		return null;
	}
	return (
		<StepBody
			className="templately-customise"
			foot={
				<>
					<Button
						variant="tertiary"
						__next40pxDefaultSize
						onClick={ onCancel }
					>
						{ __( 'Cancel', 'templately' ) }
					</Button>
					<span className="templately-push" />
					<Button
						variant="primary"
						__next40pxDefaultSize
						disabled={ ! info }
						accessibleWhenDisabled
						onClick={ () => showStep( 2 ) }
					>
						{ __( 'Next', 'templately' ) }
					</Button>
				</>
			}
		>
			<div className="templately-customise__panel">
				<div className="templately-stack templately-stack--tight">
					<h1 className="templately-heading" tabIndex={ -1 }>
						{ __( 'Make it yours', 'templately' ) }
					</h1>
					<p className="templately-soft">
						{ __(
							'You can change or revert everything later.',
							'templately'
						) }
					</p>
				</div>
				{ failure && (
					<RequestError failure={ failure } retry={ run } />
				) }
				{ ! failure && ! info && (
					<div
						className="templately-bone"
						style={ { blockSize: 320 } }
					/>
				) }
				{ info && (
					<>
						<div className="templately-stack">
							<Field
								label={ __( 'Site title', 'templately' ) }
								name="title"
								value={ form.title }
								autoComplete="off"
								onChange={ ( title ) =>
									changeForm( { title } )
								}
							/>
							<Field
								label={ __( 'Tagline', 'templately' ) }
								name="slogan"
								value={ form.slogan }
								autoComplete="off"
								onChange={ ( slogan ) =>
									changeForm( { slogan } )
								}
							/>
						</div>
						<section className="templately-stack">
							<h2 className="templately-subheading">
								{ __( 'Logo', 'templately' ) }
							</h2>
							<LogoField
								logo={ form.logo }
								onChange={ ( logo ) => changeForm( { logo } ) }
							/>
							<p className="templately-small">
								{ __(
									'SVG, PNG, JPG or GIF (max. 800x400 px)',
									'templately'
								) }
							</p>
							<RangeControl
								label={ __( 'Logo width', 'templately' ) }
								value={ form.logo_size }
								min={ LOGO_WIDTH.least }
								max={ LOGO_WIDTH.most }
								onChange={ ( width ) =>
									changeForm( {
										logo_size: logoWidth( width ),
									} )
								}
								__next40pxDefaultSize
								__nextHasNoMarginBottom
							/>
						</section>
						{ colors.length > 0 && (
							<PackColors
								colors={ colors }
								chosen={ form.color }
								onChange={ ( color ) =>
									changeForm( { color } )
								}
							/>
						) }
						<CheckboxControl
							label={ __( 'Import demo content', 'templately' ) }
							help={ __(
								'Sample posts and images that you can edit.',
								'templately'
							) }
							checked={ form.import_demo_content }
							onChange={ ( wanted ) =>
								changeForm( { import_demo_content: wanted } )
							}
							__nextHasNoMarginBottom
						/>
					</>
				) }
			</div>
			<Preview
				pack={ pack }
				platform={ platform }
				form={ form }
				colors={ colors }
				onLogoWidth={ ( width ) =>
					changeForm( { logo_size: logoWidth( width ) } )
				}
			/>
		</StepBody>
	);
}

interface LogoFieldProps {
	logo: ImportForm[ 'logo' ];
	onChange: ( logo: ImportForm[ 'logo' ] ) => void;
}

/** The site's logo, out of its media library. */
export function LogoField( { logo, onChange }: LogoFieldProps ) {
	const { host } = useApp();
	const [ error, setError ] = useState( '' );
	const [ isLarge, setLarge ] = useState( false );
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
			onChoose: ( { id, url, mime, width = 0, height = 0 } ) => {
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
					setLarge(
						mime !== 'image/svg+xml' &&
							( width > LOGO_SIZE.width ||
								height > LOGO_SIZE.height )
					);
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
					<LogoPlaceholder />
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
			{ logo && isLarge && (
				<p className="templately-soft" role="status">
					{ __(
						'This image is larger than 800 × 400 px. A smaller one loads faster.',
						'templately'
					) }
				</p>
			) }
			{ error && (
				<p className="templately-error" role="alert">
					{ error }
				</p>
			) }
		</>
	);
}

const LogoPlaceholder = () => (
	<svg width="88" height="44" viewBox="0 0 88 44" aria-hidden="true">
		<rect
			x="1"
			y="1"
			width="86"
			height="42"
			rx="4"
			fill="#f2f2f1"
			stroke="#b5b5b2"
			strokeDasharray="4 4"
		/>
		<circle cx="28" cy="22" r="8" fill="#d5d5d2" />
		<path d="M44 19h26M44 26h16" stroke="#d5d5d2" strokeWidth="4" />
	</svg>
);

interface Chosen {
	id: number;
	url: string;
	/** MIME type, such as image/png. */
	mime: string;
	/** In pixels; absent for SVG without a size. */
	width?: number;
	height?: number;
}

interface MediaFrame {
	on: ( event: string, listener: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => Chosen } | undefined;
		};
	};
}

/** Globals of WordPress's media library. */
interface Media {
	wp?: {
		media?: {
			( options: {
				title: string;
				multiple: boolean;
				library: { type: readonly string[] };
			} ): MediaFrame;
			/** Set by its first script; complete after the last one. */
			view?: { MediaFrame?: { Select?: unknown } };
		};
	};
}

interface Options {
	title: string;
	/** Which files are shown. Others can still be uploaded there. */
	types: readonly string[];
	onChoose: ( chosen: Chosen ) => void;
}

/** Whether the page has the whole of WordPress's media library. */
const hasMedia = (): boolean =>
	Boolean(
		( window as unknown as Media ).wp?.media?.view?.MediaFrame?.Select
	);

/** Opens WordPress's media library to choose a file. */
function chooseMedia( { title, types, onChoose }: Options ): void {
	const frame = ( window as unknown as Media ).wp?.media?.( {
		title,
		multiple: false,
		library: { type: types },
	} );
	frame?.on( 'select', () => {
		const chosen = frame.state().get( 'selection' ).first()?.toJSON();
		if ( chosen ) {
			onChoose( chosen );
		}
	} );
	frame?.open();
}

interface ColoursProps {
	colors: PackColor[];
	/** Id of a colour to what it was changed to. */
	chosen: Record< string, string >;
	onChange: ( chosen: Record< string, string > ) => void;
}

/** The pack's colours, each to be another one. */
export const PackColors = ( { colors, chosen, onChange }: ColoursProps ) => (
	<section className="templately-stack templately-stack--tight">
		<div className="templately-row">
			<h2 className="templately-subheading">
				{ __( 'Colors', 'templately' ) }
			</h2>
			<span className="templately-push">
				<Button
					variant="tertiary"
					size="compact"
					disabled={ Object.keys( chosen ).length === 0 }
					accessibleWhenDisabled
					onClick={ () => onChange( {} ) }
				>
					{ __( 'Reset', 'templately' ) }
				</Button>
			</span>
		</div>
		<div className="templately-colours">
			{ colors.map( ( { id, title, color } ) => {
				const value = chosen[ id ] ?? color;
				return (
					<Dropdown
						key={ id }
						popoverProps={ { className: 'templately' } }
						renderToggle={ ( { isOpen, onToggle } ) => (
							<button
								type="button"
								className="templately-colour"
								aria-expanded={ isOpen }
								aria-label={ sprintf(
									/* translators: 1: name of a colour, 2: its value, such as #1e1e1e. */
									__( '%1$s: %2$s', 'templately' ),
									title,
									value.toUpperCase()
								) }
								onClick={ onToggle }
							>
								<i style={ { background: value } } />
								<span>
									<span dir="auto">{ title }</span>
									<br />
									<span
										className="templately-small"
										// Colour codes are left to right in every language.
										dir="ltr"
									>
										{ value.toUpperCase() }
									</span>
								</span>
							</button>
						) }
						renderContent={ () => (
							<ColorPicker
								color={ value }
								enableAlpha={ false }
								onChange={ ( next ) =>
									onChange( { ...chosen, [ id ]: next } )
								}
							/>
						) }
					/>
				);
			} ) }
		</div>
	</section>
);
