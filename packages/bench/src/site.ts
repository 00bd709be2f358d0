/**
 * The site that a benchmark runs on, and helpers to measure.
 */
import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { type Session, type Site, TestRun } from '@templately/sandbox';

/** Runs a benchmark on a new site with MariaDB. A durable one writes through to the disk. */
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

/** Signs the site's administrator in to the marketplace. */
export async function signIn( site: Site ): Promise< void > {
	const answer = await site.evaluate(
		`$request = new WP_REST_Request( 'POST', '/templately/v1/login/local' ); $request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) ); $request->set_header( 'Content-Type', 'application/json' ); $request->set_body( '{}' ); echo wp_json_encode( rest_do_request( $request )->get_data() );`
	);
	if ( ! /"status":"success"/.test( answer ) ) {
		throw new Error( `The administrator could not sign in: ${ answer }` );
	}
}

/** Returns the hub's token of the site's administrator, who is signed in. */
export const getToken = ( site: Site ): Promise< string > =>
	site.evaluate(
		`echo ( new Templately\\Site\\Hub_Client\\Access_Tokens() )->get_own( 1 );`
	);

/** Runs PHP that prints JSON. */
export const evaluateJson = async < Result >( site: Site, code: string ) =>
	JSON.parse( await site.evaluate( code ) ) as Result;

/** A route's 95th percentile and median in milliseconds, and its most queries. */
export interface Timing {
	p95: number;
	median: number;
	queries: number;
	/** Number of all records, of a list that says it. */
	total: number;
}

/**
 * PHP of `$time( $route, $query, $rounds, $token = '', $kept_group = '' )`, which returns a Timing.
 *
 * The cache is empty in each round, but for what WordPress itself has read by then (the options and the user) and the kept group.
 */
export const timeRoutes = `
	$time = static function ( $route, $query, $rounds, $token = '', $kept_group = '' ) {
		$times = array();
		$most  = 0;
		for ( $i = 0; $i < $rounds; $i++ ) {
			$kept = $GLOBALS['wp_object_cache']->cache[ $kept_group ] ?? array();
			wp_cache_flush();
			foreach ( $kept as $key => $value ) { wp_cache_set( $key, $value, $kept_group ); }
			wp_load_alloptions();
			get_userdata( 1 );
			get_user_meta( 1 );
			$request = new WP_REST_Request( 'GET', $route );
			$request->set_query_params( $query );
			if ( '' !== $token ) { $request->set_header( 'Authorization', "Bearer $token" ); }
			$before  = get_num_queries();
			$start   = microtime( true );
			$answer  = rest_do_request( $request );
			$times[] = 1000 * ( microtime( true ) - $start );
			$most    = max( $most, get_num_queries() - $before );
			if ( 200 !== $answer->get_status() ) { throw new Exception( "$route answered " . wp_json_encode( $answer->get_data() ) ); }
		}
		sort( $times );
		$data = json_decode( wp_json_encode( $answer->get_data() ), true );
		return array( 'p95' => $times[ (int) floor( 0.95 * ( $rounds - 1 ) ) ], 'median' => $times[ intdiv( $rounds, 2 ) ], 'queries' => $most, 'total' => $data['total'] ?? 0 );
	};`;

/** The session's cookies as a header. */
export const toCookieHeader = ( { cookies }: Session ): string =>
	cookies.map( ( { name, value } ) => `${ name }=${ value }` ).join( '; ' );

/** Opens a browser in which the site's administrator is logged in. */
export async function inBrowser< Result >(
	site: Site,
	work: ( newPage: () => Promise< Page > ) => Promise< Result >
): Promise< Result > {
	const browser = await chromium.launch( {
		executablePath: [
			process.env.TEMPLATELY_CHROMIUM,
			'/usr/bin/chromium',
		].find( ( path ) => path && existsSync( path ) ),
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
			// The compiler of our TypeScript wraps functions in this helper, which a page does not have.
			await context.addInitScript(
				'globalThis.__name = ( made ) => made'
			);
			return context.newPage();
		} );
	} finally {
		await browser.close();
	}
}

export const toKilobytes = ( bytes: number ) =>
	`${ ( bytes / 1000 ).toFixed( 1 ) } kB`;

export const toMilliseconds = ( value: number, digits = 1 ) =>
	`${ value.toFixed( digits ) } ms`;

export function median( values: readonly number[] ): number {
	const sorted = [ ...values ].sort( ( one, other ) => one - other );
	return sorted[ Math.floor( sorted.length / 2 ) ] ?? Number.NaN;
}
