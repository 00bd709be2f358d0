/**
 * A site for one benchmark: made, served, handed over, and gone afterwards.
 */
import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { root, type Site, TestRun } from '@templately/sandbox';

/** Runs something on a new site of its own, on MariaDB; on a durable one, where how often somebody stores something counts. */
export async function onSite< Result >(
	work: ( site: Site ) => Promise< Result >,
	{ durable = false } = {}
): Promise< Result > {
	const run = await TestRun.begin( { durable } );
	try {
		const { site } = await run.site( {
			version: '7.1',
			database: 'mariadb',
			name: 'bench',
		} );
		await site.start();
		try {
			return await work( site );
		} finally {
			await site.stop();
		}
	} finally {
		await run.end();
	}
}

/** Signs the site's administrator in to the marketplace: what is measured is what a person meets who uses it. */
export async function signIn( site: Site ): Promise< void > {
	const answer = await site.evaluate(
		`$request = new WP_REST_Request( 'POST', '/templately/v1/login/local' ); $request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) ); $request->set_header( 'Content-Type', 'application/json' ); $request->set_body( '{}' ); echo wp_json_encode( rest_do_request( $request )->get_data() );`
	);
	if ( ! /"status":"success"/.test( answer ) ) {
		throw new Error( `The administrator could not sign in: ${ answer }` );
	}
}

/** Returns the hub's token of the site's administrator, who is signed in. */
export const tokenOf = ( site: Site ): Promise< string > =>
	site.evaluate(
		`echo ( new Templately\\Site\\Hub_Client\\Access_Tokens() )->get_own( 1 );`
	);

/** Opens a browser in which the site's administrator is logged in. */
export async function inBrowser< Result >(
	site: Site,
	work: ( newPage: () => Promise< Page > ) => Promise< Result >
): Promise< Result > {
	const path = [ process.env.TEMPLATELY_CHROMIUM, '/usr/bin/chromium' ].find(
		( candidate ) => candidate && existsSync( candidate )
	);
	const browser = await chromium.launch( {
		executablePath: path,
		args: [
			...( process.getuid?.() === 0 ? [ '--no-sandbox' ] : [] ),
			'--disable-quic',
			'--disable-background-networking',
		],
	} );
	try {
		const { administrator } = await site.sessions();
		return await work( async () => {
			const context = await browser.newContext( {
				baseURL: site.url,
				viewport: { width: 1440, height: 900 },
				storageState: {
					cookies: [ ...administrator.cookies ],
					origins: [],
				},
			} );
			// What compiles our TypeScript gives functions their names by this helper, which a page does not have.
			await context.addInitScript(
				'globalThis.__name = ( made ) => made'
			);
			return context.newPage();
		} );
	} finally {
		await browser.close();
	}
}

/** Bytes after gzip -9 of the built files whose name matches. */
export async function zippedBuild( pattern: RegExp ): Promise< number > {
	const folder = join( root, 'build' );
	let total = 0;
	for ( const name of await readdir( folder ) ) {
		if ( pattern.test( name ) ) {
			total += gzipSync( await readFile( join( folder, name ) ), {
				level: 9,
			} ).length;
		}
	}
	return total;
}

export const kilobytes = ( bytes: number ) =>
	`${ ( bytes / 1000 ).toFixed( 1 ) } kB`;

export const milliseconds = ( value: number, digits = 1 ) =>
	`${ value.toFixed( digits ) } ms`;

/** The middle one of some values. */
export function median( values: readonly number[] ): number {
	const sorted = [ ...values ].sort( ( one, other ) => one - other );
	return sorted[ Math.floor( sorted.length / 2 ) ] ?? Number.NaN;
}
