import { store as cloudStore } from '@templately/cloud';
import { store as templatesStore } from '@templately/templates';
import { store as workspacesStore } from '@templately/workspaces';
import type { ComponentType } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { insteadOf } from '../address';
import { type Registry, useApp } from '../app-context';
import type { Params } from '../domain';
import { usePlatform } from '../layout/platform';
import { withSignedInUser } from '../lists/with-signed-in-user';
import { SaveScreen } from '../templates/save-screen';
import {
	OwnWorkspaceScreen,
	SharedWorkspaceScreen,
} from '../workspaces/workspace-screen';
import {
	OwnWorkspacesScreen,
	SharedWorkspacesScreen,
} from '../workspaces/workspaces-screen';
import { CloudsScreen } from './clouds-screen';
import { TrashScreen } from './trash-screen';

/** The cloud's screens, and where they stand. */
const SCREENS: {
	path: RegExp;
	component: ComponentType< { params: Params } >;
}[] = [
	{ path: /^\/clouds\/?$/, component: withSignedInUser( CloudsScreen ) },
	{
		path: /^\/clouds\/trash\/?$/,
		component: withSignedInUser( TrashScreen ),
	},
	{
		path: /^\/clouds\/workspace\/?$/,
		component: withSignedInUser( OwnWorkspacesScreen ),
	},
	{
		path: /^\/clouds\/workspace\/(?<slug>[a-z0-9-]+)\/?$/,
		component: withSignedInUser( OwnWorkspaceScreen ),
	},
	{
		path: /^\/clouds\/shared-workspace\/?$/,
		component: withSignedInUser( SharedWorkspacesScreen ),
	},
	{
		path: /^\/clouds\/shared-workspace\/(?<slug>[a-z0-9-]+)\/?$/,
		component: withSignedInUser( SharedWorkspaceScreen ),
	},
	{
		path: /^\/clouds\/save-template\/?$/,
		component: withSignedInUser( SaveScreen ),
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
