<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/**
 * Where a request came from, as tries are counted.
 */
final class Client_Ip {

	/**
	 * Returns the network address, or the IPv6 network, that a request came from.
	 *
	 * @param array<string, mixed> $server  What $_SERVER says.
	 * @param list<string>         $proxies Addresses of the proxies that stand before this site, whose word about a caller counts.
	 * @return string Hexadecimal digits; '' where there is none.
	 */
	public static function from_server( array $server, array $proxies ): string {
		$address = self::to_binary( $server['REMOTE_ADDR'] ?? '' );
		$trusted = array_map( array( self::class, 'to_binary' ), $proxies );
		// Each proxy adds whom it heard at the end: what stands before the first one that nobody knows, anybody may have written.
		$heard = explode( ',', is_string( $server['HTTP_X_FORWARDED_FOR'] ?? null ) ? $server['HTTP_X_FORWARDED_FOR'] : '' );
		while ( '' !== $address && in_array( $address, $trusted, true ) ) {
			$before = self::to_binary( trim( (string) array_pop( $heard ) ) );
			if ( '' === $before ) {
				break;
			}
			$address = $before;
		}
		// Who has one IPv6 address has 2^64 of them.
		return bin2hex( substr( $address, 0, 8 ) );
	}

	/**
	 * Returns an address as bytes, an IPv4 address in the form of IPv6 as what it is.
	 *
	 * @param mixed $address An address.
	 * @return string 4 or 16 bytes; '' for anything else.
	 */
	public static function to_binary( $address ): string {
		$bytes = is_string( $address ) && false !== filter_var( $address, FILTER_VALIDATE_IP ) ? (string) inet_pton( $address ) : '';
		return 0 === strpos( $bytes, "\0\0\0\0\0\0\0\0\0\0\xff\xff" ) ? substr( $bytes, 12 ) : $bytes;
	}
}
