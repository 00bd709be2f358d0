/** A site where Ada has workspaces, and files in one of them. */
import { file, toItemsPage, workspace } from '../../test/fixtures';
import { ADA, openApp } from '../../test/open-app';
import { all, press, wait } from '../../test/show';

export type Args = Record< string, string >;

export const DRAFTS = workspace();
export const AUTUMN = workspace( { id: 6, slug: 'autumn-2', title: 'Autumn' } );

/** Where the screen of the first workspace is. */
export const PLACE = '/clouds/workspace/client-drafts-1';

const site = ( {
	own = [ DRAFTS, AUTUMN ],
	shared = [] as object[],
	files = [ file( { workspace_id: 5 } ) ] as object[],
	of = DRAFTS as object,
	more = {},
} = {} ) => ( {
	'/clouds': { files: toItemsPage( files ), redirect: false },
	'/clouds/usage': { status: 'success', data: '{"limit":10,"files":2}' },
	'/workspaces': ( { shared: isShared }: Args ) =>
		toItemsPage( isShared === 'true' ? shared : own ),
	'/workspaces/invitations': { invitations: [], proven: true },
	'/workspaces/client-drafts-1': {
		workspace: of,
		files: toItemsPage( files ),
	},
	'/workspaces/autumn-2': { workspace: AUTUMN, files: toItemsPage( [] ) },
	...more,
} );

export type Given = Parameters< typeof site >[ 0 ];

export const open = ( at: string, given: Given = {} ) =>
	openApp( at, { user: ADA, answers: site( given ) } );

/** Opens the dialog that adds files to the first workspace. */
export async function openAdd( given: Given = {} ) {
	const app = await open( PLACE, given );
	await press( 'Add file' );
	await wait( 500 );
	return app;
}

export const refuse = () => {
	throw {
		code: 'hub_unreachable',
		message: 'The hub sleeps.',
		data: { status: 503 },
	};
};

/** Asks for something by the menu of a workspace or a file. */
export async function ask( name: string, entry: string ) {
	await press( all( `[aria-label="Actions for ${ name }"]` )[ 0 ] );
	await wait( 500 );
	await press(
		all( '[role="menuitem"]' ).find(
			( { textContent } ) => textContent === entry
		)
	);
	await wait( 500 );
}
