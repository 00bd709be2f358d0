import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { queries } from './queries';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export type * from './types';

/** Account of the user or the site, with its favourites, downloads and purchases. */
export const store = createReduxStore( 'templately/profile', {
	reducer,
	actions,
	selectors: { ...queries.selectors, ...selectors },
	resolvers: { ...queries.resolvers, ...resolvers },
} );

register( store );
