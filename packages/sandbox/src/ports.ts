/**
 * Free ports.
 */
import { createServer, type AddressInfo } from 'node:net';

/** Returns the wished port if it is free, otherwise one that the system chooses. */
export const freePort = ( wished = 0 ): Promise< number > =>
	new Promise( ( resolve, reject ) => {
		// Without a host the server listens on all addresses, so that it finds a port in use on any of them.
		const server = createServer();
		server.once( 'error', ( error ) =>
			wished ? resolve( freePort() ) : reject( error )
		);
		server.listen( { port: wished, exclusive: true }, () => {
			const { port } = server.address() as AddressInfo;
			server.close( () => resolve( port ) );
		} );
	} );
