import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as cloudStore } from '@templately/cloud';

/**
 * Has the usage of the cloud asked for anew whenever another list is asked for.
 *
 * @param isLoading Whether that list is on its way.
 */
export function useUsage( isLoading: boolean ): void {
	const { refresh } = useDispatch( cloudStore );
	useEffect( () => {
		if ( isLoading ) {
			refresh( 'getUsage' );
		}
	}, [ isLoading, refresh ] );
}
