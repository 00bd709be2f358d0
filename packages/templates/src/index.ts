import { combineReducers, createReduxStore, register } from '@wordpress/data';
import type { State } from '@templately/queried-data';
import type { Platform } from '@templately/rest';
import type {
	SavedTemplate,
	SavedTemplatesPage,
} from '@templately/rest/templates';
import * as actions from './actions';
import { queries } from './actions';
import { DEFAULT_PLATFORM } from './rules';

export * from './rules';

type Args = [ platform?: Platform, page?: number, search?: string ];

const getPage = (
	state: State,
	...[ platform = DEFAULT_PLATFORM, page = 1, search = '' ]: Args
): SavedTemplatesPage | undefined =>
	queries.selectors.getTemplates( state, platform, page, search.trim() );

/** Templates that are saved on this site. */
export const store = createReduxStore( 'templately/templates', {
	reducer: combineReducers( { queries: queries.reducer } ),
	actions: { ...queries.actions, ...actions },
	selectors: {
		/** Templates of a page; undefined while they are unknown. */
		getTemplates: (
			state: State,
			...args: Args
		): SavedTemplate[] | undefined => getPage( state, ...args )?.items,
		/** Number of pages; 1 while it is unknown. */
		getTotalPages: ( state: State, ...args: Args ): number =>
			getPage( state, ...args )?.total_page ?? 1,
	},
	resolvers: {
		getTemplates: (
			...[ platform = DEFAULT_PLATFORM, page = 1, search = '' ]: Args
		) => queries.resolvers.getTemplates( platform, page, search.trim() ),
	},
} );

register( store );
