<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

use WP_REST_Request;
use WP_REST_Server;

/**
 * Registers the routes of a namespace on demand, so that other requests load no controllers.
 * Until then the server only knows the namespace and its index. The rest_pre_dispatch filter tells which path segment is requested. Batches
 * and links with target hints match routes without a dispatch: they read the list of the namespace, which the rest_endpoints filter
 * completes. The list of all namespaces is left alone, because WordPress builds the Allow header of every response from it.
 */
final class Lazy_Routes {

	/** Member of our index route that holds this object. A private server with the same namespace lacks it. */
	private const OWNER = 'templately_lazy_routes';

	private WP_REST_Server $server;

	private string $route_namespace;

	/** @var callable(): array<string, list<string>> */
	private $sources_of_segments;

	/** @var callable( string ): array<string, array<mixed>> */
	private $make_endpoints;

	/** @var array<string, array<string, array<mixed>>> Endpoints by class and path. */
	private array $endpoints = array();

	/** Whether WordPress is about to match a path whose endpoints are loaded. */
	private bool $is_matching = false;

	/**
	 * @param string                                          $route_namespace     Such as 'templately/v1'.
	 * @param callable(): array<string, list<string>>         $sources_of_segments Returns the classes with routes by the first segment of their paths, in matching order.
	 * @param callable( string ): array<string, array<mixed>> $make_endpoints      Returns the endpoints of a class by path.
	 */
	public function __construct( WP_REST_Server $server, string $route_namespace, callable $sources_of_segments, callable $make_endpoints ) {
		$this->server              = $server;
		$this->route_namespace     = $route_namespace;
		$this->sources_of_segments = $sources_of_segments;
		$this->make_endpoints      = $make_endpoints;
	}

	public function register(): void {
		$this->server->register_route( $this->route_namespace, "/$this->route_namespace", array( self::OWNER => $this ) );
		// After core's handling of OPTIONS at priority 10.
		add_filter( 'rest_pre_dispatch', array( $this, 'load_requested' ), PHP_INT_MIN, 3 );
		// Before other plugins' filters, so that they can change our endpoints.
		add_filter( 'rest_endpoints', array( $this, 'add_endpoints' ), PHP_INT_MIN );
	}

	/**
	 * Loads the requested endpoints. Filter: rest_pre_dispatch.
	 * @param mixed $result
	 * @param mixed $server
	 * @return mixed $result.
	 */
	public function load_requested( $result, $server, WP_REST_Request $request ) {
		if ( $server === $this->server ) {
			$start             = "/$this->route_namespace/";
			$path              = $request->get_route() . '/';
			$this->is_matching = 0 === strncmp( $path, $start, strlen( $start ) );
			if ( $this->is_matching ) {
				$this->load( explode( '/', substr( $path, strlen( $start ) ), 2 )[0] );
			}
		}
		return $result;
	}

	/**
	 * Adds the loaded endpoints, or all of them if the namespace is listed without a dispatch. Filter: rest_endpoints.
	 * @param array<string, array<mixed>> $endpoints
	 * @return array<string, array<mixed>>
	 */
	public function add_endpoints( array $endpoints ): array {
		$index = "/$this->route_namespace";
		if ( ( $endpoints[ $index ][ self::OWNER ] ?? null ) !== $this ) {
			return $endpoints;
		}
		if ( array_key_first( $endpoints ) === $index ) {
			if ( ! $this->is_matching ) {
				$this->load( null );
			}
			$this->is_matching = false;
		}
		foreach ( $this->endpoints as $of_source ) {
			foreach ( $of_source as $path => $endpoint ) {
				// Two classes can share a path.
				$endpoints[ $path ] = array_merge( $endpoints[ $path ] ?? array(), $endpoint );
			}
		}
		return $endpoints;
	}

	private function load( ?string $segment ): void {
		$sources_of_segments = ( $this->sources_of_segments )();
		$all                 = array_values( array_unique( array_merge( ...array_values( $sources_of_segments ) ) ) );
		foreach ( null === $segment ? $all : $sources_of_segments[ $segment ] ?? array() as $source ) {
			$this->endpoints[ $source ] = $this->endpoints[ $source ] ?? ( $this->make_endpoints )( $source );
		}
		// WordPress uses the first route that matches, so keep the order independent of what was loaded first.
		$order = array_flip( $all );
		uksort(
			$this->endpoints,
			static function ( string $first, string $second ) use ( $order ): int {
				return $order[ $first ] <=> $order[ $second ];
			}
		);
	}
}
