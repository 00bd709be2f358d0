import { createReduxStore, register } from '@wordpress/data';
import type { ThunkArgs } from '@wordpress/data';
import * as rest from '@templately/rest';
import type { Held, Settings, SettingsChange } from '@templately/rest';

/** What is not known yet is null. */
type State = Held< Settings > | null;

type Args = ThunkArgs< typeof store >;

const receive = ( settings: Settings, ticket: number = rest.takeTicket() ) =>
	( { type: 'RECEIVE', settings, ticket } ) as const;

const actions = {
	receive,
	/**
	 * Changes settings, all or none.
	 *
	 * @param changes Those that change.
	 */
	change:
		( changes: SettingsChange ) =>
		async ( { dispatch }: Args ): Promise< void > => {
			dispatch.receive( await rest.changeSettings( changes ) );
		},
};

/** The plugin's settings on this site. */
export const store = createReduxStore( 'templately/settings', {
	reducer: (
		state: State = null,
		action: ReturnType< typeof receive >
	): State =>
		action.type === 'RECEIVE'
			? rest.newer( state, action.settings, action.ticket )
			: state,
	actions,
	selectors: {
		getSettings: ( state: State ): Settings | null => state?.value ?? null,
	},
	resolvers: {
		getSettings:
			() =>
			async ( { dispatch }: Args ): Promise< void > => {
				const ticket = rest.takeTicket();
				dispatch.receive( await rest.getSettings(), ticket );
			},
	},
} );

register( store );
