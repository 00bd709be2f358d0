<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use Templately\Shared\Rest\Failure;
use WpOrg\Requests\Exception;

/**
 * Asks a remote hub over HTTP. Ids go in, the address comes from the settings: nothing from a browser is ever fetched.
 *
 * An answer may take so much time, and has so many bytes: those on the wire, because none may come compressed. WordPress would
 * unpack such a one by itself, whatever it becomes.
 */
final class Http_Transport implements Hub_Transport {

	/** Bytes of a refusal where a file was asked for. */
	private const REFUSAL = 65536;

	private string $address;

	private Response_Validator $answers;

	/** @param string $address Address of the hub's WordPress, without a slash at its end. */
	public function __construct( string $address, Response_Validator $answers ) {
		$this->address = $address;
		$this->answers = $answers;
	}

	/** {@inheritDoc} */
	public function send( Hub_Request $request ): Hub_Response {
		if ( ! self::is_valid_hub_url( $this->address ) ) {
			throw Response_Validator::unreachable();
		}
		$url = $this->address . '/?rest_route=' . rawurlencode( '/templately-hub/v1' . $request->path );
		if ( array() !== $request->query ) {
			$url .= '&' . http_build_query( In_Process_Transport::encode_booleans( $request->query ) );
		}

		$answer = $this->within_bounds( $url, $request );
		if ( is_wp_error( $answer ) ) {
			throw Response_Validator::unreachable();
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$etag   = wp_remote_retrieve_header( $answer, 'etag' );
		if ( 304 === $status && '' !== $request->etag ) {
			$response = new Hub_Response( $status, null );
		} elseif ( '' !== $request->into && $status < 300 ) {
			$response = self::part( $request, $status, wp_remote_retrieve_header( $answer, 'content-range' ) );
		} else {
			$type = wp_remote_retrieve_header( $answer, 'content-type' );
			// A redirect, a page of some proxy, a server that is overloaded: no hub answered.
			if ( ! is_string( $type ) || false === stripos( $type, 'json' ) ) {
				throw Response_Validator::unreachable();
			}
			$response = $this->answers->validate( $request, $status, '' === $request->into ? wp_remote_retrieve_body( $answer ) : (string) file_get_contents( $request->into ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
		}
		$response->etag = is_string( $etag ) && strlen( $etag ) <= 200 ? $etag : '';
		return $response;
	}

	/** {@inheritDoc} */
	public function etag( Hub_Request $request ): string {
		return '';
	}

	/**
	 * Says whether an address may be a hub's: https, or plain http on loopback where the site is a local one.
	 *
	 * @param string $address Address without a slash at its end.
	 */
	public static function is_valid_hub_url( string $address ): bool {
		$parts = wp_parse_url( $address );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
			return false;
		}
		return 'https' === $parts['scheme'] || ( 'http' === $parts['scheme'] && 'local' === wp_get_environment_type() && in_array( $parts['host'], array( 'localhost', '127.0.0.1' ), true ) );
	}

	/**
	 * Makes sure that a file has the part that was asked for, as far as the hub has it.
	 *
	 * @param string|string[] $range   Which part came.
	 *
	 * @throws Failure 503 hub_unreachable for another part, or half of it.
	 */
	private static function part( Hub_Request $request, int $status, $range ): Hub_Response {
		clearstatcache( true, $request->into );
		$bytes = (int) filesize( $request->into );
		$is_it = 206 === $status ? is_string( $range ) && 0 === strpos( $range, sprintf( 'bytes %d-%d/', $request->from, $request->from + $bytes - 1 ) ) : 0 === $request->from;
		if ( ! $is_it ) {
			throw Response_Validator::unreachable();
		}
		return new Hub_Response( $status, null );
	}

	/**
	 * Sends a request that ends in time, brings no more than it may, and goes nowhere else.
	 *
	 * @return array<string, mixed>|\WP_Error
	 */
	private function within_bounds( string $url, Hub_Request $request ) {
		$until = microtime( true ) + $request->seconds;
		$port  = (int) wp_parse_url( $url, PHP_URL_PORT );
		$hooks = array(
			// wp_safe_remote_request refuses loopback and odd ports: exactly this origin passes, during this call only.
			'http_request_host_is_external'  => static function ( bool $external, string $host, string $of = '' ) use ( $url ): bool {
				return $external || ( $of === $url && wp_parse_url( $url, PHP_URL_HOST ) === $host );
			},
			'http_allowed_safe_ports'        => static function ( array $ports ) use ( $port ): array {
				return $port > 0 ? array_merge( $ports, array( $port ) ) : $ports;
			},
			// Less than a second is rounded up otherwise, and cURL unpacks by itself.
			'http_api_curl'                  => static function ( $handle ) use ( $request ): void {
				// phpcs:disable WordPress.WP.AlternativeFunctions.curl_curl_setopt -- WordPress's own handle.
				curl_setopt( $handle, CURLOPT_TIMEOUT_MS, max( 1, (int) ( 1000 * $request->seconds ) ) );
				curl_setopt( $handle, CURLOPT_HTTP_CONTENT_DECODING, false );
				// phpcs:enable
			},
			// Where there is no cURL, only silence has a limit.
			'requests-request.progress'      => static function () use ( $until ): void {
				if ( microtime( true ) > $until ) {
					throw new Exception( 'The answer takes too long.', 'templately.time' );
				}
			},
			'requests-requests.before_parse' => static function ( string $response ): void {
				if ( 1 === preg_match( '/^content-encoding:(?!\s*identity\s*$)/mi', (string) strstr( $response . "\r\n\r\n", "\r\n\r\n", true ) ) ) {
					throw new Exception( 'The answer is packed.', 'templately.encoding' );
				}
			},
		);
		foreach ( $hooks as $name => $hook ) {
			add_filter( $name, $hook, 10, 3 );
		}
		try {
			return wp_safe_remote_request(
				$url,
				array(
					'method'              => $request->method,
					'headers'             => $request->headers() + array(
						'Accept'          => 'application/json',
						'Accept-Encoding' => 'identity',
					),
					'body'                => $request->body(),
					'timeout'             => $request->seconds,
					'redirection'         => 0,
					// One byte more tells what is too long; and a refusal has room.
					'limit_response_size' => '' === $request->into ? $request->largest : max( $request->most + 1, self::REFUSAL ),
					'user-agent'          => 'Templately/' . TEMPLATELY_VERSION,
				) + ( '' === $request->into ? array() : array(
					'stream'   => true,
					'filename' => $request->into,
				) )
			);
		} finally {
			foreach ( $hooks as $name => $hook ) {
				remove_filter( $name, $hook, 10 );
			}
		}
	}
}
