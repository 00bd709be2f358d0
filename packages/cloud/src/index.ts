import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export type { Reload } from './actions';
export * from './rules';
export type * from './types';
export { storageOf, type Storage, type StorageState } from './usage';

/** People's own files: the lists, what was deleted, older versions, and how much room there is. */
export const store = createReduxStore( 'templately/cloud', {
	reducer,
	actions,
	selectors,
	resolvers,
} );

register( store );
