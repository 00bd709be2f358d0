/** The cloud's screens as they are inside the app, on a site that answers. */
import { dispatch } from '@wordpress/data';
import { store as cloudStore } from '@templately/cloud';
import { store as workspacesStore } from '@templately/workspaces';
import { Route, Switch } from 'wouter';
import { cloud } from '..';
import type { AppServices } from '../../shell/app-context';
import { InsertProvider } from '../../insert/insert-provider';
import { file, workspace } from '../../test/fixtures';
import { renderInApp, wait } from '../../test/show';
import { workspaces } from '../../workspaces';

export const FILE = file( { platform: 'elementor', type: 'section' } );

const titled = ( title: string, shared: boolean ) =>
	workspace( {
		id: shared ? 6 : 5,
		slug: title.toLowerCase(),
		title,
		shared,
		role: shared ? 'editor' : 'owner',
	} );

/** Requests that were sent, and paths that were opened. */
export let requests: { path: string; args: Record< string, string > }[];
export let place: string;

/** The arguments of the last request of a path. */
export const last = ( path: string ) =>
	requests.filter( ( one ) => one.path === path ).at( -1 )?.args;

// Each test sends its own requests.
beforeEach( () => {
	dispatch( cloudStore ).clear();
	dispatch( workspacesStore ).clear();
} );

/**
 * Opens a place of the app.
 *
 * @param to     The place.
 * @param answer What the site answers where that is not as usual; undefined is as usual.
 */
export const open = async (
	to: string,
	answer: ( path: string, args: Record< string, string > ) => unknown = () =>
		undefined
) => {
	requests = [];
	const navigate = ( next: string ) => {
		place = next;
		window.history.pushState( null, '', next );
	};
	navigate( to );
	await renderInApp(
		<InsertProvider>
			<Switch>
				{ [ cloud, workspaces ]
					.flatMap( ( { routes = [] } ) => routes )
					.map( ( { path, component } ) => (
						<Route
							key={ path.source }
							path={ path }
							component={ component }
						/>
					) ) }
			</Switch>
		</InsertProvider>,
		{
			host: {
				history: {
					getHref: ( next: string ) => next,
					getLocation: () => ( { path: to, search: '' } ),
					subscribe: () => () => undefined,
					navigate,
				},
				site: {
					can: { browse: true },
					links: {},
					locale: 'en_US',
					platform: null,
				},
			},
			notices: { push: () => undefined },
			fail: ( thrown: unknown ) => {
				throw thrown;
			},
		} as unknown as AppServices,
		( address ) => {
			const { pathname, searchParams } = new URL(
				address,
				'https://site.example'
			);
			const path = pathname.replace( '/templately/v1', '' );
			const args = Object.fromEntries( searchParams );
			requests.push( { path, args } );
			const files = {
				data: [ FILE ],
				current_page: Number( args.page ?? 1 ),
				total_page: 3,
			};
			const shared = args.shared === 'true';
			return (
				answer( path, args ) ??
				{
					'/is-signed': {
						user: { id: 1, plan: 'free', is_verified: true },
					},
					'/clouds': { files },
					'/clouds/usage': { data: '{"limit":10,"files":2}' },
					'/workspaces/drafts': {
						files,
						workspace: titled( 'Drafts', false ),
					},
					'/workspaces': {
						data: [ titled( shared ? 'Theirs' : 'Mine', shared ) ],
						current_page: 1,
						total_page: 1,
					},
				}[ path ] ?? { data: [], invitations: [] }
			);
		}
	);
	await wait( 500 );
};
