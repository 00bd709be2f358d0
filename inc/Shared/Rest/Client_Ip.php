<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/** Address of a client, for rate limits. */
final class Client_Ip {

	/**
	 * @param array<string, mixed> $server  $_SERVER.
	 * @param list<string>         $proxies Addresses of trusted reverse proxies.
	 * @return string Client's IPv4 address, or the /64 network of its IPv6 address. Hexadecimal digits; '' if unknown.
	 */
	public static function from_server( array $server, array $proxies ): string {
		$address = self::to_binary( $server['REMOTE_ADDR'] ?? '' );
		$trusted = array_map( array( self::class, 'to_binary' ), $proxies );
		// Each proxy appends the address of its client. Entries before the first untrusted address can be forged.
		$heard = explode( ',', is_string( $server['HTTP_X_FORWARDED_FOR'] ?? null ) ? $server['HTTP_X_FORWARDED_FOR'] : '' );
		while ( '' !== $address && in_array( $address, $trusted, true ) ) {
			$before = self::to_binary( trim( (string) array_pop( $heard ) ) );
			if ( '' === $before ) {
				break;
			}
			$address = $before;
		}
		// One subscriber usually gets a whole /64 network.
		return bin2hex( substr( $address, 0, 8 ) );
	}

	/** @param mixed $address Returns its 4 or 16 bytes, 4 for IPv4-mapped IPv6; '' for anything else. */
	public static function to_binary( $address ): string {
		$bytes = is_string( $address ) && false !== filter_var( $address, FILTER_VALIDATE_IP ) ? (string) inet_pton( $address ) : '';
		return 0 === strpos( $bytes, "\0\0\0\0\0\0\0\0\0\0\xff\xff" ) ? substr( $bytes, 12 ) : $bytes;
	}
}
