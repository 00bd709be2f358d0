<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Database;

use Templately\Shared\Database\Database_Error;

/**
 * The requests that an import makes of its own site. A signed header tells them from those of visitors: only what the import's own
 * requests change is recorded, so a revert never takes back a visitor's order. The key is the secret of the lease.
 */
final class Own_Requests {

	/** Type of the objects that stand for connections of such requests: a takeover ends these connections. */
	public const TYPE = 'visit';

	private const HEADER = 'X-Templately-Import';

	/** Seconds that a signature is valid. */
	private const LASTS = 60;

	private Import_Database $database;

	/** Id of the run. */
	private int $run_id = 0;

	/** The key; '' where a received header is passed on. */
	private string $secret = '';

	/** The header that came with this request. */
	private string $received = '';

	/**
	 * @param Import_Database $database The import's statements.
	 */
	public function __construct( Import_Database $database ) {
		$this->database = $database;
	}

	/**
	 * Signs the requests that this process makes of its own site, until end().
	 *
	 * @param int    $run_id Id of the run.
	 * @param string $secret Secret of the lease.
	 */
	public function begin( int $run_id, string $secret ): void {
		$this->run_id = $run_id;
		$this->secret = $secret;
		add_filter( 'http_request_args', array( $this, 'sign' ), PHP_INT_MAX, 2 );
	}

	/** Stops signing. */
	public function end(): void {
		remove_filter( 'http_request_args', array( $this, 'sign' ), PHP_INT_MAX );
	}

	/**
	 * Verifies the header of the request that is answered now, registers its connection, and passes the header on to the site's
	 * requests to itself (cron, queues of plugins).
	 *
	 * @return int Id of the run that has made this request; 0 for everybody else's, which cost no query.
	 */
	public function receive(): int {
		$header = $_SERVER[ 'HTTP_' . strtoupper( str_replace( '-', '_', self::HEADER ) ) ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- matched as a whole below.
		if ( ! is_string( $header ) || 1 !== preg_match( '/^([1-9]\d{0,17})\.([1-9]\d{0,11})\.[0-9a-f]{64}$/D', $header, $found ) || (int) $found[2] < time() ) {
			return 0;
		}
		try {
			return $this->accept( (int) $found[1], (int) $found[2], $header );
		} catch ( Database_Error $failure ) {
			// The header is forged: this site has no tables of imports yet.
			return 0;
		}
	}

	/**
	 * Signs a request. For the filter http_request_args.
	 *
	 * @param array<string, mixed> $options Options of the request.
	 * @param string               $address Its address.
	 * @return array<string, mixed>
	 */
	public function sign( array $options, string $address ): array {
		$path = trailingslashit( (string) preg_replace( '/[?#].*$/s', '', $address ) );
		if ( 0 !== strpos( $path, home_url( '/' ) ) && 0 !== strpos( $path, site_url( '/' ) ) ) {
			return $options;
		}
		$header  = '' === $this->secret ? $this->received : self::signed( $this->run_id, time() + self::LASTS, $this->secret );
		$headers = $options['headers'] ?? array();
		// Plugins may give headers as text.
		$options['headers'] = is_array( $headers ) ? array( self::HEADER => $header ) + $headers : self::HEADER . ": $header\r\n$headers";
		return $options;
	}

	/**
	 * Makes the connection read-only with which wpdb replaces one that a takeover has ended: this request must write no more. For the
	 * filter incompatible_sql_modes.
	 *
	 * @param string[] $modes Passed on.
	 * @return string[]
	 */
	public function hold_new_connection( array $modes ): array {
		if ( $this->database->is_mysql() ) {
			$this->database->write( 'SET SESSION TRANSACTION READ ONLY' );
		}
		return $modes;
	}

	/**
	 * @param int    $run_id Id of the run.
	 * @param int    $until  Until when the signature is valid.
	 * @param string $header The header.
	 * @return int Id of the run; 0 for a forged header.
	 */
	private function accept( int $run_id, int $until, string $header ): int {
		$runs   = $this->database->table( 'runs' );
		$secret = (string) $this->database->value( "SELECT owner FROM $runs WHERE id = $run_id AND status = 'running'" );
		if ( '' === $secret || ! hash_equals( self::signed( $run_id, $until, $secret ), $header ) ) {
			return 0;
		}
		$connection = $this->database->connection_id();
		$visits     = $this->database->table( 'objects' );
		if ( 0 !== $connection ) {
			$source = $this->database->quote( self::TYPE . ":$connection" );
			// With the secret in this one statement, a takeover either sees the connection or keeps it from being registered.
			if ( 1 > $this->database->write( "INSERT INTO $visits (run_id, source, obj_type, obj_id, state) SELECT id, $source, '" . self::TYPE . "', $connection, 0 FROM $runs WHERE id = $run_id AND owner = {$this->database->quote( $secret )}" ) ) {
				return 0;
			}
			register_shutdown_function(
				function () use ( $run_id, $visits, $source ): void {
					try {
						$this->database->write( "DELETE FROM $visits WHERE run_id = $run_id AND source = $source" );
					} catch ( Database_Error $failure ) {
						// A takeover has ended the connection, and deletes the row itself.
						unset( $failure );
					}
				}
			);
		}
		$this->received = $header;
		add_filter( 'incompatible_sql_modes', array( $this, 'hold_new_connection' ) );
		add_filter( 'http_request_args', array( $this, 'sign' ), PHP_INT_MAX, 2 );
		return $run_id;
	}

	/**
	 * Returns a header.
	 *
	 * @param int    $run_id Id of the run.
	 * @param int    $until  Until when the signature is valid.
	 * @param string $secret Secret of the lease.
	 */
	private static function signed( int $run_id, int $until, string $secret ): string {
		return "$run_id.$until." . hash_hmac( 'sha256', "$run_id.$until", $secret );
	}
}
