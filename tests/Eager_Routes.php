<?php

declare( strict_types=1 );

namespace Templately\Tests;

use Closure;
use Templately\Hub\Hub_Services;
use Templately\Plugin;
use Templately\Shared\Clock;
use Templately\Shared\Database\Transaction;
use Templately\Shared\Rest\Route_Registrar;
use Templately\Shared\Settings\Settings;
use Templately\Site\Http\Site_Policy;
use WP_REST_Server;

/** Registers all routes of both halves at once, for comparison with Lazy_Routes. */
final class Eager_Routes {

	/** @param WP_REST_Server $server Server with the lazy routes. */
	public static function register( WP_REST_Server $server ): void {
		remove_all_filters( 'rest_pre_dispatch', PHP_INT_MIN );
		remove_all_filters( 'rest_endpoints', PHP_INT_MIN );
		foreach ( preg_grep( '#^templately(-hub)?/v1$#', $server->get_namespaces() ) as $name ) {
			$endpoint = array(
				'methods'  => WP_REST_Server::READABLE,
				'callback' => array( $server, 'get_namespace_index' ),
				'args'     => array(
					'namespace' => array( 'default' => $name ),
					'context'   => array( 'default' => 'view' ),
				),
			);
			// The index as WordPress creates it.
			$server->register_route( $name, "/$name", array( $endpoint ), true );
		}
		$inc     = dirname( __DIR__ ) . '/inc/';
		$modules = array();
		foreach ( (array) glob( $inc . 'Site/*/*_Module.php' ) as $file ) {
			$modules[] = 'Templately\\' . str_replace( '/', '\\', substr( (string) $file, strlen( $inc ), -4 ) );
		}
		$register = Closure::bind(
			function ( array $modules ) use ( $server ): void {
				$routes = new Route_Registrar( 'templately/v1', new Site_Policy( $this->key(), $this->settings()->hub_id() ), array( $this, 'require_tables' ) );
				foreach ( $modules as $module ) {
					$routes->register( $server, $this->controllers( $module ) );
				}
			},
			new Plugin(),
			Plugin::class
		);
		$register( $modules );
		if ( ( new Settings() )->serves_other_sites() ) {
			$hub = new Hub_Services( $GLOBALS['wpdb'], new Transaction( $GLOBALS['wpdb'] ), new Clock() );
			( new Route_Registrar( 'templately-hub/v1', $hub->policy() ) )->register( $server, $hub->controllers() );
		}
	}
}
