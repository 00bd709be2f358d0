import { store as cloudStore } from '@templately/cloud';
import type { ComponentType } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { insteadOf } from '../address';
import type { Registry } from '../app-context';
import { whenKnown } from '../collection/when-known';
import type { Params } from '../domain';
import { usePlatform } from '../layout/platform';
import { CloudsScreen } from './clouds-screen';
import { TrashScreen } from './trash-screen';

/** The cloud's screens, and where they stand. */
const SCREENS: {
	path: RegExp;
	component: ComponentType< { params: Params } >;
}[] = [
	{ path: /^\/clouds\/?$/, component: whenKnown( CloudsScreen ) },
	{ path: /^\/clouds\/trash\/?$/, component: whenKnown( TrashScreen ) },
];

/** The screen of a place in the cloud; any other place leads to the packs. */
export function CloudRouter() {
	const [ path ] = useLocation();
	const platform = usePlatform();
	return (
		<Switch>
			{ SCREENS.map( ( { path: pattern, component } ) => (
				<Route
					key={ pattern.source }
					path={ pattern }
					component={ component }
				/>
			) ) }
			<Route>
				<Redirect to={ insteadOf( path, platform ) } replace />
			</Route>
		</Switch>
	);
}

/** Forgets what the cloud's stores have shown to one account. */
export const clear = ( registry: Registry ) =>
	registry.dispatch( cloudStore ).clear();
