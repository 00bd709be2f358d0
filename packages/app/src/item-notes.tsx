import type { ItemDetails } from '@templately/rest';
import { useDomains } from './domain';

/** What the domains have to say about an item on its own screen. */
export const ItemNotes = ( { item }: { item: ItemDetails } ) => (
	<>
		{ useDomains()
			.flatMap( ( { itemNotes = [] } ) => itemNotes )
			.map( ( Note, index ) => (
				<Note key={ index } item={ item } />
			) ) }
	</>
);
