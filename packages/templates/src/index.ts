import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export * from './rules';

/** What is saved as a template on this site, for each builder, and its way to the cloud. */
export const store = createReduxStore( selectors.STORE_NAME, {
	reducer,
	actions,
	selectors,
	resolvers,
} );

register( store );
