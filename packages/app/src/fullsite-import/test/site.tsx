/** Parts of the import as they are inside the app, on a site that answers. */
import apiFetch from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { store as importStore } from '@templately/fullsite-import';
import type { ImportLogEntry, ImportPlan } from '@templately/rest';
// eslint-disable-next-line import/no-extraneous-dependencies -- for tests alone, and @wordpress/element does not hand it on.
import { act, type ReactNode } from 'react';
import { AppContext, type AppServices } from '../../app-context';
import { FullsiteImportFrame } from '../fullsite-import-frame';

export const ENDPOINT = {
	address: 'https://site.example/wp-admin/admin-ajax.php',
	nonce: 'nonce',
	isLightspeed: false,
	isRunning: false,
};

export const APP = {
	host: { site: { fullsiteImport: ENDPOINT, links: { support: '' } } },
	fail: ( thrown: unknown ) => {
		throw thrown;
	},
} as unknown as AppServices;

/** An answer of the site to what is asked of it. */
export type Answer = ( address: string ) => unknown;

let leave: () => Promise< void >;

/** Shows a part of the import inside the app, or in another one, on a site that gives an answer. */
export async function show(
	part: ReactNode,
	answer: Answer = () => [],
	app: AppServices = APP
) {
	apiFetch.setFetchHandler( async ( { path, url } ) =>
		answer( path ?? url ?? '' )
	);
	const box = document.body.appendChild( document.createElement( 'div' ) );
	const root = createRoot( box );
	leave = async () => {
		await act( async () => root.unmount() );
		box.remove();
	};
	await act( async () =>
		root.render(
			<AppContext.Provider value={ app }>
				<FullsiteImportFrame>{ part }</FullsiteImportFrame>
			</AppContext.Provider>
		)
	);
}

export const all = < T extends HTMLElement = HTMLElement >(
	selector: string
): T[] => Array.from( document.querySelectorAll< T >( selector ) );

export const textsOf = ( selector: string ) =>
	all( selector ).map( ( { textContent } ) => textContent );

export const button = ( name: string ) =>
	all< HTMLButtonElement >( 'button' ).find(
		( { textContent } ) => textContent === name
	);

export const press = ( name: string ) =>
	act( async () => button( name )?.click() );

/** Has the store follow an import of which these lines came. */
export async function follow( ...entries: Partial< ImportLogEntry >[] ) {
	const { leaveRun, receiveEntry, resume } = dispatch( importStore );
	await leaveRun();
	await resume( ENDPOINT, 'run' );
	for ( const [ at, entry ] of entries.entries() ) {
		await receiveEntry( {
			index: at + 1,
			action: 'updateLog',
			type: 'plugin',
			title: '',
			message: '',
			progress: 10,
			status: 'processing',
			position: 1,
			...entry,
		} );
	}
}

export const plan = ( more: Partial< ImportPlan > = {} ): ImportPlan => ( {
	pack: { id: 1, slug: 'vesper', name: 'Vesper' },
	platform: 'gutenberg',
	objects: [],
	settings: [],
	theme: null,
	plugins: [],
	disk: 1,
	seconds: 1,
	blockers: [],
	notes: [],
	left_out: [],
	...more,
} );

beforeEach( () => {
	( globalThis as Record< string, unknown > ).IS_REACT_ACT_ENVIRONMENT = true;
	jest.useFakeTimers();
	// What a browser has and jsdom does not. Nothing comes from this stream.
	Object.assign( window, {
		matchMedia: () => ( {
			matches: true,
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
			addListener: () => undefined,
			removeListener: () => undefined,
		} ),
		EventSource: class {
			addEventListener = () => undefined;
			close = () => undefined;
		},
	} );
} );
afterEach( async () => {
	await leave();
	jest.useRealTimers();
} );
