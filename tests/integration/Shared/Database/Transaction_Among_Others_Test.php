<?php

declare( strict_types=1 );

use Templately\Shared\Database\Database;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\Database\Transaction;
use Templately\Tests\Runs_At_Once;

// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- table names.

/** Committed transactions next to other connections that kill, wait and lock. */
final class Transaction_Among_Others_Test extends Test_Case {

	use Runs_At_Once;

	protected $commits = true;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->suppress_errors( true );
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb']->suppress_errors( false );
		$this->wait( 50, 10000 );
		parent::tearDown();
	}

	public function test_two_owners_commit_and_roll_back_together(): void {
		global $wpdb;
		$site = new Transaction( $wpdb );
		$hub  = new Database( $wpdb, new Transaction( $wpdb ) );
		$work = static function ( bool $fails ) use ( $site, $hub, $wpdb ): void {
			$site->run(
				static function () use ( $hub, $wpdb, $fails ): void {
					$wpdb->insert( $wpdb->options, array( 'option_name' => 'templately_test_site', 'option_value' => '1' ) );
					$hub->transaction(
						static function () use ( $hub ): void {
							$hub->insert( 'terms', array( 'taxonomy' => 'tag', 'slug' => 'test-hub', 'name' => 'x', 'details' => '{}' ) );
						}
					);
					if ( $fails ) {
						throw new DomainException( 'The chunk failed.' );
					}
				}
			);
		};
		try {
			$work( true );
			$this->fail( 'Nothing was thrown.' );
		} catch ( DomainException $exception ) {
			$this->assertSame( array( '0', '0' ), $this->rows_of_two_owners() );
		}
		$work( false );
		$this->assertSame( array( '1', '1' ), $this->rows_of_two_owners() );
	}

	public function test_own_failed_statement_rolls_back_and_is_classified(): void {
		$database = $this->database();
		try {
			$database->transaction(
				static function () use ( $database ): void {
					self::add_term( $database, 'test-twice' );
					self::add_term( $database, 'test-twice' );
				}
			);
			$this->fail( 'It was committed.' );
		} catch ( Database_Error $failure ) {
			$this->assertSame( Database_Error::DUPLICATE, $failure->kind() );
			$this->assertSame( array(), $database->get_results( 'SELECT id FROM {terms} WHERE slug = %s', 'test-twice' ) );
		}
		try {
			$database->get_results( 'SELECT nothing FROM {terms}' );
			$this->fail( 'There is such a column.' );
		} catch ( Database_Error $failure ) {
			$this->assertSame( Database_Error::OTHER, $failure->kind() );
		}
	}

	/** On SQLite the drop-in rolls back the transaction after any failed statement, so it throws and nothing is stored. */
	public function test_continues_after_handled_and_foreign_failures(): void {
		global $wpdb;
		$database = $this->database();
		$failures = array(
			'answered' => static function () use ( $database ): void {
				try {
					self::add_term( $database, 'test-answered' );
				} catch ( Database_Error $failure ) {
					unset( $failure );
				}
			},
			'foreign'  => static function () use ( $wpdb ): void {
				$wpdb->query( 'INSERT INTO no_such_table VALUES (1)' );
			},
		);
		foreach ( $failures as $name => $failure ) {
			foreach ( array( 'first', 'last' ) as $when ) {
				$slug = "test-$name-$when";
				try {
					$database->transaction(
						static function () use ( $database, $failure, $when, $name, $slug ): void {
							$database->insert_many( 'terms', array( 'taxonomy', 'slug', 'name', 'details' ), array( array( 'tag', "test-$name", 'x', '{}' ) ), 'ignore' );
							if ( 'first' === $when ) {
								$failure();
							}
							$wrote = $GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->prefix . 'templately_terms', array( 'taxonomy' => 'tag', 'slug' => $slug, 'name' => 'x', 'details' => '{}' ) );
							if ( 'last' === $when ) {
								$failure();
							}
							unset( $wrote );
						}
					);
					$this->assertTrue( $this->is_mariadb() );
					$this->assertNotNull( $database->get_row( 'SELECT id FROM {terms} WHERE slug = %s', $slug ), $slug );
				} catch ( Database_Error $thrown ) {
					$this->assertFalse( $this->is_mariadb(), $thrown->getMessage() );
					$this->assertNull( $database->get_row( 'SELECT id FROM {terms} WHERE slug = %s', $slug ), "$slug was stored alone." );
				}
			}
		}
	}

	/**
	 * Nothing is stored, not even later statements, and the next transaction works.
	 * @dataProvider moments
	 */
	public function test_a_killed_connection_stores_nothing( string $moment ): void {
		global $wpdb;
		$this->need_mariadb();
		$killer = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$killer->suppress_errors( true );
		$add  = static function ( string $name ) use ( $wpdb ) {
			return $wpdb->insert( $wpdb->options, array( 'option_name' => "templately_test_$name", 'option_value' => '1' ) );
		};
		$kill = static function () use ( $wpdb, $killer ): void {
			$killer->query( 'KILL CONNECTION ' . $wpdb->get_var( 'SELECT CONNECTION_ID()' ) );
		};
		if ( 'at the commit' === $moment ) {
			add_filter(
				'query',
				static function ( string $sql ) use ( $kill ): string {
					if ( 'COMMIT' === $sql ) {
						remove_all_filters( 'query', 7 );
						$kill();
					}
					return $sql;
				},
				7
			);
		}
		$went_on = array();
		try {
			( new Transaction( $wpdb ) )->run(
				static function () use ( $add, $kill, $moment, &$went_on ): void {
					$add( 'before' );
					if ( 'at the commit' === $moment ) {
						return;
					}
					$kill();
					if ( 'before a statement' === $moment ) {
						$went_on = array( $add( 'after' ), $add( 'later' ) );
					}
				}
			);
			$this->fail( 'It said that everything was stored.' );
		} catch ( Database_Error $failure ) {
			$this->assertSame( Database_Error::GONE, $failure->kind() );
		}
		$this->assertSame( '0', $killer->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'templately\_test\_%'" ) );
		if ( 'before a statement' === $moment ) {
			$this->assertFalse( $went_on[1], 'After the loss nothing more is sent.' );
		}
		( new Transaction( $wpdb ) )->run(
			static function () use ( $add ): void {
				$add( 'again' );
			}
		);
		$this->assertSame( '1', $killer->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'templately\_test\_%'" ) );
	}

	/**
	 * It would commit implicitly.
	 * @group R12
	 */
	public function test_refuses_a_definition_after_a_lost_connection(): void {
		global $wpdb;
		$this->need_mariadb();
		$killer = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$killer->suppress_errors( true );
		$killer->query( 'CREATE TABLE templately_f3 (a int NOT NULL, PRIMARY KEY (a))' );
		try {
			( new Transaction( $wpdb ) )->run(
				static function () use ( $wpdb, $killer ): void {
					$wpdb->query( 'INSERT INTO templately_f3 VALUES (1)' );
					$killer->query( 'KILL CONNECTION ' . $wpdb->get_var( 'SELECT CONNECTION_ID()' ) );
					$wpdb->query( 'ALTER TABLE templately_f3 ADD COLUMN b int NULL' );
				}
			);
			$this->fail( 'It said that everything was stored.' );
		} catch ( Database_Error $failure ) {
			$this->assertSame( array( Database_Error::GONE, array( 'a' ), '0' ), array( $failure->kind(), $killer->get_col( 'SHOW COLUMNS FROM templately_f3' ), $killer->get_var( 'SELECT COUNT(*) FROM templately_f3' ) ) );
			$this->assertSame( 1, $wpdb->query( 'INSERT INTO templately_f3 VALUES (2)' ), 'The new connection writes again.' );
		} finally {
			$killer->query( 'DROP TABLE templately_f3' );
		}
	}

	/** @return array<string, array{string}> */
	public function moments(): array {
		return array(
			'at the end of the work' => array( 'at the end' ),
			'before a statement'     => array( 'before a statement' ),
			'at the commit'          => array( 'at the commit' ),
		);
	}

	public function test_retries_after_a_deadlock(): void {
		global $wpdb;
		$this->need_mariadb();
		foreach ( array( 'a', 'b' ) as $name ) {
			$wpdb->insert( $wpdb->options, array( 'option_name' => "templately_test_$name", 'option_value' => '0' ) );
		}
		$signs = (string) tempnam( get_temp_dir(), 'templately-signs-' );
		$tries = $this->at_once( 'lock_in_own_order', 2, array( $signs ) );
		array_map( 'unlink', (array) glob( "$signs*" ) );
		$this->assertSame( array( '10', '10' ), $wpdb->get_col( "SELECT option_value FROM $wpdb->options WHERE option_name IN ( 'templately_test_a', 'templately_test_b' )" ) );
		$this->assertSame( 15, array_sum( $tries ), 'There were not five deadlocks.' );
	}

	/**
	 * Adds to two rows five times, in an order that depends on the process. In the first attempt each process waits until
	 * both have locked their first row. Every second time each statement runs in a nested transaction whose failure is
	 * swallowed.
	 * @param array<mixed> $arguments What the names of their signs to each other begin with.
	 */
	public static function lock_in_own_order( int $number, array $arguments ): int {
		global $wpdb;
		$wpdb->suppress_errors( true );
		// Waiting for a slow process is no deadlock.
		$wpdb->query( $wpdb->prepare( 'SET SESSION innodb_lock_wait_timeout = %d', self::PATIENCE ) );
		$meet  = static function ( string $where ) use ( $number, $arguments ): void {
			touch( "$arguments[0].$where.$number" );
			self::wait_for( "$arguments[0].$where." . ( 1 - $number ) );
		};
		$begun = 0;
		for ( $round = 0; $round < 5; $round++ ) {
			$meet( "round-$round" );
			$tries = 0;
			( new Transaction( $wpdb ) )->run(
				static function () use ( $wpdb, $number, $round, $meet, &$tries ): void {
					++$tries;
					foreach ( 0 === $number ? array( 'a', 'b' ) : array( 'b', 'a' ) as $place => $name ) {
						$add = static function () use ( $wpdb, $name ): void {
							$wpdb->query( "UPDATE $wpdb->options SET option_value = option_value + 1 WHERE option_name = 'templately_test_$name'" );
						};
						if ( 0 === $round % 2 ) {
							$add();
						} else {
							try {
								( new Transaction( $wpdb ) )->run( $add );
							} catch ( Database_Error $swallowed ) {
								unset( $swallowed );
							}
						}
						if ( 0 === $place && 1 === $tries ) {
							$meet( "locked-$round" );
						}
					}
				}
			);
			$begun += $tries;
		}
		return $begun;
	}

	public function test_waits_for_a_lock(): void {
		global $wpdb;
		$wpdb->insert( $wpdb->options, array( 'option_name' => 'templately_test_a', 'option_value' => '0' ) );
		$held  = (string) tempnam( get_temp_dir(), 'templately-held-' );
		$begun = 0;
		unlink( $held );
		add_filter(
			'query',
			static function ( string $sql ) use ( $held, &$begun ): string {
				if ( 'START TRANSACTION' === $sql && 2 === ++$begun ) {
					touch( "$held.enough" );
					self::wait_for( "$held.free" );
				}
				return $sql;
			}
		);
		$this->at_once(
			'hold_a_lock',
			1,
			array( $held ),
			function () use ( $wpdb, $held ): void {
				self::wait_for( $held );
				$this->wait_little();
				( new Transaction( $wpdb ) )->run(
					static function () use ( $wpdb ): void {
						$wpdb->query( "UPDATE $wpdb->options SET option_value = option_value + 1 WHERE option_name = 'templately_test_a'" );
					}
				);
			}
		);
		unlink( $held );
		unlink( "$held.enough" );
		unlink( "$held.free" );
		$this->assertSame( '11', $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'templately_test_a'" ) );
		$this->assertGreaterThan( 1, $begun, 'The lock was not in the way.' );
	}

	public function test_keeps_other_writes_after_a_handled_lock_timeout(): void {
		global $wpdb;
		$this->need_mariadb();
		$wpdb->insert( $wpdb->options, array( 'option_name' => 'templately_test_a', 'option_value' => '0' ) );
		$held  = (string) tempnam( get_temp_dir(), 'templately-held-' );
		$begun = 0;
		unlink( $held );
		$this->at_once(
			'hold_a_lock',
			1,
			array( $held ),
			function () use ( $wpdb, $held, &$begun ): void {
				self::wait_for( $held );
				$this->wait_little();
				( new Transaction( $wpdb ) )->run(
					static function () use ( $wpdb, &$begun ): void {
						++$begun;
						$wpdb->query( "UPDATE $wpdb->options SET option_value = option_value + 1 WHERE option_name = 'templately_test_a'" );
						$wpdb->insert( $wpdb->options, array( 'option_name' => 'templately_test_b', 'option_value' => 'rest' ) );
					},
					array( Database_Error::TIMEOUT )
				);
				touch( "$held.enough" );
			}
		);
		unlink( $held );
		unlink( "$held.enough" );
		unlink( "$held.free" );
		$this->assertSame( 1, $begun );
		$this->assertSame( array( '10', 'rest' ), $wpdb->get_col( "SELECT option_value FROM $wpdb->options WHERE option_name LIKE 'templately\_test\__' ORDER BY option_name" ) );
	}

	/**
	 * Locks a row, or on SQLite the database, until another process was refused.
	 * @param list<string> $arguments File to make once it is held.
	 */
	public static function hold_a_lock( int $number, array $arguments ): bool {
		global $wpdb;
		( new Transaction( $wpdb ) )->run(
			static function () use ( $wpdb, $arguments ): void {
				$wpdb->query( "UPDATE $wpdb->options SET option_value = option_value + 10 WHERE option_name = 'templately_test_a'" );
				touch( $arguments[0] );
				self::wait_for( "$arguments[0].enough" );
			}
		);
		touch( "$arguments[0].free" );
		return true;
	}

	private static function wait_for( string $file ): void {
		$until = time() + self::PATIENCE;
		while ( ! file_exists( $file ) && time() < $until ) {
			usleep( 2000 );
			clearstatcache();
		}
	}

	/** Reduces the lock timeout: a second on MariaDB, almost none on SQLite. */
	private function wait_little(): void {
		$this->wait( 1, 200 );
	}

	/**
	 * @param int $seconds      Lock timeout of MariaDB.
	 * @param int $milliseconds Lock timeout of SQLite.
	 */
	private function wait( int $seconds, int $milliseconds ): void {
		global $wpdb;
		if ( $this->is_mariadb() ) {
			$wpdb->query( "SET SESSION innodb_lock_wait_timeout = $seconds" );
		} else {
			$wpdb->__get( 'dbh' )->get_sqlite_pdo()->exec( "PRAGMA busy_timeout = $milliseconds" );
		}
	}

	/** @return list<string> Number of rows of the site half and of the hub half. */
	private function rows_of_two_owners(): array {
		global $wpdb;
		return array(
			(string) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name = 'templately_test_site'" ),
			(string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_terms WHERE slug = 'test-hub'" ),
		);
	}

	/** The hub's tables with a transaction object of their own. */
	private function database(): Database {
		global $wpdb;
		return new Database( $wpdb, new Transaction( $wpdb ) );
	}

	/**
	 * @param Database $database The hub's tables.
	 * @param string   $slug     Slug of a new tag.
	 */
	private static function add_term( Database $database, string $slug ): void {
		$database->insert(
			'terms',
			array(
				'taxonomy' => 'tag',
				'slug'     => $slug,
				'name'     => 'x',
				'details'  => '{}',
			)
		);
	}

	private function is_mariadb(): bool {
		return $GLOBALS['wpdb']->__get( 'dbh' ) instanceof mysqli;
	}

	/** Only MariaDB can kill connections and lock single rows. */
	private function need_mariadb(): void {
		if ( ! $this->is_mariadb() ) {
			$this->markTestSkipped( 'SQLite has no connection that can be lost. On MariaDB this test holds it.' );
		}
	}
}
