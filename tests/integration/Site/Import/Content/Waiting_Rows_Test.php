<?php

declare( strict_types=1 );

use Templately\Site\Import\Run\Run;
use Templately\Tests\Fullsite_Import\Own_Site;
use Templately\Tests\Makes_Site_Bundles;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.RestrictedFunctions, WordPress.DB.SlowDBQuery -- what is done to a connection, and numbers of this file.

/**
 * Rows that wait for those of other posts, where nobody listens: none is written twice after a failure, and each is known by the
 * number that it got.
 */
final class Waiting_Rows_Test extends Test_Case {

	use Makes_Site_Bundles;
	use Own_Site;

	/** Numbers of the pack's pages and posts, in their order, with their names. */
	private const PAGES = array(
		2000000001 => 'home',
		2000000002 => 'about',
		2000000003 => 'history',
		2000000005 => 'team',
		2000000006 => 'find-us',
	);
	private const POSTS = array(
		2000000004 => 'first-frost',
		2000000007 => 'second-frost',
		2000000008 => 'third-frost',
	);

	/** @var bool */
	protected $commits = true;

	/** @var int The last meta that the site has before. */
	private $most = 0;

	/** @var list<string> What PHP had to say. */
	private $noticed = array();

	/** @var string What PHP's log was. */
	private $log = '';

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		switch_theme( 'twentytwentyfive' );
		wp_clean_theme_json_cache();
		$this->most = (int) $GLOBALS['wpdb']->get_var( "SELECT MAX(meta_id) FROM {$GLOBALS['wpdb']->postmeta}" );
		$this->log  = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- what is logged is not looked at.
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		global $wpdb;
		ini_set( 'error_log', $this->log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		if ( $wpdb->dbh instanceof mysqli ) {
			$wpdb->query( 'DROP TRIGGER IF EXISTS templately_refuses' );
			$wpdb->query( 'SET SESSION auto_increment_increment = DEFAULT' );
		}
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	/**
	 * Statements that write what waits, and what the database says of them.
	 *
	 * @return array<string, array{string, int, string, int}> A table; how often it refuses; an SQLSTATE and a number.
	 */
	public function refusals(): array {
		$refusals = array();
		foreach ( array( 'posts', 'term_relationships', 'postmeta' ) as $table ) {
			$refusals[ "a deadlock of $table" ]    = array( $table, 1, '40001', 1213 );
			$refusals[ "two deadlocks of $table" ] = array( $table, 2, '40001', 1213 );
			$refusals[ "$table refused for good" ] = array( $table, 2, '22001', 1406 );
		}
		return $refusals;
	}

	/**
	 * Posts, terms and metas are there once, and who listens to metas hears of each once.
	 *
	 * @dataProvider refusals
	 *
	 * @param string $table  A table.
	 * @param int    $times  How often its statement is refused.
	 * @param string $state  SQLSTATE.
	 * @param int    $number Number of the error.
	 */
	public function test_nothing_is_written_twice( string $table, int $times, string $state, int $number ): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite has neither deadlocks nor triggers that say so. On MariaDB this test holds it.' );
		}
		$is_deadlock = 1213 === $number;
		$wpdb->query( "CREATE TRIGGER templately_refuses BEFORE INSERT ON {$wpdb->$table} FOR EACH ROW BEGIN IF @templately_refuses = 1 THEN SET @templately_refuses = 0; SIGNAL SQLSTATE '$state' SET MYSQL_ERRNO = $number, MESSAGE_TEXT = 'Refused'; END IF; END" );
		$this->assertSame( '', $wpdb->last_error );
		$statements = array();
		$refused    = 0;
		$told       = array();
		$hear       = static function ( $meta_id, $post_id, $name, $value ) use ( &$told ): void {
			$told[] = array( (int) $meta_id, (int) $post_id, $name, (string) $value );
		};
		add_action(
			'templately_import_boundary',
			static function ( string $statement ) use ( $wpdb, $table, $times, $is_deadlock, $hear, &$statements, &$refused ): void {
				// After the numbers were asked for, all is told before something else is written.
				0 === strpos( $statement, 'SELECT' ) || remove_action( 'added_post_meta', $hear );
				if ( 1 !== preg_match( "/^INSERT INTO `$wpdb->prefix(posts|term_relationships|postmeta)`/", $statement, $found ) ) {
					return;
				}
				$statements[] = $found[1];
				// The pages come before the posts, and belong to no terms.
				$is_of_posts = 'term_relationships' === $found[1] || false !== strpos( $statement, "'footnotes'" ) || false !== strpos( $statement, 'first-frost' );
				if ( $is_of_posts && $found[1] === $table && $refused < $times ) {
					++$refused;
					// The server takes the transaction back before it says so.
					$is_deadlock && mysqli_query( $wpdb->dbh, 'ROLLBACK' );
					mysqli_query( $wpdb->dbh, 'SET @templately_refuses = 1' );
				} elseif ( 'postmeta' === $found[1] ) {
					// Who listened before that would have each row written by itself.
					add_action( 'added_post_meta', $hear, 10, 4 );
				}
			}
		);
		$run = $this->imported();
		$this->assertSame( array( Run::DONE, $times ), array( $run->status, $refused ) );
		$this->assert_written( $run, self::PAGES + self::POSTS );
		$metas = array();
		foreach ( $wpdb->get_results( "SELECT meta_id, post_id, meta_key, meta_value FROM $wpdb->postmeta WHERE meta_id > $this->most AND meta_key IN ('_wp_page_template', 'footnotes', '_thumbnail_id') ORDER BY meta_id", ARRAY_N ) as list( $id, $post_id, $name, $value ) ) {
			$metas[] = array( (int) $id, (int) $post_id, $name, $value );
		}
		// What is refused for good is written one by one, after which nothing waits.
		$this->assertSame( $is_deadlock ? $metas : array_slice( $metas, 0, count( self::PAGES ) ), $told );
		$before = array_search( $table, array( 'posts', 'term_relationships', 'postmeta' ), true );
		$tried  = array_slice( array( 'posts', 'term_relationships', 'postmeta' ), 0, $before + 1 );
		$this->assertSame( array_merge( array( 'posts', 'postmeta' ), ...array_fill( 0, $times, $tried ), ...array( $is_deadlock ? array( 'posts', 'term_relationships', 'postmeta' ) : array() ) ), $statements );
	}

	/**
	 * How often the third page cannot be written.
	 *
	 * @return array<string, array{int}>
	 */
	public function throws(): array {
		return array(
			'once'     => array( 1 ),
			'twice'    => array( 2 ),
			'for good' => array( PHP_INT_MAX ),
		);
	}

	/**
	 * Pages that waited when another plugin threw something are there once, and links lead to them.
	 *
	 * @dataProvider throws
	 *
	 * @param int $times How often it throws.
	 */
	public function test_a_plugin_that_throws( int $times ): void {
		$thrown = 0;
		add_filter(
			'content_save_pre',
			static function ( string $content ) use ( $times, &$thrown ): string {
				if ( $thrown < $times && false !== strpos( $content, 'Planted in 1911' ) ) {
					++$thrown;
					throw new RuntimeException( 'Out of order.' );
				}
				return $content;
			}
		);
		$run      = $this->imported();
		$is_there = $times <= 2;
		$this->assertSame( array( Run::DONE, $is_there ? $times : 4 ), array( $run->status, $thrown ) );
		$this->assert_written( $run, ( $is_there ? self::PAGES : array_diff( self::PAGES, array( 'history' ) ) ) + self::POSTS );
		$this->assertSame( $is_there ? array() : array( 'History' ), array_column( $run->results['post_types']['page']['failed'], 'what' ) );
	}

	/**
	 * Whether somebody listens, so that each post is written by itself.
	 *
	 * @return array<string, array{bool}>
	 */
	public function listeners(): array {
		return array(
			'rows wait'          => array( false ),
			'posts are one each' => array( true ),
		);
	}

	/**
	 * Where several servers write, numbers do not follow each other: the journal has those that there are, and the revert finds them.
	 *
	 * @dataProvider listeners
	 *
	 * @param bool $is_listened Whether somebody listens.
	 */
	public function test_numbers_that_are_apart( bool $is_listened ): void {
		global $wpdb;
		$before = self::dump_site();
		$step   = 1;
		if ( $wpdb->dbh instanceof mysqli ) {
			$step = 3;
			$wpdb->query( 'SET SESSION auto_increment_increment = 3' );
		}
		$is_listened && add_action( 'save_post', '__return_null' );
		// Another plugin's own.
		add_action(
			'created_category',
			static function () use ( $wpdb ): void {
				$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) VALUES (1, 'three', 'a'), (1, 'three', 'b'), (1, 'three', 'c')" );
			}
		);
		$run   = $this->imported();
		$there = array_map( 'intval', $wpdb->get_col( "SELECT meta_id FROM $wpdb->postmeta WHERE meta_id > $this->most AND meta_key IN ('_wp_page_template', 'footnotes', '_thumbnail_id', 'three') ORDER BY meta_id" ) );
		$all   = array_map( 'intval', $wpdb->get_col( "SELECT meta_id FROM $wpdb->postmeta WHERE meta_id > $this->most ORDER BY meta_id" ) );
		$noted = array_map( 'intval', $wpdb->get_col( "SELECT pk FROM {$wpdb->prefix}templately_rows WHERE run_id = $run->id AND tbl = '$wpdb->postmeta'" ) );
		$this->assertSame( Run::DONE, $run->status );
		// Five pages, two of each of three posts, and three of each of two terms.
		$this->assertCount( 5 + 6 + 6, $there );
		$this->assertSame( array( $step ), array_values( array_unique( array( $there[1] - $there[0], $there[2] - $there[1] ) ) ) );
		$this->assertSame( array(), array_values( array_diff( $all, $noted ) ), 'what is there and was not noted' );
		$this->assertSame( array(), array_values( array_diff( $noted, $all ) ), 'what was noted and is not there' );
		$run = self::revert_site( $run );
		$this->assertSame( array( Run::REVERTED, array() ), array( $run->status, $run->results['kept'] ) );
		self::assert_site_is( $before );
	}

	/** Imports the small site with two more pages, two more posts, and metas of all of them. */
	private function imported(): Run {
		$manifest = self::site_manifest();
		$entries  = self::site_entries();
		$titles   = array( 2000000005 => 'Team', 2000000006 => 'Find us', 2000000007 => 'Second frost', 2000000008 => 'Third frost' );
		foreach ( $titles as $number => $title ) {
			$like = isset( self::PAGES[ $number ] ) ? 2000000002 : 2000000004;
			$slug = ( self::PAGES + self::POSTS )[ $number ];

			$manifest['content'][]             = self::content( $number, isset( self::PAGES[ $number ] ) ? 'page' : 'post', $slug, $title, 2000000002 === $like ? array( 2000000002, 2000000003 ) : array( 2000000032, 2000000052 ) );
			$document                          = array( 'id' => $number, 'slug' => $slug, 'title' => $title, 'sticky' => false ) + json_decode( $entries[ "content/$like.json" ], true );
			$document['content']               = str_replace( '/home/', '/2000000002/', $document['content'] );
			$entries[ "content/$number.json" ] = (string) wp_json_encode( $document );
		}
		foreach ( self::PAGES as $number => $slug ) {
			$name             = "content/$number.json";
			$entries[ $name ] = (string) wp_json_encode( array( 'template' => "wide-$slug" ) + json_decode( $entries[ $name ], true ) );
		}
		$bundle = self::pack( $manifest, $entries );
		// A site goes on after a notice, where a test would throw it.
		set_error_handler( // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- as on a site.
			function ( int $level, string $text ): bool {
				if ( 0 !== ( error_reporting() & $level ) ) { // phpcs:ignore WordPress.PHP -- what is silenced with @.
					$this->noticed[] = $text;
				}
				return true;
			}
		);
		try {
			return self::import_site( self::plan_of( $manifest ), array(), $bundle );
		} finally {
			restore_error_handler();
			unlink( $bundle );
			wp_cache_flush();
		}
	}

	/**
	 * Fails where pages and posts are not there once, with their terms, metas and links.
	 *
	 * @param Run                $run   The run.
	 * @param array<int, string> $slugs What is to be there: number to name.
	 */
	private function assert_written( Run $run, array $slugs ): void {
		global $wpdb;
		$ids = array();
		foreach ( $wpdb->get_results( "SELECT source, obj_id FROM {$wpdb->prefix}templately_objects WHERE run_id = $run->id AND obj_type = 'post'", ARRAY_N ) as list( $source, $id ) ) {
			$ids[ (int) substr( $source, strlen( 'object:' ) ) ] = (int) $id;
		}
		$expected = array();
		$metas    = array();
		$terms    = array();
		$term     = (int) get_term_by( 'slug', 'old-trees', 'category' )->term_taxonomy_id;
		$frost    = (int) $wpdb->get_var( "SELECT ID FROM $wpdb->posts WHERE post_type = 'attachment' AND post_name = 'frost'" );
		foreach ( $slugs as $number => $slug ) {
			$expected[] = array( (string) $ids[ $number ], $slug );
			if ( isset( self::PAGES[ $number ] ) ) {
				$metas[] = array( (string) $ids[ $number ], '_wp_page_template', "wide-$slug" );
				continue;
			}
			$metas[] = array( (string) $ids[ $number ], '_thumbnail_id', (string) $frost );
			$metas[] = array( (string) $ids[ $number ], 'footnotes', '[]' );
			$terms[] = array( (string) $ids[ $number ], (string) $term );
		}
		$here = implode( ', ', $ids );
		$this->assertEqualsCanonicalizing( $expected, $wpdb->get_results( "SELECT ID, post_name FROM $wpdb->posts WHERE post_type IN ('page', 'post') AND post_name REGEXP '^(home|about|history|team|find-us|first-frost|second-frost|third-frost)(-[0-9]+)?$'", ARRAY_N ) );
		$this->assertEqualsCanonicalizing( $metas, $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta WHERE meta_id > $this->most AND meta_key IN ('_wp_page_template', 'footnotes', '_thumbnail_id')", ARRAY_N ) );
		$this->assertEqualsCanonicalizing( $terms, $wpdb->get_results( "SELECT object_id, term_taxonomy_id FROM $wpdb->term_relationships WHERE term_taxonomy_id = $term AND object_id IN ($here)", ARRAY_N ) );
		$this->assertStringContainsString( '<a href="' . home_url( '/about/' ) . '">Home</a>', get_post( $ids[2000000005] )->post_content );
		$this->assertSame( home_url( '/about/' ), get_permalink( $ids[2000000002] ) );
		if ( isset( $slugs[2000000003] ) ) {
			$this->assertSame( home_url( '/about/history/' ), get_permalink( $ids[2000000003] ) );
		}
		$this->assertSame( array(), $this->noticed );
	}
}
