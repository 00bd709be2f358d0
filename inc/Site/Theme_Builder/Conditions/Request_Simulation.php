<?php

declare( strict_types=1 );

namespace Templately\Site\Theme_Builder\Conditions;

use WP;
use WP_Query;

/** Determines what a URL of this site shows, in this process: runs WordPress's main query for it without rendering, and restores all globals. */
final class Request_Simulation {

	/** Globals that WordPress sets during a request. */
	private const SET = array( 'wp', 'wp_query', 'wp_the_query', 'post', 'posts', 'authordata', 'id', 'page', 'pages', 'multipage', 'more', 'numpages', 'currentday', 'currentmonth', 'query_string', 'request', 'single', '_GET', '_POST', '_REQUEST', '_SERVER' );

	/**
	 * Returns null for URLs of other sites, of wp-admin and of the REST API.
	 * @param list<string> $needs Constants of Request_Facts.
	 */
	public function simulate( string $address, array $needs = array( Request_Facts::TERMS, Request_Facts::ANCESTORS ) ): ?Request_Facts {
		$request = self::request( $address );
		if ( null === $request ) {
			return null;
		}
		$status = http_response_code();
		$kept   = array();
		foreach ( self::SET as $name ) {
			$kept[ $name ] = array_key_exists( $name, $GLOBALS ) ? array( $GLOBALS[ $name ] ) : array();
		}
		$languages = new Wpml_Compatibility();
		$buffers   = ob_get_level();
		ob_start();
		try {
			$query = self::query( $request, $languages );
			return null === $query ? null : Request_Facts::from_query( $query, $needs );
		} finally {
			$languages->restore_language();
			while ( ob_get_level() > $buffers ) {
				ob_end_clean();
			}
			foreach ( $kept as $name => $value ) {
				if ( array() === $value ) {
					unset( $GLOBALS[ $name ] );
				} else {
					$GLOBALS[ $name ] = $value[0]; // phpcs:ignore WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals -- restores it.
				}
			}
			if ( is_int( $status ) && ! headers_sent() ) {
				// Restores the status text too, which http_response_code() does not.
				status_header( $status );
			}
		}
	}

	/** Returns path and query. null for URLs that are not pages of this site. */
	private static function request( string $address ): ?string {
		$home  = wp_parse_url( home_url( '/' ) );
		$parts = wp_parse_url( '/' === ( $address[0] ?? '' ) && 0 !== strpos( $address, '//' ) ? untrailingslashit( home_url() ) . $address : $address );
		if ( ! is_array( $home ) || ! is_array( $parts ) || strtolower( $parts['host'] ?? '' ) !== strtolower( $home['host'] ?? '' ) || ( $parts['port'] ?? 0 ) !== ( $home['port'] ?? 0 ) ) {
			return null;
		}
		$path  = $parts['path'] ?? '/';
		$query = array();
		wp_parse_str( $parts['query'] ?? '', $query );
		$root = trailingslashit( $home['path'] ?? '/' );
		$rest = $root . rest_get_url_prefix();
		if ( 0 !== strpos( trailingslashit( $path ), $root ) || isset( $query['rest_route'] ) || "$rest" === untrailingslashit( $path ) || 0 === strpos( $path, "$rest/" ) ) {
			return null;
		}
		// Only index.php can be a page, other PHP files are not.
		if ( 1 === preg_match( '#/wp-(admin|includes|content)(/|$)#', $path ) || ( 1 === preg_match( '#\.php($|/)#', $path ) && 0 !== strpos( $path, $root . 'index.php' ) ) ) {
			return null;
		}
		return $path . ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' );
	}

	/** Runs the main query and handle_404(). Returns null for the REST API. */
	private static function query( string $request, Wpml_Compatibility $languages ): ?WP_Query {
		$known = $GLOBALS['wp'];
		$query = array();
		wp_parse_str( (string) wp_parse_url( $request, PHP_URL_QUERY ), $query );
		unset( $query['_method'] );
		$_GET                      = wp_slash( $query );
		$_POST                     = array();
		$_REQUEST                  = $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- set above.
		$_SERVER['REQUEST_URI']    = $request;
		$_SERVER['PHP_SELF']       = '/index.php';
		$_SERVER['REQUEST_METHOD'] = 'GET';
		unset( $_SERVER['PATH_INFO'], $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] );
		$_SERVER['QUERY_STRING'] = (string) wp_parse_url( $request, PHP_URL_QUERY );

		$wp = new WP();
		// Without this query variable, WordPress does not run the REST API, which would execute the request.
		$wp->public_query_vars  = array_diff( $known->public_query_vars, array( 'rest_route' ) );
		$wp->private_query_vars = $known->private_query_vars;
		$main                   = new WP_Query();
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- hooks read the main query from here; restored by simulate().
		$GLOBALS['wp']           = $wp;
		$GLOBALS['wp_query']     = $main;
		$GLOBALS['wp_the_query'] = new WP_Query();
		// phpcs:enable
		$wp->parse_request();
		if ( 1 === preg_match( '/(^|&)rest_route=/', (string) $wp->matched_query ) ) {
			return null;
		}
		$wp->query_vars = $languages->switch_to_request_language( $wp->query_vars );
		$wp->build_query_string();
		add_action( 'parse_query', array( self::class, 'set_main_query' ), PHP_INT_MIN );
		$main->query( $wp->query_vars );
		$wp->handle_404();
		return $main;
	}

	/** Makes a parsed query the main one. Before parsing, WordPress would not recognise the home page during REST requests. */
	public static function set_main_query( WP_Query $query ): void {
		remove_action( 'parse_query', array( self::class, 'set_main_query' ), PHP_INT_MIN );
		$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- hooks read the main query from here; restored by simulate().
	}
}
