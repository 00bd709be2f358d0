import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import * as collectionActions from './collection/actions';
import * as collectionResolvers from './collection/resolvers';
import * as collectionSelectors from './collection/selectors';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export type * from './types';

export type { CollectionFilter } from './collection/query';

/** The account that this person, or this site, is signed in with. */
export const store = createReduxStore( 'templately/profile', {
	reducer,
	actions: { ...actions, ...collectionActions },
	selectors: { ...selectors, ...collectionSelectors },
	resolvers: { ...resolvers, ...collectionResolvers },
} );

register( store );
