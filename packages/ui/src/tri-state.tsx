import { __ } from '@wordpress/i18n';
import { Icon, check, close, minus } from './icons';

/** `mixed` is for a control that stands for several values. */
export type TriStateValue = 'none' | 'include' | 'exclude' | 'mixed';

interface Props {
	value: TriStateValue;
	children: React.ReactNode;
	onTurn: () => void;
	isHeading?: boolean;
}

const ICONS = { include: check, exclude: close, mixed: minus };

const getValueLabel = ( value: TriStateValue ): string =>
	( {
		none: '',
		include: __( 'Include', 'templately' ),
		exclude: __( 'Exclude', 'templately' ),
		mixed: '',
	} )[ value ];

/** Button that cycles through none, include and exclude. Shape, text and colour each show the value. */
export const TriState = ( {
	value,
	children,
	onTurn,
	isHeading = false,
}: Props ) => (
	<button
		type="button"
		className={ `templately-tristate${ isHeading ? ' is-heading' : '' }` }
		data-state={ value }
		onClick={ onTurn }
	>
		<span className="templately-tristate__box">
			{ value !== 'none' && <Icon icon={ ICONS[ value ] } size={ 16 } /> }
		</span>
		<span className="templately-tristate__name">{ children }</span>
		{ ! isHeading && value !== 'none' && (
			<span className="templately-tristate__word">
				{ getValueLabel( value ) }
			</span>
		) }
		{ isHeading && value !== 'none' && (
			<span className="screen-reader-text">
				{ value === 'mixed'
					? __( 'some', 'templately' )
					: getValueLabel( value ) }
			</span>
		) }
	</button>
);
