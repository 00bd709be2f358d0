<?php

declare( strict_types=1 );

use Templately\Shared\Database\Connection;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Lease_Lost;
use Templately\Tests\Fullsite_Import\Has_Change_Log;
use Templately\Tests\Fullsite_Import\Site_Dump;
use Templately\Tests\Runs_At_Once;
use Templately\Tests\Sample;

// phpcs:disable WordPress.DB, WordPress.WP.AlternativeFunctions -- statements as plugins send them, and files.

/**
 * A load like that of an import, with statements of each shape, is killed at any moment and goes on; so is its undo. Visitors order
 * and comment meanwhile. In the end each object is there once, and after the undo nothing of it, and all orders.
 *
 * @group faults
 * @group IMP-029
 * @group RVT-001
 */
final class Kill_Test extends Test_Case {

	use Has_Change_Log;
	use Runs_At_Once;

	private const PAGES = 3;

	private const VISITORS = 2;

	/** Kills in `npm run test:faults`. */
	private const KILLS = 200;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->begin_log();
		$this->log->end();
		$this->send( 'CREATE TABLE {templately_kill_items} (id int NOT NULL, kind varchar(20) NOT NULL, state varchar(10) NOT NULL, mark bigint NOT NULL, PRIMARY KEY (id))' );
		$this->send( 'CREATE TABLE {templately_kill_visits} (conn_id bigint NOT NULL, PRIMARY KEY (conn_id))' );
		$this->send( 'CREATE TABLE {orders} (id bigint unsigned NOT NULL AUTO_INCREMENT, words varchar(100) NOT NULL, PRIMARY KEY (id))' );
		foreach ( array_merge( array( 'plugin', 'visit', 'settings', 'term', 'file' ), array_fill( 0, self::PAGES, 'make' ), array_fill( 0, self::PAGES, 'fill' ), array( 'count' ) ) as $number => $kind ) {
			$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_kill_items VALUES ($number, '$kind', 'due', 0)" );
		}
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		$this->send( 'DROP TABLE IF EXISTS {templately_kill_items}, {templately_kill_visits}, {orders}, {shop}' );
		$this->end_log();
		parent::tearDown();
	}

	/** Kills by statement hit each gap between two of them; kills by time hit statements that are under way. */
	public function test_a_killed_import_goes_on_without_doubles_and_a_killed_revert_leaves_nothing(): void {
		mt_srand( (int) getenv( 'TEMPLATELY_SEED' ) );
		$kills   = array( 0, 0 );
		$orders  = 0;
		$slowest = 0.0;
		$round   = 0;
		do {
			$before = Site_Dump::take();
			$stock  = $this->stock();
			$stop   = wp_tempnam( 'stop' );
			unlink( $stop );
			$answers = $this->at_once(
				'keep_ordering',
				self::VISITORS,
				array( $round, $stop ),
				function () use ( &$kills, $round, $stop ): void {
					try {
						$kills[0] += $this->run_until_it_ends( 'import', Sample::size( 6, 10 ) );
						$this->assertSame( $this->expected(), $this->found(), "Round $round." );
						$kills[1] += $this->run_until_it_ends( 'revert', Sample::size( 4, 8 ) );
					} finally {
						touch( $stop );
					}
				}
			);
			unlink( $stop );
			$words = array_merge( ...array_column( $answers, 'words' ) );
			$this->assertSame( array(), preg_grep( '/^refused/', $words ), "Round $round." );
			$this->assertSame( $stock - count( $words ), $this->stock(), "Round $round." );
			$this->assert_only_orders_are_new( $before, $words, $round );
			$orders += count( $words );
			$slowest = max( $slowest, ...array_column( $answers, 'slowest' ) );
			$this->send( "UPDATE {templately_kill_items} SET state = 'due'" );
			$this->send( 'DELETE FROM {templately_changes}' );
			++$round;
		} while ( array_sum( $kills ) < Sample::size( 1, self::KILLS ) );
		fwrite( STDERR, Sample::is_whole() ? sprintf( "%d kills in imports, %d in reverts, %d orders, slowest write of a visitor %.2f s.\n", $kills[0], $kills[1], $orders, $slowest ) : '' );
	}

	/**
	 * The site differs by these orders alone, and each has all its rows.
	 *
	 * @param list<string> $before
	 * @param list<string> $words
	 */
	private function assert_only_orders_are_new( array $before, array $words, int $round ): void {
		$is_stock = '/fruit .*"kind":"pear"/';
		$after    = preg_grep( $is_stock, Site_Dump::take(), PREG_GREP_INVERT );
		$this->assertSame( array(), array_values( array_diff( preg_grep( $is_stock, $before, PREG_GREP_INVERT ), $after ) ), "Round $round." );
		$counts = array();
		foreach ( array_diff( $after, $before ) as $line ) {
			$this->assertSame( 1, preg_match( '/visitor-\d+-\d+-\d+/', $line, $found ), "Round $round: $line" );
			$counts[ $found[0] ] = ( $counts[ $found[0] ] ?? 0 ) + 1;
		}
		$expected = array_fill_keys( $words, 4 );
		ksort( $counts );
		ksort( $expected );
		$this->assertSame( $expected, $counts, "Round $round." );
	}

	private function stock(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT n FROM {$wpdb->prefix}fruit WHERE kind = 'pear'" );
	}

	/**
	 * Runs in a process of its own: orders until it is told to stop.
	 *
	 * @param array{int, string} $arguments Round, and a file that tells to stop.
	 * @return array{words: list<string>, slowest: float} What tells the orders apart, or why the database refused one. Seconds of the slowest statement.
	 */
	public static function keep_ordering( int $number, array $arguments ): array {
		global $wpdb;
		list( $round, $stop ) = $arguments;
		$orders               = array();
		defined( 'SAVEQUERIES' ) || define( 'SAVEQUERIES', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$slowest = 0.0;
		do {
			$words         = "visitor-$round-$number-" . count( $orders );
			$wpdb->queries = array();
			$order         = wp_insert_post( array( 'post_type' => 'made_up_order', 'post_title' => "Order of $words", 'post_status' => 'publish', 'meta_input' => array( 'total' => $words ) ) ); // phpcs:ignore WordPress.Arrays
			$comment       = wp_insert_comment( array( 'comment_post_ID' => $order, 'comment_content' => "Thanks from $words", 'comment_approved' => 1 ) ); // phpcs:ignore WordPress.Arrays
			$stored        = $wpdb->insert( "{$wpdb->prefix}orders", array( 'words' => $words ) );
			$sold          = $wpdb->query( "UPDATE {$wpdb->prefix}fruit SET n = n - 1 WHERE shelf = 0 AND kind = 'pear'" );
			$orders[]      = $order && $comment && $stored && $sold ? $words : 'refused: ' . wp_json_encode( array( $order, $comment, $stored, $sold ) ) . " $wpdb->last_error";
			$slowest       = max( $slowest, ...array_column( $wpdb->queries, 1 ) );
			usleep( 100000 );
			clearstatcache();
		} while ( ! file_exists( $stop ) );
		return array( 'words' => $orders, 'slowest' => $slowest ); // phpcs:ignore WordPress.Arrays
	}

	/** Begins a process again and again until it has ended by itself. Returns how often it was killed. */
	private function run_until_it_ends( string $method, int $most ): int {
		$seconds = 1.0;
		for ( $kills = 0; ; ) {
			// One that is not killed tells how many statements and how much time there are.
			$at_statement = $kills % 2 ? mt_rand( 1, 'import' === $method ? 1000 : 300 ) : 0;
			$result       = $this->start_and_kill( $method, $kills < $most ? $at_statement : 0, $kills < $most && 0 === $at_statement ? mt_rand( 0, 100 ) / 100 * $seconds : -1.0 );
			if ( $result ) {
				return $kills;
			}
			++$kills;
			$this->assertLessThan( 100, $kills );
		}
	}

	/**
	 * @param int   $statement Before which statement it is killed; 0 for none.
	 * @param float $after     After how many seconds it is killed; less than 0 for never.
	 * @return bool Whether it has ended by itself.
	 */
	private function start_and_kill( string $method, int $statement, float $after ): bool {
		$gate    = (string) tempnam( get_temp_dir(), 'templately-kill-' );
		$process = proc_open(
			array( PHP_BINARY, '-d', 'memory_limit=512M', dirname( __DIR__, 4 ) . '/at-once.php', __FILE__, self::class, $method, '0', (string) wp_json_encode( array( $this->run_id, $statement ) ), "$gate.open" ),
			array( 1 => array( 'file', "$gate.out", 'w' ), 2 => array( 'file', "$gate.said", 'w' ) ), // phpcs:ignore WordPress.Arrays
			$pipes
		);
		$this->assertIsResource( $process );
		// PHP tells only once how a process has ended.
		$status = proc_get_status( $process );
		while ( $status['running'] && ! file_exists( "$gate.open.ready.0" ) ) {
			usleep( 2000 );
			$status = proc_get_status( $process );
		}
		touch( "$gate.open" );
		$was_ready = $status['running'];
		if ( $was_ready && $after >= 0 ) {
			usleep( (int) ( 1000000 * $after ) );
			proc_terminate( $process, SIGKILL );
		}
		while ( $status['running'] ) {
			usleep( 2000 );
			$status = proc_get_status( $process );
		}
		proc_close( $process );
		$said = file_get_contents( "$gate.said" ) . file_get_contents( "$gate.out" );
		array_map( 'unlink', (array) glob( "$gate*" ) );
		wp_cache_flush();
		$this->assertTrue( $was_ready && ( SIGKILL === $status['termsig'] || ( ! $status['signaled'] && 0 === $status['exitcode'] ) ), wp_json_encode( $status ) . $said );
		return ! $status['signaled'];
	}

	/** @return array<string, string> What an import leaves, less ids. */
	private function expected(): array {
		$expected = array( 'shop' => '20', 'late' => '3', 'role' => '1', 'key' => '1', 'file' => '1', 'term' => '1', 'settings' => 'new', 'all' => (string) ( 2 * self::PAGES + 1 ), 'visit' => '1', 'unread' => '' ); // phpcs:ignore WordPress.Arrays
		for ( $page = 0; $page < self::PAGES; $page++ ) {
			$expected[ "page $page" ] = "1 publish content $page";
		}
		return $expected;
	}

	/** @return array<string, string> */
	private function found(): array {
		global $wpdb;
		$value = static fn( string $sql ): string => (string) $wpdb->get_var( preg_replace( '/\{(\w+)\}/', $wpdb->prefix . '$1', $sql ) );
		$found = array(
			'shop'     => $value( 'SELECT COUNT(*) FROM {shop}' ),
			'late'     => $value( "SELECT n FROM {fruit} WHERE kind = 'late'" ),
			'role'     => (string) (int) isset( get_option( $wpdb->prefix . 'user_roles' )['made_up'] ),
			'key'      => (string) (int) in_array( 'made_up', $wpdb->get_col( "SHOW INDEX FROM $wpdb->comments", 2 ), true ),
			'file'     => (string) (int) is_file( WP_CONTENT_DIR . '/uploads/made-up/kill.txt' ),
			'term'     => $value( "SELECT COUNT(*) FROM {terms} WHERE name = 'Made up'" ),
			'settings' => (string) get_option( 'made_up' ),
			'all'      => $value( "SELECT n FROM {fruit} WHERE kind = 'all'" ),
			'visit'    => $value( "SELECT COUNT(*) FROM {notes} WHERE text = 'visit'" ),
			'unread'   => implode( ', ', array_column( $this->log->unrecorded(), 'change' ) ),
		);
		for ( $page = 0; $page < self::PAGES; $page++ ) {
			$found[ "page $page" ] = $value( "SELECT CONCAT(COUNT(*), ' ', MAX(post_status), ' ', MAX(post_content)) FROM {posts} WHERE post_type = 'page' AND post_title = 'Kill $page'" );
		}
		return $found;
	}

	/** Runs in a process of its own: takes the run over and does what is not done. */
	public static function import( int $number, array $arguments ): int {
		global $wpdb;
		list( $run_id, $statement ) = $arguments;
		list( $log, $fence )        = self::take( $run_id, $statement );
		self::listen();
		wp_set_current_user( 1 );
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$items = "{$wpdb->prefix}templately_kill_items";
		foreach ( $wpdb->get_results( "SELECT * FROM $items WHERE state <> 'done' ORDER BY id", ARRAY_A ) as $item ) {
			if ( 'started' === $item['state'] ) {
				$log->undo( $run_id, (int) $item['mark'] );
			}
			$log->hold( $run_id, $fence );
			$mark = $log->mark();
			$wpdb->query( "UPDATE $items SET state = 'started', mark = $mark WHERE id = {$item['id']}" );
			$log->begin( $run_id, $fence );
			self::work( $log, $run_id, $fence, $item['kind'], (int) $item['id'] );
			$log->end();
			$wpdb->query( "UPDATE $items SET state = 'done' WHERE id = {$item['id']}" );
		}
		return $number;
	}

	/** Runs in a process of its own: takes the run over and takes back what is left. */
	public static function revert( int $number, array $arguments ): int {
		list( $log ) = self::take( ...$arguments );
		while ( ! $log->compact( $arguments[0] ) ) {
			continue;
		}
		$left = array();
		while ( ! $log->is_reverted( $arguments[0] ) ) {
			$left = array_merge( $left, $log->revert( $arguments[0], 20 ) );
		}
		if ( array() !== $left ) {
			throw new RuntimeException( 'It stays: ' . wp_json_encode( $left ) );
		}
		return $number;
	}

	/** Runs in a process of its own: a request that the driver has sent. A driver that was killed leaves it alone. */
	public static function visit( int $number, array $arguments ): int {
		global $wpdb;
		$connection = new Connection( $wpdb );
		$wpdb->query( "REPLACE INTO {$wpdb->prefix}templately_kill_visits VALUES ({$connection->id()})" );
		$log = new Change_Log( $connection );
		try {
			$log->begin( $arguments[0], $arguments[1] );
			foreach ( array( 1, 2, 3 ) as $time ) {
				usleep( 20000 );
				$wpdb->query( "INSERT INTO {$wpdb->prefix}fruit (shelf, kind, n) VALUES (0, 'late', 1) ON DUPLICATE KEY UPDATE n = n + 1" );
			}
			$wpdb->insert( "{$wpdb->prefix}notes", array( 'text' => 'visit' ) );
			$log->end();
		} catch ( Lease_Lost $lost ) {
			return -1;
		}
		return $number;
	}

	/**
	 * Takes a run over, as the lease does, and kills this process before a statement.
	 *
	 * @return array{Change_Log, int}
	 */
	private static function take( int $run_id, int $statement ): array {
		global $wpdb;
		$connection = new Connection( $wpdb );
		$old        = (int) $connection->value( "SELECT conn_id FROM {$connection->table( 'runs' )} WHERE id = $run_id" );
		$connection->write( "UPDATE {$connection->table( 'runs' )} SET fence = fence + 1, conn_id = {$connection->id()} WHERE id = $run_id" );
		foreach ( array_merge( array( $old ), array_map( 'intval', $wpdb->get_col( "SELECT conn_id FROM {$wpdb->prefix}templately_kill_visits" ) ) ) as $id ) {
			$connection->end_connection( $id );
		}
		wp_cache_flush();
		$log   = new Change_Log( $connection );
		$fence = (int) $connection->value( "SELECT fence FROM {$connection->table( 'runs' )} WHERE id = $run_id" );
		$log->hold( $run_id, $fence );
		if ( $statement > 0 ) {
			$kill = static function ( $sql ) use ( &$statement ) {
				if ( 0 === --$statement ) {
					posix_kill( getmypid(), SIGKILL );
				}
				return $sql;
			};
			add_action( 'templately_import_boundary', $kill );
			add_filter( 'query', $kill, PHP_INT_MIN );
			add_filter( 'query', $kill, PHP_INT_MAX );
		}
		return array( $log, $fence );
	}

	/** Does one item. */
	private static function work( Change_Log $log, int $run_id, int $fence, string $kind, int $id ): void {
		global $wpdb;
		$page = static fn( int $from ): string => 'Kill ' . ( $id - $from );
		switch ( $kind ) {
			case 'plugin':
				dbDelta( "CREATE TABLE {$wpdb->prefix}shop (\nid bigint(20) unsigned NOT NULL AUTO_INCREMENT,\nname varchar(200) NOT NULL,\nPRIMARY KEY  (id)\n)" );
				for ( $n = 0; $n < 20; $n++ ) {
					$wpdb->insert( "{$wpdb->prefix}shop", array( 'name' => "item $n" ) );
				}
				$wpdb->query( "ALTER TABLE $wpdb->comments ADD INDEX made_up (comment_type)" );
				add_role( 'made_up', 'Made up', array( 'read' => true ) );
				get_role( 'administrator' )->add_cap( 'made_up' );
				wp_schedule_event( time() + 5000, 'hourly', 'made_up' );
				update_user_meta( 1, 'made_up', '1' );
				break;
			case 'visit':
				$log->settle();
				$gate = (string) tempnam( get_temp_dir(), 'templately-visit-' );
				proc_close( proc_open( array( PHP_BINARY, dirname( __DIR__, 4 ) . '/at-once.php', __FILE__, self::class, 'visit', '0', (string) wp_json_encode( array( $run_id, $fence ) ), $gate ), array( 1 => array( 'file', '/dev/null', 'w' ), 2 => array( 'file', '/dev/null', 'w' ) ), $pipes ) ); // phpcs:ignore WordPress.Arrays
				wp_cache_flush();
				array_map( 'unlink', (array) glob( "$gate*" ) );
				break;
			case 'settings':
				update_option( 'made_up', 'new' );
				update_option( 'blogname', 'Made up' );
				set_theme_mod( 'made_up', 'new' );
				update_option( 'widget_made_up', array( 1 => 'ours' ) );
				break;
			case 'term':
				wp_insert_term( 'Made up', 'category' );
				break;
			case 'file':
				$folder = WP_CONTENT_DIR . '/uploads/made-up';
				if ( ! is_dir( $folder ) ) {
					$log->record( 'folder', $folder );
					mkdir( $folder );
				}
				$log->record( 'file', "$folder/kill.txt" );
				file_put_contents( "$folder/kill.txt", 'x' );
				break;
			case 'make':
				wp_insert_post( array( 'post_type' => 'page', 'post_title' => $page( 5 ), 'post_status' => 'draft', 'meta_input' => array( 'made_up' => 'für' ) ), true ); // phpcs:ignore WordPress.Arrays
				break;
			case 'fill':
				wp_update_post( array( 'ID' => (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_title = %s AND post_type = 'page'", $page( 5 + self::PAGES ) ) ), 'post_content' => str_replace( 'Kill', 'content', $page( 5 + self::PAGES ) ), 'post_status' => 'publish' ), true ); // phpcs:ignore WordPress.Arrays
				break;
			case 'count':
				$wpdb->query( "UPDATE {$wpdb->prefix}fruit SET n = n + 1 WHERE kind = 'all'" );
				break;
		}
	}

	/** Listens as plugins do, with statements of many shapes on tables that were there before. */
	private static function listen(): void {
		add_action(
			'save_post_page',
			static function ( int $id ): void {
				global $wpdb;
				$fruit = "{$wpdb->prefix}fruit";
				$notes = "{$wpdb->prefix}notes";
				$wpdb->insert( $notes, array( 'text' => "one für $id" ) );
				$wpdb->insert( $notes, array( 'text' => "two $id" ) );
				$wpdb->query( "INSERT INTO $fruit (shelf, kind, n) VALUES ($id, 'saved', 1), (0, 'all', 1) ON DUPLICATE KEY UPDATE n = n + 1" );
				$wpdb->query( "INSERT IGNORE INTO $fruit SET shelf = 0, kind = 'it''s', n = 5" );
				$wpdb->replace( $fruit, array( 'shelf' => 0, 'kind' => 'last', 'n' => $id ) ); // phpcs:ignore WordPress.Arrays
				$wpdb->query( "UPDATE $fruit a INNER JOIN $wpdb->posts p ON p.ID = a.shelf SET a.n = a.n + 10 WHERE p.ID = $id" );
				$wpdb->query( "INSERT INTO $notes (text) SELECT CONCAT('from ', kind) FROM $fruit WHERE shelf = 0" );
				$wpdb->query( "DELETE FROM $notes WHERE text LIKE 'from %' ORDER BY id LIMIT 2" );
				$wpdb->query( 'START TRANSACTION' );
				$wpdb->query( "UPDATE $fruit SET n = n + 100 WHERE shelf = 0 AND kind = 'last'" );
				$wpdb->query( $id % 2 ? 'COMMIT' : 'ROLLBACK' );
				$wpdb->query( "DELETE x FROM $notes x LEFT JOIN $wpdb->posts p ON p.ID = 0 WHERE x.text = 'two $id' AND p.ID IS NULL" );
				$wpdb->query( "UPDATE $fruit SET kind = 'moved' WHERE shelf = $id AND kind = 'saved'" );
			}
		);
	}
}
