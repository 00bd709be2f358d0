<?php

declare( strict_types=1 );

use Templately\Shared\Database\Database_Error;
use Templately\Tests\Fullsite_Import\Has_Capture;
use Templately\Tests\Fullsite_Import\Imports;
use Templately\Tests\Runs_At_Once;

// phpcs:disable WordPress.DB -- statements as plugins send them.

/**
 * Which rows are noted of a statement: those that it adds or changes, and no others, however it is written and whatever becomes of it.
 */
final class Captured_Rows_Test extends Test_Case {

	use Has_Capture;
	use Imports;
	use Runs_At_Once;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		add_option( 'made_up', 'old', '', false );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up (id int NOT NULL AUTO_INCREMENT, word varchar(20) NOT NULL, part int NOT NULL DEFAULT 0, PRIMARY KEY (id), UNIQUE KEY word (word))" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}made_up (word) VALUES ('one'), ('two')" );
		$this->begin_capture();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		global $wpdb;
		$this->capture->stop();
		$wpdb->suppress_errors( false );
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}made_up, {$wpdb->prefix}made_up_old" );
		parent::tearDown();
	}

	/** What is added is noted by its key, given or not; what was refused, or was there, is not. */
	public function test_what_is_added(): void {
		global $wpdb;
		$wpdb->suppress_errors();
		foreach ( array(
			'numbers that are given'        => array( "INSERT INTO {t} (id, word) VALUES (50, 'a'), (60, 'b')", array( '50', '60' ) ),
			'a number that is given'        => array( "INSERT INTO {t} (word, id) VALUES ('c', 40)", array( '40' ) ),
			'no number'                     => array( "INSERT INTO {t} (word) VALUES ('d'), ('e')", array( '61', '62' ) ),
			'no number, in words'           => array( "INSERT INTO {t} (id, word) VALUES (NULL, 'f')", array( '63' ) ),
			'a word in letters of others'   => array( "INSERT INTO {t} (word) VALUES ('Wörter')", array( '64' ) ),
			'a word that is there'          => array( "INSERT INTO {t} (word) VALUES ('one')", array() ),
			'a number that is there'        => array( "INSERT INTO {t} (id, word) VALUES (1, 'g')", array() ),
			'an option that is there'       => array( "INSERT INTO {o} (option_name, option_value) VALUES ('made_up', 'new')", array() ),
			'a word that is there, ignored' => array( "INSERT IGNORE INTO {t} (word) VALUES ('two')", array( '2' ) ),
		) as $name => list( $sql, $keys ) ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_rows" );
			$this->capture->stop();
			$this->capture->start( $this->run_id );
			$wpdb->query( self::named( $sql ) );
			$this->assertSame( $keys, $this->noted(), $name );
			$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_rows WHERE before_image IS NULL AND pk = '2'" ), $name );
		}
		$this->assertSame( array(), $this->capture->stop() );
	}

	/** A table whose one key counts: the number is asked for, also where none is given in words or figures. */
	public function test_one_key_that_counts(): void {
		global $wpdb;
		foreach ( $wpdb->dbh instanceof mysqli ? array( 'NULL', '0', "'0'" ) : array( 'NULL' ) as $none ) {
			$wpdb->query( "INSERT INTO $wpdb->postmeta (meta_id, post_id, meta_key) VALUES ($none, 900000001, 'made_up')" );
			// After that the connection knows no number any more.
			$wpdb->query( 'SHOW TABLES' );
			$id    = (string) $wpdb->get_var( "SELECT MAX(meta_id) FROM $wpdb->postmeta" );
			$noted = $this->noted();
			$this->assertSame( $id, end( $noted ), $none );
		}
	}

	/** What cannot be known is said, with the statement: a key that is not given, one that is no plain value, rows that cannot be looked at. */
	public function test_what_is_said(): void {
		global $wpdb;
		$wpdb->suppress_errors();
		$said = array(
			'no key is given: '   => "INSERT INTO $wpdb->term_relationships (term_order) VALUES (5)",
			'changes keys: '      => "UPDATE $wpdb->options SET option_name = 'made_up\\'s' WHERE option_name = 'made_up'",
			'The database refuse' => "UPDATE $wpdb->options SET option_value = 'new' WHERE nobody = 'made_up'",
		);
		foreach ( $said as $sql ) {
			$wpdb->query( $sql );
		}
		// To begin again is nothing.
		$this->capture->start( $this->run_id );
		$told = $this->capture->stop();
		$this->assertCount( 3, $told );
		foreach ( array_keys( $said ) as $place => $why ) {
			$this->assertStringStartsWith( $why, $told[ $place ] );
			$this->assertStringEndsWith( substr( $said[ $why ], -40 ), $told[ $place ] );
		}
		$this->assertFalse( $this->capture->is_on() );
	}

	/** Where the database took all back when it was asked for the rows, the statement is not sent. */
	public function test_a_deadlock_before_a_statement(): void {
		global $wpdb;
		$is_sent = false;
		$fail    = static function ( string $sql ) use ( $wpdb ): void {
			if ( 0 === strpos( $sql, "SELECT * FROM $wpdb->options" ) ) {
				throw Database_Error::from_mysql( 1205, 'Lock wait timeout exceeded' );
			}
		};
		$watch   = static function ( string $sql ) use ( &$is_sent ): string {
			$is_sent = $is_sent || 0 === strpos( $sql, 'UPDATE' );
			return $sql;
		};
		add_action( 'templately_import_boundary', $fail );
		add_filter( 'query', $watch, PHP_INT_MAX );
		try {
			$wpdb->query( "UPDATE $wpdb->options SET option_value = 'new' WHERE option_name = 'made_up'" );
			$this->fail( 'It was sent.' );
		} catch ( Database_Error $failure ) {
			$this->assertSame( array( Database_Error::TIMEOUT, false ), array( $failure->kind(), $is_sent ) );
		} finally {
			remove_action( 'templately_import_boundary', $fail );
			remove_filter( 'query', $watch, PHP_INT_MAX );
		}
	}

	/** Many rows of one statement are asked for some at a time. */
	public function test_many_rows(): void {
		global $wpdb;
		$asked = 0;
		$count = static function ( string $sql ) use ( $wpdb, &$asked ): void {
			$asked += 0 === strpos( $sql, "SELECT * FROM `{$wpdb->prefix}made_up` WHERE" ) && false !== strpos( $sql, 'word' ) ? 1 : 0;
		};
		add_action( 'templately_import_boundary', $count );
		$wpdb->query( "INSERT IGNORE INTO {$wpdb->prefix}made_up (word) VALUES ('w" . implode( "'), ('w", range( 1, 201 ) ) . "')" );
		$this->assertCount( 201, $this->noted() );
		remove_action( 'templately_import_boundary', $count );
		// Before it and after it.
		$this->assertSame( 4, $asked );
	}

	/** In a table that takes nothing back, a row that is there in other letters is not taken for a new one. */
	public function test_other_letters(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			$this->markTestSkipped( 'SQLite has one kind of tables. On MariaDB this test holds it.' );
		}
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up_old (word varchar(20) NOT NULL, part int NOT NULL DEFAULT 0, PRIMARY KEY (word)) ENGINE=MyISAM COLLATE=utf8mb4_general_ci" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}made_up_old (word) VALUES ('One')" );
		$this->capture->stop();
		$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_rows" );
		$this->capture->start( $this->run_id );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}made_up_old (word) VALUES ('one'), ('two') ON DUPLICATE KEY UPDATE part = 5" );
		$this->assertSame( array( 'One', 'two' ), self::sorted( $this->noted() ) );
	}

	/** One looks at a time, at what is sent in the end, until it ends: what is noted by then is stored, and nothing after it. */
	public function test_who_looks(): void {
		global $wpdb;
		$change = static function ( string $sql ): string {
			return str_replace( 'nobody', 'made_up', $sql );
		};
		$other  = $this->capture;
		$this->begin_capture_again();
		$this->assertSame( array( false, true ), array( $other->is_on(), $this->capture->is_on() ) );
		add_filter( 'query', $change, 100 );
		$wpdb->query( "UPDATE $wpdb->options SET option_value = 'new' WHERE option_name = 'nobody'" );
		remove_filter( 'query', $change, 100 );
		$this->capture->stop();
		$this->assertSame( array( 'made_up' ), $this->noted() );
		$sent  = array();
		$watch = static function ( string $sql ) use ( &$sent ): string {
			$sent[] = $sql;
			return $sql;
		};
		add_filter( 'query', $watch, PHP_INT_MAX );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name = 'made_up'" );
		remove_filter( 'query', $watch, PHP_INT_MAX );
		$this->assertSame( array( "DELETE FROM $wpdb->options WHERE option_name = 'made_up'" ), $sent );
	}

	/** A request keeps what it changes until its very end, where nothing can be stored together any more, and where another ends it. */
	public function test_until_the_end_of_a_process(): void {
		global $wpdb;
		$this->capture->stop();
		foreach ( array(
			'made_up_last'  => array( 'made_up', 'made_up_after', 'made_up_last' ),
			'made_up_after' => array( 'made_up', 'made_up_after' ),
			'made_up'       => array( 'made_up' ),
		) as $until => $changed ) {
			$this->at_once( 'write_at_the_end', 1, array( $this->run_id, $until ) );
			$this->assertSame( $changed, self::sorted( $this->noted() ), $until );
			$this->assertSame( $changed, $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'made\\_up%' AND option_value = 'new' ORDER BY option_name" ), $until );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}templately_rows" );
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'made\\_up\\_%'" );
			$wpdb->query( "UPDATE $wpdb->options SET option_value = 'old' WHERE option_name = 'made_up'" );
		}
	}

	/**
	 * Writes at the hook shutdown, after it, and last of all.
	 *
	 * @param int          $number    Not used.
	 * @param array<mixed> $arguments The run, and which option is the last that is written.
	 */
	public static function write_at_the_end( int $number, array $arguments ): void {
		global $wpdb;
		list( $run_id, $until ) = $arguments;
		$capture                = self::make_capture();
		$capture->start( $run_id );
		$capture->record_until_shutdown();
		add_action(
			'shutdown',
			static function () use ( $wpdb ): void {
				$wpdb->query( "UPDATE $wpdb->options SET option_value = 'new' WHERE option_name = 'made_up'" );
			}
		);
		register_shutdown_function(
			static function () use ( $wpdb, $until ): void {
				if ( 'made_up' === $until ) {
					exit;
				}
				add_option( 'made_up_after', 'new' );
				// As who knows no add_option().
				'made_up_last' !== $until || register_shutdown_function( array( $wpdb, 'query' ), "INSERT INTO $wpdb->options (option_name, option_value) VALUES ('made_up_last', 'new')" );
			}
		);
	}

	/**
	 * @param string $sql A statement, with {t} for the table and {o} for the options.
	 */
	private static function named( string $sql ): string {
		return str_replace( array( '{t}', '{o}' ), array( "{$GLOBALS['wpdb']->prefix}made_up", $GLOBALS['wpdb']->options ), $sql );
	}

	/**
	 * @param string[] $keys Keys.
	 * @return list<string> In their order.
	 */
	private static function sorted( array $keys ): array {
		sort( $keys );
		return $keys;
	}
}
