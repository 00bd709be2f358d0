<?php

declare( strict_types=1 );

namespace Templately\Site\Documents;

/** Finds this site's URLs in documents, with or without JSON escapes. */
final class Site_Urls {

	private const SLASH = '(?:\\\\?/)';

	/** Rest of a URL: ends at a quote, bracket, white space, entity or JSON escape. */
	public const REST = '(?:\\\\/|[^"\'\s()<>\\\\&|`])*+';

	public static function pattern(): string {
		$bases = array();
		foreach ( array( home_url(), site_url(), wp_get_upload_dir()['baseurl'] ) as $address ) {
			$base           = untrailingslashit( (string) preg_replace( '#^https?://#i', '', $address ) );
			$bases[ $base ] = str_replace( '/', self::SLASH, preg_quote( $base, '#' ) );
		}
		return '#(?:https?:)?' . self::SLASH . '{2}(?:' . implode( '|', $bases ) . ')(?![\w:@-]|\.\w)' . self::REST . '#i';
	}

	public static function unescape( string $address ): string {
		return str_replace( '\\/', '/', $address );
	}

	/** Returns the path below the uploads folder. '' for other URLs. */
	public static function upload_path( string $address ): string {
		$path    = (string) preg_replace( array( '#^(?:https?:)?//#i', '/[?#].*$/s' ), '', $address );
		$uploads = trailingslashit( (string) preg_replace( '#^https?://#i', '', wp_get_upload_dir()['baseurl'] ) );
		return 0 === stripos( $path, $uploads ) ? rawurldecode( substr( $path, strlen( $uploads ) ) ) : '';
	}

	/** Returns what follows the home URL. */
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

	/** Returns the query string and fragment. */
	public static function suffix_pattern( string $address ): string {
		return substr( $address, strcspn( $address, '?#' ) );
	}
}
