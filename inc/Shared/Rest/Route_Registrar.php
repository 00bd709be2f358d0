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
 * Registers the routes of both halves, and is the only place where a request is let in.
 *
 * Deny by default: a route without a policy is a programming error, as is one with an argument that is not bounded, which a test of
 * all controllers finds. Permission comes before a word about arguments, which WordPress checks first; therefore no arguments are
 * registered with WordPress and Arguments checks them.
 */
final class Route_Registrar {

	/** How a path of ours begins. WordPress matches paths without case. */
	private const OURS = '#^/templately(-hub)?/v1/#i';

	private string $route_namespace;

	private Route_Policy $policy;

	/** @var (callable(): void)|null */
	private $make_ready;

	/**
	 * @param string                $route_namespace Such as 'templately/v1'.
	 * @param Route_Policy                $policy          Who may call.
	 * @param callable(): void|null $make_ready      Sees to it that there is what routes need; throws a Failure where it is not.
	 */
	public function __construct( string $route_namespace, Route_Policy $policy, ?callable $make_ready = null ) {
		$this->route_namespace = $route_namespace;
		$this->policy          = $policy;
		$this->make_ready      = $make_ready;
	}

	/**
	 * Registers all routes of some controllers.
	 *
	 * @param array<int|class-string<Controller>, Controller|callable(): Controller> $controllers Controllers, or their classes with what makes them.
	 * @param bool                                                                   $in_process  Whether the server answers in this process only.
	 *
	 * @throws LogicException When a route has no policy, or does not say what checks its object.
	 */
	public function register( WP_REST_Server $server, array $controllers, bool $in_process = false ): void {
		foreach ( $this->endpoints( $controllers, $in_process ) as $path => $endpoint ) {
			$server->register_route( $this->route_namespace, $path, $endpoint );
		}
	}

	/**
	 * Returns the endpoints of some controllers as WordPress's server keeps them. Routes are static: only a callback makes a controller,
	 * so that a refused request makes none.
	 *
	 * @param array<int|class-string<Controller>, Controller|callable(): Controller> $controllers Controllers, or their classes with what makes them.
	 * @param bool                                                                   $in_process  Whether the server answers in this process only.
	 * @return array<string, array<mixed>> By path.
	 *
	 * @throws LogicException When a route has no policy, or does not say what checks its object.
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
	 * Has WordPress leave a body unread that none of our calls takes: it would have all of it in memory before anybody can refuse it. What
	 * the call is told, Arguments knows by its length; one that comes in chunks, or by HTTP/2, may say none, and is counted. Bytes are left
	 * to Arguments, which reads as many of them as their route takes. For the action parse_request, before WordPress answers calls in it.
	 */
	public static function discard_large_body( WP $wp ): void {
		if ( 1 !== preg_match( self::OURS, (string) ( $wp->query_vars['rest_route'] ?? '' ) ) ) {
			return;
		}
		if ( 1 === preg_match( '#^application/octet-stream\s*(?:;|$)#i', (string) ( $_SERVER['CONTENT_TYPE'] ?? '' ) ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared alone.
			$GLOBALS['HTTP_RAW_POST_DATA'] = Argument_Validator::UNREAD; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- where WordPress keeps what it has read.
			return;
		}
		if ( '' === (string) ( $_SERVER['CONTENT_LENGTH'] ?? '' ) ) {
			$_SERVER['CONTENT_LENGTH'] = (string) self::counted( Argument_Validator::max_body_bytes() + 1 );
		}
		if ( (int) ( $_SERVER['CONTENT_LENGTH'] ?? 0 ) > Argument_Validator::max_body_bytes() ) {
			$GLOBALS['HTTP_RAW_POST_DATA'] = ''; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- where WordPress keeps what it has read.
		}
	}

	/**
	 * Counts the body of this request, of which PHP keeps what is long in a file.
	 *
	 * @param int $most Bytes after which it ends.
	 */
	private static function counted( int $most ): int {
		$body = fopen( 'php://input', 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- no file.
		$size = 0;
		while ( false !== $body && $size < $most && ! feof( $body ) ) {
			$size += strlen( (string) fread( $body, 65536 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- likewise.
		}
		return $size;
	}

	/**
	 * Puts permission before WordPress's own word about a broken body. For the filter rest_request_before_callbacks.
	 *
	 * @param mixed                                 $response What WordPress would answer so far.
	 * @param array<string, mixed>                  $handler  The route's handler.
	 * @param WP_REST_Request<array<string, mixed>> $request  The request.
	 * @return mixed The response, or the error of a caller who may not call.
	 */
	public static function check_permission_first( $response, array $handler, WP_REST_Request $request ) {
		if ( ! is_wp_error( $response ) || 1 !== preg_match( self::OURS, $request->get_route() ) ) {
			return $response;
		}
		$permission = ( $handler['permission_callback'] )( $request );
		return is_wp_error( $permission ) ? $permission : $response;
	}

	/**
	 * Keeps what the hub says to one account out of everybody's caches. For the filter rest_post_dispatch.
	 *
	 * @param WP_REST_Response                      $response The answer, or what an error became.
	 * @param WP_REST_Request<array<string, mixed>> $request  The request.
	 */
	public static function send_no_cache_headers( WP_REST_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_REST_Response {
		if ( 0 === stripos( $request->get_route(), '/templately-hub/v1/' ) ) {
			// WordPress would put the headers into the body.
			unset( $_GET['_envelope'] );
			$response->header( 'Vary', 'Authorization', false );
			// What is not read has tokens in its answer.
			if ( 'GET' !== $request->get_method() || null !== $request->get_header( 'Authorization' ) ) {
				$response->header( 'Cache-Control', 'no-store, private' );
			}
		}
		return $response;
	}

	/**
	 * Sends an answer that is no JSON. For the filter rest_pre_serve_request, when the headers are out.
	 *
	 * @param mixed                                 $served   Whether somebody has sent it already.
	 * @param mixed                                 $response The answer.
	 * @param WP_REST_Request<array<string, mixed>> $request  The request.
	 * @return mixed True where it is sent, else what came.
	 */
	public static function serve_stream( $served, $response, WP_REST_Request $request ) {
		if ( $served || ! $response instanceof Streamed_Response ) {
			return $served;
		}
		// What buffers would keep all of it in memory, or keep it back.
		while ( ob_get_level() > 0 && ob_end_flush() ) {
			continue;
		}
		$out = 'HEAD' === $request->get_method() ? false : fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the answer.
		if ( false !== $out ) {
			$response->write( $out );
		}
		return true;
	}

	/**
	 * @param array<string, mixed>                  $route   Definition of a route.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
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
	 * @param callable(): Controller                $get        Returns the controller that has the operation.
	 * @param array<string, mixed>                  $route      Definition of the route.
	 * @param WP_REST_Request<array<string, mixed>> $request    The request.
	 * @return WP_REST_Response|WP_Error
	 */
	private function answer( callable $get, string $operation, array $route, WP_REST_Request $request ) {
		try {
			$arguments = Argument_Validator::from_request( $route, $request );
			$answer    = $this->policy->call( $get(), $operation, $route, $arguments, $request );
			$response  = $this->response( $answer, $route, $request );
			if ( ! is_array( $response->get_data() ) ) {
				// WordPress picks fields of any answer, and fails where it has none.
				unset( $request['_fields'] );
			}
			return $response;
		} catch ( Throwable $thrown ) {
			return $this->error( $thrown );
		}
	}

	/**
	 * @param mixed                                 $answer  What the controller answers.
	 * @param array<string, mixed>                  $route   Definition of the route.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
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
		$response->set_data( self::with_maps( $answer, $route['response'] ) );
		return $response;
	}

	/** Turns what was thrown into WordPress's form of an error. Only a Failure says more than that something went wrong. */
	private function error( Throwable $thrown ): WP_Error {
		if ( $thrown instanceof Failure ) {
			return new WP_Error( $thrown->error_code(), $thrown->getMessage(), $thrown->data() );
		}
		// The trace stays out: its arguments may hold passwords.
		error_log( sprintf( 'Templately: %s: %s in %s:%d', get_class( $thrown ), $thrown->getMessage(), $thrown->getFile(), $thrown->getLine() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the owner of the site has to learn of it.
		return new WP_Error( 'internal_error', Failure::unknown_error(), array( 'status' => 500 ) );
	}

	/**
	 * Casts maps to objects where JSON would make lists of them. The others stay arrays: WordPress reads members of answers itself.
	 *
	 * @param mixed                $value  Part of an answer.
	 * @param array<string, mixed> $schema Its schema.
	 * @return mixed
	 */
	private static function with_maps( $value, array $schema ) {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$types = (array) ( $schema['type'] ?? array() );
		if ( in_array( 'array', $types, true ) && isset( $schema['items'] ) ) {
			foreach ( $value as $key => $item ) {
				$value[ $key ] = self::with_maps( $item, $schema['items'] );
			}
			return $value;
		}
		if ( ! in_array( 'object', $types, true ) ) {
			return $value;
		}
		foreach ( $value as $key => $item ) {
			$of = $schema['properties'][ $key ] ?? ( is_array( $schema['additionalProperties'] ?? null ) ? $schema['additionalProperties'] : null );
			if ( null !== $of ) {
				$value[ $key ] = self::with_maps( $item, $of );
			}
		}
		return array_keys( $value ) === array_keys( array_keys( $value ) ) ? (object) $value : $value;
	}

	/**
	 * @param array<string, mixed> $route      Definition of the route.
	 *
	 * @throws LogicException When a route has no policy, or does not say what checks its object.
	 */
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
