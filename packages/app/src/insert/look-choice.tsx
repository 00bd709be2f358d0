import { CheckboxControl, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Font, Look } from '@templately/rest';
import { PreviewFrame, makeInert, useDevice } from '../lists/preview-frame';
import { lookOptions } from '../look-options';
import { CancelButton, Foot, FootButton } from './dialog-parts';
import type { LookView } from './views';
import './look-choice.css';

const ACTIONS = {
	insert: () => __( 'Insert', 'templately' ),
	change: () => __( 'Change', 'templately' ),
	create: () => __( 'Create a Page', 'templately' ),
	createAll: () => __( 'Create pages', 'templately' ),
} as const;

/** How a design is to look on this site; each look is shown as a page of this site would have it. */
export function LookChoice( {
	view,
	onCancel,
}: {
	view: LookView;
	onCancel: () => void;
} ) {
	const { looks, fonts, pageWithFonts, action, shown, choose } = view;
	const [ installs, setInstalls ] = useState( false );
	const [ look, setLook ] = useState< Look >( view.look );
	const [ device ] = useDevice();
	const [ failed, setFailed ] = useState< string[] >( [] );
	const { kept } = looks[ look ];
	const isPage = action === 'create' || action === 'createAll';
	// In the other looks nothing of it is set in them.
	const canInstall = look === 'design' && fonts.length > 0;
	const page = canInstall && installs ? pageWithFonts : looks[ look ].page;
	return (
		<>
			<div className="templately-looks">
				<div className="templately-stack">
					<RadioControl
						label={ __( 'Look', 'templately' ) }
						hideLabelFromVision
						selected={ look }
						options={ lookOptions() }
						onChange={ ( value ) => setLook( value as Look ) }
					/>
					{ canInstall && (
						<CheckboxControl
							label={ installLabel( fonts ) }
							help={ __(
								'Everyone who reads this site sees them. Without, similar fonts stand in.',
								'templately'
							) }
							checked={ installs }
							onChange={ setInstalls }
							__nextHasNoMarginBottom
						/>
					) }
					{ kept > 0 && (
						<p className="templately-small">
							{ sprintf(
								/* translators: %d: number of texts. */
								_n(
									'%d text keeps the design’s colour: it stands on a picture.',
									'%d texts keep the design’s colour: they stand on a picture.',
									kept,
									'templately'
								),
								kept
							) }
						</p>
					) }
					<p className="templately-small">
						{ isPage
							? __(
									'Later designs come in the same look, until you choose another.',
									'templately'
								)
							: __(
									'Later designs come in the same look. You can change it after each insert.',
									'templately'
								) }
					</p>
				</div>
				<div className="templately-looks__stage">
					{ failed.includes( page ) ? (
						<p className="templately-looks__note" role="status">
							{ __(
								'The preview does not answer. You can insert the design all the same.',
								'templately'
							) }
						</p>
					) : (
						<PreviewFrame
							key={ page }
							address={ page }
							title={ sprintf(
								/* translators: %s: name of a design. */
								__( 'Preview of %s', 'templately' ),
								shown.name
							) }
							device={ device }
							onFail={ () => setFailed( [ ...failed, page ] ) }
							onLoad={ makeInert }
						/>
					) }
				</div>
			</div>
			<Foot>
				<CancelButton onCancel={ onCancel } />
				<FootButton
					variant="primary"
					onClick={ () => choose( look, canInstall && installs ) }
				>
					{ ACTIONS[ action ]() }
				</FootButton>
			</Foot>
		</>
	);
}

/**
 * What installing is called: which fonts, how much that is, and under which terms.
 *
 * @param fonts Fonts.
 */
function installLabel( fonts: Font[] ): string {
	const size = fonts.reduce( ( sum, font ) => sum + font.size, 0 );
	const licences = [ ...new Set( fonts.map( licenceOf ).filter( Boolean ) ) ];
	return sprintf(
		/* translators: 1: names of fonts, 2: their size, and the names of their licences. */
		__( 'Install %1$s (%2$s)', 'templately' ),
		fonts.map( ( { name } ) => name ).join( ', ' ),
		[
			sprintf(
				/* translators: %d: a number of kilobytes. */
				__( '%d kB', 'templately' ),
				Math.ceil( size / 1000 )
			),
			...licences,
		].join( ', ' )
	);
}

/**
 * The name of a font's licence; '' where it has only a text.
 *
 * @param font         The font.
 * @param font.licence The licence's name, or the file of its text in the design's bundle.
 */
function licenceOf( { licence }: Font ): string {
	if ( /\bOFL\b/.test( licence ) ) {
		return __( 'Open Font License', 'templately' );
	}
	return licence.includes( '/' ) ? '' : licence;
}
