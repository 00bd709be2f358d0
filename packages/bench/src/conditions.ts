import type { Benchmark, Figure } from '.';
import { evaluateJson, onSite, toMilliseconds } from './site';

interface Measured {
	rows: number;
	asked: number;
	resolver: number;
	both: number;
}

/** Makes a post in a category, and 500 templates whose conditions often match it. */
const make = ( rows: number ) => `
	global $wpdb;
	mt_srand( 7 );
	$table = $wpdb->prefix . 'templately_conditions';
	$wpdb->query( "DELETE FROM $table" );
	$ids = array();
	for ( $count = 0; $count < 500; $count++ ) {
		$wpdb->insert( $wpdb->posts, array( 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => "bench-${ rows }-$count", 'post_content' => 'x', 'post_title' => "Bench $count", 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
		$ids[] = $wpdb->insert_id;
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $wpdb->insert_id, 'meta_key' => '_templately_template_type', 'meta_value' => 'single' ) );
	}
	$post = wp_insert_post( array( 'post_title' => 'Bench', 'post_status' => 'publish', 'post_category' => array( 1 ) ) );
	update_option( 'bench_post', $post );
	$keys = array_merge( array_keys( $facts( $post )->matching_keys() ), array( 'archive', 'archive/category', 'archive/author', 'singular/page', 'singular/not_found404' ) );
	$values = array();
	for ( $count = 0; $count < ${ rows }; $count++ ) {
		$id       = $ids[ $count % 500 ];
		$key      = mt_rand( 0, 3 ) > 0 ? $keys[ mt_rand( 0, count( $keys ) - 1 ) ] : 'singular/post/' . mt_rand( 100000, 200000 );
		$parts    = explode( '/', "$key//" );
		$values[] = $wpdb->prepare( '(%d, %s, %d, %s, %s, %d, %s, 0)', $id, array( 'body', 'body', 'header', 'footer' )[ $id % 4 ], mt_rand( 0, 9 ) < 2 ? 1 : 0, $parts[0], $parts[1], (int) $parts[2], $key );
	}
	foreach ( array_chunk( $values, 500 ) as $some ) {
		$wpdb->query( "INSERT INTO $table (template_id, location, is_exclude, name, sub_name, sub_id, k, live) VALUES " . implode( ', ', $some ) );
	}
	$storage->on_template_change( $ids[0], false );
	$wpdb->query( "ANALYZE TABLE $table" );`;

const begin = `
	$storage = new Templately\\Site\\Theme_Builder\\Conditions\\Condition_Store( $GLOBALS['wpdb'], new Templately\\Shared\\Database\\Transaction( $GLOBALS['wpdb'] ) );
	$facts   = static function ( $post ) {
		return Templately\\Site\\Theme_Builder\\Conditions\\Request_Facts::from_query( new WP_Query( array( 'p' => $post ) ), array( 'terms', 'ancestors' ) );
	};`;

const measure = ( rows: number ) => `
	$keys  = $facts( (int) get_option( 'bench_post' ) )->matching_keys();
	$alone = array();
	$both  = array();
	for ( $round = 0; $round < 1000; $round++ ) {
		$start    = hrtime( true );
		$found    = $storage->find_matching( $keys );
		$middle   = hrtime( true );
		$outcomes = Templately\\Site\\Theme_Builder\\Conditions\\Resolver::resolve( $keys, $found, false, false );
		$end      = hrtime( true );
		$alone[]  = $end - $middle;
		$both[]   = $end - $start;
	}
	if ( $outcomes['body']->winner < 1 ) { throw new Exception( 'No template shows.' ); }
	sort( $alone );
	sort( $both );
	echo wp_json_encode( array( 'rows' => ${ rows }, 'asked' => count( $found ), 'resolver' => $alone[500] / 1e6, 'both' => $both[500] / 1e6 ) );`;

/** Finds which of 500 templates shows on a page: the resolver alone, and with its query; the median of 1,000 calls. */
const benchmark: Benchmark = () =>
	onSite( async ( site ) => {
		const figures: Figure[] = [];
		for ( const [ size, times ] of [
			[ 2000, 1 ],
			[ 10_000, 2 ],
		] as const ) {
			await site.evaluate( begin + make( size ) );
			const { rows, asked, resolver, both } =
				await evaluateJson< Measured >( site, begin + measure( size ) );
			figures.push( {
				id: 'Conditions',
				what: `Which template shows, of 500 with ${ rows.toLocaleString( 'en' ) } conditions, ${ asked } asked for`,
				measured: `${ toMilliseconds( resolver, 3 ) }, with its query ${ toMilliseconds( both, 3 ) }`,
				aim: `≤ ${ 0.1 * times } ms, with its query ≤ ${ 0.5 * times } ms`,
				isMissed: resolver > 0.1 * times || both > 0.5 * times,
				values: { resolver, both, asked },
			} );
		}
		return figures;
	} );

export default benchmark;
