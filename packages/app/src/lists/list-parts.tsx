import { useEffect, useRef, useState } from '@wordpress/element';
import type { ComponentProps } from 'react';
import { SearchBox } from '@templately/ui';
import { messages } from '../shell/errors';

/** Milliseconds that the previous list stays while the next one loads. */
const KEEP_PREVIOUS_MS = 300;

/**
 * Keeps the previous value for a moment while the next one loads, so that a quick response replaces a list without a flash.
 *
 * @param value The value; undefined while it loads.
 * @return The value or the previous one, and whether it is the previous one.
 */
export function usePreviousWhileLoading< Value >( value: Value | undefined ): {
	shown: Value | undefined;
	isHeld: boolean;
} {
	const last = useRef( value );
	const isMissing = value === undefined;
	const [ hasWaited, setWaited ] = useState( false );
	useEffect( () => {
		setWaited( false );
		if ( ! isMissing ) {
			last.current = value;
			return;
		}
		const timer = setTimeout( () => setWaited( true ), KEEP_PREVIOUS_MS );
		return () => clearTimeout( timer );
	}, [ isMissing, value ] );
	const shown = value ?? ( hasWaited ? undefined : last.current );
	return { shown, isHeld: isMissing && shown !== undefined };
}

/** The search of a list, beside its title. */
export const ToolbarSearch = (
	props: Omit< ComponentProps< typeof SearchBox >, 'placeholder' >
) => (
	<div className="templately-toolbar__search">
		<SearchBox { ...props } placeholder={ messages.searchPlaceholder() } />
	</div>
);
