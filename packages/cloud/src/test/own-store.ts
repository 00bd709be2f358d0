import type { CloudFile } from '@templately/rest/cloud';
import {
	createTestStore,
	getRequestedPaths,
	createApiError,
	mockApi,
	type ApiRequest,
} from '@templately/rest/testing';
import { store, type Query } from '..';

export const GUTENBERG: Query = { platform: 'gutenberg' };

/** A store of its own, and a server that answers. */
export function newStore(
	answer: ( asked: ApiRequest ) => unknown = () => page( [] )
) {
	const asked = mockApi( answer );
	return {
		asked,
		paths: () => getRequestedPaths( asked ),
		...createTestStore( store ),
	};
}

export type Own = ReturnType< typeof newStore >;

export const file = ( id: number, more: Partial< CloudFile > = {} ) =>
	( { id, name: `File ${ id }`, workspace_id: 0, ...more } ) as CloudFile;

export const page = ( ids: number[], more: object = {} ) => ( {
	files: {
		data: ids.map( ( id ) => file( id ) ),
		current_page: 1,
		total_page: 3,
		...more,
	},
	redirect: false,
} );

export const usage = ( files: number ) => ( {
	status: 'success',
	data: JSON.stringify( { limit: 50, files } ),
} );

/** Answers lists and usage; writes as told. */
export const server =
	( write: ( asked: ApiRequest ) => unknown ) =>
	( asked: ApiRequest ): unknown => {
		if ( asked.path.startsWith( '/clouds/usage' ) ) {
			return usage( 5 );
		}
		return asked.method === 'GET' && ! asked.path.includes( 'download' )
			? page( [ 1, 2, 3 ] )
			: write( asked );
	};

export const refuse =
	( code: string, status = 403 ) =>
	() => {
		throw createApiError( status, code );
	};

export const getIds = ( { select }: Own, query: Query = GUTENBERG ) =>
	select.getFiles( query )?.items.map( ( { id } ) => id );

export const settle = () => new Promise( ( done ) => setTimeout( done ) );
