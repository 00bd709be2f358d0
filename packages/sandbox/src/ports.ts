/**
 * Ports of this machine, on both of the addresses that `localhost` may mean.
 */
import { createServer } from 'node:net';
import { Problem } from './problem';

/** Tells whether nobody listens on a port. */
export async function isFree( port: number ): Promise< boolean > {
	for ( const host of [ '127.0.0.1', '::1' ] ) {
		if ( ( await listen( port, host ) ) === 'taken' ) {
			return false;
		}
	}
	return true;
}

/** Returns the port, or throws a Problem when somebody has it. */
export async function askedPort( port: number ): Promise< number > {
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		throw new Problem( '--port takes a number from 1 to 65535.' );
	}
	if ( ! ( await isFree( port ) ) ) {
		throw new Problem(
			`Port ${ port } is in use. Stop what listens there, or choose another: npm start -- --port=${ port < 65535 ? port + 1 : 8881 }`
		);
	}
	return port;
}

/** Returns a free port: the wished one, or else one that the system chooses. */
export async function freePort( wished = 0 ): Promise< number > {
	if ( wished && ( await isFree( wished ) ) ) {
		return wished;
	}
	for (;;) {
		const port = await listen( 0, '127.0.0.1' );
		if ( typeof port === 'number' && ( await isFree( port ) ) ) {
			return port;
		}
	}
}

/** Listens for a moment. Returns the port that it was; an address that this machine does not have counts as free. */
function listen( port: number, host: string ): Promise< number | 'taken' > {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', ( error: NodeJS.ErrnoException ) =>
			resolve(
				error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
					? port
					: 'taken'
			)
		);
		server.listen( { port, host, exclusive: true }, () => {
			const address = server.address();
			server.close( () =>
				resolve(
					typeof address === 'object' && address ? address.port : port
				)
			);
		} );
	} );
}
