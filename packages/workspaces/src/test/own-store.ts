import type { CloudFile } from '@templately/rest/cloud';
import type { Workspace, WorkspacesPage } from '@templately/rest/workspaces';
import { open } from '@templately/rest/testing';
import { store } from '..';

export const workspace = ( id: number, more: Partial< Workspace > = {} ) =>
	( {
		id,
		slug: `space-${ id }`,
		title: `Space ${ id }`,
		...more,
	} ) as Workspace;

export const page = ( ids: number[] ): WorkspacesPage => ( {
	data: ids.map( ( id ) => workspace( id ) ),
	current_page: 1,
	total_page: 2,
} );

export const details = ( id: number, files: number[] ) => ( {
	workspace: workspace( id ),
	files: {
		data: files.map( ( file ) => ( { id: file } ) as CloudFile ),
		current_page: 1,
		total_page: 4,
	},
} );

// What is selected is asked for a moment later: it is not left to the next test.
afterEach( () => new Promise( ( done ) => setTimeout( done, 5 ) ) );

export const newStore = () => open( store );

export const OWN = { shared: false, page: 1 };
export const idsOf = ( all?: { id: number }[] ) => all?.map( ( { id } ) => id );
