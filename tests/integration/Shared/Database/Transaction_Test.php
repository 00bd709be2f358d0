<?php

declare( strict_types=1 );

use Templately\Hub\Accounts\Account_Store;
use Templately\Hub\Accounts\Token_Store;
use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Database_Error;
use Templately\Shared\Database\Transaction;
use Templately\Tests\Replicated_Wpdb;

final class Transaction_Test extends Test_Case {

	public function test_rolls_back_a_nested_transaction_only(): void {
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

	public function test_returns_the_result_or_rolls_back_and_throws(): void {
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

	public function test_two_objects_share_one_transaction(): void {
		global $wpdb;
		$said = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$said ): string {
				if ( 1 === preg_match( '/^(START TRANSACTION|COMMIT|ROLLBACK|SAVEPOINT|RELEASE SAVEPOINT)/', $sql, $found ) ) {
					$said[] = $found[1];
				}
				return $sql;
			},
			1
		);
		( new Transaction( $wpdb ) )->run(
			static function () use ( $wpdb ): void {
				( new Transaction( $wpdb ) )->run( '__return_true' );
			}
		);
		$this->assertSame( array( 'START TRANSACTION', 'SAVEPOINT', 'RELEASE SAVEPOINT', 'COMMIT' ), $said );
	}

	/** Other reads do not. */
	public function test_transactions_writes_and_token_lookups_read_from_the_primary(): void {
		foreach ( array( 'send_reads_to_primaries', 'send_reads_to_masters' ) as $method ) {
			$wpdb        = $this->replicated( $method );
			$transaction = new Transaction( $wpdb );
			$database    = new Database( $wpdb, $transaction );
			$database->get_results( 'SELECT id FROM {terms} WHERE id = 0' );
			$this->assertSame( 0, $wpdb->calls, 'A read goes wherever it likes.' );
			$database->query( 'DELETE FROM {terms} WHERE id = 0' );
			$this->assertSame( 1, $wpdb->calls );
			( new Token_Store( $database, new Clock(), new Account_Store( $database, new Clock(), '__return_empty_string', '__return_null', '__return_null' ) ) )->actor( 'tly_s_guessed' );
			$this->assertSame( 2, $wpdb->calls );
			$transaction->run( '__return_true' );
			$this->assertSame( 3, $wpdb->calls );
		}
	}

	/** @param string $method Method that sends reads to the primary. */
	private function replicated( string $method ): Replicated_Wpdb {
		global $wpdb;
		$replicated         = 'send_reads_to_masters' === $method ? new class() extends Replicated_Wpdb {
			/** HyperDB and older versions of LudicrousDB. */
			public function send_reads_to_masters(): void {
				++$this->calls;
			}
		} : new class() extends Replicated_Wpdb {
			/** LudicrousDB. */
			public function send_reads_to_primaries(): void {
				++$this->calls;
			}
		};
		$replicated->prefix = $wpdb->prefix;
		return $replicated;
	}

	public function test_retries_conflicts_five_times_and_other_errors_never(): void {
		foreach ( array( Database_Error::DEADLOCK => 6, Database_Error::TIMEOUT => 6, Database_Error::LOCKED => 6, Database_Error::DUPLICATE => 1, Database_Error::GONE => 1, Database_Error::OTHER => 1 ) as $kind => $most ) {
			$times = 0;
			try {
				( new Transaction( $GLOBALS['wpdb'] ) )->retry(
					static function () use ( $kind, &$times ): void {
						++$times;
						throw new Database_Error( $kind, 'Others were in the way.' );
					}
				);
				$this->fail( "It was not said: $kind." );
			} catch ( Database_Error $failure ) {
				$this->assertSame( array( $kind, $most ), array( $failure->kind(), $times ) );
			}
		}
		$times = 0;
		$last  = ( new Transaction( $GLOBALS['wpdb'] ) )->retry(
			static function () use ( &$times ): string {
				if ( ++$times < 6 ) {
					throw new Database_Error( Database_Error::DEADLOCK, 'Others were in the way.' );
				}
				return 'done';
			}
		);
		$this->assertSame( array( 'done', 6 ), array( $last, $times ) );
	}
}
