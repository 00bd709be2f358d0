/** Parts of the import as they are inside the app, on a site that answers. */
import { dispatch } from '@wordpress/data';
import { store as importStore } from '@templately/fullsite-import';
import type { ImportLogEntry, ImportPlan } from '@templately/rest';
import type { ReactNode } from 'react';
import type { AppServices } from '../../shell/app-context';
import { renderInApp as showInApp, type Answer } from '../../test/show';
import { FullsiteImportProvider } from '../import-provider';

export {
	all,
	button,
	getText,
	getTexts,
	press,
	type Answer,
} from '../../test/show';

export const ENDPOINT = {
	address: 'https://site.example/wp-admin/admin-ajax.php',
	nonce: 'nonce',
	isLightspeed: false,
	isRunning: false,
};

export const APP = {
	host: {
		site: { fullsiteImport: ENDPOINT, links: { support: '' } },
		history: {
			subscribe: () => () => undefined,
			getLocation: () => ( { path: '/sign-in' } ),
		},
	},
	fail: ( thrown: unknown ) => {
		throw thrown;
	},
} as unknown as AppServices;

/** Shows a part of the import inside the app, or in another one, on a site that gives an answer. */
export const renderImport = (
	part: ReactNode,
	answer: Answer = () => [],
	app: AppServices = APP
) =>
	showInApp(
		<FullsiteImportProvider>{ part }</FullsiteImportProvider>,
		app,
		answer
	);

/** Has the store follow an import of which these lines came. */
export async function follow( ...entries: Partial< ImportLogEntry >[] ) {
	const { resetRun, receiveEntry, resume } = dispatch( importStore );
	await resetRun();
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
	// Nothing comes from this stream.
	Object.assign( window, {
		EventSource: class {
			addEventListener = () => undefined;
			close = () => undefined;
		},
	} );
} );
