<?php

declare( strict_types=1 );

namespace Templately\Hub\Accounts;

use Templately\Hub\Database;
use Templately\Messages;
use Templately\Rest\Failure;
use Templately\Storage\Clock;

/**
 * Lets somebody try a few times, then makes them wait, each time twice as long.
 *
 * Every try is counted before it is judged, by one conditional UPDATE or one unique INSERT, so that tries at the same moment
 * cannot share a count.
 */
final class Throttle {

	private const PERIOD = 15 * MINUTE_IN_SECONDS;

	/** Tries in a period: of one account from one site, and of one address in all, which a whole site shares. */
	private const TRIES            = 5;
	private const TRIES_OF_ADDRESS = 200;

	/** Times the delay is doubled at the most: 15 minutes to 16 hours. */
	private const DOUBLINGS = 6;

	/** Seconds after which nobody remembers. */
	private const MEMORY = 2 * DAY_IN_SECONDS;

	/** @var Database */
	private $database;

	/** @var Clock */
	private $clock;

	/** @var string */
	private $address;

	/**
	 * @param Database $database The hub's tables.
	 * @param Clock    $clock    The time.
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
	 * @param string $whom   On which account, as the caller names it.
	 * @param string $client Calling site, as it names itself.
	 *
	 * @throws Failure 429 with the minutes to wait.
	 */
	public function count( string $what, string $whom, string $client ): void {
		$this->count_address( $what );
		$this->count_in( $this->name( $what, $whom, $client ), self::TRIES );
	}

	/**
	 * Counts a try of the network address alone.
	 *
	 * @param string $what What is tried.
	 *
	 * @throws Failure 429 with the minutes to wait.
	 */
	public function count_address( string $what ): void {
		if ( '' !== $this->address ) {
			$this->count_in( "$what|address|$this->address", self::TRIES_OF_ADDRESS );
		}
	}

	/**
	 * Refuses who has to wait, without counting.
	 *
	 * @param string $what   What is tried.
	 * @param string $whom   On which account.
	 * @param string $client Calling site.
	 *
	 * @throws Failure 429 with the minutes to wait.
	 */
	public function refuse_waiting( string $what, string $whom, string $client ): void {
		$this->refuse( $this->row( self::bucket( $this->name( $what, $whom, $client ) ) ) );
	}

	/**
	 * Forgets the tries of somebody who got it right. Those of their address stay counted.
	 *
	 * @param string $what   What was tried.
	 * @param string $whom   On which account.
	 * @param string $client Calling site.
	 */
	public function forget( string $what, string $whom, string $client ): void {
		$this->database->write( 'DELETE FROM {tries} WHERE bucket = %s', self::bucket( $this->name( $what, $whom, $client ) ) );
	}

	/**
	 * @param string $name  What is counted.
	 * @param int    $tries How many a period has.
	 *
	 * @throws Failure 429.
	 */
	private function count_in( string $name, int $tries ): void {
		$bucket = self::bucket( $name );
		$now    = $this->clock->now();
		$row    = $this->row( $bucket );
		$this->refuse( $row );
		if ( null === $row ) {
			$this->database->write( 'DELETE FROM {tries} WHERE since < %d AND locked_until < %d', $now - self::MEMORY, $now );
			if ( 1 === $this->database->insert_many( 'tries', array( 'bucket', 'tries', 'since', 'locks', 'locked_until' ), array( array( $bucket, 1, $now, 0, 0 ) ), 'ignore' ) ) {
				return;
			}
			$row = $this->row( $bucket );
		}
		if ( 1 === $this->database->write( 'UPDATE {tries} SET tries = tries + 1 WHERE bucket = %s AND since > %d AND tries < %d AND locked_until <= %d', $bucket, $now - self::PERIOD, $tries, $now ) ) {
			return;
		}
		if ( 1 === $this->database->write( 'UPDATE {tries} SET tries = 1, since = %d WHERE bucket = %s AND since <= %d AND locked_until <= %d', $now, $bucket, $now - self::PERIOD, $now ) ) {
			return;
		}
		$locks = (int) ( $row['locks'] ?? 0 );
		$until = $now + self::PERIOD * 2 ** min( $locks, self::DOUBLINGS );
		// The period that begins when the wait ends: nobody gets a second one on top.
		$this->database->write( 'UPDATE {tries} SET locked_until = %d, locks = locks + 1, tries = 0, since = %d WHERE bucket = %s AND locks = %d AND locked_until <= %d', $until, $until, $bucket, $locks, $now );
		$this->refuse( $this->row( $bucket ) );
	}

	/**
	 * @param string $bucket Hash of what is counted.
	 * @return array<string, string>|null
	 */
	private function row( string $bucket ): ?array {
		return $this->database->row( 'SELECT * FROM {tries} WHERE bucket = %s', $bucket );
	}

	/**
	 * @param array<string, string>|null $row What is known of the tries.
	 *
	 * @throws Failure 429 when there is still time to wait.
	 */
	private function refuse( ?array $row ): void {
		$seconds = (int) ( $row['locked_until'] ?? 0 ) - $this->clock->now();
		if ( $seconds > 0 ) {
			throw new Failure( 'too_many_tries', Messages::too_many_tries( (int) ceil( $seconds / MINUTE_IN_SECONDS ) ), 429, array(), array( 'retry_after' => $seconds ) );
		}
	}

	/**
	 * @param string $what   What is tried.
	 * @param string $whom   On which account.
	 * @param string $client Calling site; where it has no name, its address stands for it.
	 */
	private function name( string $what, string $whom, string $client ): string {
		return "$what|account|$whom|" . ( '' === $client ? $this->address : $client );
	}

	/**
	 * @param string $name What is counted.
	 */
	private static function bucket( string $name ): string {
		return hash( 'sha256', $name );
	}
}
