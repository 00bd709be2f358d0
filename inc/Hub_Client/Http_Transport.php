<?php

declare( strict_types=1 );

namespace Templately\Hub_Client;

use Templately\Messages;
use Templately\Rest\Failure;

/**
 * Asks a remote hub over HTTP. Ids go in, the address comes from the settings: nothing from a browser is ever fetched.
 */
final class Http_Transport implements Hub_Transport {

	private const TIMEOUT_IN_SECONDS = 10;
	private const LARGEST_ANSWER     = 20 * MB_IN_BYTES;

	/** @var string */
	private $address;

	/**
	 * @param string $address Address of the hub's WordPress, without a slash at its end.
	 */
	public function __construct( string $address ) {
		$this->address = $address;
	}

	/** {@inheritDoc} */
	public function send( Hub_Request $request ): Hub_Response {
		if ( ! self::is_allowed( $this->address ) ) {
			throw self::unreachable();
		}
		$url = $this->address . '/?rest_route=' . rawurlencode( '/templately-hub/v1' . $request->path );
		if ( array() !== $request->query ) {
			$url .= '&' . http_build_query( In_Process_Transport::flags( $request->query ) );
		}

		// wp_safe_remote_request refuses loopback and odd ports: exactly this origin passes, during this call only.
		$allow_host = function ( bool $external, string $host, string $of = '' ) use ( $url ): bool {
			return $external || ( $of === $url && wp_parse_url( $url, PHP_URL_HOST ) === $host );
		};
		$port       = (int) wp_parse_url( $url, PHP_URL_PORT );
		$allow_port = static function ( array $ports ) use ( $port ): array {
			return $port > 0 ? array_merge( $ports, array( $port ) ) : $ports;
		};
		add_filter( 'http_request_host_is_external', $allow_host, 10, 3 );
		add_filter( 'http_allowed_safe_ports', $allow_port );
		try {
			$answer = wp_safe_remote_request(
				$url,
				array(
					'method'              => $request->method,
					'headers'             => $request->headers() + array( 'Accept' => 'application/json' ),
					'body'                => $request->json(),
					'timeout'             => self::TIMEOUT_IN_SECONDS,
					'redirection'         => 0,
					'limit_response_size' => self::LARGEST_ANSWER,
					'user-agent'          => 'Templately/' . TEMPLATELY_VERSION,
				)
			);
		} finally {
			remove_filter( 'http_request_host_is_external', $allow_host, 10 );
			remove_filter( 'http_allowed_safe_ports', $allow_port );
		}
		if ( is_wp_error( $answer ) ) {
			throw self::unreachable();
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$text   = wp_remote_retrieve_body( $answer );
		$body   = json_decode( $text, true );
		$type   = wp_remote_retrieve_header( $answer, 'content-type' );
		$is_hub = ( null !== $body || 'null' === $text ) && is_string( $type ) && false !== stripos( $type, 'json' );
		// A redirect, a page of some proxy, a server that is overloaded or a route that is not there: no hub answered.
		if ( ! $is_hub || ( $status >= 300 && $status < 400 ) || $status >= 500 || ( 404 === $status && 'rest_no_route' === ( $body['code'] ?? '' ) ) ) {
			throw self::unreachable();
		}
		return new Hub_Response( $status, $body );
	}

	/**
	 * Says whether an address may be a hub's: https, or plain http on loopback where the site is a local one.
	 *
	 * @param string $address Address without a slash at its end.
	 */
	public static function is_allowed( string $address ): bool {
		$parts = wp_parse_url( $address );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['pass'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
			return false;
		}
		return 'https' === $parts['scheme'] || ( 'http' === $parts['scheme'] && 'local' === wp_get_environment_type() && in_array( $parts['host'], array( 'localhost', '127.0.0.1' ), true ) );
	}

	/** Says that no hub answered; why is nothing that a browser has to learn. */
	private static function unreachable(): Failure {
		return new Failure( 'hub_unreachable', Messages::hub_unreachable(), 503 );
	}
}
