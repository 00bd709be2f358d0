import { store as profileStore } from '@templately/profile';
import type { ComponentType } from 'react';
import { Redirect } from 'wouter';
import { signInPlace, useApp } from '../app-context';
import type { Params } from '../domain';
import { useResolved } from '../use-resolved';

type Screen = ComponentType< { params: Params } >;

const made = new Map< Screen, Screen >();

/**
 * A screen that leads those to sign-in first who are not signed in. While that is not known, the screen shows that it waits.
 *
 * @param Component The screen.
 */
export function forAccounts( Component: Screen ): Screen {
	const known = made.get( Component );
	if ( known ) {
		return known;
	}
	const ForAccounts: Screen = ( props ) => {
		const { host } = useApp();
		const { value: user } = useResolved( profileStore, 'getUser' );
		return user === null ? (
			<Redirect to={ signInPlace( host ) } replace />
		) : (
			<Component { ...props } />
		);
	};
	made.set( Component, ForAccounts );
	return ForAccounts;
}
