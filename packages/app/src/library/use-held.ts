import { useEffect, useRef, useState } from '@wordpress/element';

/** How long an older list is kept in sight while the next one is fetched. */
const HOLD = 300;

/**
 * Keeps the last value for a moment while there is none, so that a quick answer replaces a list without a flash.
 *
 * @param value The value; `undefined` while it is fetched.
 * @return The value or the last one, and which of the two it is.
 */
export function useHeld< Value >( value: Value | undefined ): {
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
		const timer = setTimeout( () => setWaited( true ), HOLD );
		return () => clearTimeout( timer );
	}, [ isMissing, value ] );
	const shown = value ?? ( hasWaited ? undefined : last.current );
	return { shown, isHeld: isMissing && shown !== undefined };
}
