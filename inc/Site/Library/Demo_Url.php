<?php

declare( strict_types=1 );

namespace Templately\Site\Library;

use Templately\Site\Hub_Client\Http_Transport;

/** Allows live demos only on the hub, on this site, and on the hosts of templately_demo_hosts (decision A18). */
final class Demo_Url {

	/** @var list<string> Hosts with their ports. */
	private array $hosts;

	private string $own;

	/** @param string $hub_address Address of the remote hub. '' for the embedded hub. */
	public function __construct( string $hub_address ) {
		$this->own = self::host( home_url() );
		/**
		 * Filters the hosts that may show live demos, in addition to the hub and this site.
		 * @param list<string> $hosts Lowercase hosts, with a port unless it is the default one.
		 */
		$more        = (array) apply_filters( 'templately_demo_hosts', array() );
		$this->hosts = array_values( array_filter( array_merge( array( $this->own, self::host( $hub_address ) ), array_map( 'strval', array_values( $more ) ) ) ) );
	}

	/** Returns the address if it is allowed, otherwise ''. */
	public function sanitize( string $address ): string {
		// Refuse characters that browsers and PHP parse differently.
		if ( 1 === preg_match( '/[\x00-\x20\\\\]/', $address ) || ! in_array( self::host( $address ), $this->hosts, true ) ) {
			return '';
		}
		$is_own = self::host( $address ) === $this->own && wp_parse_url( $address, PHP_URL_SCHEME ) === wp_parse_url( home_url(), PHP_URL_SCHEME );
		return $is_own || Http_Transport::is_valid_hub_url( (string) preg_replace( '/[?#].*/s', '', $address ) ) ? $address : '';
	}

	/** Returns host and port in lowercase. '' for addresses without a host or with a user name. */
	private static function host( string $address ): string {
		$parts = wp_parse_url( $address );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) || ! in_array( $parts['scheme'], array( 'http', 'https' ), true ) ) {
			return '';
		}
		return strtolower( $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
