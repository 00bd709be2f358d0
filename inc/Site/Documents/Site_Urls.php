<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/**
 * Addresses of this site in documents, with the escapes of JSON or without.
 */
final class Site_Urls {

	/** A slash, as HTML has it, and as JSON may. */
	private const SLASH = '(?:\\\\?/)';

	/** What goes on in an address: up to a quote, a bracket, white space, an entity, or an escape of JSON that is no slash. */
	public const REST = '(?:\\\\/|[^"\'\s()<>\\\\&|`])*+';

	/** Returns the pattern of them. */
	public static function pattern(): string {
		$bases = array();
		foreach ( array( home_url(), site_url(), wp_get_upload_dir()['baseurl'] ) as $address ) {
			$base           = untrailingslashit( (string) preg_replace( '#^https?://#i', '', $address ) );
			$bases[ $base ] = str_replace( '/', self::SLASH, preg_quote( $base, '#' ) );
		}
		return '#(?:https?:)?' . self::SLASH . '{2}(?:' . implode( '|', $bases ) . ')(?![\w:@-]|\.\w)' . self::REST . '#i';
	}

	/**
	 * Returns an address as it is without JSON.
	 *
	 * @param string $address Address of this site, as a document has it.
	 * @return string The same, without the escapes of JSON.
	 */
	public static function unescape( string $address ): string {
		return str_replace( '\\/', '/', $address );
	}

	/**
	 * Returns the file that an address is of.
	 *
	 * @return string Path below the uploads; '' for what is no file there.
	 */
	public static function upload_path( string $address ): string {
		$path    = (string) preg_replace( array( '#^(?:https?:)?//#i', '/[?#].*$/s' ), '', $address );
		$uploads = trailingslashit( (string) preg_replace( '#^https?://#i', '', wp_get_upload_dir()['baseurl'] ) );
		return 0 === stripos( $path, $uploads ) ? rawurldecode( substr( $path, strlen( $uploads ) ) ) : '';
	}

	/**
	 * Returns the page that an address is of.
	 *
	 * @return string What comes after the home address, which may be nothing.
	 */
	public static function path_below_home( string $address ): string {
		$path = (string) preg_replace( '#^(?:https?:)?//#i', '', $address );
		foreach ( array( home_url(), site_url() ) as $base ) {
			$base = untrailingslashit( (string) preg_replace( '#^https?://#i', '', $base ) );
			if ( 0 === stripos( $path, $base ) ) {
				return substr( $path, strlen( $base ) );
			}
		}
		return (string) preg_replace( '#^[^/?\#]*#', '', $path );
	}

	/** Returns the end of an address. */
	public static function suffix_pattern( string $address ): string {
		return substr( $address, strcspn( $address, '?#' ) );
	}
}
