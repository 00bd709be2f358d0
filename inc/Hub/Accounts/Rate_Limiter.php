<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Shared\Clock;
use Templately\Shared\Database\Database;
use Templately\Shared\Rest\Failure;

/**
 * Lets somebody try a few times, then makes them wait, each time twice as long.
 *
 * Every try is counted before it is judged, by one conditional UPDATE or one unique INSERT, so that tries at the same moment
 * cannot share a count.
 */
final class Rate_Limiter {

	private const PERIOD = 15 * MINUTE_IN_SECONDS;

	/**
	 * Tries in a period: of one account from one site at one address; from that address, whatever sites it says it is; from
	 * anywhere; and of one address in all, which a whole site shares.
	 */
	private const TRIES            = 5;
	private const TRIES_FROM_THERE = 10;
	private const TRIES_OF_ANYBODY = 30;
	private const TRIES_OF_ADDRESS = 200;

	/** Addresses that are taken, found by sign-ups from one network address in a period, whatever sites it says it is. */
	private const TAKEN_FROM_THERE = 30;

	/** Seconds for which somebody who got it right is known at their address. */
	private const TRUST = 30 * DAY_IN_SECONDS;

	/** Times the delay is doubled at the most: 15 minutes to 16 hours. */
	private const DOUBLINGS = 6;

	/** Seconds after which nobody remembers. */
	private const MEMORY = 2 * DAY_IN_SECONDS;

	private Database $database;

	private Clock $clock;

	private string $address;

	/**
	 * @param Database $database The hub's tables.
	 * @param string   $address  Network address that the request came from; '' where there is none.
	 */
	public function __construct( Database $database, Clock $clock, string $address ) {
		$this->database = $database;
		$this->clock    = $clock;
		$this->address  = $address;
	}

	/**
	 * Counts a try.
	 *
	 * @param string $what   What is tried, such as 'log-in'.
	 *
	 * @throws Failure 429 with the minutes to wait.
	 */
	public function require_attempt( string $what, string $whom, string $client ): void {
		$this->require_ip_attempt( $what );
		$this->count_in( $this->name( $what, $whom, $client ), self::TRIES );
		if ( '' !== $whom ) {
			$this->count_in( $this->name_from_there( $what, $whom ), self::TRIES_FROM_THERE );
		}
	}

	/**
	 * Counts a sign-up that has found an address taken. The network address is counted too: the calling site's name is the caller's to choose.
	 *
	 * @throws Failure 429 with the minutes to wait.
	 */
	public function count_taken( string $client ): void {
		$this->count_in( $this->name_from_there( 'sign-up', '' ), self::TAKEN_FROM_THERE );
		$this->require_attempt( 'sign-up', '', $client );
	}

	/**
	 * Refuses a sign-up, taken address or not, while its calling site or its network address has to wait.
	 *
	 * @throws Failure 429 with the minutes to wait.
	 */
	public function refuse_sign_up( string $client ): void {
		foreach ( array( $this->name( 'sign-up', '', $client ), $this->name_from_there( 'sign-up', '' ) ) as $name ) {
			$this->refuse( $this->row( self::bucket( $name ) ) );
		}
	}

	/**
	 * Counts a try on an account, whoever makes it. Who has got it right at this address lately is not kept out by others.
	 *
	 * @throws Failure 429 with the minutes to wait.
	 */
	public function require_account_attempt( string $what, string $whom ): void {
		$known = $this->row( self::bucket( $this->name_of_known( $what, $whom ) ) );
		if ( null === $known || (int) $known['locked_until'] <= $this->clock->now() ) {
			$this->count_in( "$what|anybody|$whom", self::TRIES_OF_ANYBODY, 0 );
		}
	}

	/** Remembers that whoever is at this address may try to get into an account, however often others do. */
	private function trust( string $what, string $whom ): void {
		$now    = $this->clock->now();
		$bucket = self::bucket( $this->name_of_known( $what, $whom ) );
		$this->database->query( 'DELETE FROM {tries} WHERE bucket IN (%s, %s)', $bucket, self::bucket( $this->name_from_there( $what, $whom ) ) );
		$this->database->insert_many( 'tries', array( 'bucket', 'tries', 'since', 'locks', 'locked_until' ), array( array( $bucket, 0, $now, 0, $now + self::TRUST ) ), 'ignore' );
	}

	/** Forgets the tries of everybody on an account, which has a new password. */
	public function reset_account( string $what, string $whom ): void {
		$this->database->query( 'DELETE FROM {tries} WHERE bucket = %s', self::bucket( "$what|anybody|$whom" ) );
		$this->trust( $what, $whom );
	}

	/**
	 * Says whether something may be done once more, and counts it. Nobody is told, and nobody has to wait.
	 *
	 * @param int    $period In how many seconds.
	 * @param int    $more   How often it is to be done now, $times at the most: all of that, or none of it.
	 */
	public function try_attempt( string $what, string $whom, int $times, int $period, int $more = 1 ): bool {
		try {
			$this->count_in( "$what|$whom", $times, 0, $period, $more );
			return true;
		} catch ( Failure $failure ) {
			return false;
		}
	}

	/**
	 * Counts a try of the network address alone.
	 *
	 * @throws Failure 429 with the minutes to wait.
	 */
	public function require_ip_attempt( string $what ): void {
		if ( '' !== $this->address ) {
			$this->count_in( "$what|address|$this->address", self::TRIES_OF_ADDRESS );
		}
	}

	/** Forgets the tries of somebody who got it right, and knows them at their address. Those of the address itself stay counted. */
	public function reset( string $what, string $whom, string $client ): void {
		$this->database->query( 'DELETE FROM {tries} WHERE bucket = %s', self::bucket( $this->name( $what, $whom, $client ) ) );
		if ( '' !== $whom ) {
			$this->trust( $what, $whom );
		}
	}

	/**
	 * @param int    $doublings How often the delay is doubled at the most.
	 * @param int    $period    Its seconds.
	 *
	 * @throws Failure 429.
	 */
	private function count_in( string $name, int $tries, int $doublings = self::DOUBLINGS, int $period = self::PERIOD, int $more = 1 ): void {
		$bucket = self::bucket( $name );
		$now    = $this->clock->now();
		$row    = $this->row( $bucket );
		$this->refuse( $row );
		if ( null === $row ) {
			$this->database->query( 'DELETE FROM {tries} WHERE since < %d AND locked_until < %d', $now - self::MEMORY, $now );
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
		// The period that begins when the wait ends: nobody gets a second one on top.
		$this->database->query( 'UPDATE {tries} SET locked_until = %d, locks = locks + 1, tries = 0, since = %d WHERE bucket = %s AND locks = %d AND locked_until <= %d', $until, $until, $bucket, $locks, $now );
		$this->refuse( $this->row( $bucket ) );
	}

	/**
	 * @param string $bucket Hash of what is counted.
	 * @return array<string, string>|null
	 */
	private function row( string $bucket ): ?array {
		return $this->database->get_row( 'SELECT * FROM {tries} WHERE bucket = %s', $bucket );
	}

	/**
	 * @param array<string, string>|null $row What is known of the tries.
	 *
	 * @throws Failure 429 when there is still time to wait.
	 */
	private function refuse( ?array $row ): void {
		$seconds = (int) ( $row['locked_until'] ?? 0 ) - $this->clock->now();
		if ( $seconds > 0 ) {
			throw new Failure( 'too_many_tries', sprintf( /* translators: %d: number of minutes. */ __( 'Too many tries. Please wait %d minutes.', 'templately' ), (int) ceil( $seconds / MINUTE_IN_SECONDS ) ), 429, array(), array( 'retry_after' => $seconds ) );
		}
	}

	/** @param string $client Calling site, which may say that it is any: it counts together with its address only. */
	private function name( string $what, string $whom, string $client ): string {
		return "$what|account|$whom|$this->address|$client";
	}

	private function name_from_there( string $what, string $whom ): string {
		return "$what|account|$whom|$this->address";
	}

	private function name_of_known( string $what, string $whom ): string {
		return "$what|known|$whom|$this->address";
	}

	private static function bucket( string $name ): string {
		return hash( 'sha256', $name );
	}
}
