import { CheckboxControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '@templately/rest';
import type { Look } from '@templately/rest';
import { useApp } from '../app-context';
import { lookOptions } from '../look-options';
import { chosenLook } from './chosen-look';
import type { Design } from './views';

interface AskedLook {
	/** What this person chose last; '' where they were never asked. */
	last: Look | '';
	/** Whether the design has but one. */
	hasNone: boolean;
	/** Whether they are asked before pages are made. */
	isAsked: boolean;
	ask: ( isAsked: boolean ) => void;
}

/**
 * Whether a look is asked for: the first time, and whenever somebody wants that.
 *
 * @param design The design; of a pack, one of its pages. Where it is not known whether it has several looks, it may have.
 */
export function useAskedLook( design: Design | undefined ): AskedLook {
	const last = chosenLook( useApp().host.site );
	const [ isWanted, ask ] = useState( false );
	const isDressed = design?.platform === 'gutenberg';
	const [ hasNone, setNone ] = useState( ! isDressed );
	useEffect( () => {
		let isShown = true;
		// Who was never asked is asked then.
		if ( isDressed && last !== '' ) {
			rest.getLooks( design.id, design.platform, design.origin ).then(
				( { looks } ) => isShown && setNone( looks === null ),
				() => undefined
			);
		}
		return () => {
			isShown = false;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for a design.
	}, [ design?.id, design?.origin ] );
	return { last, hasNone, isAsked: isWanted || last === '', ask };
}

/** Says in which look pages come, and lets people choose another one where there is another. */
export const OtherLook = ( { last, hasNone, isAsked, ask }: AskedLook ) =>
	last === '' || hasNone ? null : (
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
