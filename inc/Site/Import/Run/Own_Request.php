<?php

declare( strict_types=1 );

namespace Templately\Site\Import\Run;

use Templately\Shared\Database\Connection;
use Templately\Shared\Database\Database_Error;
use Templately\Site\Import\Change_Log\Change_Log;
use Templately\Site\Import\Change_Log\Lease_Lost;

/**
 * A request that an import sends to its own site, told from those of visitors by a signed header. Only such a request records its changes,
 * so a revert never takes back a visitor's order. A plugin on trial is active in these requests alone.
 */
final class Own_Request {

	/** Trial states: the activation request has not arrived, the plugin is on, it is off. */
	public const UNREACHED = 0;
	public const ON        = 1;
	public const OFF       = 2;

	private const HEADER = 'X-Templately-Import';

	/** Seconds. */
	private const LASTS = 60;

	private Connection $database;

	private Change_Log $log;

	private int $run_id = 0;

	/** Key of a worker; '' in a request that passes its header on. */
	private string $secret = '';

	private string $received = '';

	/** Such as 'shop/shop.php'; '' for none. */
	private string $plugin = '';

	private bool $is_on = false;

	public function __construct( Connection $database, Change_Log $log ) {
		$this->database = $database;
		$this->log      = $log;
	}

	/** Signs the requests of this process to this site until end(). */
	public function begin( int $run_id, string $secret ): void {
		$this->run_id = $run_id;
		$this->secret = $secret;
		add_filter( 'http_request_args', array( $this, 'sign' ), PHP_INT_MAX, 2 );
	}

	public function end(): void {
		remove_filter( 'http_request_args', array( $this, 'sign' ), PHP_INT_MAX );
	}

	/**
	 * Verifies the header of this request. If an import sent it, records its changes and registers it as a visit. Runs before pluggable
	 * functions exist.
	 * @return list<string> Files of plugins to include in global scope, as WordPress does.
	 */
	public function receive(): array {
		$header = $_SERVER[ 'HTTP_' . strtoupper( str_replace( '-', '_', self::HEADER ) ) ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- matched as a whole below.
		if ( ! is_string( $header ) || 1 !== preg_match( '/^([1-9]\d{0,17})\.([1-9]\d{0,11})\.[0-9a-f]{64}$/D', $header, $found ) || (int) $found[2] < time() ) {
			return array();
		}
		try {
			return $this->accept( (int) $found[1], (int) $found[2], $header ) && '' !== $this->plugin && $this->is_on ? array( WP_PLUGIN_DIR . "/$this->plugin" ) : array();
		} catch ( Database_Error $failure ) {
			// Without tables there are no imports: the header is forged.
			return array();
		}
	}

	/** Returns the run that sent this request; 0 for none. */
	public function run_id(): int {
		return '' === $this->received ? 0 : $this->run_id;
	}

	/** Returns the main file, such as 'shop/shop.php'; '' for none. */
	public function plugin_on_trial(): string {
		return $this->plugin;
	}

	/**
	 * Filter: http_request_args.
	 * @param array<string, mixed> $options
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
	 * Filter: option_active_plugins.
	 * @param mixed $active
	 * @return list<string>
	 */
	public function with_trial( $active ): array {
		$active = array_unique( array_merge( (array) $active, $this->is_on ? array( $this->plugin ) : array() ) );
		sort( $active );
		return $active;
	}

	/**
	 * Keeps the plugin on trial out of the stored option and records whether it is on: activate_plugin() adds it, and a plugin that turns
	 * itself off removes it. Filter: pre_update_option_active_plugins.
	 * @param mixed $active
	 * @return list<string>
	 */
	public function without_trial( $active ): array {
		$is_on = in_array( $this->plugin, (array) $active, true );
		if ( $is_on !== $this->is_on ) {
			$this->is_on = $is_on;
			$this->set_trial_state( $is_on ? self::ON : self::OFF );
		}
		return array_values( array_diff( (array) $active, array( $this->plugin ) ) );
	}

	/** @param int $state One of this class's. */
	public function set_trial_state( int $state ): void {
		$this->log->settle();
		$this->database->write( "UPDATE {$this->database->table( 'runs' )} SET trial_state = $state WHERE id = $this->run_id AND trial = {$this->database->quote( $this->plugin )}" );
	}

	/** Runs after the last shutdown function of plugins. */
	public function leave( int $visit ): void {
		try {
			$this->log->end();
			$this->database->write( "DELETE FROM {$this->database->table( 'visits' )} WHERE id = $visit" );
		} catch ( Lease_Lost | Database_Error $lost ) {
			// A takeover ends the connection and deletes the registration.
			unset( $lost );
		}
	}

	/** @return bool Whether an import signed the header. */
	private function accept( int $run_id, int $until, string $header ): bool {
		$runs = $this->database->table( 'runs' );
		$run  = $this->database->rows( "SELECT secret, fence, trial, trial_state FROM $runs WHERE id = $run_id AND status IN ('running', 'reverting')" )[0] ?? array( 'secret' => '' );
		if ( '' === $run['secret'] || ! hash_equals( self::signed( $run_id, $until, (string) $run['secret'] ), $header ) ) {
			return false;
		}
		$visits = $this->database->table( 'visits' );
		// In this one statement the secret is checked and the visit registered: a takeover sees the visit, or refuses it.
		if ( 1 > $this->database->write( "INSERT INTO $visits (conn_id, run_id, item_id, started) SELECT {$this->database->id()}, id, 0, UNIX_TIMESTAMP() FROM $runs WHERE id = $run_id AND secret = {$this->database->quote( $run['secret'] )}" ) ) {
			return false;
		}
		$visit          = $this->database->last_id();
		$this->run_id   = $run_id;
		$this->received = $header;
		$this->plugin   = (string) $run['trial'];
		$this->is_on    = self::ON === (int) $run['trial_state'];
		$this->log->begin( $run_id, (int) $run['fence'] );
		register_shutdown_function(
			function () use ( $visit ): void {
				register_shutdown_function( array( $this, 'leave' ), $visit );
			}
		);
		add_filter( 'http_request_args', array( $this, 'sign' ), PHP_INT_MAX, 2 );
		// WordPress sends no mail about a fatal error, and caches do not store the page.
		foreach ( array( 'WP_SANDBOX_SCRAPING', 'DONOTCACHEPAGE' ) as $name ) {
			defined( $name ) || define( $name, true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.VariableConstantNameFound -- core's and the cache plugins'.
		}
		if ( '' !== $this->plugin ) {
			add_filter( 'option_active_plugins', array( $this, 'with_trial' ) );
			add_filter( 'pre_update_option_active_plugins', array( $this, 'without_trial' ), PHP_INT_MAX );
		}
		return true;
	}

	private static function signed( int $run_id, int $until, string $secret ): string {
		return "$run_id.$until." . hash_hmac( 'sha256', "$run_id.$until", $secret );
	}
}
