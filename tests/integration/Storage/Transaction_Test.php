<?php

declare( strict_types=1 );

use Templately\Storage\Transaction;

/**
 * Several writes or none.
 */
final class Transaction_Test extends Test_Case {

	/** What an inner transaction wrote goes with it; what the outer one wrote stays. */
	public function test_nesting(): void {
		global $wpdb;
		$transaction = new Transaction( $wpdb );
		$transaction->run(
			function () use ( $transaction ): void {
				add_option( 'templately_test_outer', '1', '', false );
				try {
					$transaction->run(
						static function (): void {
							add_option( 'templately_test_inner', '1', '', false );
							throw new DomainException( 'inner' );
						}
					);
					$this->fail( 'The inner one threw nothing.' );
				} catch ( DomainException $exception ) {
					$this->assertSame( 'inner', $exception->getMessage() );
				}
			}
		);
		wp_cache_flush();
		$this->assertSame( '1', get_option( 'templately_test_outer' ) );
		$this->assertFalse( get_option( 'templately_test_inner' ) );
	}

	/** What the work returns comes back; what it throws too, with nothing written. */
	public function test_all_or_nothing(): void {
		global $wpdb;
		$transaction = new Transaction( $wpdb );
		$answer      = $transaction->run(
			static function (): string {
				return 'done';
			}
		);
		$this->assertSame( 'done', $answer );
		try {
			$transaction->run(
				static function (): void {
					add_option( 'templately_test_gone', '1', '', false );
					throw new DomainException();
				}
			);
		} catch ( DomainException $exception ) {
			wp_cache_flush();
			$this->assertFalse( get_option( 'templately_test_gone' ) );
		}
	}

	/** A statement that failed takes everything back, even where nobody looked. */
	public function test_a_failed_statement(): void {
		global $wpdb;
		$wpdb->suppress_errors( true );
		try {
			( new Transaction( $wpdb ) )->run(
				static function () use ( $wpdb ): void {
					add_option( 'templately_test_gone', '1', '', false );
					$wpdb->query( 'INSERT INTO no_such_table VALUES (1)' );
				}
			);
			$this->fail( 'It was committed.' );
		} catch ( RuntimeException $exception ) {
			wp_cache_flush();
			$this->assertFalse( get_option( 'templately_test_gone' ) );
		} finally {
			$wpdb->suppress_errors( false );
		}
	}
}
