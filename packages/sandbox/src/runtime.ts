/**
 * The PHP of a site: this machine's, or WordPress Playground.
 */
import { readFile } from 'node:fs/promises';
import { Problem } from './problem';
import type { Child } from './processes';

/** Folders and port of a site. */
export interface Place {
	/** The folder of all files of the site. */
	readonly home: string;
	/** WordPress itself, inside. */
	readonly folder: string;
	readonly port: number;
	readonly log: string;
}

export interface Runtime {
	/** Whether the plugin's folder contains links to the repository. Otherwise the runtime mounts the repository. */
	readonly linksPlugin: boolean;
	/** Serves the site on localhost. Fulfilled when it answers. Throws a Problem if it does not. */
	serve: ( place: Place ) => Promise< Child >;
	/** Runs a script of this package's php folder in the site's WordPress; returns its output. */
	run: (
		place: Place,
		script: string,
		env: Readonly< Record< string, string > >
	) => Promise< string >;
}

/** Milliseconds, for a busy machine. */
const START_TIMEOUT = 600_000;

/** Waits until a file is served. Stops the server and throws a Problem if it ends or takes too long. */
export async function waitForServer(
	url: string,
	server: Child,
	log: string
): Promise< void > {
	const over = new AbortController();
	const late = setTimeout( () => over.abort(), START_TIMEOUT );
	void server.ended.then( () => over.abort() );
	while ( ! over.signal.aborted ) {
		try {
			if ( ( await fetch( url, { signal: over.signal } ) ).ok ) {
				clearTimeout( late );
				return;
			}
		} catch {
			// It is not ready.
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	clearTimeout( late );
	await server.stop();
	const said = await readFile( log, 'utf8' ).catch( () => '' );
	throw new Problem(
		`The web server did not start (${ url }). It said: ${ said.trim().split( '\n' ).slice( -3 ).join( '\n' ) || 'nothing' }`
	);
}
