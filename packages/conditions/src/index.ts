import { combineReducers, createReduxStore, register } from '@wordpress/data';
import type { ThunkArgs } from '@wordpress/data';
import * as actions from './actions';
import { queries } from './queries';
import { edited } from './reducer';
import * as selectors from './selectors';

export * from './autocomplete';
export * from './condition';

type Args = ThunkArgs< typeof store >;

const { STORE_NAME, ...ownSelectors } = selectors;

/** Templates of the theme builder and the conditions under which they are shown. */
export const store = createReduxStore( STORE_NAME, {
	reducer: combineReducers( { queries: queries.reducer, edited } ),
	actions: { ...queries.actions, ...actions },
	selectors: { ...queries.selectors, ...ownSelectors },
	resolvers: {
		...queries.resolvers,
		getConditionsByTemplate:
			( templateId: number ) =>
			async ( { resolveSelect }: Args ): Promise< void > => {
				await resolveSelect.getTemplate( templateId );
			},
	},
} );

register( store );
