import type { Benchmark, Figure } from '.';
import {
	evaluateJson,
	getToken,
	onSite,
	signIn,
	timeRoutes,
	type Timing,
	toMilliseconds,
} from './site';

interface Measured {
	bare: number;
	lists: Record< string, Timing & { expected: number } >;
}

/**
 * Fills the cloud with 100,000 files without content: a tenth in one workspace of nine people, a tenth in the administrator's
 * My Clouds. Nine of twenty names have the word that is searched.
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

const measure = ( workspace: string, token: string ) => `${ timeRoutes }
	( new Templately\\Shared\\Settings\\Settings() )->change( array( 'serves' => true ) );
	wp_set_current_user( 1 );
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
	$bare     = $time( '/wp/v2/types', array(), 60 )['p95'];
	$measured = array();
	foreach ( $lists as $name => list( $what, $query, $total ) ) {
		$measured[ $name ] = $time( 'files' === $what ? '/templately-hub/v1/files' : '/templately/v1/workspaces/bench-00000000', $query, 60, '${ token }' ) + array( 'expected' => $total );
	}
	echo wp_json_encode( array( 'bare' => $bare, 'lists' => $measured ) );`;

/** Lists of 10,000 files among 100,000 over a bare core route, and the data of a workspace's screen. */
const benchmark: Benchmark = () =>
	onSite( async ( site ) => {
		await signIn( site );
		const workspace = await site.evaluate( fill );
		const { bare, lists } = await evaluateJson< Measured >(
			site,
			measure( workspace, await getToken( site ) )
		);
		return Object.entries( lists ).map(
			( [ name, { p95, queries, total, expected } ] ): Figure => {
				const most = name.startsWith( 'the screen' ) ? 12 : 8;
				return {
					id: 'cloud',
					what: `Files, 10,000 of 100,000: ${ name }, p95`,
					measured: `${ toMilliseconds( p95 ) }, ${ queries } queries, ${ total } found`,
					compared: `/wp/v2/types ${ toMilliseconds( bare ) }`,
					aim: `≤ +15 ms, ≤ ${ most } queries`,
					isMissed:
						p95 > bare + 15 || queries > most || total !== expected,
					values: { p95, bare, queries, total },
				};
			}
		);
	} );

export default benchmark;
