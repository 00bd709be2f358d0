import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export type * from './types';

/** The account that this person, or this site, is signed in with. */
export const store = createReduxStore( 'templately/profile', {
	reducer,
	actions,
	selectors,
	resolvers,
} );

register( store );
