import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from '../test';

/** What everything costs a person who is signed in to the marketplace too, and one who is not. */
const PEOPLE = [
	{ who: 'signed out', isSignedIn: false },
	{ who: 'signed in', isSignedIn: true },
];

/** Signs the administrator in, and looks whether that is so. */
async function be(
	isSignedIn: boolean,
	requestUtils: RequestUtils
): Promise< void > {
	if ( isSignedIn ) {
		await requestUtils.rest( {
			path: '/templately/v1/login/local',
			method: 'POST',
			data: {},
		} );
	}
	const { user } = await requestUtils.rest< { user: unknown } >( {
		path: '/templately/v1/is-signed',
	} );
	expect( user !== null ).toBe( isSignedIn );
}

const zipped = ( text: string | Buffer ) =>
	gzipSync( text, { level: 9 } ).length;

/** Collects what a page loads of the plugin: name and bytes after gzip. */
function watch( page: Page ): Array< Promise< [ string, number ] > > {
	const loaded: Array< Promise< [ string, number ] > > = [];
	page.on( 'response', ( response ) => {
		const { pathname } = new URL( response.url() );
		if ( pathname.includes( '/plugins/templately/' ) ) {
			loaded.push(
				response.body().then( ( body ) => [ pathname, zipped( body ) ] )
			);
		}
	} );
	return loaded;
}

const sum = ( files: Array< [ string, number ] > ) =>
	files.reduce( ( total, [ , bytes ] ) => total + bytes, 0 );

/** How many queries a page has cost, as the support plugin prints it. */
const queriesOf = ( html: string ) =>
	Number( /<!-- (\d+) queries -->/.exec( html )?.[ 1 ] );

for ( const [ locale, isSignedIn ] of [
	[ 'en_US', false ],
	[ 'en_US', true ],
	[ 'de_DE', true ],
] as const ) {
	test( `The block editor gets less than 7 kB of ours in ${ locale }, ${ isSignedIn ? 'signed in' : 'signed out' }, and nothing from elsewhere`, async ( {
		blockEditor,
		page,
		requestUtils,
		site,
	} ) => {
		await be( isSignedIn, requestUtils );
		await site.evaluate(
			`update_user_meta( 1, 'locale', '${ locale }' );`
		);
		const loaded = watch( page );
		const foreign: string[] = [];
		page.on( 'request', ( request ) => {
			const { protocol, origin } = new URL( request.url() );
			if ( protocol.startsWith( 'http' ) && origin !== site.url ) {
				foreign.push( request.url() );
			}
		} );
		await blockEditor.open( 'post-editor' );
		const html = await page.evaluate( () =>
			[ ...document.scripts ]
				.filter( ( { id } ) => id.startsWith( 'templately-' ) )
				.map( ( { textContent } ) => textContent )
				.join( '\n' )
		);
		expect( html.includes( 'Bibliothek' ) ).toBe( locale === 'de_DE' );
		const files = await Promise.all( loaded );
		const once = [ ...new Map( files ) ];
		expect( once.map( ( [ name ] ) => name.split( '/' ).pop() ) ).toEqual( [
			'gutenberg.js',
		] );
		expect( sum( once ) + zipped( html ) ).toBeLessThan( 7_000 );
		// Pictures of people come from elsewhere; that is WordPress's own.
		expect( foreign.filter( ( url ) => ! /gravatar/.test( url ) ) ).toEqual(
			[]
		);
	} );
}

test( 'Options that every page loads are less than 1 kB', async ( {
	site,
} ) => {
	const bytes = Number(
		await site.evaluate(
			`$all = wp_load_alloptions(); $ours = array_filter( $all, static function ( $name ) { return 0 === strpos( $name, 'templately' ); }, ARRAY_FILTER_USE_KEY ); echo strlen( implode( '', array_keys( $ours ) ) . implode( '', $ours ) );`
		)
	);
	expect( bytes ).toBeGreaterThan( 0 );
	expect( bytes ).toBeLessThan( 1024 );
} );

test( 'All that is built for browsers, with every lazy part, is less than 168 kB', async () => {
	const names = ( await readdir( 'build' ) ).filter( ( name ) =>
		/\.(js|css)$/.test( name )
	);
	const files = await Promise.all(
		names.map( async ( name ): Promise< [ string, number ] > => [
			name,
			zipped( await readFile( `build/${ name }` ) ),
		] )
	);
	// Entries, the app, and what is fetched when it is first needed.
	for ( const part of [ 'gutenberg.js', 'app.', 'cloud.', 'shared.' ] ) {
		expect( names ).toContainEqual( expect.stringContaining( part ) );
	}
	expect( sum( files ) ).toBeLessThan( 168_000 );
} );

for ( const { who, isSignedIn } of PEOPLE ) {
	test.describe( who, () => {
		test( 'The first screen of the library is less than 45 kB', async ( {
			library,
			page,
			requestUtils,
		} ) => {
			await be( isSignedIn, requestUtils );
			const loaded = watch( page );
			await library.visit( 'gutenberg/packs' );
			await expect( library.cards.first() ).toBeVisible();
			const files = await Promise.all( loaded );
			expect(
				files.some( ( [ name ] ) => name.includes( '/app.' ) )
			).toBe( true );
			expect( sum( files ) ).toBeLessThan( 45_000 );
		} );

		test( 'The styles of the app are less than 12 kB', async ( {
			library,
			page,
			requestUtils,
		} ) => {
			await be( isSignedIn, requestUtils );
			const loaded = watch( page );
			await library.visit( 'gutenberg/packs' );
			await expect( library.cards.first() ).toBeVisible();
			const files = await Promise.all( loaded );
			const styles = files.filter( ( [ name ] ) =>
				name.endsWith( '.css' )
			);
			expect( styles ).toHaveLength( 1 );
			expect( sum( styles ) ).toBeLessThan( 12_000 );
		} );

		test( 'The public site and other admin pages get nothing, and cost no query more', async ( {
			page,
			requestUtils,
			site,
		} ) => {
			await be( isSignedIn, requestUtils );
			const pages = [
				'',
				'?p=1',
				'wp-admin/index.php',
				'wp-admin/edit.php',
				'wp-admin/upload.php',
				'wp-admin/widgets.php',
				'wp-admin/users.php',
			];
			const get = async ( address: string ) =>
				( await page.request.get( `/${ address }` ) ).text();
			const measure = async () => {
				const queries: Record< string, number > = {};
				for ( const address of pages ) {
					// The first visit fills caches of WordPress's own.
					await get( address );
					queries[ address ] = queriesOf( await get( address ) );
				}
				return queries;
			};
			await measure();
			const active = await measure();
			for ( const address of pages ) {
				expect( await get( address ), address ).not.toContain(
					'/plugins/templately/'
				);
			}
			expect( await get( '' ) ).not.toContain( 'templately' );
			await site.evaluate(
				`deactivate_plugins( 'templately/plugin.php' );`
			);
			expect( await measure() ).toEqual( active );
		} );

		test( 'The block editor costs at most two queries more', async ( {
			page,
			requestUtils,
			site,
		} ) => {
			await be( isSignedIn, requestUtils );
			const measure = async () => {
				const answer = await page.request.get(
					'wp-admin/post-new.php?post_type=page'
				);
				return queriesOf( await answer.text() );
			};
			await measure();
			const active = await measure();
			await site.evaluate(
				`deactivate_plugins( 'templately/plugin.php' );`
			);
			await measure();
			expect( active - ( await measure() ) ).toBeLessThanOrEqual( 2 );
		} );

		test( 'A listing takes at most six queries of ours', async ( {
			requestUtils,
			site,
		} ) => {
			await be( isSignedIn, requestUtils );
			const queries = Number(
				await site.evaluate(
					`$call = static function () { $request = new WP_REST_Request( 'GET', '/templately/v1/items' ); $request->set_query_params( array( 'platform' => 'gutenberg', 'type' => 'sections', 'search' => 'menu', 'plan' => 'all' ) ); return rest_do_request( $request ); }; $call(); $before = get_num_queries(); $status = $call()->get_status(); echo 200 === $status ? get_num_queries() - $before : 99;`
				)
			);
			expect( queries ).toBeGreaterThan( 0 );
			expect( queries ).toBeLessThanOrEqual( 6 );
		} );
	} );
}
