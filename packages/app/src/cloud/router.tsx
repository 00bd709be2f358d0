import { store as cloudStore } from '@templately/cloud';
import type { ComponentType } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { insteadOf } from '../address';
import { useApp, type Registry } from '../app-context';
import { whenKnown } from '../collection/when-known';
import type { Params } from '../domain';
import { usePlatform } from '../layout/platform';
import { SaveScreen } from '../templates/save-screen';
import { store as templatesStore } from '@templately/templates';
import { store as workspacesStore } from '@templately/workspaces';
import {
	OwnWorkspacesScreen,
	SharedWorkspacesScreen,
} from '../workspaces/workspaces-screen';
import {
	OwnWorkspaceScreen,
	SharedWorkspaceScreen,
} from '../workspaces/workspace-screen';
import { CloudsScreen } from './clouds-screen';
import { TrashScreen } from './trash-screen';

/** The cloud's screens, and where they stand. */
const SCREENS: {
	path: RegExp;
	component: ComponentType< { params: Params } >;
}[] = [
	{ path: /^\/clouds\/?$/, component: whenKnown( CloudsScreen ) },
	{ path: /^\/clouds\/trash\/?$/, component: whenKnown( TrashScreen ) },
	{
		path: /^\/clouds\/workspace\/?$/,
		component: whenKnown( OwnWorkspacesScreen ),
	},
	{
		path: /^\/clouds\/workspace\/(?<slug>[a-z0-9-]+)\/?$/,
		component: whenKnown( OwnWorkspaceScreen ),
	},
	{
		path: /^\/clouds\/shared-workspace\/?$/,
		component: whenKnown( SharedWorkspacesScreen ),
	},
	{
		path: /^\/clouds\/shared-workspace\/(?<slug>[a-z0-9-]+)\/?$/,
		component: whenKnown( SharedWorkspaceScreen ),
	},
	{
		path: /^\/clouds\/save-template\/?$/,
		component: whenKnown( SaveScreen ),
	},
];

/** The screen of a place in the cloud; any other place leads to the packs. */
export function CloudRouter() {
	const [ path ] = useLocation();
	const platform = usePlatform();
	const { host } = useApp();
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
				<Redirect
					to={ insteadOf( path, host.site, platform ) }
					replace
				/>
			</Route>
		</Switch>
	);
}

/** Forgets what the cloud's stores have shown to one account. */
export function clear( registry: Registry ): void {
	registry.dispatch( cloudStore ).clear();
	registry.dispatch( workspacesStore ).clear();
	registry.dispatch( templatesStore ).clear();
}
