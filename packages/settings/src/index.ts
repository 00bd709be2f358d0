import { combineReducers, createReduxStore, register } from '@wordpress/data';
import type { ThunkArgs } from '@wordpress/data';
import { createQueriedData } from '@templately/queried-data';
import * as rest from '@templately/rest';
import type { SettingsChange } from '@templately/rest';

const queries = createQueriedData( { getSettings: rest.getSettings } );

/** Settings of the plugin on this site. */
export const store = createReduxStore( 'templately/settings', {
	reducer: combineReducers( { queries: queries.reducer } ),
	actions: {
		/** Changes the given settings: all of them, or none after a failure. */
		change:
			( changes: SettingsChange ) =>
			async ( { dispatch }: ThunkArgs ): Promise< void > => {
				const settings = await rest.changeSettings( changes );
				dispatch(
					queries.receiveResult( 'getSettings', [], settings )
				);
			},
	},
	selectors: queries.selectors,
	resolvers: queries.resolvers,
} );

register( store );
