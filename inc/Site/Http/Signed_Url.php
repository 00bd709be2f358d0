<?php

declare( strict_types=1 );

namespace Templately\Site\Http;

use Templately\Shared\Rest\Failure;

/**
 * Addresses of this site that a browser opens by itself, without the nonce header of the API: a download, a picture, a preview.
 *
 * Each says what it is for, belongs to one person, and ends. What it leads to asks for that person's rights again.
 */
final class Signed_Url {

	/** Seconds for what is opened at once. */
	public const AT_ONCE = 5 * MINUTE_IN_SECONDS;

	/** Seconds for what stands in a list, which may stay open: at least so long, and at most twice. */
	public const IN_A_LIST = 6 * HOUR_IN_SECONDS;

	/** What WordPress calls the request. */
	private const ACTION = 'templately_';

	/**
	 * Returns an address for whoever is asking.
	 *
	 * @param string                    $what      What it leads to, such as 'export'.
	 * @param array<string, int|string> $arguments What that has to know.
	 * @param int                       $seconds   How long it holds. One for lists stays the same for as long, so that browsers keep what it leads to.
	 */
	public static function create( string $what, array $arguments, int $seconds ): string {
		return admin_url( 'admin-post.php' ) . self::query( $what, $arguments, $seconds );
	}

	/**
	 * Returns the address of a page with the theme around it, for whoever is asking: one where visitors are, not in wp-admin. Where
	 * they are on another host than wp-admin, nobody is logged in there.
	 *
	 * @param array<string, int|string> $arguments What that has to know.
	 * @param int                       $seconds   How long it holds, as of() takes it.
	 */
	public static function create_for_page( string $what, array $arguments, int $seconds ): string {
		// As the screen that shows it: a browser shows nothing unsafe in a safe one.
		$scheme  = is_ssl() ? 'https' : null;
		$is_here = wp_parse_url( home_url(), PHP_URL_HOST ) === wp_parse_url( site_url(), PHP_URL_HOST );
		return ( $is_here ? home_url( '/', $scheme ) : site_url( '/', $scheme ) ) . self::query( $what, $arguments, $seconds );
	}

	/**
	 * Answers the address that was opened.
	 *
	 * @param callable( array<string, string> ): void $answer Takes the arguments, and prints or sees to what WordPress shows. A Failure that it throws is shown as a page.
	 */
	public static function handle( callable $answer ): void {
		try {
			$answer( self::arguments() );
		} catch ( Failure $failure ) {
			self::refuse( $failure );
		}
	}

	/**
	 * Sends something as a file.
	 *
	 * @param string $name     What it is saved as; '' for what is shown.
	 * @param string $body     Its bytes.
	 * @param int    $max_age  Seconds for which the browser, and nobody else, may keep it.
	 */
	public static function send_content( string $name, string $type, string $body, int $max_age = 0 ): void {
		self::announce( $name, $type, strlen( $body ), $max_age );
		echo $body; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a file.
	}

	/**
	 * Sends a file, which is never in memory. Who breaks it off does not end the process: the caller may have to remove the file.
	 *
	 * @param string $path Where it lies.
	 */
	public static function send_file( string $name, string $type, string $path ): void {
		self::announce( $name, $type, (int) filesize( $path ), 0 );
		ignore_user_abort( true );
		readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- piece by piece, which WP_Filesystem cannot.
	}

	/**
	 * @param string $name    What something is saved as; '' for what is shown.
	 * @param int    $size    Its bytes.
	 * @param int    $max_age Seconds for which the browser, and nobody else, may keep it.
	 */
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

	/** @param array<string, int|string> $arguments What that has to know. */
	private static function query( string $what, array $arguments, int $seconds ): string {
		$until = self::IN_A_LIST === $seconds ? ( intdiv( time(), $seconds ) + 2 ) * $seconds : time() + $seconds;
		$query = array( 'action' => self::ACTION . $what ) + array_map( 'strval', $arguments ) + array( 'until' => (string) $until );
		return '?' . http_build_query( $query + array( 'signature' => self::signature( $query ) ) );
	}

	/**
	 * Returns the arguments of the address that was opened.
	 *
	 * @return array<string, string>
	 *
	 * @throws Failure 403 for an address of somebody else, one that was changed, or one that has ended.
	 */
	private static function arguments(): array {
		$query     = array_map( 'strval', array_filter( wp_unslash( $_GET ), 'is_string' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the signature below is what tells.
		$signature = $query['signature'] ?? '';
		unset( $query['signature'] );
		if ( ! hash_equals( self::signature( $query ), $signature ) || (int) ( $query['until'] ?? 0 ) < time() ) {
			throw new Failure( 'link_expired', __( 'This link is no longer valid. Go back, reload the page and try again.', 'templately' ), 403 );
		}
		return array_diff_key( $query, array_flip( array( 'action', 'until' ) ) );
	}

	/**
	 * @param array<string, string> $query What an address says.
	 */
	private static function signature( array $query ): string {
		ksort( $query );
		return hash_hmac( 'sha256', get_current_user_id() . '|' . wp_json_encode( $query ), wp_salt( 'nonce' ) );
	}
}
