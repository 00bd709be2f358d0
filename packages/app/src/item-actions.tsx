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

/** What people think of an item, beside its name. */
export function ItemMarks( {
	item,
	place,
}: {
	item: Item | ItemDetails;
	place: 'card' | 'details';
} ) {
	return (
		<>
			{ useDomains()
				.flatMap( ( { itemMarks = [] } ) => itemMarks )
				.map( ( Mark, index ) => (
					<Mark key={ index } item={ item } place={ place } />
				) ) }
		</>
	);
}

/** What domains know of an item, above its facts. */
export function ItemFactsOfDomains( { item }: { item: ItemDetails } ) {
	return (
		<>
			{ useDomains()
				.flatMap( ( { itemFacts = [] } ) => itemFacts )
				.map( ( Part, index ) => (
					<Part key={ index } item={ item } />
				) ) }
		</>
	);
}
