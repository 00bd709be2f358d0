import { CheckboxControl, RadioControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import * as rest from '@templately/rest';
import type {
	Failure,
	Font,
	StyleSource,
	StylePreviewsResponse,
} from '@templately/rest';
import { useApp } from '../shell/app-context';
import { PreviewFrame, makeInert, useDevice } from '../lists/preview-frame';
import { getStyleLabel, lookOptions } from '../shell/style-options';
import { CancelButton, ModalFooter, ModalButton } from './dialog-parts';
import { getLastStyle, type Design, type ViewOf } from './insert-flow';

import './style-choice.css';

const ACTIONS = {
	insert: () => __( 'Insert', 'templately' ),
	change: () => __( 'Change', 'templately' ),
	create: () => __( 'Create a Page', 'templately' ),
	createAll: () => __( 'Create pages', 'templately' ),
} as const;

/** Asks for the look of a design, with a preview of each look as a page of this site. */
export function StyleChoice( {
	view,
	onCancel,
}: {
	view: ViewOf< 'look' >;
	onCancel: () => void;
} ) {
	const { looks, fonts, pageWithFonts, action, shown, onAnswer } = view;
	const [ installsFonts, setInstallsFonts ] = useState( true );
	const [ look, setLook ] = useState< StyleSource >( view.look );
	const [ device ] = useDevice();
	const [ failed, setFailed ] = useState< string[] >( [] );
	const { kept } = looks[ look ];
	const isPage = action === 'create' || action === 'createAll';
	// Only the look "As designed" uses the fonts of the design.
	const canInstall = look === 'design' && fonts.length > 0;
	const page =
		canInstall && installsFonts ? pageWithFonts : looks[ look ].page;
	return (
		<>
			<div className="templately-looks">
				<div className="templately-stack">
					<RadioControl
						label={ __( 'Style', 'templately' ) }
						hideLabelFromVision
						selected={ look }
						options={ lookOptions() }
						onChange={ ( value ) =>
							setLook( value as StyleSource )
						}
					/>
					{ canInstall && (
						<CheckboxControl
							label={ toInstallLabel( fonts ) }
							help={ __(
								'Visitors will see these fonts. Otherwise they see similar ones.',
								'templately'
							) }
							checked={ installsFonts }
							onChange={ setInstallsFonts }
							__nextHasNoMarginBottom
						/>
					) }
					{ kept > 0 && (
						<p className="templately-small">
							{ sprintf(
								/* translators: %d: number of texts. */
								_n(
									'%d text keeps the design’s color because it is on an image.',
									'%d texts keep the design’s color because they are on images.',
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
									'We’ll use this style until you choose another.',
									'templately'
								)
							: __(
									'We’ll use this style next time. You can change it after any insert.',
									'templately'
								) }
					</p>
				</div>
				<div className="templately-looks__stage">
					{ failed.includes( page ) ? (
						<p className="templately-looks__note" role="status">
							{ __(
								'The preview is not available. You can still insert the design.',
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
			<ModalFooter>
				<CancelButton onCancel={ onCancel } />
				<ModalButton
					variant="primary"
					onClick={ () =>
						onAnswer( {
							look,
							installsFonts: canInstall && installsFonts,
						} )
					}
				>
					{ ACTIONS[ action ]() }
				</ModalButton>
			</ModalFooter>
		</>
	);
}

/** Returns the label for installing fonts: their names, size and licences. */
function toInstallLabel( fonts: Font[] ): string {
	const size = fonts.reduce( ( sum, font ) => sum + font.size, 0 );
	const licences = new Set( fonts.map( toLicenceName ).filter( Boolean ) );
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

/** Returns the name of a font's licence. Empty where the font has only a file with the licence's text. */
function toLicenceName( { licence }: Font ): string {
	if ( /\bOFL\b/.test( licence ) ) {
		return __( 'Open Font License', 'templately' );
	}
	return licence.includes( '/' ) ? '' : licence;
}

interface StylePromptProps {
	/** The look that the user chose last. Empty where they have never chosen one. */
	last: StyleSource | '';
	hasChoice: boolean;
	/** Whether the flow asks for a look. */
	isChecked: boolean;
	onChange: ( isChecked: boolean ) => void;
}

/**
 * Decides whether a flow asks for a look: the first time, and when the user wants to.
 *
 * @param design The design; of a pack, one of its pages.
 */
export function useStylePrompt( design: Design | undefined ): StylePromptProps {
	const last = getLastStyle( useApp().host.site );
	const [ isWanted, onChange ] = useState( false );
	const hasLooks = design?.platform === 'gutenberg';
	// The insert flow asks users without a saved style.
	const { answer } = useLooks( hasLooks && last !== '' ? design : undefined );
	return {
		last,
		hasChoice: hasLooks && answer?.looks !== null,
		isChecked: isWanted || last === '',
		onChange,
	};
}

/** Fetches the looks of a design. */
export function useLooks( design: Design | undefined ) {
	const [ answer, setAnswer ] = useState< StylePreviewsResponse >();
	const [ failure, setFailure ] = useState< Failure >();
	const [ tries, setTries ] = useState( 0 );
	useEffect( () => {
		let isCurrent = true;
		setAnswer( undefined );
		setFailure( undefined );
		if ( design ) {
			rest.getLooks( design.id, design.platform, design.origin ).then(
				( looks ) => isCurrent && setAnswer( looks ),
				( thrown ) =>
					isCurrent && setFailure( rest.toFailure( thrown ) )
			);
		}
		return () => {
			isCurrent = false;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the design is compared by its identity on the hub.
	}, [ design?.id, design?.platform, design?.origin, tries ] );
	return { answer, failure, retry: () => setTries( tries + 1 ) };
}

/** Names the look that pages get, and offers another one. */
export const StylePrompt = ( {
	last,
	hasChoice,
	isChecked,
	onChange,
}: StylePromptProps ) =>
	last !== '' && hasChoice ? (
		<CheckboxControl
			label={ __( 'Choose another style', 'templately' ) }
			help={ sprintf(
				/* translators: %s: name of a look, such as “As designed”. */
				__( 'Last used: %s.', 'templately' ),
				getStyleLabel( last )
			) }
			checked={ isChecked }
			onChange={ onChange }
			__nextHasNoMarginBottom
		/>
	) : null;
