/** Test helpers: a store in its own registry, and a mock of the site's API. */
import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import { NAMESPACE } from './call';

export interface ApiRequest {
	method: string;
	/** Below the namespace, readable, with its query. */
	path: string;
	data?: unknown;
}

type Registry = ReturnType< typeof createRegistry >;

/** Mocks the site's API; an Error is thrown. Returns the list of requests. */
export function mockApi(
	answer: ( asked: ApiRequest ) => unknown
): ApiRequest[] {
	const all: ApiRequest[] = [];
	apiFetch.setFetchHandler(
		async ( { path = '', method = 'GET', data, headers } ) => {
			const asked: ApiRequest = {
				// Some servers let no other method pass than GET and POST.
				method:
					( headers as Record< string, string > | undefined )?.[
						'X-HTTP-Method-Override'
					] ?? method,
				path: decodeURIComponent( path )
					.replace( NAMESPACE, '' )
					.replace( /[?&]_locale=user/, '' ),
				data,
			};
			all.push( asked );
			const body = await answer( asked );
			if ( body instanceof Error ) {
				throw body;
			}
			return body;
		}
	);
	return all;
}

/**
 * The paths alone of what was asked.
 *
 * @param asked What was asked.
 */
export const getRequestedPaths = ( asked: ApiRequest[] ): string[] =>
	asked.map( ( { path } ) => path );

/**
 * A refusal of the site's.
 *
 * @param status  Its HTTP status.
 * @param code    Its code.
 * @param message What it says to people.
 * @param data    What else it tells.
 */
export const createApiError = (
	status: number,
	code = 'not_found',
	message = 'No.',
	data: object = {}
) => Object.assign( new Error( message ), { code, data: { status, ...data } } );

/** A store in a registry of its own. */
export function createTestStore<
	Store extends Parameters< Registry[ 'register' ] >[ 0 ],
>( store: Store ) {
	const registry = createRegistry();
	registry.register( store );
	return {
		select: registry.select( store ),
		resolve: registry.resolveSelect( store ),
		dispatch: registry.dispatch( store ),
	};
}
