import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as profileStore } from '@templately/profile';

export type View = 'list' | 'grid';

/**
 * How somebody looks at a list, remembered for each account.
 *
 * @param list  Name of the list.
 * @param first What it is at first.
 */
export function useView(
	list: string,
	first: View
): [ View, ( view: View ) => void ] {
	const account = useSelect(
		( select ) => select( profileStore ).getUser()?.id ?? 0,
		[]
	);
	const key = `templately-view-${ account }-${ list }`;
	const [ chosen, setChosen ] = useState< Record< string, View > >( {} );
	return [
		chosen[ key ] ?? read( key ) ?? first,
		( view ) => {
			setChosen( { ...chosen, [ key ]: view } );
			try {
				window.localStorage.setItem( key, view );
			} catch {
				// Where the browser keeps nothing, it is for this visit.
			}
		},
	];
}

function read( key: string ): View | undefined {
	try {
		const view = window.localStorage.getItem( key );
		return view === 'list' || view === 'grid' ? view : undefined;
	} catch {
		return undefined;
	}
}
