<?php

declare( strict_types=1 );

namespace Templately\Site\Http;

use Templately\Shared\Rest\Failure;

/** Expiring URLs for one purpose and user that a browser opens without the REST nonce: downloads, thumbnails, previews. Handlers check permissions again. */
final class Signed_Url {

	/** Lifetime of URLs that are opened at once, in seconds. */
	public const LIFETIME = 5 * MINUTE_IN_SECONDS;

	/** Minimum lifetime of URLs in lists, which may stay open, in seconds. They change only once per this period, so that browsers can cache their content. */
	public const LIST_LIFETIME = 6 * HOUR_IN_SECONDS;

	private const ACTION = 'templately_';

	/** @param array<string, int|string> $arguments */
	public static function create( string $what, array $arguments, int $seconds ): string {
		return admin_url( 'admin-post.php' ) . self::query( $what, $arguments, $seconds );
	}

	/**
	 * Creates the URL of a front-end page. If the front end is on another host, where the user is not logged in, uses the host of wp-admin.
	 * @param array<string, int|string> $arguments
	 */
	public static function create_for_page( string $what, array $arguments, int $seconds ): string {
		// The screen embeds it, and browsers block HTTP content in HTTPS pages.
		$scheme  = is_ssl() ? 'https' : null;
		$is_here = wp_parse_url( home_url(), PHP_URL_HOST ) === wp_parse_url( site_url(), PHP_URL_HOST );
		return ( $is_here ? home_url( '/', $scheme ) : site_url( '/', $scheme ) ) . self::query( $what, $arguments, $seconds );
	}

	/** @param callable( array<string, string> ): void $answer Takes the arguments and prints the response. A Failure is shown as a page. */
	public static function handle( callable $answer ): void {
		try {
			$answer( self::arguments() );
		} catch ( Failure $failure ) {
			self::refuse( $failure );
		}
	}

	/**
	 * @param string $name    File name of a download; '' to show it in the browser.
	 * @param int    $max_age Seconds for which only the browser may cache it.
	 */
	public static function send_content( string $name, string $type, string $body, int $max_age = 0 ): void {
		self::announce( $name, $type, strlen( $body ), $max_age );
		echo $body; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a file.
	}

	/** Streams a file as a download. Continues when the client disconnects, because the caller may delete the file afterwards. */
	public static function send_file( string $name, string $type, string $path ): void {
		self::announce( $name, $type, (int) filesize( $path ), 0 );
		ignore_user_abort( true );
		readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- streams, which WP_Filesystem cannot do.
	}

	private static function announce( string $name, string $type, int $size, int $max_age ): void {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		header( "Content-Type: $type" );
		header( "Content-Length: $size" );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox" );
		header( $max_age > 0 ? "Cache-Control: private, max-age=$max_age" : 'Cache-Control: no-store, private' );
		if ( '' !== $name ) {
			header( 'Content-Disposition: attachment; filename="' . preg_replace( '/[^A-Za-z0-9._-]/', '-', $name ) . "\"; filename*=UTF-8''" . rawurlencode( $name ) );
		}
	}

	private static function refuse( Failure $failure ): void {
		wp_die( wp_kses_post( $failure->getMessage() ), '', array( 'response' => (int) $failure->status() ) );
	}

	/** @param array<string, int|string> $arguments */
	private static function query( string $what, array $arguments, int $seconds ): string {
		$until = self::LIST_LIFETIME === $seconds ? ( intdiv( time(), $seconds ) + 2 ) * $seconds : time() + $seconds;
		$query = array( 'action' => self::ACTION . $what ) + array_map( 'strval', $arguments ) + array( 'until' => (string) $until );
		return '?' . http_build_query( $query + array( 'signature' => self::signature( $query ) ) );
	}

	/** @return array<string, string> */
	private static function arguments(): array {
		$query     = array_map( 'strval', array_filter( wp_unslash( $_GET ), 'is_string' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the signature is verified below.
		$signature = $query['signature'] ?? '';
		unset( $query['signature'] );
		if ( ! hash_equals( self::signature( $query ), $signature ) || (int) ( $query['until'] ?? 0 ) < time() ) {
			throw new Failure( 'link_expired', __( 'This link is no longer valid. Go back, reload the page and try again.', 'templately' ), 403 );
		}
		return array_diff_key( $query, array_flip( array( 'action', 'until' ) ) );
	}

	/** @param array<string, string> $query */
	private static function signature( array $query ): string {
		ksort( $query );
		return hash_hmac( 'sha256', get_current_user_id() . '|' . wp_json_encode( $query ), wp_salt( 'nonce' ) );
	}
}
