<?php

declare( strict_types=1 );

use Templately\Shared\Database\Connection;
use Templately\Shared\Database\Database_Error;
use Templately\Tests\Replicated_Wpdb;

// phpcs:disable WordPress.DB -- statements past wpdb.

final class Connection_Test extends Test_Case {

	/** @var bool */
	protected $commits = true;

	private Connection $connection;

	protected function setUp(): void {
		parent::setUp();
		$this->connection = new Connection( $GLOBALS['wpdb'] );
	}

	public function test_values_arrive_as_they_are(): void {
		foreach ( array( "it's \\ \"so\"", '100 % of {them}', 'Wörter', '', '7' ) as $text ) {
			$this->assertSame( $text, $this->connection->value( "SELECT {$this->connection->quote( $text )}" ) );
		}
		$this->assertSame( 'FF0027', strtoupper( (string) $this->connection->value( "SELECT HEX({$this->connection->quote( "\xff\x00'" )})" ) ) );
		$this->assertSame( array( '7', 'NULL', 'NULL', "1,'a',NULL" ), array( $this->connection->quote( 7 ), $this->connection->quote( null ), $this->connection->list( array() ), $this->connection->list( array( 1, 'a', null ) ) ) );
		$this->assertSame( array(), $this->connection->rows( "SELECT ID FROM {$this->connection->core_table( 'posts' )} WHERE ID IN ({$this->connection->list( array() )})" ) );
	}

	public function test_a_table_is_found_by_its_whole_name(): void {
		$options = $this->connection->core_table( 'options' );

		$this->assertTrue( $this->connection->has_table( $options ) );
		foreach ( array( str_replace( 'options', 'opt_ons', $options ), str_replace( 'options', 'opt%', $options ), "{$options}_" ) as $name ) {
			$this->assertFalse( $this->connection->has_table( $name ), $name );
		}
	}

	public function test_tables_of_all_sites_of_a_network_are_known(): void {
		$prefix = $GLOBALS['wpdb']->base_prefix;

		$this->assertSame( array( 'posts', 'posts', '', '', 'sitemeta' ), array_map( array( $this->connection, 'core_name' ), array( "{$prefix}posts", "{$prefix}12_posts", "{$prefix}my_posts", 'posts_x', "{$prefix}sitemeta" ) ) );
		$this->assertSame( array( true, true, false ), array_map( array( $this->connection, 'is_ours' ), array( "{$prefix}templately_runs", "{$prefix}2_templately_runs", "{$prefix}runs_templately_" ) ) );
	}

	/** On clusters each server skips the ids of the others. */
	public function test_returns_the_ids_of_several_rows(): void {
		$this->assertSame( array( array(), array(), array( 5 ) ), array( $this->connection->new_ids( 0, 1 ), $this->connection->new_ids( 5, 0 ), $this->connection->new_ids( 5, 1 ) ) );
		if ( ! $this->connection->is_mysql() ) {
			$this->assertSame( array( 3, 4, 5 ), $this->connection->new_ids( 5, 3 ) );
			return;
		}
		$this->assertSame( array( 5, 6, 7 ), $this->connection->new_ids( 5, 3 ) );
		$GLOBALS['wpdb']->query( 'SET SESSION auto_increment_increment = 2' );
		$this->assertSame( array( 5, 7, 9 ), ( new Connection( $GLOBALS['wpdb'] ) )->new_ids( 5, 3 ) );
		$GLOBALS['wpdb']->query( 'SET SESSION auto_increment_increment = DEFAULT' );
	}

	public function test_a_transaction_is_stored_whole_or_not_at_all(): void {
		$this->connection->transaction( fn() => $this->connection->transaction( fn() => $this->add( 'stored' ) ) );
		try {
			$this->connection->transaction(
				function (): void {
					$this->add( 'outer' );
					$this->connection->transaction( fn() => $this->add( 'inner' ) );
					throw new DomainException();
				}
			);
		} catch ( DomainException $thrown ) {
			unset( $thrown );
		}

		$this->assertSame( array( 'made_up_stored' ), $this->added() );
	}

	public function test_a_transaction_is_done_again_after_a_deadlock(): void {
		$times = 0;
		$this->connection->transaction(
			function () use ( &$times ): void {
				$this->add( 'stored' );
				if ( ++$times < 3 ) {
					throw new Database_Error( Database_Error::DEADLOCK, 'made up' );
				}
			}
		);

		$this->assertSame( array( 3, array( 'made_up_stored' ) ), array( $times, $this->added() ) );
	}

	public function test_wpdb_does_not_notice(): void {
		global $wpdb;
		$wpdb->insert( $wpdb->options, array( 'option_name' => 'made_up_first' ) );
		$before = array( $wpdb->insert_id, $wpdb->rows_affected, $wpdb->last_query, $wpdb->num_queries );
		$this->add( 'second' );

		$this->assertSame( $before, array( $wpdb->insert_id, $wpdb->rows_affected, $wpdb->last_query, $wpdb->num_queries ) );
	}

	public function test_another_connection_is_gone_when_it_was_ended(): void {
		if ( ! $this->connection->is_mysql() ) {
			$this->assertTrue( $this->connection->end_connection( 5 ) );
			return;
		}
		list( $host, $socket ) = explode( ':', DB_HOST, 2 ) + array( 1 => '' );
		$other                 = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, $socket );

		$this->assertTrue( $this->connection->end_connection( $other->thread_id ) );
		$this->assertFalse( $other->query( 'SELECT 1' ) );
		$this->assertTrue( $this->connection->end_connection( $this->connection->id() ) );
		$this->assertSame( '1', $this->connection->value( 'SELECT 1' ) );
	}

	/** Later statements on the new connection do not belong to it. */
	public function test_a_transaction_with_a_lost_connection_stores_nothing(): void {
		global $wpdb;
		if ( ! $this->connection->is_mysql() ) {
			$this->markTestSkipped( 'SQLite has no connection that can be lost. On MariaDB this test holds it.' );
		}
		list( $host, $socket ) = explode( ':', DB_HOST, 2 ) + array( 1 => '' );
		$other                 = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, 0, $socket );
		$kind                  = '';
		try {
			$this->connection->transaction(
				function () use ( $wpdb, $other ): void {
					$this->add( 'before' );
					$other->query( "KILL {$this->connection->id()}" );
					$wpdb->query( 'SELECT 1' );
					$this->add( 'after' );
				}
			);
		} catch ( Database_Error $error ) {
			$kind = $error->kind();
		}

		$this->assertSame( array( Database_Error::GONE, array() ), array( $kind, $this->added() ) );
	}

	/**
	 * @testWith ["send_reads_to_primaries"]
	 *           ["send_reads_to_masters"]
	 */
	public function test_sends_statements_to_the_primary_of_replicas( string $method ): void {
		$wpdb         = 'send_reads_to_masters' === $method ? new class() extends Replicated_Wpdb {
			/** As in HyperDB. */
			public function send_reads_to_masters(): void {
				++$this->calls;
			}
		} : new class() extends Replicated_Wpdb {
			/** As in LudicrousDB. */
			public function send_reads_to_primaries(): void {
				++$this->calls;
			}
		};
		$wpdb->prefix = $GLOBALS['wpdb']->prefix;
		new Connection( $wpdb );

		$this->assertSame( array( 1, 'SELECT 1' ), array( $wpdb->calls, $GLOBALS['wpdb']->last_query ) );
	}

	private function add( string $name ): void {
		$this->connection->write( "INSERT INTO {$this->connection->core_table( 'options' )} (option_name, option_value) VALUES ('made_up_$name', '')" );
	}

	/** @return list<string> */
	private function added(): array {
		return $GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE 'made\\_up\\_%' ORDER BY option_id" );
	}
}
