import { useRegistry } from '@wordpress/data';
import { store as profileStore } from '@templately/profile';
import { useDomains } from '../domain';

/**
 * What was bought in another tab is there when somebody comes back: the account is read anew, and what is in sight with it.
 *
 * @return What to call when they leave to buy something.
 */
export function useReturnFromCheckout(): () => void {
	const registry = useRegistry();
	const domains = useDomains();
	return () => {
		const comeBack = async () => {
			if ( document.visibilityState !== 'visible' ) {
				return;
			}
			document.removeEventListener( 'visibilitychange', comeBack );
			try {
				await registry.dispatch( profileStore ).sync();
				domains.forEach( ( { resetStore } ) =>
					resetStore?.( registry )
				);
			} catch {
				// Nobody asked for it: what is shown stays.
			}
		};
		document.addEventListener( 'visibilitychange', comeBack );
	};
}
