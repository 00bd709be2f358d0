import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { queries } from './queries';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export * from './filter';
export {
	toUrlArgs,
	dataType,
	PLANS,
	getQueryKey,
	fromUrlArgs,
	getSectionKey,
	getRequiredTerms,
	type Terms,
} from './query';
export type * from './types';

const { STORE_NAME, ...ownSelectors } = selectors;

/** Packs, pages and blocks of the marketplace. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions: { ...queries.actions, ...actions },
	selectors: { ...queries.selectors, ...ownSelectors },
	resolvers: { ...queries.resolvers, ...resolvers },
} );

register( store );
