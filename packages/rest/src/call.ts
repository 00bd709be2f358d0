/** Requests to the site's REST API. Each domain has its own module, so that its calls load with its screens. */
import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { toFailure } from './failure';

export const NAMESPACE = '/templately/v1';

/**
 * Makes each call name the hub that this page's designs are from: their numbers are that hub's, and a site may change to another
 * one while the page is open.
 *
 * @param hub The hub's id; '' where it is not known.
 */
export function setHub( hub: string ): void {
	apiFetch.use( ( options, next ) =>
		next(
			hub && options.path?.startsWith( `${ NAMESPACE }/` )
				? {
						...options,
						headers: {
							...( options.headers as Record< string, string > ),
							'X-Templately-Hub': hub,
						},
					}
				: options
		)
	);
}

/**
 * Reads something.
 *
 * @param path  Path of the call, below the namespace.
 * @param query Its query.
 */
export const read = < T >(
	path: string,
	query: Record< string, unknown > = {}
) => apiFetch< T >( { path: addQueryArgs( NAMESPACE + path, query ) } );

/**
 * Changes something, once: sent again for want of an answer, it has the first one's.
 *
 * @param path   Path of the call, below the namespace.
 * @param data   What it says.
 * @param method Its method.
 */
export const write = < T >(
	path: string,
	data: object = {},
	method: 'POST' | 'DELETE' = 'POST'
) =>
	withIdempotencyKey( path, data, ( key ) =>
		apiFetch< T >( {
			path: NAMESPACE + path,
			method,
			data,
			headers: { 'Idempotency-Key': key },
		} )
	);

/** Returns the id of the current account; undefined if signed out or unknown. */
let getCurrentAccount: () => number | undefined = () => undefined;

/**
 * Tells whose account is signed in on this page, which may change while something is on its way.
 *
 * @param account Says which, whenever it is asked.
 */
export function setCurrentAccount( account: typeof getCurrentAccount ): void {
	getCurrentAccount = account;
}

/**
 * Writes as the current account. Throws `account_changed` if the account changed before the response: the new
 * user must not see it.
 */
export const writeAsAccount = < T >( ...call: Parameters< typeof write > ) => {
	const account = getCurrentAccount();
	return write< T >( ...call ).finally( () => {
		if ( account !== undefined && account !== getCurrentAccount() ) {
			throw { code: 'account_changed', message: '' };
		}
	} );
};

/**
 * Reads something together with what its headers say. Failures are those of every other read.
 *
 * @param path  Path of the call.
 * @param query Its query.
 */
export async function readWithHeaders< T >(
	path: string,
	query: Record< string, unknown >
): Promise< { body: T; header: ( name: string ) => string | null } > {
	const options = { path: addQueryArgs( NAMESPACE + path, query ) };
	// `parse: false` gives access to headers, but throws error responses unparsed.
	const response = await apiFetch< Response, false >( {
		...options,
		parse: false,
	} ).catch( async ( thrown ) => {
		throw isResponse( thrown ) ? await parse( thrown ) : thrown;
	} );
	return {
		body: await parse< T >( response ),
		header: ( name ) => response.headers.get( name ),
	};
}

const isResponse = ( thrown: unknown ): thrown is Response =>
	typeof ( thrown as Partial< Response > | null )?.json === 'function';

const parse = < T >( response: Response ): Promise< T > =>
	response.json().catch( () => {
		throw {
			code: 'invalid_json',
			message: __(
				'This site’s response could not be read.',
				'templately'
			),
		};
	} );

/** A form with a password, which is remembered nowhere: not even until there is an answer. */
export const postOnce = < T >( path: string, data: object ) =>
	apiFetch< T >( { path: NAMESPACE + path, method: 'POST', data } );

interface Write {
	key: string;
	/** Requests under way. */
	sent: number;
}

/** Writes without a response, by path and data. */
const open = new Map< string, Write >();

const makeKey = (): string =>
	// Not randomUUID(): a site without https has none.
	Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/**
 * Sends a write with an idempotency key. The same write keeps its key until a response arrives, so that a double
 * click or a retry counts once. After any other finished write, the same data is a new write.
 */
async function withIdempotencyKey< T >(
	path: string,
	data: object,
	send: ( key: string ) => Promise< T >
): Promise< T > {
	const name = JSON.stringify( [ path, data ] );
	const pending = open.get( name ) ?? { key: makeKey(), sent: 0 };
	open.set( name, pending );
	pending.sent++;
	try {
		const answer = await send( pending.key );
		open.delete( name );
		open.forEach( ( other, itsName ) => {
			if ( other.sent === 0 ) {
				open.delete( itsName );
			}
		} );
		return answer;
	} catch ( thrown ) {
		const { status } = toFailure( thrown ).data;
		// A 4xx response is final; after other failures the outcome is unknown.
		if ( status >= 400 && status < 500 ) {
			open.delete( name );
		}
		throw thrown;
	} finally {
		pending.sent--;
	}
}
