import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export * from './autocomplete';
export * from './condition';

/** Templates of the theme builder, and the conditions under which they show. */
export const store = createReduxStore( selectors.STORE_NAME, {
	reducer,
	actions,
	selectors,
	resolvers,
} );

register( store );
