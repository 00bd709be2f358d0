import { RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Look } from '@templately/rest';
import type { Editor } from '../host';
import { lookOptions } from '../look-options';
import { CancelButton, Foot, FootButton } from './dialog-parts';
import type { LookView } from './views';

/** How a design is to look on this site; the chosen look is drawn as the document would show it. */
export function LookChoice( {
	view,
	Preview,
	onCancel,
}: {
	view: LookView;
	Preview: NonNullable< Editor[ 'Preview' ] >;
	onCancel: () => void;
} ) {
	const { looks, isAgain, choose } = view;
	const [ look, setLook ] = useState< Look >( view.look );
	const { content, kept } = looks[ look ];
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
						{ __(
							'Later designs come in the same look. You can change it after each insert.',
							'templately'
						) }
					</p>
				</div>
				<div className="templately-looks__stage" aria-hidden="true">
					<Preview key={ look } content={ content } />
				</div>
			</div>
			<Foot>
				<CancelButton onCancel={ onCancel } />
				<FootButton variant="primary" onClick={ () => choose( look ) }>
					{ isAgain
						? __( 'Change', 'templately' )
						: __( 'Insert', 'templately' ) }
				</FootButton>
			</Foot>
		</>
	);
}
