import { CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Look } from '@templately/rest';
import { useApp } from '../app-context';
import { lookOptions } from '../look-options';
import { chosenLook } from './chosen-look';

interface AskedLook {
	/** What this person chose last; '' where they were never asked. */
	last: Look | '';
	/** Whether they are asked before pages are made. */
	isAsked: boolean;
	ask: ( isAsked: boolean ) => void;
}

/** Whether a look is asked for: the first time, and whenever somebody wants that. */
export function useAskedLook(): AskedLook {
	const last = chosenLook( useApp().host.site );
	const [ isWanted, ask ] = useState( false );
	return { last, isAsked: isWanted || last === '', ask };
}

/** Says in which look pages come, and lets people choose another one. */
export const OtherLook = ( { last, isAsked, ask }: AskedLook ) =>
	last === '' ? null : (
		<CheckboxControl
			label={ __( 'Choose another look', 'templately' ) }
			help={ sprintf(
				/* translators: %s: name of a look, such as “As designed”. */
				__( 'You chose last: %s.', 'templately' ),
				lookOptions().find( ( { value } ) => value === last )?.label ??
					''
			) }
			checked={ isAsked }
			onChange={ ask }
			__nextHasNoMarginBottom
		/>
	);
