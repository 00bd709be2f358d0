<?php

declare( strict_types=1 );

use Templately\Shared\Database\Database_Error;
use Templately\Shared\Database\Transaction;
use Templately\Site\Import\Database\Lease_Lost;
use Templately\Tests\Fullsite_Import\Has_Capture;
use Templately\Tests\Fullsite_Import\Imports;

// phpcs:disable WordPress.DB, WordPress.WP.GlobalVariablesOverride.Prohibited -- statements as plugins send them, and another object cache.

/**
 * A piece of work is stored whole or not at all, by who holds the lease, and leaves nothing of itself behind in the process.
 */
final class Batch_Test extends Test_Case {

	use Has_Capture;
	use Imports;

	/** @var bool */
	protected $commits = true;

	/** {@inheritDoc} */
	protected function setUp(): void {
		parent::setUp();
		add_option( 'made_up', 'old', '', false );
		$this->begin_capture();
	}

	/** {@inheritDoc} */
	protected function tearDown(): void {
		global $wpdb;
		$this->capture->stop();
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}made_up" );
		parent::tearDown();
	}

	/** Work that is done again after a deadlock finds in the cache nothing of the first time, of which nothing is noted. */
	public function test_is_done_again(): void {
		$seen = array();
		$this->chunk->run(
			static function () use ( &$seen ): void {
				$seen[] = wp_cache_get( 'made_up_word' );
				wp_cache_set( 'made_up_word', 'first' );
				if ( count( $seen ) < 2 ) {
					self::set( 'new' );
					throw Database_Error::from_mysql( 1213, 'Deadlock' );
				}
				add_option( 'made_up_beside', 'new', '', false );
				add_post_meta( 900000001, 'made_up', 'new' );
			}
		);
		$this->assertSame( array( false, false ), $seen );
		$this->assertSame( array( 'made_up_beside 1', self::meta() . ' 1' ), $this->states() );
	}

	/** What is stored is deleted in the cache that others read too; what is taken back is not. */
	public function test_what_others_have_in_their_cache(): void {
		$real                       = $GLOBALS['wp_object_cache'];
		$GLOBALS['wp_object_cache'] = new class() extends WP_Object_Cache {
			/** {@inheritDoc} */
			public function flush() {
				return true;
			}
		};
		$left                       = array();
		foreach ( array( true, false ) as $fails ) {
			wp_cache_set( 'made_up_word', 'there' );
			try {
				$this->chunk->run(
					static function () use ( $fails ): void {
						wp_cache_set( 'made_up_word', 'new' );
						if ( $fails ) {
							throw new LogicException( 'It cannot be written.' );
						}
					}
				);
			} catch ( LogicException $thrown ) {
				$this->assertTrue( $fails );
			}
			$left[] = wp_cache_get( 'made_up_word' );
		}
		$GLOBALS['wp_object_cache'] = $real;
		$this->assertSame( array( 'there', false ), $left );
	}

	/** Nothing is noted of what was taken back, and what comes after it is noted for itself. */
	public function test_what_failed_is_not_noted(): void {
		add_option( 'made_up_beside', 'new', '', false );
		try {
			$this->chunk->run(
				static function (): void {
					update_option( 'made_up', 'new', false );
					throw new LogicException( 'It cannot be written.' );
				}
			);
		} catch ( LogicException $thrown ) {
			update_option( 'made_up_beside', 'newer', false );
		}
		$this->assertSame( array( 'old', array( 'made_up_beside' ) ), array( self::value(), $this->noted() ) );
	}

	/** One that was cut in two is whole when it is stored; one that failed is taken back to what the one before left, in this process too. */
	public function test_one_that_was_cut(): void {
		global $wpdb;
		$this->assertSame( '', $this->cut( 'first', null ) );
		$this->assertSame( array( 'made_up 1', '#table 1' ), $this->states() );
		$this->chunk->run( static fn() => self::set( 'first' ) );
		$this->chunk->run(
			static function (): void {
				self::set( 'again' );
				self::set( 'first' );
			}
		);
		$this->assertSame( array( 'made_up 1', '#table 1' ), $this->states() );
		$wpdb->query( "DROP TABLE {$wpdb->prefix}made_up" );
		$this->assertSame( 'It cannot be written.', $this->cut( 'second', new LogicException( 'It cannot be written.' ) ) );
		$this->assertSame( 'second', self::value() );
		$this->chunk->undo_partial();
		$this->assertSame( array( 'first', array( 'made_up 1', '#table 1' ) ), array( self::value(), $this->states() ) );
		$sent = did_action( 'templately_import_boundary' );
		$this->chunk->undo_partial();
		$this->assertSame( $sent, did_action( 'templately_import_boundary' ) );
		// The next one does so itself.
		$wpdb->query( "DROP TABLE {$wpdb->prefix}made_up" );
		$this->cut( 'third', new LogicException( 'It cannot be written.' ) );
		$this->chunk->run( '__return_null' );
		$this->assertSame( 'first', self::value() );
	}

	/** Before its first part is stored it asks whether this process may still write. */
	public function test_who_was_taken_over_stores_no_part(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1" );
		$this->assertSame( Lease_Lost::class, $this->cut( 'new', null ) );
		$this->assertSame( array( 'old', array() ), array( self::value(), $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}made\\_up'" ) ) );
	}

	/** Work without a transaction begins where half of an earlier one is taken back, and is whole when it is done. */
	public function test_without_a_transaction(): void {
		global $wpdb;
		$this->cut( 'half', new LogicException( 'It cannot be written.' ) );
		$found = '';
		$this->chunk->run_unbuffered(
			static function () use ( &$found ): void {
				$found = self::value();
				self::set( 'new' );
			},
			static function (): string {
				return 'attempts = 7,';
			}
		);
		$this->assertSame( array( 'old', 'new', '7' ), array( $found, self::value(), $wpdb->get_var( "SELECT attempts FROM {$wpdb->prefix}templately_runs WHERE id = $this->run_id" ) ) );
		$this->assertSame( array( '#table 1', 'made_up 1' ), $this->states() );
		// Once more: it finds what it wrote itself, and what comes after it is no part of it.
		add_option( 'made_up_beside', 'new', '', false );
		$this->chunk->run_unbuffered( static fn() => self::set( 'newer' ), '__return_empty_string' );
		update_option( 'made_up_beside', 'after', false );
		$this->assertSame( array( '#table 1', 'made_up 1', 'made_up_beside 1' ), $this->states() );
	}

	/** Without a transaction, what ended in the middle is taken back to what stood before it, though that was not stored yet. */
	public function test_without_a_transaction_and_ended(): void {
		$mark = $this->chunk->position();
		self::set( 'before' );
		try {
			$this->chunk->run_unbuffered(
				static function (): void {
					self::set( 'new' );
					throw new LogicException( 'It cannot be written.' );
				},
				'__return_empty_string'
			);
		} catch ( LogicException $thrown ) {
			$found = preg_grep( '/^#found \\d+ 0$/', $this->states() );
			$this->assertCount( 1, $found );
		}
		$this->chunk->undo_since( array( (int) explode( ' ', (string) reset( $found ) )[1], $mark[1] ) );
		$this->assertSame( array( 'before', array( 'made_up 1' ) ), array( self::value(), $this->states() ) );
	}

	/** What came before a mark stays, what came since goes, stored or not; and nobody reads it from a cache any more. */
	public function test_since_a_mark(): void {
		global $wpdb;
		self::set( 'before' );
		$mark = $this->chunk->position();
		add_option( 'made_up_beside', 'new', '', false );
		$this->assertSame( 'new', get_option( 'made_up_beside' ) );
		$this->chunk->undo_since( $mark );
		$this->assertSame( array( 'before', false, array( 'made_up' ) ), array( self::value(), get_option( 'made_up_beside' ), $this->noted() ) );

		add_option( 'made_up_beside', 'again', '', false );
		$this->capture->flush();
		$wpdb->query( "UPDATE {$wpdb->prefix}templately_runs SET fence = fence + 1" );
		try {
			$this->chunk->undo_since( $mark );
			$this->fail( 'It was taken back.' );
		} catch ( Lease_Lost $lost ) {
			$this->assertSame( array( 'made_up 1', 'made_up_beside 1' ), $this->states() );
		}
	}

	/** At the end of a process what is in the middle is taken back, and the cache is the real one again. */
	public function test_is_abandoned(): void {
		$real = $GLOBALS['wp_object_cache'];
		$seen = array();
		try {
			$this->chunk->run(
				function () use ( &$seen, $real ): void {
					update_option( 'made_up', 'new', false );
					$this->chunk->roll_back();
					$seen = array( self::value(), Transaction::is_active(), $GLOBALS['wp_object_cache'] === $real );
					throw new LogicException( 'The end.' );
				}
			);
		} catch ( Throwable $end ) {
			unset( $end );
		}
		$this->assertSame( array( 'old', false, true ), $seen );
		$this->assertSame( array( 'old', array() ), array( self::value(), $this->noted() ) );
		// Where nothing is in the middle, what was written since is none of its.
		$this->chunk->run( '__return_null' );
		self::set( 'beside' );
		$this->chunk->roll_back();
		$this->capture->flush();
		$this->assertSame( array( 'beside', array( 'made_up' ) ), array( self::value(), $this->noted() ) );
	}

	/**
	 * Runs a chunk that changes an option and then a table, which cuts it in two.
	 *
	 * @param string         $value The option's new value.
	 * @param Throwable|null $ends  What its second part throws.
	 * @return string What it ended with; '' where it is stored.
	 */
	private function cut( string $value, ?Throwable $ends ): string {
		global $wpdb;
		try {
			$this->chunk->run(
				static function () use ( $wpdb, $value, $ends ): void {
					self::set( $value );
					$wpdb->query( "CREATE TABLE {$wpdb->prefix}made_up (id int NOT NULL, PRIMARY KEY (id))" );
					if ( null !== $ends ) {
						throw $ends;
					}
				}
			);
			return '';
		} catch ( LogicException $thrown ) {
			return $thrown->getMessage();
		} catch ( Lease_Lost $lost ) {
			return Lease_Lost::class;
		}
	}

	/**
	 * Changes the option past WordPress and its cache.
	 *
	 * @param string $value Its new value.
	 */
	private static function set( string $value ): void {
		global $wpdb;
		$wpdb->update( $wpdb->options, array( 'option_value' => $value ), array( 'option_name' => 'made_up' ) );
	}

	/** Returns the number of the meta that the last statement of a chunk added. */
	private static function meta(): string {
		global $wpdb;
		return (string) $wpdb->get_var( "SELECT meta_id FROM $wpdb->postmeta WHERE post_id = 900000001" );
	}

	/** Returns the option's value as it stands in the table. */
	private static function value(): string {
		global $wpdb;
		return (string) $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'made_up'" );
	}

	/**
	 * Returns what is noted.
	 *
	 * @return list<string> Keys and states.
	 */
	private function states(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT CONCAT(pk, ' ', state) FROM {$wpdb->prefix}templately_rows WHERE run_id = $this->run_id ORDER BY seq" );
	}
}
