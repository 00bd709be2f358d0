import type { ItemDetails } from '@templately/rest';
import type { ItemAction } from './domain';
import { DomainParts } from './domain-parts';

/** All that an item can be asked for where it is shown. */
export const ItemActions: ItemAction = ( given ) => (
	<DomainParts of={ ( { itemActions } ) => itemActions } given={ given } />
);

/** What people think of an item, beside its name. */
export const ItemMarks: ItemAction = ( given ) => (
	<DomainParts of={ ( { itemMarks } ) => itemMarks } given={ given } />
);

/** What domains know of an item, above its facts. */
export const ItemFactsOfDomains = ( given: { item: ItemDetails } ) => (
	<DomainParts of={ ( { itemFacts } ) => itemFacts } given={ given } />
);

/** What the domains have to say about an item on its own screen. */
export const ItemNotes = ( given: { item: ItemDetails } ) => (
	<DomainParts of={ ( { itemNotes } ) => itemNotes } given={ given } />
);
