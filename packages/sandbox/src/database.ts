/**
 * Where a site keeps its rows.
 */
export type Database =
	| { readonly kind: 'sqlite' }
	| {
			readonly kind: 'mariadb';
			readonly name: string;
			/** The server's socket: our own server, never the machine's. */
			readonly socket: string;
	  };
