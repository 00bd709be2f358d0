import { combineReducers, createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { queries } from './queries';
import { edited } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export * from './autocomplete';
export * from './condition';

const { STORE_NAME, ...ownSelectors } = selectors;

/** Templates of the theme builder and the conditions under which they are shown. */
export const store = createReduxStore( STORE_NAME, {
	reducer: combineReducers( { queries: queries.reducer, edited } ),
	actions: { ...queries.actions, ...actions },
	selectors: { ...queries.selectors, ...ownSelectors },
	resolvers: { ...queries.resolvers, ...resolvers },
} );

register( store );
