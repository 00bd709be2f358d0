import { combineReducers, createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { queries } from './queries';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export * from './rules';

/** Templates that are saved on this site. */
export const store = createReduxStore( 'templately/templates', {
	reducer: combineReducers( { queries: queries.reducer } ),
	actions: { ...queries.actions, ...actions },
	selectors,
	resolvers,
} );

register( store );
