<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use Templately\Shared\Rest\Failure;
use WpOrg\Requests\Exception;

/** Calls a remote hub over HTTP, with limits of time and size. Refuses compressed responses, which WordPress would decompress without a limit. */
final class Http_Transport implements Hub_Transport {

	private const MAX_ERROR_BYTES = 65536;

	private string $address;

	private Response_Validator $answers;

	/** @param string $address URL of the hub's site without a trailing slash. */
	public function __construct( string $address, Response_Validator $answers ) {
		$this->address = $address;
		$this->answers = $answers;
	}

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
			// A redirect, or an error page of a proxy or an overloaded server.
			if ( ! is_string( $type ) || false === stripos( $type, 'json' ) ) {
				throw Response_Validator::unreachable();
			}
			$response = $this->answers->validate( $request, $status, '' === $request->into ? wp_remote_retrieve_body( $answer ) : (string) file_get_contents( $request->into ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
		}
		$response->etag = is_string( $etag ) && strlen( $etag ) <= 200 ? $etag : '';
		return $response;
	}

	public function etag( Hub_Request $request ): string {
		return '';
	}

	/** Tells whether a URL (without a trailing slash) is https, or http on loopback in a local environment. */
	public static function is_valid_hub_url( string $address ): bool {
		$parts = wp_parse_url( $address );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
			return false;
		}
		return 'https' === $parts['scheme'] || ( 'http' === $parts['scheme'] && 'local' === wp_get_environment_type() && in_array( $parts['host'], array( 'localhost', '127.0.0.1' ), true ) );
	}

	/** @param string|string[] $range Content-Range header; must match the requested part. */
	private static function part( Hub_Request $request, int $status, $range ): Hub_Response {
		clearstatcache( true, $request->into );
		$bytes = (int) filesize( $request->into );
		$is_it = 206 === $status ? is_string( $range ) && 0 === strpos( $range, sprintf( 'bytes %d-%d/', $request->from, $request->from + $bytes - 1 ) ) : 0 === $request->from;
		if ( ! $is_it ) {
			throw Response_Validator::unreachable();
		}
		return new Hub_Response( $status, null );
	}

	/** @return array<string, mixed>|\WP_Error */
	private function within_bounds( string $url, Hub_Request $request ) {
		$until = microtime( true ) + $request->seconds;
		$port  = (int) wp_parse_url( $url, PHP_URL_PORT );
		$hooks = array(
			// wp_safe_remote_request() refuses loopback and unusual ports. Allow exactly this origin for this call.
			'http_request_host_is_external'  => static function ( bool $external, string $host, string $of = '' ) use ( $url ): bool {
				return $external || ( $of === $url && wp_parse_url( $url, PHP_URL_HOST ) === $host );
			},
			'http_allowed_safe_ports'        => static function ( array $ports ) use ( $port ): array {
				return $port > 0 ? array_merge( $ports, array( $port ) ) : $ports;
			},
			// WordPress rounds timeouts up to seconds, and cURL decompresses on its own.
			'http_api_curl'                  => static function ( $handle ) use ( $request ): void {
				// phpcs:disable WordPress.WP.AlternativeFunctions.curl_curl_setopt -- WordPress's own handle.
				curl_setopt( $handle, CURLOPT_TIMEOUT_MS, max( 1, (int) ( 1000 * $request->seconds ) ) );
				curl_setopt( $handle, CURLOPT_HTTP_CONTENT_DECODING, false );
				// phpcs:enable
			},
			// Without cURL, WordPress only limits the time between two packets.
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
					// One extra byte reveals a response that is too long.
					'limit_response_size' => '' === $request->into ? $request->largest : max( $request->most + 1, self::MAX_ERROR_BYTES ),
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
