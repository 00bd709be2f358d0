<?php

declare( strict_types=1 );

use Templately\Installation;
use Templately\Rest\Failure;
use Templately\Storage\Clock;
use Templately\Storage\Lock;
use Templately\Storage\Settings;
use Templately\Storage\Site_State;
use Templately\Storage\Table_Changes;
use Templately\Storage\Table_Steps;
use Templately\Storage\Tables;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Makes_Bundles;
use Templately\Tests\Hub\Settable_Clock;
use Templately\Tests\Sample;

/**
 * Tables, options and starter catalogue of a new site, of an older one, and of one whose update was stopped anywhere.
 */
final class Installation_Test extends Test_Case {

	use Calls_Rest;
	use Makes_Bundles;

	/** Statements that change something of ours. The lock is renewed once a second, however many steps that has. */
	private const CHANGES = '/^\s*(?!UPDATE\b.*templately_lock)(CREATE|ALTER|INSERT|UPDATE|DELETE|DROP)\b.*templately/s';

	/** @var bool Statements that change tables cannot be rolled back. */
	protected $commits = true;

	/** Slugs of an older site's items, and the blocks that their details name. */
	private const BLOCK_TYPES = array(
		'packs'  => '',
		'plain'  => 'core/paragraph',
		'plain2' => 'core/paragraph',
		'spaced' => 'core/group core/spacer',
	);

	/** @var array<string, list<string>>|null Definitions of the tables as a new site has them. */
	private static $expected = null;

	/** A document of an older site. */
	private const DOCUMENT = '{"content":["<!-- wp:paragraph --><p>Grüße \\\\ \'aus\'</p><!-- /wp:paragraph -->"],"media":[]}';

	/** Beginnings of words under which its items are found, of which an older site has more. */
	private const BEGINNINGS = array(
		'packs'  => array( 'ver', 'verz', 'verze', 'verzei' ),
		'plain'  => array( 'ver', 'verz', 'verze', 'verzei', 'pho', 'phot', 'photo', 'photog', 'art' ),
		'plain2' => array( 'ver', 'verz', 'verze', 'verzei' ),
		'spaced' => array( 'ver', 'verz', 'verze', 'verzei', 'res', 'rest', 'resta', 'restau' ),
	);

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		if ( null === self::$expected ) {
			$this->begin_new();
			self::installation()->complete();
			self::$expected = self::definitions();
		}
	}

	/** A new site and an older one end with the same tables, and an older one keeps what is in them. */
	public function test_an_older_site_becomes_a_new_one(): void {
		$this->begin_old();
		self::installation()->complete();
		$this->assert_complete();
		global $wpdb;
		$this->assertSame( '1', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_accounts" ) );
		$this->assertSame( self::BLOCK_TYPES, self::block_types() );
		$this->assert_found_and_kept();
		// The account has its row that counts, once, however often the step begins.
		self::begin_behind();
		self::installation()->complete();
		$this->assertSame( array( array( '1', '0', '0' ) ), $wpdb->get_results( "SELECT account_id, files, bytes FROM {$wpdb->prefix}templately_cloud_usage", ARRAY_N ) );
	}

	/** Keys by which files were listed before are replaced, also where the step was ended among them. */
	public function test_keys_of_files_are_replaced(): void {
		global $wpdb;
		$this->begin_new();
		self::installation()->complete();
		$files = "{$wpdb->prefix}templately_cloud_files";
		$old   = array(
			'mine'          => 'owner_id,workspace_id,trashed_at,platform,changed_at,id',
			'mine_by_name'  => 'owner_id,workspace_id,trashed_at,platform,folded,id',
			'place'         => 'workspace_id,trashed_at,platform,changed_at,id',
			'place_by_name' => 'workspace_id,trashed_at,platform,folded,id',
		);
		foreach ( array( array_keys( $old ), array( 'place_by_name' ) ) as $left ) {
			foreach ( array( 'mine', 'place' ) as $key ) {
				$this->assertNotFalse( $wpdb->query( "ALTER TABLE $files DROP KEY $key" ) ); // phpcs:ignore WordPress.DB -- names of the tests.
			}
			foreach ( $left as $key ) {
				$this->assertNotFalse( $wpdb->query( "ALTER TABLE $files ADD KEY $key ($old[$key])" ) ); // phpcs:ignore WordPress.DB -- names of the tests.
			}
			self::begin_behind( 14 );
			self::installation()->complete();
			$this->assert_complete();
		}
	}

	/** What a file said of who changed or trashed it goes, also where the step was ended between, and the file stays. */
	public function test_files_say_no_more_who_changed_them(): void {
		global $wpdb;
		$this->begin_new();
		self::installation()->complete();
		$files = "{$wpdb->prefix}templately_cloud_files";
		$this->assertSame( 1, $wpdb->query( "INSERT INTO $files (owner_id, workspace_id, platform, type, name, folded, origin, version, versions, size, picture, has_look, created_at, changed_at, trashed_at) VALUES (1, 0, 1, 'page', 'A file', 'a file', '', 1, 1, 1, '', 0, 1, 2, 3)" ) ); // phpcs:ignore WordPress.DB -- names of the tests.
		foreach ( array( array( 'changed_by', 'trashed_by' ), array( 'trashed_by' ) ) as $left ) {
			foreach ( $left as $column ) {
				$this->assertNotFalse( $wpdb->query( "ALTER TABLE $files ADD COLUMN $column bigint(20) unsigned NOT NULL DEFAULT 0" ) ); // phpcs:ignore WordPress.DB -- names of the tests.
			}
			self::begin_behind( 17 );
			self::installation()->complete();
			$this->assert_complete();
			$this->assertSame( array(), array_intersect( array( 'changed_by', 'trashed_by' ), $wpdb->get_col( "SHOW COLUMNS FROM $files" ) ) ); // phpcs:ignore WordPress.DB -- names of the tests.
			$this->assertSame( array( array( '1', 'A file', '2', '3' ) ), $wpdb->get_results( "SELECT owner_id, name, changed_at, trashed_at FROM $files", ARRAY_N ) ); // phpcs:ignore WordPress.DB -- names of the tests.
		}
	}

	/** An invitation of before, of whose mail nothing is known, counts as sent, and its link stays good. */
	public function test_invitations_say_what_became_of_their_mails(): void {
		global $wpdb;
		$this->begin_new();
		self::installation()->complete();
		$table = "{$wpdb->prefix}templately_invitations";
		foreach ( array( 'DROP KEY next_hash', 'DROP COLUMN next_hash', 'DROP COLUMN mail_state' ) as $change ) {
			$this->assertNotFalse( $wpdb->query( "ALTER TABLE $table $change" ) ); // phpcs:ignore WordPress.DB -- names of the tests.
		}
		$hash = hash( 'sha256', 'tly_i_1' );
		$this->assertSame( 1, $wpdb->query( "INSERT INTO $table (workspace_id, email, role, token_hash, invited_by, created_at, expires_at, sends) VALUES (1, 'bob@example.org', 2, '$hash', 1, 1, 2, 1)" ) ); // phpcs:ignore WordPress.DB -- names of the tests.
		self::begin_behind( 15 );
		self::installation()->complete();
		$this->assert_complete();
		$this->assertSame( array( array( $hash, '', '0' ) ), $wpdb->get_results( "SELECT token_hash, next_hash, mail_state FROM $table", ARRAY_N ) ); // phpcs:ignore WordPress.DB -- names of the tests.
	}

	/** Says that an older site's items are found by first letters alone, and that its document is there, compressed. */
	private function assert_found_and_kept(): void {
		global $wpdb;
		$prefix = $wpdb->prefix . 'templately_';
		foreach ( self::BEGINNINGS as $slug => $beginnings ) {
			$found = $wpdb->get_col( $wpdb->prepare( "SELECT s.term FROM {$prefix}search_terms s JOIN {$prefix}items i ON i.id = s.item_id AND i.shelf = s.shelf AND i.popularity = s.popularity AND i.level = s.level WHERE i.slug = %s", $slug ) ); // phpcs:ignore WordPress.DB -- names of the tests.
			$this->assertEqualsCanonicalizing( array_map( array( self::class, 'key' ), $beginnings ), array_map( 'intval', $found ), $slug );
		}
		$this->assertSame( (string) count( array_merge( ...array_values( self::BEGINNINGS ) ) ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_search_terms" ) );
		$this->assertSame( 'verzei photog art', str_replace( 'art photog', 'photog art', (string) $wpdb->get_var( "SELECT words FROM {$wpdb->prefix}templately_items WHERE slug = 'plain'" ) ) );
		$this->assertSame( self::DOCUMENT, gzuncompress( (string) $wpdb->get_var( "SELECT compressed FROM {$wpdb->prefix}templately_contents" ) ) );
	}

	/**
	 * @param string $beginning Beginning of a word.
	 */
	private static function key( string $beginning ): int {
		return unpack( 'J', substr( hash( 'sha256', $beginning, true ), 0, 8 ) )[1];
	}

	/**
	 * Where a statement fails, nothing is said to be done that is not; the next process goes on.
	 *
	 * @dataProvider beginnings
	 * @group faults
	 *
	 * @param string $begin How the site begins.
	 */
	public function test_a_fault_at_each_statement( string $begin ): void {
		$GLOBALS['wpdb']->suppress_errors( true );
		$statements = $this->statements( $begin );
		// What fails right before a note, and is swallowed, is noted as done.
		$before = array();
		foreach ( self::notes( $statements ) as $note ) {
			$before[] = $note - 1;
		}
		foreach ( self::some_of( $statements, $before ) as $failing ) {
			$this->$begin();
			$count = -1;
			$fault = static function ( string $sql ) use ( &$count, $failing ): string {
				return self::changes( $sql ) && ++$count === $failing ? 'A statement that fails' : $sql;
			};
			add_filter( 'query', $fault );
			$lock = self::lock();
			self::installation( null, $lock )->complete();
			remove_filter( 'query', $fault );
			$this->assertGreaterThanOrEqual( $failing, $count );
			// As at the end of the request.
			$lock->release();
			self::installation()->complete();
			$this->assert_complete( $statements[ $failing ] );
		}
	}

	/**
	 * A process that is killed leaves what the next one goes on with, at once.
	 *
	 * @dataProvider beginnings
	 * @group faults
	 *
	 * @param string $begin How the site begins.
	 */
	public function test_killed_at_each_statement( string $begin ): void {
		$statements = $this->statements( $begin );
		// Who is stopped right before a note leaves work that is done and that the next one does again.
		foreach ( self::some_of( $statements, self::notes( $statements ) ) as $at ) {
			$this->$begin();
			$this->assertTrue( $this->kill_at( $at ), $statements[ $at ] );
			wp_cache_flush();
			// As a route does, which must not answer with older tables.
			self::installation()->require_tables();
			$this->assertTrue( self::tables()->are_current() );
			self::installation()->complete();
			$this->assert_complete( $statements[ $at ] );
			$this->assertSame( 'begin_old' === $begin ? self::BLOCK_TYPES : array(), self::block_types() );
			if ( 'begin_old' === $begin ) {
				$this->assert_found_and_kept();
			}
		}
	}

	/**
	 * Returns the statements that set a site up.
	 *
	 * @param string $begin How the site begins.
	 * @return list<string>
	 */
	private function statements( string $begin ): array {
		$this->$begin();
		$statements = array();
		$listen     = static function ( string $sql ) use ( &$statements ): string {
			if ( self::changes( $sql ) ) {
				$statements[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $listen );
		self::installation()->complete();
		remove_filter( 'query', $listen );
		$this->assert_complete();
		$this->assertGreaterThan( count( Tables::names() ), count( $statements ) );
		return $statements;
	}

	/**
	 * Returns which statements note what was done.
	 *
	 * @param list<string> $statements Statements.
	 * @return list<int> Numbers.
	 */
	private static function notes( array $statements ): array {
		$notes = array_keys( (array) preg_grep( "/'templately_(tables|version)'/", $statements ) );
		self::assertContains( count( $notes ), array( 2, Tables::VERSION ) );
		return $notes;
	}

	/**
	 * Returns the statements to stop at: in `npm test` two of those that notes depend on and one of all.
	 *
	 * @param list<string> $statements Statements.
	 * @param list<int>    $noted      Numbers of those that notes depend on.
	 * @return list<int> Numbers.
	 */
	private static function some_of( array $statements, array $noted ): array {
		return array_keys( Sample::of( $statements, 1 ) + array_flip( Sample::of( $noted, 2 ) ) );
	}

	/**
	 * Returns ways to begin.
	 *
	 * @return array<string, array{string}>
	 */
	public function beginnings(): array {
		return array(
			'a new site'    => array( 'begin_new' ),
			'an older site' => array( 'begin_old' ),
		);
	}

	/** Statements that failed are said, not swallowed. */
	public function test_a_refusal_is_said(): void {
		global $wpdb;
		$wpdb->suppress_errors( true );
		$this->begin_new();
		$fault = static function ( string $sql ): string {
			return 0 === strpos( $sql, "CREATE TABLE {$GLOBALS['wpdb']->prefix}templately_terms" ) ? 'A statement that fails' : $sql;
		};
		add_filter( 'query', $fault );
		try {
			self::installation()->require_tables();
			$this->fail( 'Nothing was thrown.' );
		} catch ( RuntimeException $thrown ) {
			$this->assertStringContainsString( 'the table terms', $thrown->getMessage() );
		}
		$state = new Site_State( new Settings() );
		self::installation()->complete();
		$this->assertStringContainsString( 'the table terms', $state->failure() );
		remove_filter( 'query', $fault );

		// Not at each page of wp-admin, but after a while.
		self::installation()->keep_current();
		$this->assertFalse( self::installation()->is_current() );
		update_option( 'templately_failure', array( 'at' => time() - 15 * MINUTE_IN_SECONDS ) + get_option( 'templately_failure' ) );
		self::installation()->keep_current();
		$this->assert_complete();
		$this->assertSame( '', $state->failure() );
	}

	/** A starter catalogue that ran out of time is tried again, and goes on with the pack where it was stopped. */
	public function test_publishing_that_was_stopped_goes_on(): void {
		$folder = $this->catalogue();
		$hub    = static function () use ( $folder ): Templately\Hub\Publishing\Starter_Catalogue {
			global $wpdb;
			return new Templately\Hub\Publishing\Starter_Catalogue( ( new Templately\Hub\Marketplace( $wpdb, new Templately\Storage\Transaction( $wpdb ), new Clock() ) )->publisher(), new Templately\Hub\State(), $folder );
		};
		global $wpdb;
		$published = array();
		$watch     = static function ( string $sql ) use ( &$published ): string {
			if ( preg_match( "/INSERT INTO \S+templately_items .*'(stopped-(?:one|two))'/sU", $sql, $found ) ) {
				$published[] = $found[1];
			}
			return $sql;
		};
		add_filter( 'query', $watch );
		delete_option( Site_State::VERSION );
		$stop = static function ( callable $after_each ) use ( $hub ): bool {
			return $hub()->publish_changes(
				static function () use ( $after_each ): void {
					$after_each();
					throw new RuntimeException( 'Out of time.' );
				}
			);
		};
		self::installation( $stop )->complete();
		$this->assertSame( array( 'stopped-two' ), $published );
		$this->assertFalse( self::installation()->is_current() );
		$go_on = static function ( callable $after_each ) use ( $hub ): bool {
			return $hub()->publish_changes( $after_each );
		};
		self::installation( $go_on )->complete();
		$this->assertSame( array( 'stopped-two', 'stopped-one' ), $published );
		$this->assertTrue( self::installation()->is_current() );
		self::installation( $go_on )->complete();
		$this->assertCount( 2, $published );
		$this->assertSame( '2', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_items WHERE slug IN ( 'stopped-one', 'stopped-two' )" ) );
	}

	/** Routes of the site, the hub's in this process and over HTTP, and the pages of mails wait for their tables. */
	public function test_no_route_answers_with_older_tables(): void {
		$this->act_as( 'administrator' );
		$lock = new Lock( $GLOBALS['wpdb'], new Clock(), Templately\Plugin::LOCK, DAY_IN_SECONDS );
		self::begin_behind();
		$this->assertSame( 200, $this->call( 'GET', '/templately/v1/items', array( 'platform' => 'gutenberg', 'type' => 'packs' ) )->get_status() );
		$this->assertTrue( self::tables()->are_current() );

		self::begin_behind();
		$answer = $this->http( 'GET', '/?rest_route=/templately/v1/is-signed' );
		wp_cache_flush();
		$this->assertSame( 401, $answer['status'] );
		$this->assertTrue( self::tables()->are_current() );

		self::begin_behind();
		$this->assertSame( 200, $this->http( 'GET', '/?templately-hub=ask-reset' )['status'] );
		wp_cache_flush();
		$this->assertTrue( self::tables()->are_current() );

		// Cron brings everything there, the designs too.
		self::begin_behind();
		delete_option( Site_State::VERSION );
		$this->http( 'GET', '/wp-cron.php?doing_wp_cron=1' );
		$until = time() + self::PATIENCE;
		while ( ! self::installation()->is_current() && time() < $until ) {
			usleep( 100000 );
			wp_cache_flush();
		}
		$this->assert_complete();

		// While another process is at it, a route says so.
		self::begin_behind();
		$this->assertTrue( $lock->take() );
		try {
			self::installation()->require_tables();
			$this->fail( 'It went on.' );
		} catch ( Failure $failure ) {
			$this->assertSame( array( 503, 'not_ready', 'The library is being set up. Try again in a moment.' ), array( $failure->status(), $failure->error_code(), $failure->getMessage() ) );
		}
		$this->assertFalse( self::tables()->are_current() );
		$lock->release();
		self::installation()->require_tables();
	}

	/** One process holds the lock; one that is over is anybody's, once. */
	public function test_the_lock(): void {
		global $wpdb;
		$clock  = new Settable_Clock( 1800000000 );
		$first  = new Lock( $wpdb, $clock, 'templately_test_lock' );
		$second = new Lock( $wpdb, $clock, 'templately_test_lock' );
		$third  = new Lock( $wpdb, $clock, 'templately_test_lock' );
		$this->assertSame( array( true, false, false ), array( $first->take(), $second->take(), $first->take() ) );
		$clock->now += 59;
		$first->renew();
		$clock->now += 59;
		$this->assertFalse( $second->take() );
		++$clock->now;
		$this->assertSame( array( true, false ), array( $second->take(), $third->take() ) );
		$first->release();
		$this->assertFalse( $third->take(), 'Nobody gives back what is another one\'s.' );
		try {
			$clock->now += 5;
			$first->renew();
			$this->fail( 'It was lost.' );
		} catch ( RuntimeException $thrown ) {
			$this->assertStringContainsString( 'Another process', $thrown->getMessage() );
		}
		$second->release();
		$this->assertTrue( $third->take() );
		// A process that is no more, of this machine, and one of another machine.
		$gone = static function ( string $machine ) use ( $clock, $wpdb ): void {
			$wpdb->update( $wpdb->options, array( 'option_value' => ( $clock->now + 30 ) . ' 4194305 ' . $machine ), array( 'option_name' => 'templately_test_lock' ) );
		};
		$gone( 'another.machine' );
		$this->assertFalse( $first->take() );
		$gone( (string) gethostname() );
		$this->assertTrue( $first->take() );
		$first->remove();
	}

	/** Where nothing has changed, asking costs no query. */
	public function test_nothing_to_do_costs_nothing(): void {
		$installation = self::installation();
		wp_load_alloptions();
		$queries = $GLOBALS['wpdb']->num_queries;
		$installation->require_tables();
		$installation->keep_current();
		$this->assertSame( 0, $GLOBALS['wpdb']->num_queries - $queries );

		// A version that was noted says nothing of tables that are older.
		self::begin_behind();
		$this->assertFalse( self::installation()->is_current() );
		self::installation()->keep_current();
		$this->assert_complete();
	}

	/**
	 * Text of every table is compared byte by byte: a table that forgets it is red here.
	 */
	public function test_all_text_is_compared_byte_by_byte(): void {
		global $wpdb;
		if ( ! self::has_collations() ) {
			$this->markTestSkipped( 'SQLite has no collations of tables. On MariaDB this test holds it.' );
		}
		$this->begin_new();
		self::installation()->complete();
		$tables = $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}templately%'" );
		$this->assertCount( count( Tables::names() ), $tables );
		foreach ( $tables as $table ) {
			$this->assertStringContainsString( ' COLLATE=utf8mb4_bin', $wpdb->get_row( "SHOW CREATE TABLE `$table`", ARRAY_N )[1], 'Columns of later versions too.' ); // phpcs:ignore WordPress.DB -- names from the database.
			foreach ( $wpdb->get_results( "SHOW FULL COLUMNS FROM $table" ) as $column ) { // phpcs:ignore WordPress.DB -- names from the database.
				$this->assertContains( $column->Collation, array( null, 'utf8mb4_bin' ), "$table.$column->Field" ); // phpcs:ignore WordPress.NamingConventions -- the database's.
			}
		}
	}

	/** The version is that of the last step. */
	public function test_the_version_is_the_last_steps(): void {
		$numbers = array_keys( ( new Table_Steps( $GLOBALS['wpdb'], new Table_Changes( $GLOBALS['wpdb'] ) ) )->all() );
		$this->assertSame( range( 2, Tables::VERSION ), $numbers );
	}

	/**
	 * Makes what sets the plugin up.
	 *
	 * @param callable|null $publish Publishes the starter catalogue.
	 * @param Lock|null     $lock    Its lock.
	 */
	private static function installation( ?callable $publish = null, ?Lock $lock = null ): Installation {
		wp_cache_flush();
		return new Installation( new Site_State( new Settings() ), self::tables(), $lock ?? self::lock(), $publish ?? '__return_true', Templately\Plugin::INSTALL, 0 );
	}

	/** Makes what looks after the tables. */
	private static function tables(): Tables {
		$changes = new Table_Changes( $GLOBALS['wpdb'] );
		return new Tables( $changes, new Table_Steps( $GLOBALS['wpdb'], $changes ) );
	}

	/** Makes the lock. */
	private static function lock(): Lock {
		global $wpdb;
		return new Lock( $wpdb, new Clock(), Templately\Plugin::LOCK );
	}

	/**
	 * Says that everything is as on a new site, and that the lock is free.
	 *
	 * @param string $after What happened before.
	 */
	private function assert_complete( string $after = '' ): void {
		global $wpdb;
		wp_cache_flush();
		$this->assertTrue( self::installation()->is_current(), $after . ( new Site_State( new Settings() ) )->failure() );
		$this->assertSame( self::$expected, self::definitions(), $after );
		$this->assertNull( $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'templately_lock'" ) );
		$this->assertIsArray( get_option( Settings::OPTION ) );
		$this->assertNotSame( '', ( new Site_State( new Settings() ) )->uuid() );
	}

	/**
	 * Returns what the rows of items say of blocks.
	 *
	 * @return array<string, string> Slug to names.
	 */
	private static function block_types(): array {
		global $wpdb;
		return array_column( $wpdb->get_results( "SELECT slug, block_types FROM {$wpdb->prefix}templately_items ORDER BY slug", ARRAY_A ), 'block_types', 'slug' );
	}

	/** Makes a site where the plugin never was. */
	private function begin_new(): void {
		self::tables()->drop();
		foreach ( Templately\Plugin::UNINSTALL as $remove ) {
			$remove();
		}
		( new Site_State( new Settings() ) )->remove();
		( new Templately\Hub\State() )->remove();
		self::lock()->remove();
		wp_cache_flush();
	}

	/** Makes a site with the first version's tables, and an account. */
	private function begin_old(): void {
		global $wpdb;
		$this->begin_new();
		foreach ( require __DIR__ . '/tables-1.php' as $name => $columns ) {
			$this->assertNotFalse( $wpdb->query( "CREATE TABLE {$wpdb->prefix}templately_$name ($columns) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci" ) ); // phpcs:ignore WordPress.DB -- a file of the tests.
		}
		$wpdb->insert( $wpdb->prefix . 'templately_accounts', array( 'email' => 'ada@example.org' ) + array_fill_keys( array( 'password', 'subject', 'first_name', 'last_name' ), 'x' ) + array( 'plan' => 'free' ) + array_fill_keys( array( 'is_local', 'show_notice', 'joined_at', 'verified_at', 'consented_at' ), 1 ) );
		foreach ( self::BLOCK_TYPES as $slug => $types ) {
			$details = '' === $types ? array() : array( 'block_types' => explode( ' ', $types ) );
			$wpdb->insert( $wpdb->prefix . 'templately_items', array( 'slug' => $slug, 'details' => wp_json_encode( $details, JSON_UNESCAPED_SLASHES ) ) + array_fill_keys( array( 'name', 'thumbnail', 'thumbnail2', 'thumbnail3', 'content' ), '' ) + array_fill_keys( array( 'shelf', 'level', 'downloads', 'pack_id', 'place', 'price', 'rating', 'favourite_count', 'fullsite_import', 'has_settings' ), 1 ) );
			$id   = $wpdb->insert_id;
			$rows = array();
			foreach ( self::BEGINNINGS[ $slug ] as $beginning ) {
				foreach ( 6 === strlen( $beginning ) ? array( '', 'x', 'xy' ) : array( '' ) as $more ) {
					$rows[] = '(' . self::key( $beginning . $more ) . ", 1, 1, $id, 1)";
				}
			}
			$wpdb->query( "INSERT INTO {$wpdb->prefix}templately_search_terms (term, shelf, downloads, item_id, level) VALUES " . implode( ', ', $rows ) ); // phpcs:ignore WordPress.DB -- names of the tests, and numbers.
		}
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_items SET pack_id = (SELECT id FROM (SELECT MIN(id) AS id FROM {$wpdb->prefix}templately_items) AS first)" );
		$wpdb->update( $wpdb->prefix . 'templately_items', array( 'name' => 'Verzeichnis' ), array( 'slug' => 'packs' ) );
		$wpdb->update( $wpdb->prefix . 'templately_items', array( 'name' => 'Restaurantkritiker' ), array( 'slug' => 'spaced' ) );
		$wpdb->insert( $wpdb->prefix . 'templately_terms', array( 'taxonomy' => 'tag', 'slug' => 'photography', 'name' => 'Photography & Art', 'details' => '{}' ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}templately_item_terms (term, shelf, downloads, item_id, level) SELECT %d, shelf, downloads, id, level FROM {$wpdb->prefix}templately_items WHERE slug = 'plain'", $wpdb->insert_id ) ); // phpcs:ignore WordPress.DB -- names of the tests.
		// Not by insert(), which remembers the columns of today's table.
		$this->assertSame( 1, $wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}templately_contents (sha256, body) VALUES (%s, %s)", hash( 'sha256', self::DOCUMENT ), self::DOCUMENT ) ) );
		update_option( 'templately_hub', array( 'schema' => 1 ) );
		wp_cache_flush();
	}

	/**
	 * Makes a site that a step has not come to yet.
	 *
	 * @param int $step Which; the last one.
	 */
	private static function begin_behind( int $step = Tables::VERSION ): void {
		update_option( 'templately_tables', (string) ( $step - 1 ) );
		wp_cache_flush();
	}

	/**
	 * Returns how each table is defined, with columns and keys in order of their names.
	 *
	 * @return array<string, list<string>>
	 */
	private static function definitions(): array {
		global $wpdb;
		$definitions = array();
		foreach ( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}templately%'" ) as $table ) {
			$lines = array_map(
				static function ( string $line ): string {
					return trim( (string) preg_replace( array( '/ AUTO_INCREMENT=\d+/', self::has_collations() ? '/$^/' : '/ COLLATE[ =]\w+/' ), '', $line ), ' ,' );
				},
				explode( "\n", (string) $wpdb->get_row( "SHOW CREATE TABLE `$table`", ARRAY_N )[1] ) // phpcs:ignore WordPress.DB -- names from the database.
			);
			sort( $lines );
			$definitions[ $table ] = $lines;
		}
		return $definitions;
	}

	/** Says whether the database compares as its tables say: SQLite compares bytes, but for capitals of ASCII, whatever they say. */
	private static function has_collations(): bool {
		return $GLOBALS['wpdb']->__get( 'dbh' ) instanceof mysqli;
	}

	/**
	 * Says whether a statement changes something of ours.
	 *
	 * @param string $sql A statement.
	 */
	private static function changes( string $sql ): bool {
		return 1 === preg_match( self::CHANGES, $sql );
	}

	/**
	 * Sets the plugin up in a process that is killed before one of its statements.
	 *
	 * @param int $at Its number, from 0.
	 * @return bool Whether there was such a statement.
	 */
	private function kill_at( int $at ): bool {
		$code    = '<?php $_SERVER["HTTP_HOST"] = "localhost"; define( "WP_USE_THEMES", false ); require ' . var_export( ABSPATH . 'wp-load.php', true ) . '; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- to another process.
			$count = -1;
			add_filter( "query", function ( $sql ) use ( &$count ) {
				if ( preg_match( ' . var_export( self::CHANGES, true ) . ', $sql ) && ++$count === ' . $at . ' ) {
					posix_kill( getmypid(), SIGKILL );
				}
				return $sql;
			} );
			global $wpdb;
			$changes = new Templately\Storage\Table_Changes( $wpdb );
			( new Templately\Installation( new Templately\Storage\Site_State( new Templately\Storage\Settings() ), new Templately\Storage\Tables( $changes, new Templately\Storage\Table_Steps( $wpdb, $changes ) ), new Templately\Storage\Lock( $wpdb, new Templately\Storage\Clock(), Templately\Plugin::LOCK ), "__return_true", Templately\Plugin::INSTALL, 0 ) )->complete();';
		$pipes   = array();
		$process = proc_open( array( PHP_BINARY, '-d', 'display_errors=stderr' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) ), $pipes );
		$this->assertIsResource( $process );
		fwrite( $pipes[0], $code ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- to another process.
		fclose( $pipes[0] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a pipe.
		$said   = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
		$status = proc_close( $process );
		$this->assertSame( '', $said );
		$this->assertContains( $status, array( 0, SIGKILL, -1 ) );
		return 0 !== $status;
	}

	/**
	 * Makes a built catalogue of two packs.
	 *
	 * @return string Its folder.
	 */
	private function catalogue(): string {
		$folder = get_temp_dir() . 'templately-catalogue-' . wp_rand() . '/';
		$packs  = array();
		foreach ( array( 'stopped-one', 'stopped-two' ) as $slug ) {
			wp_mkdir_p( "$folder$slug" );
			$manifest = json_decode( str_replace( '"test-', "\"$slug-", (string) wp_json_encode( self::manifest() ) ), true );
			rename( self::pack( array( 'pack' => array( 'slug' => $slug ) + $manifest['pack'] ) + $manifest, self::entries() ), "$folder$slug.zip" );
			$packs[] = array(
				'slug'       => $slug,
				'bundle'     => "$slug.zip",
				'thumbnails' => "$slug/",
			);
		}
		file_put_contents( "$folder/index.json", wp_json_encode( array( 'hash' => hash( 'sha256', $folder ) ) + compact( 'packs' ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
		return untrailingslashit( $folder );
	}
}
