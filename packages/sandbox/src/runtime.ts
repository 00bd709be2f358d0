/**
 * What runs a site's PHP: this machine's own, or the one in WebAssembly.
 */
import { readFile } from 'node:fs/promises';
import { Problem } from './problem';
import type { Guarded } from './processes';

/** Where a site lies and listens. */
export interface Place {
	/** Everything of the site. */
	readonly home: string;
	/** WordPress itself, inside. */
	readonly folder: string;
	readonly port: number;
	readonly log: string;
}

export interface Runtime {
	/** Whether the plugin's folder holds links to the repository; else the runtime puts the repository there. */
	readonly linksPlugin: boolean;
	/** Serves the site on localhost. Fulfilled when it answers. Throws a Problem when it does not. */
	serve: ( place: Place ) => Promise< Guarded >;
	/** Runs a script of this package's php folder inside the site's WordPress; returns what it printed. */
	run: (
		place: Place,
		script: string,
		env: Readonly< Record< string, string > >
	) => Promise< string >;
}

/** Milliseconds after which a server that has said nothing never will: a busy machine's takes its time. */
const LONGEST = 600_000;

/** Waits until a file is served; ends the server and throws when it ended or was silent for too long. */
export async function answering(
	url: string,
	server: Guarded,
	log: string
): Promise< void > {
	const over = new AbortController();
	const late = setTimeout( () => over.abort(), LONGEST );
	void server.ended.then( () => over.abort() );
	while ( ! over.signal.aborted ) {
		try {
			if ( ( await fetch( url, { signal: over.signal } ) ).ok ) {
				clearTimeout( late );
				return;
			}
		} catch {
			// Not yet.
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
