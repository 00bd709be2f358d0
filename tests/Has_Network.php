<?php

declare( strict_types=1 );

namespace Templately\Tests;

/**
 * Makes the site that the tests have one of a network, for processes that are told so. For tests that commit.
 */
trait Has_Network {

	/** Makes a network's tables, with this site as the network's only one. What is new is dropped after the test. */
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
	 * Runs a line of PHP on this site, in a process of its own.
	 *
	 * @param bool   $is_network Whether WordPress is told there that the site is one of a network.
	 * @param string $path       Path of the site of the network.
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
		$script    = '$_SERVER["REQUEST_URI"] = ' . var_export( $path, true ) . '; $_SERVER["HTTP_HOST"] = ' . var_export( $this->domain(), true ) . ';'; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		foreach ( $constants as $name => $value ) {
			$script .= "define( '$name', " . var_export( $value, true ) . ' );'; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		}
		// The plugin itself is not among those that are active here: its classes are, and nothing of it is hooked in.
		$script .= 'require ' . var_export( ABSPATH . 'wp-load.php', true ) . '; require_once ' . var_export( dirname( __DIR__ ) . '/inc/autoload.php', true ) . ";$code"; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- makes code.
		exec( implode( ' ', array_map( 'escapeshellarg', array( PHP_BINARY, '-d', 'display_errors=stderr', '-r', $script ) ) ) . ' 2>&1', $lines );
		return implode( "\n", $lines );
	}

	/** Returns this site's domain, with its port where it has one, as WordPress has it in a network. */
	protected function domain(): string {
		return (string) preg_replace( '#^https?://#', '', untrailingslashit( home_url() ) );
	}
}
