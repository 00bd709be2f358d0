import { toFailure } from './failure';

interface Write {
	key: string;
	/** How often it is on its way. */
	sent: number;
}

/** What was begun and has no answer yet, by what it asks for. */
const open = new Map< string, Write >();

const makeKey = (): string =>
	// Not randomUUID(): a site without https has none.
	Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/**
 * Sends a write with the key that it is known by on its way to the hub, which does it once for each key. As long as there is no
 * answer, the same write has the same key: pressed twice, or tried again after an answer was lost, it counts once. What somebody
 * does after another write is a thing of its own again, also where it says the same.
 *
 * @param path Path of the call.
 * @param data What it sends.
 * @param send Sends it, with the key.
 * @return What send() returns.
 */
export async function withIdempotencyKey< T >(
	path: string,
	data: object,
	send: ( key: string ) => Promise< T >
): Promise< T > {
	const name = JSON.stringify( [ path, data ] );
	const write = open.get( name ) ?? { key: makeKey(), sent: 0 };
	open.set( name, write );
	write.sent++;
	try {
		const answer = await send( write.key );
		open.delete( name );
		open.forEach( ( other, itsName ) => {
			if ( other.sent === 0 ) {
				open.delete( itsName );
			}
		} );
		return answer;
	} catch ( thrown ) {
		const { status } = toFailure( thrown ).data;
		// A refusal is an answer; with any other failure nobody knows whether it was done.
		if ( status >= 400 && status < 500 ) {
			open.delete( name );
		}
		throw thrown;
	} finally {
		write.sent--;
	}
}
