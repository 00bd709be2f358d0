<?php

declare( strict_types=1 );

namespace Templately\Storage;

use Templately\Hub_Client\Hub_Request;

/**
 * Answers of a remote hub, and whether it was away lately. Transients, so that an object cache serves where there is one.
 */
final class Hub_Cache {

	private const KEPT_IN_SECONDS = 7 * DAY_IN_SECONDS;
	private const BREAKER         = 'templately_hub_breaker';

	/** @var string */
	private $address;

	/**
	 * @param string $address Address of the hub: what one hub said is no answer of another.
	 */
	public function __construct( string $address ) {
		$this->address = $address;
	}

	/**
	 * Returns an earlier answer.
	 *
	 * @param Hub_Request $request The call.
	 * @return array{body: mixed, at: int}|null Body and when it came, or null.
	 */
	public function answer( Hub_Request $request ): ?array {
		$kept = get_transient( $this->key( $request ) );
		return is_array( $kept ) && isset( $kept['at'] ) && array_key_exists( 'body', $kept ) ? $kept : null;
	}

	/**
	 * Keeps an answer.
	 *
	 * @param Hub_Request $request The call.
	 * @param mixed       $body    Decoded JSON.
	 * @param int         $at      When it came, in seconds since 1970.
	 */
	public function keep( Hub_Request $request, $body, int $at ): void {
		set_transient( $this->key( $request ), compact( 'body', 'at' ), self::KEPT_IN_SECONDS );
	}

	/**
	 * Makes all that was kept for an account unfindable, after it changed something.
	 *
	 * @param string $token The account's token; '' for nobody, who changes nothing.
	 */
	public function forget_account( string $token ): void {
		if ( '' !== $token ) {
			set_transient( $this->generation_key( $token ), wp_generate_uuid4(), self::KEPT_IN_SECONDS );
		}
	}

	/**
	 * Returns how often the hub failed in a row, and when last.
	 *
	 * @return array{failures: int, at: int}
	 */
	public function breaker(): array {
		$state = get_transient( self::BREAKER );
		$ours  = is_array( $state ) && ( $state['address'] ?? '' ) === $this->address;
		return array(
			'failures' => $ours ? (int) $state['failures'] : 0,
			'at'       => $ours ? (int) $state['at'] : 0,
		);
	}

	/**
	 * Notes how often the hub failed in a row.
	 *
	 * @param int $failures Calls that failed.
	 * @param int $at       When the last one did, in seconds since 1970.
	 */
	public function set_breaker( int $failures, int $at ): void {
		$address = $this->address;
		set_transient( self::BREAKER, compact( 'failures', 'at', 'address' ), HOUR_IN_SECONDS );
	}

	/** Forgets everything of every hub. What an object cache has of it ends by itself. */
	public static function forget_all(): void {
		global $wpdb;
		foreach ( array( 'templately_hub_', 'templately_gen_' ) as $prefix ) {
			$like = $wpdb->esc_like( '_transient_' . $prefix ) . '%';
			foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $like ) ) as $name ) {
				delete_transient( substr( (string) $name, strlen( '_transient_' ) ) );
			}
		}
	}

	/**
	 * @param Hub_Request $request The call.
	 */
	private function key( Hub_Request $request ): string {
		$generation = '' === $request->token ? '' : (string) get_transient( $this->generation_key( $request->token ) );
		return 'templately_hub_' . md5( (string) wp_json_encode( array( $this->address, $request->path, $request->query, $request->locale, hash( 'sha256', $request->token ), $generation ) ) );
	}

	/**
	 * @param string $token The account's token.
	 */
	private function generation_key( string $token ): string {
		return 'templately_gen_' . md5( $this->address . hash( 'sha256', $token ) );
	}
}
