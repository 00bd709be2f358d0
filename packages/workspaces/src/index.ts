import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export * from './people';
export {
	SOURCES,
	TEMPLATE_SEARCH_MINIMUM,
	toOption,
	toOptions,
	type Source,
} from './query';
export type { Outcome } from './actions';
export type { WorkspaceOption } from './types';

/** Workspaces: those of one's own and those that others share, with their files and people. */
export const store = createReduxStore( selectors.STORE_NAME, {
	reducer,
	actions,
	selectors,
	resolvers,
} );

register( store );
