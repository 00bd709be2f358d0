import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export * from './filter';
export {
	argsOfQuery,
	dataType,
	PLANS,
	queryKey,
	queryOfPlace,
	shelfKey,
	termsNamedIn,
	type Terms,
} from './query';
export type * from './types';

/** Packs, pages and blocks: the lists, the details and the counts. */
export const store = createReduxStore( selectors.STORE_NAME, {
	reducer,
	actions,
	selectors,
	resolvers,
} );

register( store );
