import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const zipped = ( text: string | Buffer ) =>
	gzipSync( text, { level: 9 } ).length;

/** The files of the plugin that a page loads. */
export class OwnFiles {
	/** Name and bytes after gzip. */
	private loaded: Array< Promise< readonly [ string, number ] > > = [];

	constructor( private readonly page: Page ) {
		page.on( 'response', ( response ) => {
			const { pathname } = new URL( response.url() );
			if ( pathname.includes( '/plugins/templately/' ) ) {
				this.loaded.push(
					response
						.body()
						.then( ( body ) => [
							pathname.split( '/' ).at( -1 ) ?? '',
							zipped( body ),
						] )
				);
			}
		} );
	}

	clear(): void {
		this.loaded = [];
	}

	async getNames(): Promise< string[] > {
		return [ ...new Map( await Promise.all( this.loaded ) ).keys() ];
	}

	/** Text of the page's inline scripts of the plugin. */
	getInlineScripts(): Promise< string > {
		return this.page.evaluate( () =>
			[ ...document.scripts ]
				.filter( ( { id } ) => id.startsWith( 'templately-' ) )
				.map( ( { textContent } ) => textContent )
				.join( '\n' )
		);
	}

	/** Bytes of files and inline scripts, after gzip. */
	async getBytes(): Promise< number > {
		const files = new Map( await Promise.all( this.loaded ) );
		return [ ...files.values() ].reduce(
			( sum, bytes ) => sum + bytes,
			zipped( await this.getInlineScripts() )
		);
	}
}
