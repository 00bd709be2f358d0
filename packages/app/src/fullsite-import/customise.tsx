import { Button, CheckboxControl, RangeControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	LOGO_WIDTH,
	logoWidth,
	packColors,
	previewMessage,
	store as importStore,
} from '@templately/fullsite-import';
import type { ImportEndpoint, ItemDetails, Platform } from '@templately/rest';
import { Field } from '@templately/ui';
import { Failed } from '../layout/failed';
import { Colours } from './colours';
import { LogoField } from './logo-field';
import { Preview } from './preview';
import { StepBody } from './step-body';
import { texts } from './texts';
import { useAsyncAction } from '../use-async-action';
import './customise.css';

interface Props {
	pack: ItemDetails | undefined;
	platform: Platform;
	endpoint: ImportEndpoint;
	onCancel: () => void;
}

/** What the site is called and how it looks, beside what that looks like. */
export function Customise( { pack, platform, endpoint, onCancel }: Props ) {
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
	if ( ! form ) {
		return null;
	}
	const colors = info ? packColors( info.settings ) : [];
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
							'Everything can be changed later, and taken back.',
							'templately'
						) }
					</p>
				</div>
				{ failure && <Failed failure={ failure } retry={ run } /> }
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
								{ texts.logoHint() }
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
							<Colours
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
								'Posts and pictures of the pack, to write over.',
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
				message={ previewMessage( platform, form ) }
				onLogoWidth={ ( width ) =>
					changeForm( { logo_size: logoWidth( width ) } )
				}
			/>
		</StepBody>
	);
}
