<?php

declare( strict_types=1 );

namespace Templately\Tests;

/** Turns the test site into a multisite network for other processes. Tests must commit. */
trait Has_Network {

	/** Creates a network's tables with this site as the only one. */
	protected function become_network(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		require_once ABSPATH . 'wp-admin/includes/network.php';
		foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) {
			$wpdb->$name = $table;
		}
		install_network();
		$this->assertTrue( populate_network( 1, $this->domain(), 'owner@example.org', 'A network', '/', false ) );
	}

	/**
	 * Runs PHP code on this site in another process.
	 * @param bool   $is_network Whether multisite is on.
	 * @param string $path       Path of the site in the network.
	 */
	protected function say( string $code, bool $is_network, string $path = '/' ): string {
		$constants = ! $is_network ? array() : array(
			'MULTISITE'            => true,
			'SUBDOMAIN_INSTALL'    => false,
			'DOMAIN_CURRENT_SITE'  => $this->domain(),
			'PATH_CURRENT_SITE'    => '/',
			'SITE_ID_CURRENT_SITE' => 1,
			'BLOG_ID_CURRENT_SITE' => 1,
		);
		$script    = '$_SERVER["REQUEST_URI"] = ' . var_export( $path, true ) . '; $_SERVER["HTTP_HOST"] = ' . var_export( $this->domain(), true ) . ';'; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- generates code.
		foreach ( $constants as $name => $value ) {
			$script .= "define( '$name', " . var_export( $value, true ) . ' );'; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- generates code.
		}
		// The plugin is not active there, so load its classes without its hooks.
		$script .= 'require ' . var_export( ABSPATH . 'wp-load.php', true ) . '; require_once ' . var_export( dirname( __DIR__ ) . '/inc/autoload.php', true ) . ";$code"; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- generates code.
		exec( implode( ' ', array_map( 'escapeshellarg', array( PHP_BINARY, '-d', 'display_errors=stderr', '-r', $script ) ) ) . ' 2>&1', $lines );
		return implode( "\n", $lines );
	}

	/** This site's domain with its port, as WordPress stores it in a network. */
	protected function domain(): string {
		return (string) preg_replace( '#^https?://#', '', untrailingslashit( home_url() ) );
	}
}
