import { useState } from '@wordpress/element';

export interface Selection {
	/** The chosen ones among those that are there. */
	ids: number[];
	has: ( id: number ) => boolean;
	toggle: ( id: number ) => void;
	set: ( ids: number[] ) => void;
}

/**
 * What is chosen of a list. What is no longer in it is not chosen any more.
 *
 * @param present What is in the list.
 */
export function useSelection( present: number[] ): Selection {
	const [ chosen, setChosen ] = useState< number[] >( [] );
	const ids = chosen.filter( ( id ) => present.includes( id ) );
	return {
		ids,
		has: ( id ) => ids.includes( id ),
		toggle: ( id ) =>
			setChosen(
				ids.includes( id )
					? ids.filter( ( other ) => other !== id )
					: [ ...ids, id ]
			),
		set: setChosen,
	};
}
