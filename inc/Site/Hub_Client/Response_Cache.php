<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

/** Caches responses and circuit breaker of a remote hub in transients of limited size; patterns have their own. The oldest responses are dropped first. */
final class Response_Cache {

	private const LIFETIME = 7 * DAY_IN_SECONDS;
	private const BREAKER  = 'templately_hub_breaker';
	private const ANSWERS  = 'templately_hub_answers';
	private const PATTERNS = 'templately_hub_patterns';

	/** Maximum number of responses, bytes of one, and total bytes, per transient. */
	private const BOUNDS = array(
		self::ANSWERS  => array( 40, 131072, 524288 ),
		self::PATTERNS => array( 1, 2097152, 2097152 ),
	);

	private string $address;

	/** @param string $address URL of the hub; part of the cache key. */
	public function __construct( string $address ) {
		$this->address = $address;
	}

	/** @return array{body: mixed, at: int, etag: string}|null "at" is a Unix time. */
	public function get( Hub_Request $request ): ?array {
		$kept = $this->all( self::place( $request ) )[ $this->key( $request ) ] ?? null;
		return null === $kept ? null : array(
			'body' => json_decode( $kept['json'], true ),
			'at'   => $kept['at'],
			'etag' => $kept['etag'],
		);
	}

	public function etag( Hub_Request $request ): string {
		return $this->all( self::place( $request ) )[ $this->key( $request ) ]['mark'] ?? '';
	}

	/** @param int $at Unix time. */
	public function set( Hub_Request $request, Hub_Response $response, int $at ): void {
		$json = (string) wp_json_encode( $response->body );
		$this->put(
			self::place( $request ),
			$this->key( $request ),
			array(
				'json'    => $json,
				'mark'    => md5( $json ),
				'at'      => $at,
				'etag'    => $response->etag,
				'account' => $this->account( $request->token ),
			)
		);
	}

	public function delete_by_account( string $token ): void {
		$account = $this->account( $token );
		$all     = $this->all_now( self::ANSWERS );
		$others  = array_filter(
			$all,
			static function ( array $kept ) use ( $account ): bool {
				return '' === $account || $account !== $kept['account'];
			}
		);
		if ( $others !== $all ) {
			set_transient( $this->named( self::ANSWERS ), $others, self::LIFETIME );
		}
	}

	/**
	 * Deletes the responses of an account whose data has changed, because prices depend on its plan. Stores only a hash of the account.
	 * @param array<string, mixed> $body The account.
	 */
	public function on_account_change( string $token, array $body ): void {
		$key  = 'account ' . $this->account( $token );
		$json = hash( 'sha256', $token . wp_json_encode( $body ) );
		$kept = $this->all( self::ANSWERS )[ $key ] ?? null;
		if ( null !== $kept && hash_equals( $kept['json'], $json ) ) {
			return;
		}
		$this->delete_by_account( $token );
		$this->put(
			self::ANSWERS,
			$key,
			array(
				'json'    => $json,
				'mark'    => '',
				'at'      => 0,
				'etag'    => '',
				'account' => $this->account( $token ),
			)
		);
	}

	/** @return array{failures: int, at: int} Number of consecutive failures and the Unix time of the last one. */
	public function get_circuit_breaker(): array {
		$state = get_transient( $this->named( self::BREAKER ) );
		return array(
			'failures' => is_array( $state ) ? (int) $state['failures'] : 0,
			'at'       => is_array( $state ) ? (int) $state['at'] : 0,
		);
	}

	public function set_circuit_breaker( int $failures, int $at ): void {
		set_transient( $this->named( self::BREAKER ), compact( 'failures', 'at' ), HOUR_IN_SECONDS );
	}

	/** Deletes the data of all hubs. Entries of an object cache expire on their own. */
	public static function delete_all(): void {
		global $wpdb;
		foreach ( array( self::BREAKER, self::ANSWERS, self::PATTERNS ) as $name ) {
			delete_transient( $name );
			$prefix = '_transient_' . $name . '_';
			foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) ) as $option ) {
				delete_transient( substr( (string) $option, strlen( '_transient_' ) ) );
			}
		}
	}

	/** @param array{json: string, mark: string, at: int, etag: string, account: string} $kept Becomes the newest; the oldest beyond the limits are dropped. */
	private function put( string $place, string $key, array $kept ): void {
		list( $most, $most_of_one, $left ) = self::BOUNDS[ $place ];
		if ( strlen( $kept['json'] ) > $most_of_one ) {
			return;
		}
		$all = array();
		foreach ( array( $key => $kept ) + $this->all_now( $place ) as $name => $one ) {
			$left -= strlen( $one['json'] );
			if ( $left < 0 || count( $all ) >= $most ) {
				break;
			}
			$all[ $name ] = $one;
		}
		set_transient( $this->named( $place ), $all, self::LIFETIME );
	}

	/** @return array<string, array{json: string, mark: string, at: int, etag: string, account: string}> Newest first. */
	private function all( string $place ): array {
		$all = get_transient( $this->named( $place ) );
		return is_array( $all ) ? $all : array();
	}

	/**
	 * Reads the current state. WordPress caches an option for the whole request, and a screen sends several requests at once, so one would
	 * overwrite what another has stored.
	 * @return array<string, array{json: string, mark: string, at: int, etag: string, account: string}> Newest first.
	 */
	private function all_now( string $place ): array {
		if ( ! wp_using_ext_object_cache() ) {
			$missing = wp_cache_get( 'notoptions', 'options' );
			$name    = $this->named( $place );
			foreach ( array( "_transient_$name", "_transient_timeout_$name" ) as $option ) {
				wp_cache_delete( $option, 'options' );
				if ( is_array( $missing ) ) {
					unset( $missing[ $option ] );
				}
			}
			wp_cache_set( 'notoptions', is_array( $missing ) ? $missing : array(), 'options' );
		}
		return $this->all( $place );
	}

	private function named( string $name ): string {
		return $name . '_' . substr( md5( $this->address ), 0, 16 );
	}

	private static function place( Hub_Request $request ): string {
		return '/patterns' === $request->path ? self::PATTERNS : self::ANSWERS;
	}

	private function key( Hub_Request $request ): string {
		return md5( (string) wp_json_encode( array( TEMPLATELY_VERSION, $this->address, $request->path, $request->query, $request->locale, $this->account( $request->token ) ) ) );
	}

	/** Returns a hash of the account's token; '' for anonymous. */
	private function account( string $token ): string {
		return '' === $token ? '' : md5( $this->address . hash( 'sha256', $token ) );
	}
}
