<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

use WP_REST_Request;
use WP_REST_Server;

/**
 * Registers the routes of one namespace when a request asks for them, and only those whose path begins with the requested segment.
 * Until then the server knows the namespace and its index alone, so that other requests load no controller.
 *
 * The filter rest_pre_dispatch tells what is requested. Batches and links with target hints match routes without a dispatch: they take
 * the list of the namespace, which the filter rest_endpoints completes. The list of all namespaces stays as it is: WordPress takes it
 * for the Allow header of every answer.
 */
final class Lazy_Routes {

	/** Option of our index route that holds this object. A private server with the same namespace does not have it. */
	private const OWNER = 'templately_lazy_routes';

	private WP_REST_Server $server;

	private string $route_namespace;

	/** @var callable(): array<string, list<string>> */
	private $sources_of_segments;

	/** @var callable( string ): array<string, array<mixed>> */
	private $make_endpoints;

	/** @var array<string, array<string, array<mixed>>> Loaded sources with their endpoints by path. */
	private array $endpoints = array();

	/** Whether WordPress is about to match a path whose endpoints are loaded. */
	private bool $is_matching = false;

	/**
	 * @param WP_REST_Server                                        $server              WordPress's own server.
	 * @param string                                                $route_namespace     Such as 'templately/v1'.
	 * @param callable(): array<string, list<string>>         $sources_of_segments Returns the first segment of each path with the classes that have routes there, in the order in which WordPress has to try them.
	 * @param callable( string ): array<string, array<mixed>> $make_endpoints      Returns the endpoints of a class by path, as Routes makes them.
	 */
	public function __construct( WP_REST_Server $server, string $route_namespace, callable $sources_of_segments, callable $make_endpoints ) {
		$this->server              = $server;
		$this->route_namespace     = $route_namespace;
		$this->sources_of_segments = $sources_of_segments;
		$this->make_endpoints      = $make_endpoints;
	}

	/** Registers the namespace with its index, and the two filters. */
	public function register(): void {
		$this->server->register_route( $this->route_namespace, "/$this->route_namespace", array( self::OWNER => $this ) );
		// WordPress answers OPTIONS in the same filter at 10.
		add_filter( 'rest_pre_dispatch', array( $this, 'load_requested' ), PHP_INT_MIN, 3 );
		// Other plugins may change our endpoints afterwards.
		add_filter( 'rest_endpoints', array( $this, 'add_endpoints' ), PHP_INT_MIN );
	}

	/**
	 * Loads the endpoints that a request asks for. For the filter rest_pre_dispatch.
	 *
	 * @param mixed                                 $result  What another filter answers.
	 * @param mixed                                 $server  The server that dispatches.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return mixed The same result.
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
	 * Adds the loaded endpoints to those that WordPress's own server knows. Code that takes the list of our namespace without dispatching
	 * a request to it gets all. For the filter rest_endpoints.
	 *
	 * @param array<string, array<mixed>> $endpoints Endpoints of a namespace, or of all.
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

	/**
	 * @param string|null $segment First segment of a path; null for all.
	 */
	private function load( ?string $segment ): void {
		$sources_of_segments = ( $this->sources_of_segments )();
		$all                 = array_values( array_unique( array_merge( ...array_values( $sources_of_segments ) ) ) );
		foreach ( null === $segment ? $all : $sources_of_segments[ $segment ] ?? array() as $source ) {
			$this->endpoints[ $source ] = $this->endpoints[ $source ] ?? ( $this->make_endpoints )( $source );
		}
		// WordPress takes the first route that matches: the order must not depend on what was loaded first.
		$order = array_flip( $all );
		uksort(
			$this->endpoints,
			static function ( string $first, string $second ) use ( $order ): int {
				return $order[ $first ] <=> $order[ $second ];
			}
		);
	}
}
