import type { Benchmark, Figure } from '../bench';
import { milliseconds, onSite, signIn, tokenOf } from '../bench-site';

interface Measured {
	bare: number;
	lists: Record<
		string,
		{ p95: number; queries: number; total: number; aimsAt: number }
	>;
}

/**
 * A cloud of 100,000 files. A tenth lies in one workspace, in which nine people put what is theirs, and as much in the My Clouds of
 * who looks; names of nine in twenty have a word that is searched. What is in the files is never asked for by lists, and they have none.
 */
const fill = `
	global $wpdb;
	$table   = $wpdb->prefix . 'templately_';
	$owner   = (int) $wpdb->get_var( "SELECT id FROM {$table}accounts" );
	$wpdb->insert( "{$table}workspaces", array( 'owner_id' => $owner, 'slug' => 'bench-00000000', 'title' => 'Bench', 'version' => 1, 'created_at' => 1 ) );
	$workspace = $wpdb->insert_id;
	$people    = array( $owner );
	for ( $i = 1; $i < 9; $i++ ) {
		$wpdb->insert( "{$table}accounts", array( 'email' => "person-$i@example.org", 'told_email' => '', 'password' => '', 'subject' => '', 'user_id' => 0, 'is_local' => 0, 'first_name' => "Person $i", 'last_name' => 'Moss', 'plan' => 'pro', 'show_notice' => 0, 'joined_at' => 1, 'verified_at' => 1, 'consented_at' => 1 ) );
		$people[] = $wpdb->insert_id;
		$wpdb->insert( "{$table}members", array( 'workspace_id' => $workspace, 'account_id' => $wpdb->insert_id, 'role' => 2, 'joined_at' => 1 ) );
	}
	$words = array( 'quince', 'harbour', 'lantern', 'meadow', 'copper', 'winter', 'atlas', 'velvet', 'signal', 'orchard' );
	for ( $i = 0; $i < 100000; $i += 1000 ) {
		$rows = array();
		for ( $n = $i; $n < $i + 1000; $n++ ) {
			$at   = intdiv( $n, 10 );
			$name = ( $at % 20 < 9 ? 'Autumn ' : 'Spring ' ) . $words[ $at % 10 ] . ' ' . $words[ intdiv( $at, 10 ) % 10 ] . " $at";
			list( $whose, $where ) = array( array( $people[ $at % 9 ], $workspace ), array( $owner, 0 ) )[ $n % 10 ] ?? array( 1000 + $n % 400, $n % 3 ? 0 : 5000 + $n % 90 );
			$rows[] = $wpdb->prepare( '( %d, %d, %d, %s, %s, %s, %s, 1, 1, 900, %s, 0, %d, %d, 0 )', $whose, $where, 0 === $at % 4 ? 2 : 1, array( 'page', 'section', 'header' )[ $at % 3 ], $name, strtolower( $name ), 'bench', 0 === $at % 2 ? hash( 'sha256', (string) $n ) : '', 1700000000 + $n, 1700000000 + ( $n * 7919 ) % 100003 );
		}
		$wpdb->query( "INSERT INTO {$table}cloud_files ( owner_id, workspace_id, platform, type, name, folded, origin, version, versions, size, picture, has_look, created_at, changed_at, trashed_at ) VALUES " . implode( ', ', $rows ) );
	}
	$wpdb->query( "ANALYZE TABLE {$table}cloud_files" );
	echo $workspace;`;

const measure = ( workspace: string, token: string ) => `
	( new Templately\\Shared\\Settings\\Settings() )->change( array( 'serves' => true ) );
	wp_set_current_user( 1 );
	$time = static function ( $route, $query ) {
		$times   = array();
		$queries = 0;
		for ( $i = 0; $i < 60; $i++ ) {
			// What WordPress itself has read by then: the options, and who is logged in.
			wp_cache_flush();
			wp_load_alloptions();
			get_userdata( 1 );
			get_user_meta( 1 );
			$request = new WP_REST_Request( 'GET', $route );
			$request->set_query_params( $query );
			$request->set_header( 'Authorization', 'Bearer ${ token }' );
			$before  = get_num_queries();
			$start   = microtime( true );
			$answer  = rest_do_request( $request );
			$times[] = 1000 * ( microtime( true ) - $start );
			$queries = max( $queries, get_num_queries() - $before );
			if ( 200 !== $answer->get_status() ) { throw new Exception( "$route answered " . wp_json_encode( $answer->get_data() ) ); }
		}
		sort( $times );
		$said = json_decode( wp_json_encode( $answer->get_data() ), true );
		return array( 'p95' => $times[ (int) floor( 0.95 * ( count( $times ) - 1 ) ) ], 'queries' => $queries, 'total' => $said['total'] ?? 0 );
	};
	$place = array( 'place' => 'workspace', 'workspace_id' => ${ workspace } );
	$lists = array(
		'a workspace'                      => array( 'files', $place, 10000 ),
		'a workspace, page in the middle'  => array( 'files', array( 'page' => 417 ) + $place, 10000 ),
		'a workspace, last page'           => array( 'files', array( 'page' => 834 ) + $place, 10000 ),
		'a workspace, one builder, a type' => array( 'files', array( 'platform' => 'gutenberg', 'type' => 'page' ) + $place, 2500 ),
		'a workspace, searched'            => array( 'files', array( 'search' => 'autumn' ) + $place, 4500 ),
		'a workspace, two words searched'  => array( 'files', array( 'search' => 'autumn har' ) + $place, 500 ),
		'a workspace, searched in vain'    => array( 'files', array( 'search' => 'zeppelin' ) + $place, 0 ),
		'My Clouds'                        => array( 'files', array( 'place' => 'cloud' ), 10000 ),
		'My Clouds, searched'              => array( 'files', array( 'place' => 'cloud', 'search' => 'autumn' ), 4500 ),
		'the screen of a workspace'        => array( 'site', array(), 0 ),
		'the screen of a workspace, searched' => array( 'site', array( 'search' => 'autumn' ), 0 ),
	);
	$bare     = $time( '/wp/v2/types', array() )['p95'];
	$measured = array();
	foreach ( $lists as $name => list( $what, $query, $total ) ) {
		$measured[ $name ] = $time( 'files' === $what ? '/templately-hub/v1/files' : '/templately/v1/workspaces/bench-00000000', $query ) + array( 'aimsAt' => $total );
	}
	echo wp_json_encode( array( 'bare' => $bare, 'lists' => $measured ) );`;

/** Lists of 10,000 files among 100,000, over a bare core route; and the screen, which asks for the workspace as well. */
const benchmark: Benchmark = () =>
	onSite( async ( site ) => {
		await signIn( site );
		const workspace = await site.evaluate( fill );
		const { bare, lists } = JSON.parse(
			await site.evaluate( measure( workspace, await tokenOf( site ) ) )
		) as Measured;
		return Object.entries( lists ).map(
			( [ name, { p95, queries, total, aimsAt } ] ): Figure => {
				const most = name.startsWith( 'the screen' ) ? 12 : 8;
				return {
					id: 'cloud',
					what: `Files, 10,000 of 100,000: ${ name }, p95`,
					measured: `${ milliseconds( p95 ) }, ${ queries } queries, ${ total } found`,
					compared: `/wp/v2/types ${ milliseconds( bare ) }`,
					aim: `≤ +15 ms, ≤ ${ most } queries`,
					isMissed:
						p95 > bare + 15 || queries > most || total !== aimsAt,
					values: { p95, bare, queries, total },
				};
			}
		);
	} );

export default benchmark;
