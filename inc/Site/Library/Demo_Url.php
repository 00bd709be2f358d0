<?php

declare( strict_types=1 );

namespace Templately\Site\Library;

use Templately\Site\Hub_Client\Http_Transport;

/**
 * Which address of a live demo a browser may be sent to (decision A18): the hub's, or this site's own. A hub that shows its
 * demos elsewhere has the site's owner say so.
 */
final class Demo_Url {

	/** @var list<string> Hosts with their ports. */
	private array $hosts;

	private string $own;

	/**
	 * @param string $hub_address Address of a remote hub; '' for the embedded one.
	 */
	public function __construct( string $hub_address ) {
		$this->own = self::host( home_url() );
		/**
		 * Filters the hosts from which live demos are shown, beside the hub's own and this site's.
		 *
		 * @param list<string> $hosts Hosts in small letters, with a port where it is not the usual one.
		 */
		$more        = (array) apply_filters( 'templately_demo_hosts', array() );
		$this->hosts = array_values( array_filter( array_merge( array( $this->own, self::host( $hub_address ) ), array_map( 'strval', array_values( $more ) ) ) ) );
	}

	/**
	 * Returns an address where it is allowed.
	 *
	 * @return string The same, or '' for one that is not shown.
	 */
	public function sanitize( string $address ): string {
		// What parsers read differently leads nowhere.
		if ( 1 === preg_match( '/[\x00-\x20\\\\]/', $address ) || ! in_array( self::host( $address ), $this->hosts, true ) ) {
			return '';
		}
		$is_own = self::host( $address ) === $this->own && wp_parse_url( $address, PHP_URL_SCHEME ) === wp_parse_url( home_url(), PHP_URL_SCHEME );
		return $is_own || Http_Transport::is_valid_hub_url( (string) preg_replace( '/[?#].*/s', '', $address ) ) ? $address : '';
	}

	/** @return string Its host and port in small letters; '' where it has none, or names a user. */
	private static function host( string $address ): string {
		$parts = wp_parse_url( $address );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) || ! in_array( $parts['scheme'], array( 'http', 'https' ), true ) ) {
			return '';
		}
		return strtolower( $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
