<?php

declare( strict_types=1 );

use Templately\Hub\Accounts\Rate_Limiter;
use Templately\Shared\Database\Database;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Settings\Settings;
use Templately\Tests\Hub\Asks_Hub;

/**
 * Rows of the rate limiter.
 * @group S13
 */
final class Throttle_Rows_Test extends Test_Case {

	use Asks_Hub;

	private function throttle( string $from = 'c0000207' ): Rate_Limiter {
		return new Rate_Limiter( new Database( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ) ), $this->clock, $from );
	}

	/** @return array{int, int} Number of allowed attempts, and minutes of the refusal; 0 for none. */
	private function until_refused( callable $count, int $most = 300 ): array {
		for ( $times = 0; $times < $most; $times++ ) {
			try {
				$count();
			} catch ( Failure $failure ) {
				return array( $times, (int) ceil( $failure->data()['retry_after'] / MINUTE_IN_SECONDS ) );
			}
		}
		return array( $times, 0 );
	}

	public function test_the_delay_doubles_up_to_sixteen_hours(): void {
		$this->open_hub();
		$waits = array();
		for ( $round = 0; $round < 9; $round++ ) {
			$wait = $this->until_refused(
				function (): void {
					$this->throttle()->require_attempt( 'x', '', 'site' );
				}
			)[1];

			$waits[]           = $wait;
			$this->clock->now += $wait * MINUTE_IN_SECONDS;
		}
		$this->assertSame( array( 15, 30, 60, 120, 240, 480, 960, 960, 960 ), $waits );
	}

	/** Otherwise others could make the delay long. */
	public function test_limits_attempts_on_an_account_from_anywhere_without_doubling(): void {
		$this->open_hub();
		$anybody = function ( string $whom ): array {
			return $this->until_refused(
				function () use ( $whom ): void {
					$this->throttle( bin2hex( random_bytes( 4 ) ) )->require_account_attempt( 'x', $whom );
				}
			);
		};
		for ( $round = 0; $round < 3; $round++ ) {
			$this->assertSame( array( 30, 15 ), $anybody( 'ada' ) );
			$this->assertSame( array( 0, 15 ), $anybody( 'ada' ) );
			$this->assertSame( 30, $anybody( "bob-$round" )[0], 'Another account.' );
			$this->clock->now += 15 * MINUTE_IN_SECONDS;
		}
		$anybody( 'ada' );
		$this->throttle()->reset_account( 'x', 'ada' );
		$this->assertSame( 30, $anybody( 'ada' )[0], 'With a new password.' );
		$known = function ( string $whom ): bool {
			try {
				$this->throttle()->require_account_attempt( 'x', $whom );
				return true;
			} catch ( Failure $failure ) {
				return false;
			}
		};
		$this->assertSame( 30, $anybody( 'eve' )[0] );
		$this->assertSame( array( true, false ), array( $known( 'ada' ), $known( 'eve' ) ), 'Who set it is known here, by this name.' );
		$this->clock->now += 30 * DAY_IN_SECONDS - 1;
		$anybody( 'ada' );
		$this->assertTrue( $known( 'ada' ), 'For thirty days.' );
		++$this->clock->now;
		$this->assertFalse( $known( 'ada' ) );
	}

	public function test_limits_attempts_on_an_account_from_one_ip(): void {
		$this->open_hub();
		$from = function ( string $whom, string $address ): int {
			return $this->until_refused(
				function () use ( $whom, $address ): void {
					$this->throttle( $address )->require_attempt( 'x', $whom, bin2hex( random_bytes( 4 ) ) );
				}
			)[0];
		};
		$this->assertSame( array( 10, 10, 10, 0 ), array( $from( 'ada', 'aa' ), $from( 'bob', 'aa' ), $from( 'ada', 'bb' ), $from( 'ada', 'aa' ) ) );
	}

	/** Without an address nothing is counted. */
	public function test_a_quota_renews_without_delay(): void {
		$this->open_hub();
		for ( $round = 0; $round < 4; $round++ ) {
			$this->assertSame( array( true, true, false, false ), array( $this->throttle()->try_attempt( 'x', 'ada', 2, 60 ), $this->throttle()->try_attempt( 'x', 'ada', 2, 60 ), $this->throttle()->try_attempt( 'x', 'ada', 2, 60 ), $this->throttle()->try_attempt( 'x', 'ada', 2, 60 ) ) );
			$this->clock->now += 60;
		}
		$nowhere = function (): void {
			$this->throttle( '' )->require_ip_attempt( 'x' );
		};
		$this->assertSame( array( 300, 0 ), $this->until_refused( $nowhere ) );
		$somewhere = function (): void {
			$this->throttle()->require_ip_attempt( 'x' );
		};
		$this->assertSame( array( 200, 15 ), $this->until_refused( $somewhere ) );
	}

	public function test_removes_expired_rows_only(): void {
		global $wpdb;
		$this->open_hub();
		$rows  = static function () use ( $wpdb ): int {
			return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}templately_tries" );
		};
		$count = function ( string $what ): void {
			$this->throttle( '' )->require_attempt( $what, '', 'site' );
		};
		for ( $try = 0; $try < 4; $try++ ) {
			$count( 'a' );
		}
		$count( 'old' );
		$this->clock->now += 10 * MINUTE_IN_SECONDS;
		$count( 'b' );
		$count( 'a' );
		$this->assertSame(
			0,
			$this->until_refused(
				static function () use ( $count ): void {
					$count( 'a' );
				}
			)[0],
			'Five in a quarter of an hour.'
		);
		$this->throttle( '' )->reset( 'log-in', 'ada', 'site' );
		$this->assertSame( 4, $rows() );
		$this->clock->now += 2 * DAY_IN_SECONDS - 10 * MINUTE_IN_SECONDS + 1;
		$count( 'c' );
		$this->assertSame( 4, $rows(), 'The new one came, the old one went.' );
		$this->clock->now += 10 * MINUTE_IN_SECONDS;
		$count( 'd' );
		$this->assertSame( 4, $rows(), 'Another one went; who is known stays.' );
		$this->clock->now += 29 * DAY_IN_SECONDS;
		$count( 'e' );
		$this->assertSame( 1, $rows() );
	}

	public function test_counts_concurrent_attempts(): void {
		global $wpdb;
		$this->open_hub();
		$tries   = "{$wpdb->prefix}templately_tries";
		$between = static function ( string $pattern, callable $meanwhile ): void {
			$listen = static function ( string $sql ) use ( &$listen, $pattern, $meanwhile ): string {
				if ( 1 === preg_match( $pattern, $sql ) ) {
					remove_filter( 'query', $listen );
					$meanwhile( $sql );
				}
				return $sql;
			};
			add_filter( 'query', $listen );
		};
		$count   = function (): void {
			$this->throttle( '' )->require_attempt( 'x', '', 'site' );
		};
		$between(
			'/^INSERT.*templately_tries/s',
			static function ( string $sql ) use ( $wpdb ): void {
				$wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- the statement itself.
			}
		);
		$count();
		$this->assertSame( '2', $wpdb->get_var( "SELECT tries FROM $tries" ) ); // phpcs:ignore WordPress.DB -- a name.
		foreach ( array( 0, 20 * MINUTE_IN_SECONDS ) as $later ) {
			$this->clock->now += $later;
			$between(
				'/^UPDATE \S*templately_tries SET tries/',
				function () use ( $wpdb, $tries ): void {
					$wpdb->query( $wpdb->prepare( "UPDATE $tries SET locked_until = %d, tries = 0", $this->clock->now + 60 ) ); // phpcs:ignore WordPress.DB -- a name.
				}
			);
			$this->assertSame( array( 0, 1 ), $this->until_refused( $count, 1 ) );
			$this->assertSame( '0', $wpdb->get_var( "SELECT tries FROM $tries" ) ); // phpcs:ignore WordPress.DB -- a name.
			$wpdb->query( "UPDATE $tries SET locked_until = 0, tries = 1" ); // phpcs:ignore WordPress.DB -- a name.
		}
	}

	public function test_trusts_forwarded_addresses_of_named_proxies_only(): void {
		$this->open_hub();
		$judged = function (): int {
			$judged = 0;
			for ( $guess = 0; $guess < 12; $guess++ ) {
				$_SERVER['HTTP_X_FORWARDED_FOR'] = "203.0.113.$guess";
				$this->make_hub( '192.0.2.1' );
				$judged += 429 === $this->ask( 'POST', '/sessions', array( 'api_key' => 'tly_k_x', 'client' => 'site-1' ) )->status ? 0 : 1;
			}
			return $judged;
		};
		$this->assertSame( 5, $judged() );
		( new Settings() )->change( array( 'trusted_proxies' => '192.0.2.9 192.0.2.1' ) );
		$this->assertSame( 12, $judged() );
	}
}
