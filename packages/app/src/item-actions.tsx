import type { Item, ItemDetails } from '@templately/rest';
import { useDomains } from './domain';

/** All that an item can be asked for where it is shown. */
export function ItemActions( {
	item,
	place,
}: {
	item: Item | ItemDetails;
	place: 'card' | 'details';
} ) {
	return (
		<>
			{ useDomains()
				.flatMap( ( { itemActions = [] } ) => itemActions )
				.map( ( Action, index ) => (
					<Action key={ index } item={ item } place={ place } />
				) ) }
		</>
	);
}
