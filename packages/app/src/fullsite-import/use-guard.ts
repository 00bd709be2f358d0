import { useEffect, useRef } from '@wordpress/element';

/**
 * Keeps somebody on the page while something must not be left: the browser asks before the page goes, and the way back leads
 * nowhere.
 *
 * @param isOn   Whether it is so.
 * @param onBack Told that somebody wanted to go back.
 */
export function useGuard( isOn: boolean, onBack: () => void ): void {
	const told = useRef( onBack );
	told.current = onBack;
	useEffect( () => {
		if ( ! isOn ) {
			return;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		// A place like the present one before it: going back from there changes nothing.
		const stay = () =>
			window.history.pushState(
				{ ...window.history.state, templatelyGuard: true },
				''
			);
		const refuse = () => {
			stay();
			told.current();
		};
		stay();
		window.addEventListener( 'beforeunload', ask );
		window.addEventListener( 'popstate', refuse );
		return () => {
			window.removeEventListener( 'beforeunload', ask );
			window.removeEventListener( 'popstate', refuse );
			if ( window.history.state?.templatelyGuard ) {
				window.history.back();
			}
		};
	}, [ isOn ] );
}
