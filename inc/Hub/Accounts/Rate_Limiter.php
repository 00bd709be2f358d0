<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/** Limits attempts with doubling delays. Counts each attempt in one atomic statement before it is checked, so concurrent attempts cannot share a count. */
final class Rate_Limiter {

	private const PERIOD = 15 * MINUTE_IN_SECONDS;

	/** Attempts per period: on an account from one site and IP; from that IP; from anywhere; and from one IP on all accounts, because a site shares it. */
	private const ATTEMPTS                    = 5;
	private const ATTEMPTS_PER_IP_AND_ACCOUNT = 10;
	private const ATTEMPTS_PER_ACCOUNT        = 30;
	private const ATTEMPTS_PER_IP             = 200;

	/** Sign-ups with a taken address per IP and period, with any site. */
	private const TAKEN_ADDRESSES_PER_IP = 30;

	/** Seconds for which an IP is trusted after a successful attempt. */
	private const TRUST_LIFETIME = 30 * DAY_IN_SECONDS;

	/** Maximum number of doublings: from 15 minutes to 16 hours. */
	private const DOUBLINGS = 6;

	/** Seconds until attempts are forgotten. */
	private const RETENTION = 2 * DAY_IN_SECONDS;

	private Database $database;

	private Clock $clock;

	private string $address;

	/** @param string $address IP address of the request, or ''. */
	public function __construct( Database $database, Clock $clock, string $address ) {
		$this->database = $database;
		$this->clock    = $clock;
		$this->address  = $address;
	}

	public function require_attempt( string $what, string $whom, string $client ): void {
		$this->require_ip_attempt( $what );
		$this->count_in( $this->counter_name( $what, $whom, $client ), self::ATTEMPTS );
		if ( '' !== $whom ) {
			$this->count_in( $this->ip_counter_name( $what, $whom ), self::ATTEMPTS_PER_IP_AND_ACCOUNT );
		}
	}

	/** Counts a sign-up with a taken address. The IP is counted as well, because the caller chooses the site's name. */
	public function count_taken( string $client ): void {
		$this->count_in( $this->ip_counter_name( 'sign-up', '' ), self::TAKEN_ADDRESSES_PER_IP );
		$this->require_attempt( 'sign-up', '', $client );
	}

	/** Refuses any sign-up while the calling site or IP has to wait. */
	public function refuse_sign_up( string $client ): void {
		foreach ( array( $this->counter_name( 'sign-up', '', $client ), $this->ip_counter_name( 'sign-up', '' ) ) as $name ) {
			$this->refuse( $this->row( self::bucket( $name ) ) );
		}
	}

	/** Counts an attempt on an account from anywhere. A trusted IP is not blocked by the attempts of others. */
	public function require_account_attempt( string $what, string $whom ): void {
		$known = $this->row( self::bucket( $this->trusted_ip_counter_name( $what, $whom ) ) );
		if ( null === $known || (int) $known['locked_until'] <= $this->clock->now() ) {
			$this->count_in( "$what|anybody|$whom", self::ATTEMPTS_PER_ACCOUNT, 0 );
		}
	}

	/** Trusts this IP on an account, whatever others attempt. */
	private function trust( string $what, string $whom ): void {
		$now    = $this->clock->now();
		$bucket = self::bucket( $this->trusted_ip_counter_name( $what, $whom ) );
		$this->database->query( 'DELETE FROM {tries} WHERE bucket IN (%s, %s)', $bucket, self::bucket( $this->ip_counter_name( $what, $whom ) ) );
		$this->database->insert_many( 'tries', array( 'bucket', 'tries', 'since', 'locks', 'locked_until' ), array( array( $bucket, 0, $now, 0, $now + self::TRUST_LIFETIME ) ), 'ignore' );
	}

	/** Forgets all attempts on an account, after its password has changed. */
	public function reset_account( string $what, string $whom ): void {
		$this->database->query( 'DELETE FROM {tries} WHERE bucket = %s', self::bucket( "$what|anybody|$whom" ) );
		$this->trust( $what, $whom );
	}

	/**
	 * Counts an action if the limit allows it. The limit causes neither an error nor a delay.
	 * @param int $period Period in seconds.
	 * @param int $more Actions to count at once, at most $times: all or none.
	 */
	public function try_attempt( string $what, string $whom, int $times, int $period, int $more = 1 ): bool {
		try {
			$this->count_in( "$what|$whom", $times, 0, $period, $more );
			return true;
		} catch ( Failure $failure ) {
			return false;
		}
	}

	/** Counts an attempt of the IP on any account. */
	public function require_ip_attempt( string $what ): void {
		if ( '' !== $this->address ) {
			$this->count_in( "$what|address|$this->address", self::ATTEMPTS_PER_IP );
		}
	}

	/** Forgets attempts after a success, and trusts the IP. The IP's total stays counted. */
	public function reset( string $what, string $whom, string $client ): void {
		$this->database->query( 'DELETE FROM {tries} WHERE bucket = %s', self::bucket( $this->counter_name( $what, $whom, $client ) ) );
		if ( '' !== $whom ) {
			$this->trust( $what, $whom );
		}
	}

	/**
	 * @param int $doublings Maximum number of doublings of the delay.
	 * @param int $period Period in seconds.
	 */
	private function count_in( string $name, int $tries, int $doublings = self::DOUBLINGS, int $period = self::PERIOD, int $more = 1 ): void {
		$bucket = self::bucket( $name );
		$now    = $this->clock->now();
		$row    = $this->row( $bucket );
		$this->refuse( $row );
		if ( null === $row ) {
			$this->database->query( 'DELETE FROM {tries} WHERE since < %d AND locked_until < %d', $now - self::RETENTION, $now );
			if ( 1 === $this->database->insert_many( 'tries', array( 'bucket', 'tries', 'since', 'locks', 'locked_until' ), array( array( $bucket, $more, $now, 0, 0 ) ), 'ignore' ) ) {
				return;
			}
			$row = $this->row( $bucket );
		}
		if ( 1 === $this->database->query( 'UPDATE {tries} SET tries = tries + %d WHERE bucket = %s AND since > %d AND tries + %d <= %d AND locked_until <= %d', $more, $bucket, $now - $period, $more, $tries, $now ) ) {
			return;
		}
		if ( 1 === $this->database->query( 'UPDATE {tries} SET tries = %d, since = %d WHERE bucket = %s AND since <= %d AND locked_until <= %d', $more, $now, $bucket, $now - $period, $now ) ) {
			return;
		}
		$locks = (int) ( $row['locks'] ?? 0 );
		$until = $now + $period * 2 ** min( $locks, $doublings );
		// The next period starts when the delay ends, so that no second one is added.
		$this->database->query( 'UPDATE {tries} SET locked_until = %d, locks = locks + 1, tries = 0, since = %d WHERE bucket = %s AND locks = %d AND locked_until <= %d', $until, $until, $bucket, $locks, $now );
		$this->refuse( $this->row( $bucket ) );
	}

	/**
	 * @param string $bucket Hash of the counter's name.
	 * @return array<string, string>|null
	 */
	private function row( string $bucket ): ?array {
		return $this->database->get_row( 'SELECT * FROM {tries} WHERE bucket = %s', $bucket );
	}

	/** @param array<string, string>|null $row */
	private function refuse( ?array $row ): void {
		$seconds = (int) ( $row['locked_until'] ?? 0 ) - $this->clock->now();
		if ( $seconds > 0 ) {
			throw new Failure( 'too_many_tries', sprintf( /* translators: %d: number of minutes. */ __( 'Too many attempts. Please wait %d minutes.', 'templately' ), (int) ceil( $seconds / MINUTE_IN_SECONDS ) ), 429, array(), array( 'retry_after' => $seconds ) );
		}
	}

	/** @param string $client Calling site, which the caller can choose freely: it counts only together with the IP. */
	private function counter_name( string $what, string $whom, string $client ): string {
		return "$what|account|$whom|$this->address|$client";
	}

	private function ip_counter_name( string $what, string $whom ): string {
		return "$what|account|$whom|$this->address";
	}

	private function trusted_ip_counter_name( string $what, string $whom ): string {
		return "$what|known|$whom|$this->address";
	}

	private static function bucket( string $name ): string {
		return hash( 'sha256', $name );
	}
}
