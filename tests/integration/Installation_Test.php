<?php

declare( strict_types=1 );

use Templately\Installation;
use Templately\Shared\Clock;
use Templately\Shared\Database\Option_Lock;
use Templately\Shared\Database\Schema_Migrator;
use Templately\Shared\Database\Table_Builder;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Tests\Calls_Rest;
use Templately\Tests\Hub\Makes_Bundles;
use Templately\Tests\Hub\Settable_Clock;
use Templately\Tests\Sample;

/**
 * Tables, options and starter catalogue of a new site, of one that is updated, and of one whose set-up was stopped anywhere.
 */
final class Installation_Test extends Test_Case {

	use Calls_Rest;
	use Makes_Bundles;

	/** Statements that change something of ours. The lock is renewed once a second, however many steps that has. */
	private const CHANGES = '/^\s*(?!UPDATE\b.*templately_lock)(CREATE|ALTER|INSERT|UPDATE|DELETE|DROP)\b.*templately/s';

	/** Sets the plugin up, in another process. */
	private const COMPLETE = '( new Templately\Installation( new Templately\Shared\Settings\Site_State( new Templately\Shared\Settings\Settings() ), new Templately\Shared\Database\Schema_Migrator( new Templately\Shared\Database\Table_Builder( $wpdb ) ), new Templately\Shared\Database\Option_Lock( $wpdb, new Templately\Shared\Clock(), Templately\Plugin::LOCK ), "__return_true", Templately\Plugin::INSTALL, 0 ) )->install();';

	/** @var bool Statements that change tables cannot be rolled back. */
	protected $commits = true;

	/** @var array<string, list<string>>|null Definitions of the tables as a new site has them. */
	private static $expected = null;

	protected function setUp(): void {
		parent::setUp();
		if ( null === self::$expected ) {
			$this->begin_new();
			self::installation()->install();
			self::$expected = self::definitions();
		}
	}

	/**
	 * Where a statement fails, nothing is said to be done that is not; the next process goes on.
	 *
	 * @group faults
	 */
	public function test_a_fault_at_each_statement(): void {
		$GLOBALS['wpdb']->suppress_errors( true );
		$statements = $this->statements();
		// What fails right before a note, and is swallowed, is noted as done.
		$before = array();
		foreach ( self::notes( $statements ) as $note ) {
			$before[] = $note - 1;
		}
		foreach ( self::some_of( $statements, $before ) as $failing ) {
			$this->begin_new();
			$count = -1;
			$fault = static function ( string $sql ) use ( &$count, $failing ): string {
				return self::changes( $sql ) && ++$count === $failing ? 'A statement that fails' : $sql;
			};
			add_filter( 'query', $fault );
			$lock = self::lock();
			self::installation( null, $lock )->install();
			remove_filter( 'query', $fault );
			$this->assertGreaterThanOrEqual( $failing, $count );
			// As at the end of the request.
			$lock->release();
			self::installation()->install();
			$this->assert_complete( $statements[ $failing ] );
		}
	}

	/**
	 * A process that is killed leaves what the next one goes on with, at once.
	 *
	 * @group faults
	 */
	public function test_killed_at_each_statement(): void {
		$statements = $this->statements();
		// Who is stopped right before a note leaves work that is done and that the next one does again.
		foreach ( self::some_of( $statements, self::notes( $statements ) ) as $at ) {
			$this->begin_new();
			$this->assertTrue( $this->kill_at( $at, self::COMPLETE ), $statements[ $at ] );
			wp_cache_flush();
			// As a route does, which must not answer without the tables.
			self::installation()->require_tables();
			$this->assertTrue( self::tables()->are_current() );
			self::installation()->install();
			$this->assert_complete( $statements[ $at ] );
		}
	}

	/**
	 * Returns the statements that set a new site up.
	 *
	 * @return list<string>
	 */
	private function statements(): array {
		$this->begin_new();
		$statements = array();
		$listen     = static function ( string $sql ) use ( &$statements ): string {
			if ( self::changes( $sql ) ) {
				$statements[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $listen );
		self::installation()->install();
		remove_filter( 'query', $listen );
		$this->assert_complete();
		$this->assertGreaterThan( count( Schema_Migrator::names() ), count( $statements ) );
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
		self::assertCount( 2, $notes );
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

	/** Steps run in order and once each, on sites whose tables they are newer than. */
	public function test_steps_run_once_and_in_order(): void {
		$ran    = array();
		$steps  = array(
			2 => static function () use ( &$ran ): void {
				$ran[] = 'step 2 at ' . get_option( 'templately_tables' );
			},
			3 => static function () use ( &$ran ): void {
				$ran[] = 'step 3 at ' . get_option( 'templately_tables' );
			},
		);
		$tables = new Schema_Migrator( new Table_Builder( $GLOBALS['wpdb'] ), $steps );
		foreach ( array(
			array( '1', array( 'step 2 at 1', 'noted 2', 'step 3 at 2', 'noted 3' ) ),
			array( '2', array( 'step 3 at 2', 'noted 3' ) ),
			array( '3', array() ),
			// Left by a newer version of the plugin.
			array( '4', array() ),
		) as list( $noted, $expected ) ) {
			$ran = array();
			update_option( 'templately_tables', $noted );
			$tables->migrate(
				static function () use ( &$ran ): void {
					$ran[] = 'noted ' . get_option( 'templately_tables' );
				}
			);
			$this->assertSame( array( $expected, '3' ), array( $ran, get_option( 'templately_tables' ) ), "From $noted." );
		}
	}

	/** A new site gets the tables of today: no step runs there. */
	public function test_a_new_site_runs_no_step(): void {
		$this->begin_new();
		$step = function (): void {
			$this->fail( 'The step ran.' );
		};
		( new Schema_Migrator( new Table_Builder( $GLOBALS['wpdb'] ), array( 2 => $step ) ) )->migrate( static function (): void {} );
		$this->assertSame( array( '2', self::$expected ), array( get_option( 'templately_tables' ), self::definitions() ) );
	}

	/** A step that was killed anywhere is not noted, runs again and ends with the same. */
	public function test_a_step_that_was_killed_runs_again(): void {
		global $wpdb;
		$table = "{$wpdb->prefix}templately_tries";
		$steps = 'array( 2 => static function () use ( $wpdb ): void {
				$table = "{$wpdb->prefix}templately_tries";
				if ( array() === $wpdb->get_col( "SHOW COLUMNS FROM $table LIKE \'example\'" ) ) {
					$wpdb->query( "ALTER TABLE $table ADD COLUMN example varchar(20) NULL" );
				}
				$wpdb->query( "UPDATE $table SET example = bucket" );
			} )';
		$code  = "( new Templately\\Shared\\Database\\Schema_Migrator( new Templately\\Shared\\Database\\Table_Builder( \$wpdb ), $steps ) )->migrate( static function (): void {} );";
		$wpdb->query( "INSERT INTO $table (bucket, tries, since, locks, locked_until) VALUES ('a', 1, 2, 3, 4)" ); // phpcs:ignore WordPress.DB -- names of the tests.
		// Before the column, before its values, before the note.
		foreach ( array( 0, 1, 2 ) as $at ) {
			update_option( 'templately_tables', '1' );
			wp_cache_flush();
			$this->assertTrue( $this->kill_at( $at, $code ) );
			wp_cache_flush();
			$this->assertSame( array( '1', $at > 0 ? 1 : 0 ), array( get_option( 'templately_tables' ), count( $wpdb->get_col( "SHOW COLUMNS FROM $table LIKE 'example'" ) ) ) ); // phpcs:ignore WordPress.DB -- names of the tests.
			$this->assertFalse( $this->kill_at( PHP_INT_MAX, $code ) );
			wp_cache_flush();
			$this->assertSame( array( '2', 'a' ), array( get_option( 'templately_tables' ), $wpdb->get_var( "SELECT example FROM $table" ) ) ); // phpcs:ignore WordPress.DB -- names of the tests.
			$wpdb->query( "ALTER TABLE $table DROP COLUMN example" ); // phpcs:ignore WordPress.DB -- names of the tests.
		}
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
		self::installation()->install();
		$this->assertStringContainsString( 'the table terms', $state->failure() );
		remove_filter( 'query', $fault );

		// Not at each page of wp-admin, but after a while.
		self::installation()->update();
		$this->assertFalse( self::installation()->is_current() );
		update_option( 'templately_failure', array( 'at' => time() - 15 * MINUTE_IN_SECONDS ) + get_option( 'templately_failure' ) );
		self::installation()->update();
		$this->assert_complete();
		$this->assertSame( '', $state->failure() );
	}

	/** A starter catalogue that ran out of time is tried again, and goes on with the pack where it was stopped. */
	public function test_publishing_that_was_stopped_goes_on(): void {
		$folder = $this->catalogue();
		$hub    = static function () use ( $folder ): Templately\Hub\Publishing\Starter_Catalogue {
			global $wpdb;
			return new Templately\Hub\Publishing\Starter_Catalogue( ( new Templately\Hub\Hub_Services( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ), new Clock() ) )->publisher(), new Templately\Shared\Settings\Hub_State(), $folder );
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
				static function () use ( $after_each ): bool {
					$after_each();
					throw new RuntimeException( 'Out of time.' );
				}
			);
		};
		self::installation( $stop )->install();
		$this->assertSame( array( 'stopped-two' ), $published );
		$this->assertFalse( self::installation()->is_current() );
		$go_on = static function ( callable $after_each ) use ( $hub ): bool {
			return $hub()->publish_changes( $after_each );
		};
		self::installation( $go_on )->install();
		$this->assertSame( array( 'stopped-two', 'stopped-one' ), $published );
		$this->assertTrue( self::installation()->is_current() );
		self::installation( $go_on )->install();
		$this->assertCount( 2, $published );
		$this->assertSame( '2', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_items WHERE slug IN ( 'stopped-one', 'stopped-two' )" ) );
	}

	public function test_a_pack_without_media_has_those_of_another_bundle(): void {
		global $wpdb;
		$services  = new Templately\Hub\Hub_Services( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ), new Clock() );
		$catalogue = new Templately\Hub\Publishing\Starter_Catalogue( $services->publisher(), new Templately\Shared\Settings\Hub_State(), $this->catalogue( 'stopped-two.zip' ) );
		$before    = glob( get_temp_dir() . 'templately*.tmp' );

		$catalogue->publish_changes( '__return_true' );

		// Publishing refuses a bundle whose entries differ from its manifest.
		$this->assertSame( array( 'stopped-one', 'stopped-two' ), $wpdb->get_col( "SELECT slug FROM {$wpdb->prefix}templately_items WHERE slug IN ( 'stopped-one', 'stopped-two' ) ORDER BY slug" ) );
		$this->assertSame( $before, glob( get_temp_dir() . 'templately*.tmp' ) );
	}

	public function test_a_catalogue_without_the_bundle_that_has_the_media_says_so(): void {
		global $wpdb;
		$services  = new Templately\Hub\Hub_Services( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ), new Clock() );
		$catalogue = new Templately\Hub\Publishing\Starter_Catalogue( $services->publisher(), new Templately\Shared\Settings\Hub_State(), $this->catalogue( 'missing.zip' ) );

		$this->expectException( Templately\Shared\Bundle\Invalid_Bundle::class );
		$this->expectExceptionMessage( 'stopped-one.zip or missing.zip cannot be read.' );
		$catalogue->publish_changes( '__return_true' );
	}

	public function test_a_catalogue_without_a_bundle_says_so_without_a_warning_of_php(): void {
		global $wpdb;
		$services  = new Templately\Hub\Hub_Services( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ), new Clock() );
		$folder    = $this->catalogue( 'stopped-two.zip' );
		$catalogue = new Templately\Hub\Publishing\Starter_Catalogue( $services->publisher(), new Templately\Shared\Settings\Hub_State(), $folder );
		unlink( "$folder/stopped-one.zip" );

		$this->expectException( Templately\Shared\Bundle\Invalid_Bundle::class );
		$this->expectExceptionMessage( 'stopped-one.zip or stopped-two.zip cannot be read.' );
		$catalogue->publish_changes( '__return_true' );
	}

	/** A person who activates the plugin does not wait for all packs: cron publishes the rest. */
	public function test_packs_beyond_the_limit_are_published_by_cron(): void {
		$folder  = $this->catalogue();
		$publish = static function ( callable $after_each ) use ( $folder ): bool {
			global $wpdb;
			return ( new Templately\Hub\Publishing\Starter_Catalogue( ( new Templately\Hub\Hub_Services( $wpdb, new Templately\Shared\Database\Transaction( $wpdb ), new Clock() ) )->publisher(), new Templately\Shared\Settings\Hub_State(), $folder ) )->publish_changes( $after_each );
		};
		$slugs   = static function (): array {
			global $wpdb;
			return $wpdb->get_col( "SELECT slug FROM {$wpdb->prefix}templately_items WHERE slug IN ( 'stopped-one', 'stopped-two' ) ORDER BY slug" );
		};
		delete_option( Site_State::VERSION );
		wp_unschedule_hook( Site_State::UPKEEP );

		self::installation( $publish, null, 0 )->install();

		$this->assertSame( array( 'stopped-two' ), $slugs() );
		$this->assertFalse( self::installation()->is_current() );
		$this->assertSame( '', ( new Site_State( new Settings() ) )->failure() );
		$this->assertLessThanOrEqual( time(), wp_next_scheduled( Site_State::UPKEEP ) );

		self::installation( $publish, null, HOUR_IN_SECONDS )->install();

		$this->assertSame( array( 'stopped-one', 'stopped-two' ), $slugs() );
		$this->assertTrue( self::installation()->is_current() );
	}

	public function test_publishing_renews_the_lock(): void {
		global $wpdb;
		$clock   = new Settable_Clock( 1800000000 );
		$other   = new Option_Lock( $wpdb, $clock, Templately\Plugin::LOCK );
		$is_free = null;
		$publish = static function ( callable $after_each ) use ( $clock, $other, &$is_free ): bool {
			$clock->now += 59;
			$after_each();
			$clock->now += 59;
			$is_free     = $other->acquire();
			$other->release();
			return true;
		};

		self::installation( $publish, new Option_Lock( $wpdb, $clock, Templately\Plugin::LOCK ) )->install();

		$this->assertFalse( $is_free );
	}

	/** Routes of the site, the hub's in this process and over HTTP, and the pages of mails wait for their tables. */
	public function test_no_route_answers_without_its_tables(): void {
		$this->act_as( 'administrator' );
		$lock = new Option_Lock( $GLOBALS['wpdb'], new Clock(), Templately\Plugin::LOCK, DAY_IN_SECONDS );
		self::forget_version();
		$this->assertSame( 200, $this->call( 'GET', '/templately/v1/items', array( 'platform' => 'gutenberg', 'type' => 'packs' ) )->get_status() );
		$this->assertTrue( self::tables()->are_current() );

		self::forget_version();
		$answer = $this->http( 'GET', '/?rest_route=/templately/v1/is-signed' );
		wp_cache_flush();
		$this->assertSame( 401, $answer['status'] );
		$this->assertTrue( self::tables()->are_current() );

		self::forget_version();
		$this->assertSame( 200, $this->http( 'GET', '/?templately-hub=ask-reset' )['status'] );
		wp_cache_flush();
		$this->assertTrue( self::tables()->are_current() );

		// Cron brings everything there, the designs too.
		self::forget_version();
		delete_option( Site_State::VERSION );
		$this->http( 'GET', '/wp-cron.php?doing_wp_cron=1' );
		$until = time() + self::PATIENCE;
		while ( ! self::installation()->is_current() && time() < $until ) {
			usleep( 100000 );
			wp_cache_flush();
		}
		$this->assert_complete();

		// While another process is at it, a route says so.
		self::forget_version();
		$this->assertTrue( $lock->acquire() );
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
		$first  = new Option_Lock( $wpdb, $clock, 'templately_test_lock' );
		$second = new Option_Lock( $wpdb, $clock, 'templately_test_lock' );
		$third  = new Option_Lock( $wpdb, $clock, 'templately_test_lock' );
		$this->assertSame( array( true, false, false ), array( $first->acquire(), $second->acquire(), $first->acquire() ) );
		$clock->now += 59;
		$first->renew();
		$clock->now += 59;
		$this->assertFalse( $second->acquire() );
		++$clock->now;
		$this->assertSame( array( true, false ), array( $second->acquire(), $third->acquire() ) );
		$first->release();
		$this->assertFalse( $third->acquire(), 'Nobody gives back what is another one\'s.' );
		try {
			$clock->now += 5;
			$first->renew();
			$this->fail( 'It was lost.' );
		} catch ( RuntimeException $thrown ) {
			$this->assertStringContainsString( 'Another process', $thrown->getMessage() );
		}
		$second->release();
		$this->assertTrue( $third->acquire() );
		// A process that is no more, of this machine, and one of another machine.
		$gone = static function ( string $machine ) use ( $clock, $wpdb ): void {
			$wpdb->update( $wpdb->options, array( 'option_value' => ( $clock->now + 30 ) . ' 4194305 ' . $machine ), array( 'option_name' => 'templately_test_lock' ) );
		};
		$gone( 'another.machine' );
		$this->assertFalse( $first->acquire() );
		$gone( (string) gethostname() );
		$this->assertTrue( $first->acquire() );
		$first->remove();
	}

	/** Where nothing has changed, asking costs no query. */
	public function test_nothing_to_do_costs_nothing(): void {
		$installation = self::installation();
		$installation->install();
		wp_load_alloptions();
		$queries = $GLOBALS['wpdb']->num_queries;
		$installation->require_tables();
		$installation->update();
		$this->assertSame( 0, $GLOBALS['wpdb']->num_queries - $queries );

		// That the plugin's version is noted says nothing of its tables.
		self::forget_version();
		$this->assertFalse( self::installation()->is_current() );
		self::installation()->update();
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
		self::installation()->install();
		$tables = $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}templately%'" );
		$this->assertCount( count( Schema_Migrator::names() ), $tables );
		foreach ( $tables as $table ) {
			$this->assertStringContainsString( ' COLLATE=utf8mb4_bin', $wpdb->get_row( "SHOW CREATE TABLE `$table`", ARRAY_N )[1], 'Columns of later versions too.' ); // phpcs:ignore WordPress.DB -- names from the database.
			foreach ( $wpdb->get_results( "SHOW FULL COLUMNS FROM $table" ) as $column ) { // phpcs:ignore WordPress.DB -- names from the database.
				$this->assertContains( $column->Collation, array( null, 'utf8mb4_bin' ), "$table.$column->Field" ); // phpcs:ignore WordPress.NamingConventions -- the database's.
			}
		}
	}

	/** Makes what sets the plugin up. */
	private static function installation( ?callable $publish = null, ?Option_Lock $lock = null, ?int $publishing_limit = null ): Installation {
		wp_cache_flush();
		return new Installation( new Site_State( new Settings() ), self::tables(), $lock ?? self::lock(), $publish ?? '__return_true', Templately\Plugin::INSTALL, 0, $publishing_limit );
	}

	/** Makes what looks after the tables. */
	private static function tables(): Schema_Migrator {
		return new Schema_Migrator( new Table_Builder( $GLOBALS['wpdb'] ) );
	}

	/** Makes the lock. */
	private static function lock(): Option_Lock {
		global $wpdb;
		return new Option_Lock( $wpdb, new Clock(), Templately\Plugin::LOCK );
	}

	/** Says that everything is as on a new site, and that the lock is free. */
	private function assert_complete( string $after = '' ): void {
		global $wpdb;
		wp_cache_flush();
		$this->assertTrue( self::installation()->is_current(), $after . ( new Site_State( new Settings() ) )->failure() );
		$this->assertSame( self::$expected, self::definitions(), $after );
		$this->assertNull( $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'templately_lock'" ) );
		$this->assertIsArray( get_option( Settings::OPTION ) );
		$this->assertNotSame( '', ( new Site_State( new Settings() ) )->uuid() );
	}

	/** Makes a site where the plugin never was. */
	private function begin_new(): void {
		self::tables()->drop();
		foreach ( Templately\Plugin::UNINSTALL as $remove ) {
			$remove();
		}
		( new Site_State( new Settings() ) )->uninstall();
		( new Templately\Shared\Settings\Hub_State() )->remove();
		self::lock()->remove();
		wp_cache_flush();
	}

	/** Makes a site that does not know which version its tables have. */
	private static function forget_version(): void {
		delete_option( 'templately_tables' );
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

	/** Says whether a statement changes something of ours. */
	private static function changes( string $sql ): bool {
		return 1 === preg_match( self::CHANGES, $sql );
	}

	/**
	 * Runs code in a process that is killed before one of its statements.
	 *
	 * @param int    $at   Number of the statement, from 0.
	 * @return bool Whether there was such a statement.
	 */
	private function kill_at( int $at, string $code ): bool {
		$code    = '<?php $_SERVER["HTTP_HOST"] = "localhost"; define( "WP_USE_THEMES", false ); require ' . var_export( ABSPATH . 'wp-load.php', true ) . '; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- to another process.
			$count = -1;
			add_filter( "query", function ( $sql ) use ( &$count ) {
				if ( preg_match( ' . var_export( self::CHANGES, true ) . ', $sql ) && ++$count === ' . $at . ' ) {
					posix_kill( getmypid(), SIGKILL );
				}
				return $sql;
			} );
			global $wpdb; ' . $code;
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
	 * @param string $media File of the bundle that has the media of the pack stopped-one, or '' for its own.
	 */
	private function catalogue( string $media = '' ): string {
		$folder = get_temp_dir() . 'templately-catalogue-' . wp_rand() . '/';
		$packs  = array();
		foreach ( array( 'stopped-one', 'stopped-two' ) as $slug ) {
			wp_mkdir_p( "$folder$slug" );
			$manifest = json_decode( str_replace( '"test-', "\"$slug-", (string) wp_json_encode( self::manifest() ) ), true );
			$borrows  = '' !== $media && 'stopped-one' === $slug;
			$remove   = static function ( ZipArchive $zip ): void {
				$zip->deleteName( 'media/pear.png' );
			};
			rename( self::pack( array( 'pack' => array( 'slug' => $slug ) + $manifest['pack'] ) + $manifest, self::entries(), $borrows ? $remove : null ), "$folder$slug.zip" );
			$packs[] = array(
				'slug'       => $slug,
				'bundle'     => "$slug.zip",
				'media'      => $borrows ? $media : '',
				'thumbnails' => "$slug/",
			);
		}
		file_put_contents( "$folder/index.json", wp_json_encode( array( 'hash' => hash( 'sha256', $folder ) ) + compact( 'packs' ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
		return untrailingslashit( $folder );
	}
}
