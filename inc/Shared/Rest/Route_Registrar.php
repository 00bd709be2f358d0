<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

use LogicException;
use Throwable;
use WP;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Registers the routes of both halves.
 * Denies by default: a route without a policy throws. Permissions are checked before arguments, which WordPress does the other way round;
 * therefore WordPress gets no argument schemas and Argument_Validator validates them.
 */
final class Route_Registrar {

	private const NAMESPACES = '#^/templately(-hub)?/v1/#i';

	private string $route_namespace;

	private Route_Policy $policy;

	/** @var (callable(): void)|null */
	private $make_ready;

	/**
	 * @param string                  $route_namespace Such as 'templately/v1'.
	 * @param (callable(): void)|null $make_ready      Prepares what routes need; throws a Failure if it cannot.
	 */
	public function __construct( string $route_namespace, Route_Policy $policy, ?callable $make_ready = null ) {
		$this->route_namespace = $route_namespace;
		$this->policy          = $policy;
		$this->make_ready      = $make_ready;
	}

	/**
	 * @param array<int|class-string<Controller>, Controller|callable(): Controller> $controllers Controllers, or factories by class.
	 * @param bool                                                                   $in_process  Whether the server only answers in this process.
	 * @throws LogicException When a route lacks a policy or an object check.
	 */
	public function register( WP_REST_Server $server, array $controllers, bool $in_process = false ): void {
		foreach ( $this->endpoints( $controllers, $in_process ) as $path => $endpoint ) {
			$server->register_route( $this->route_namespace, $path, $endpoint );
		}
	}

	/**
	 * @param array<int|class-string<Controller>, Controller|callable(): Controller> $controllers Controllers, or factories by class.
	 * @return array<string, array<mixed>> Endpoints in the format of WP_REST_Server. A factory runs in the callback only, so a refused request creates no controller. Endpoints by path.
	 * @throws LogicException When a route lacks a policy or an object check.
	 */
	public function endpoints( array $controllers, bool $in_process = false ): array {
		$endpoints = array();
		foreach ( $controllers as $name => $controller ) {
			$class_name = $controller instanceof Controller ? get_class( $controller ) : (string) $name;
			$get        = static function () use ( &$controllers, $name ): Controller {
				if ( ! $controllers[ $name ] instanceof Controller ) {
					$controllers[ $name ] = $controllers[ $name ]();
				}
				return $controllers[ $name ];
			};
			foreach ( $class_name::routes() as $operation => $route ) {
				$this->require_policy( $class_name, $operation, $route );
				if ( ( $route['in_process_only'] ?? false ) && ! $in_process ) {
					continue;
				}
				$path = '/' . $this->route_namespace . $route['path'];

				$endpoints[ $path ]['namespace'] = $this->route_namespace;
				$endpoints[ $path ][]            = array(
					'methods'             => array_merge( array( $route['method'] ), $route['also'] ?? array() ),
					'callback'            => function ( WP_REST_Request $request ) use ( $get, $operation, $route ) {
						return $this->answer( $get, $operation, $route, $request );
					},
					'permission_callback' => function ( WP_REST_Request $request ) use ( $route ) {
						return $this->permission( $route, $request );
					},
					'args'                => array(),
					'show_in_index'       => false,
				);
			}
		}
		return $endpoints;
	}

	/**
	 * Stops WordPress from reading a body that is larger than any route accepts into memory. Action: parse_request.
	 * Argument_Validator then rejects the request by its length. Chunked and HTTP/2 requests may have no length, so it is measured here.
	 * Argument_Validator reads binary bodies itself, up to the limit of their route.
	 */
	public static function discard_large_body( WP $wp ): void {
		if ( 1 !== preg_match( self::NAMESPACES, (string) ( $wp->query_vars['rest_route'] ?? '' ) ) ) {
			return;
		}
		if ( 1 === preg_match( '#^application/octet-stream\s*(?:;|$)#i', (string) ( $_SERVER['CONTENT_TYPE'] ?? '' ) ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
			$GLOBALS['HTTP_RAW_POST_DATA'] = Argument_Validator::UNREAD; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress's cache of the body.
			return;
		}
		if ( '' === (string) ( $_SERVER['CONTENT_LENGTH'] ?? '' ) ) {
			$_SERVER['CONTENT_LENGTH'] = (string) self::measure_body( Argument_Validator::max_body_bytes() + 1 );
		}
		if ( (int) ( $_SERVER['CONTENT_LENGTH'] ?? 0 ) > Argument_Validator::max_body_bytes() ) {
			$GLOBALS['HTTP_RAW_POST_DATA'] = ''; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress's cache of the body.
		}
	}

	/** Measures the request body up to a limit. PHP buffers a large one in a file. */
	private static function measure_body( int $most ): int {
		$body = fopen( 'php://input', 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- input stream.
		$size = 0;
		while ( false !== $body && $size < $most && ! feof( $body ) ) {
			$size += strlen( (string) fread( $body, 65536 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- input stream.
		}
		return $size;
	}

	/**
	 * @param mixed                $response
	 * @param array<string, mixed> $handler
	 * @return mixed Permission error instead of WordPress's error about a malformed body. Filter: rest_request_before_callbacks.
	 */
	public static function check_permission_first( $response, array $handler, WP_REST_Request $request ) {
		if ( ! is_wp_error( $response ) || 1 !== preg_match( self::NAMESPACES, $request->get_route() ) ) {
			return $response;
		}
		$permission = ( $handler['permission_callback'] )( $request );
		return is_wp_error( $permission ) ? $permission : $response;
	}

	/** Keeps shared caches from storing hub responses of one account. Filter: rest_post_dispatch. */
	public static function send_no_cache_headers( WP_REST_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_REST_Response {
		if ( 0 === stripos( $request->get_route(), '/templately-hub/v1/' ) ) {
			// With _envelope WordPress would move the headers into the body.
			unset( $_GET['_envelope'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is processed.
			$response->header( 'Vary', 'Authorization', false );
			// Responses to writes can contain tokens.
			if ( 'GET' !== $request->get_method() || null !== $request->get_header( 'Authorization' ) ) {
				$response->header( 'Cache-Control', 'no-store, private' );
			}
		}
		return $response;
	}

	/**
	 * Sends a streamed response after the headers. Filter: rest_pre_serve_request.
	 * @param mixed $served
	 * @param mixed $response
	 * @return mixed
	 */
	public static function serve_stream( $served, $response, WP_REST_Request $request ) {
		if ( $served || ! $response instanceof Streamed_Response ) {
			return $served;
		}
		// Output buffers would hold the whole response in memory or delay it.
		while ( ob_get_level() > 0 && ob_end_flush() ) {
			continue;
		}
		$out = 'HEAD' === $request->get_method() ? false : fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- output stream.
		if ( false !== $out ) {
			$response->write( $out );
		}
		return true;
	}

	/**
	 * @param array<string, mixed> $route
	 * @return true|WP_Error
	 */
	private function permission( array $route, WP_REST_Request $request ) {
		try {
			if ( null !== $this->make_ready ) {
				( $this->make_ready )();
			}
			$this->policy->authorize( $route, $request );
			return true;
		} catch ( Throwable $thrown ) {
			return $this->error( $thrown );
		}
	}

	/**
	 * @param callable(): Controller $get
	 * @param array<string, mixed>   $route
	 * @return WP_REST_Response|WP_Error
	 */
	private function answer( callable $get, string $operation, array $route, WP_REST_Request $request ) {
		try {
			$arguments = Argument_Validator::from_request( $route, $request );
			$answer    = $this->policy->call( $get(), $operation, $route, $arguments, $request );
			$response  = $this->response( $answer, $route, $request );
			if ( ! is_array( $response->get_data() ) ) {
				// WordPress applies _fields to every response and fails on a body that is no array.
				unset( $request['_fields'] );
			}
			return $response;
		} catch ( Throwable $thrown ) {
			return $this->error( $thrown );
		}
	}

	/**
	 * @param mixed                $answer What the controller returned.
	 * @param array<string, mixed> $route
	 */
	private function response( $answer, array $route, WP_REST_Request $request ): WP_REST_Response {
		if ( $answer instanceof File_Download ) {
			return File_Response::from_download( $answer, $request );
		}
		if ( $answer instanceof Event_Stream ) {
			return new Event_Stream_Response( $answer );
		}
		$response = new WP_REST_Response( null, $route['status'] ?? 200 );
		if ( $answer instanceof Result_Page ) {
			$response->header( 'X-WP-Total', (string) $answer->total() );
			$response->header( 'X-WP-TotalPages', (string) $answer->total_page() );
			$answer = $answer->body();
		}
		$response->set_data( self::cast_maps( $answer, $route['response'] ) );
		return $response;
	}

	/** Hides the details of any error but a Failure. */
	private function error( Throwable $thrown ): WP_Error {
		if ( $thrown instanceof Failure ) {
			return new WP_Error( $thrown->error_code(), $thrown->getMessage(), $thrown->data() );
		}
		// Without the trace, whose arguments can contain passwords.
		error_log( sprintf( 'Templately: %s: %s in %s:%d', get_class( $thrown ), $thrown->getMessage(), $thrown->getFile(), $thrown->getLine() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the site's owner.
		return new WP_Error( 'internal_error', Failure::unknown_error(), array( 'status' => 500 ) );
	}

	/**
	 * Casts maps to objects where json_encode() would make them lists. Others stay arrays, because WordPress reads members of responses.
	 * @param mixed                $value
	 * @param array<string, mixed> $schema
	 * @return mixed
	 */
	private static function cast_maps( $value, array $schema ) {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$types = (array) ( $schema['type'] ?? array() );
		if ( in_array( 'array', $types, true ) && isset( $schema['items'] ) ) {
			foreach ( $value as $key => $item ) {
				$value[ $key ] = self::cast_maps( $item, $schema['items'] );
			}
			return $value;
		}
		if ( ! in_array( 'object', $types, true ) ) {
			return $value;
		}
		foreach ( $value as $key => $item ) {
			$of = $schema['properties'][ $key ] ?? ( is_array( $schema['additionalProperties'] ?? null ) ? $schema['additionalProperties'] : null );
			if ( null !== $of ) {
				$value[ $key ] = self::cast_maps( $item, $of );
			}
		}
		return array_keys( $value ) === array_keys( array_keys( $value ) ) ? (object) $value : $value;
	}

	/** @param array<string, mixed> $route */
	private function require_policy( string $class_name, string $operation, array $route ): void {
		if ( ! $this->policy->supports( $route ) ) {
			throw new LogicException( "The route $operation has no policy." );
		}
		$check = $route['object'] ?? null;
		if ( false !== $check && ( ! is_string( $check ) || 0 !== strpos( $check, 'can_' ) || ! method_exists( $class_name, $check ) ) ) {
			throw new LogicException( "The route $operation does not say which can_… of its controller checks its object, or that there is none." );
		}
	}
}
