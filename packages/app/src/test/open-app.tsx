/** The whole app in a document without a browser, with stores of its own, on a site that answers. */
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { store as cloudStore } from '@templately/cloud';
import { store as conditionsStore } from '@templately/conditions';
import { store as importStore } from '@templately/fullsite-import';
import { store as libraryStore } from '@templately/library';
import { store as profileStore } from '@templately/profile';
import type { Item, ItemDetails, PageData, Profile } from '@templately/rest';
import { store as templatesStore } from '@templately/templates';
import { store as workspacesStore } from '@templately/workspaces';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act } from 'react';
import type { AppServices } from '../shell/app-context';
import { createMemoryHistory, type NavigateOptions } from '../shell/history';
import type { Host } from '../shell/host';
import { App } from '../shell/app';
import { all, getText, renderInApp, wait } from './show';

export const ADMIN = 'https://site.example/wp-admin/admin.php?page=templately';

/** What the site was asked: a path below the namespace, with its query, and what was sent. */
interface Asked {
	path: string;
	query: Record< string, string >;
	sent: Record< string, unknown >;
}

/** What the site answers to a path: a value, or what makes one of the question. */
type Answers = Record< string, unknown >;

const SITE = {
	can: { browse: true, read: true, insertPages: true, manage: false },
	links: {},
	hub: { id: '', embedded: false, url: '' },
	user: { displayName: 'Ada' },
	look: '',
	locale: 'en_US',
	hasElementor: false,
	themeBuilder: { can: false, platforms: [] },
	cloud: { can: false },
	fullsiteImport: null,
	adminUrl: ADMIN,
} as unknown as PageData;

/** The user who is signed in. */
export const ADA = {
	id: 1,
	name: 'Ada Moss',
	email: 'ada@example.org',
	plan: 'free',
	profile_photo: '',
	is_verified: true,
	starred: [],
	favourites: 0,
	reviews: { pack: {} },
} as unknown as Profile;

/**
 * A design, as a list has it and as its own screen does.
 *
 * @param more What is special about it.
 */
export const design = ( more: Partial< ItemDetails > = {} ) =>
	( {
		id: 7,
		name: 'Supper',
		slug: 'supper',
		type: 'pages',
		platform: 'gutenberg',
		price: 0,
		plan: 'free',
		rating: 4.5,
		downloads: 1234,
		favourite_count: 5,
		starred: false,
		thumbnail: 'https://hub.example/one.webp',
		thumbnail2: '',
		thumbnail3: '',
		isPurchased: false,
		isSubscribed: false,
		dependencies: [],
		block_types: [],
		template_type: null,
		pack: null,
		banner: '',
		live_url: '',
		screenshots: [],
		description: '',
		tags: [],
		categories: [],
		items: [],
		variations: [],
		...more,
	} ) as unknown as ItemDetails;

/**
 * A page of a list.
 *
 * @param items What is on it.
 * @param more  What else it says.
 */
export const toListResponse = ( items: Item[], more: object = {} ) => ( {
	items,
	current_page: 1,
	total_page: 1,
	total: items.length,
	total_is_capped: false,
	plan_totals: {},
	stale: false,
	...more,
} );

const none = { total: 0, starter: 0, pro: 0 };
const nothing = { packs: none, pages: none, sections: none };

const EMPTY_PAGE = { data: [], current_page: 1, total_page: 0, total: 0 };

const QUIET: Answers = {
	'/items-count': { gutenberg: nothing, elementor: nothing },
	'/items': toListResponse( [] ),
	'/featured-items': { data: [] },
	'/workspaces': EMPTY_PAGE,
	'/profile/my-favourites': EMPTY_PAGE,
	'/profile/purchased-items': EMPTY_PAGE,
};

/**
 * Opens the app.
 *
 * @param at            Where: `/gutenberg/packs`.
 * @param given
 * @param given.user    Who is signed in.
 * @param given.site    What is special about the site.
 * @param given.answers What it answers, by path.
 * @param given.state   What the navigation carries.
 * @param given.chosen  The builder that was chosen before.
 * @param given.host    What the screen that the app is opened on can do besides.
 */
export async function openApp(
	at: string,
	{
		user = null,
		site = {},
		answers = {},
		state,
		chosen = 'gutenberg',
		host: more = {},
	}: {
		user?: Profile | null;
		site?: object;
		answers?: Answers;
		state?: unknown;
		chosen?: 'gutenberg' | 'elementor';
		host?: Partial< Host >;
	} = {}
) {
	const registry = createRegistry();
	for ( const store of [
		libraryStore,
		profileStore,
		cloudStore,
		conditionsStore,
		importStore,
		templatesStore,
		workspacesStore,
	] ) {
		registry.register( store );
	}
	void registry.dispatch( libraryStore ).setPlatform( chosen );
	const history = createMemoryHistory( ADMIN );
	history.navigate( at, { state } );
	const asked: Asked[] = [];
	const known: Answers = { '/is-signed': { user }, ...QUIET, ...answers };
	await renderInApp(
		<RegistryProvider value={ registry }>
			<App
				host={ { site: { ...SITE, ...site }, history, ...more } }
				layout="page"
			/>
		</RegistryProvider>,
		{} as AppServices,
		( address, sent = {} ) => {
			const { pathname, searchParams } = new URL( address, ADMIN );
			const path = pathname.replace( '/templately/v1', '' );
			const query = Object.fromEntries( searchParams );
			asked.push( { path, query, sent } );
			const answer = known[ path ] ?? [];
			return typeof answer === 'function'
				? answer( query, sent )
				: answer;
		}
	);
	await wait( 1000 );
	return {
		asked,
		history,
		/** Leads to another place, as a link does. */
		goTo: async ( to: string, options?: NavigateOptions ) => {
			await act( async () => history.navigate( to, options ) );
			await wait( 1000 );
		},
		/** Leads back, as the browser does; says whether it does. */
		goBack: () => act( async () => history.back() ),
		/** Current path. */
		here: () => {
			const { path, search } = history.getLocation();
			return search ? `${ path }?${ search }` : path;
		},
	};
}

/** The place that a link of the app leads to. */
export const placeOfLink = ( link: HTMLAnchorElement | undefined ) => {
	const { searchParams } = new URL( link?.href ?? '' );
	return searchParams.get( 'path' );
};

/** The link or the button with a text. */
export const control = ( name: string, within: ParentNode = document ) =>
	all( 'a, button', within ).find(
		( element ) => getText( element ) === name
	);
