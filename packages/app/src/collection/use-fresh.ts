import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import {
	store as profileStore,
	type CollectionList,
} from '@templately/profile';

/**
 * Has a list asked for anew when somebody comes to it, because it may have grown elsewhere; and when they look at another part of
 * it after marks were changed, because its pages begin elsewhere then.
 *
 * @param list   The list.
 * @param isHeld Whether it is there from an earlier visit.
 * @param key    Which part of it is looked at.
 */
export function useFresh(
	list: CollectionList,
	isHeld: boolean,
	key: string
): void {
	const { clearCollection } = useDispatch( profileStore );
	const isStale = useSelect(
		( select ) =>
			list === 'favourites' &&
			select( profileStore ).areFavouritesStale(),
		[ list ]
	);
	const isFirst = useRef( true );
	useEffect( () => {
		if ( isFirst.current ? isHeld : isStale ) {
			clearCollection( [ list ] );
		}
		isFirst.current = false;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each part that is looked at.
	}, [ key ] );
}
