<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use RuntimeException;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Route_Policy;
use Templately\Shared\Rest\Route_Registrar;
use Templately\Shared\Rest\Streamed_Response;
use WP_REST_Request;
use WP_REST_Server;

/** Calls the embedded hub on a private REST server. Request and response pass through JSON, so that both transports behave the same. */
final class In_Process_Transport implements Hub_Transport {

	/** @var callable( string ): array{array<int|class-string<Controller>, Controller|callable(): Controller>, Route_Policy} */
	private $hub;

	/** @var (callable(): string)|null */
	private $version;

	private ?WP_REST_Server $server = null;

	/** @var array<string, true> First segments of the registered paths. */
	private array $segments = array();

	/** @var array<int|class-string<Controller>, Controller|callable(): Controller> */
	private array $registered = array();

	/**
	 * @param callable( string ): array{array<int|class-string<Controller>, Controller|callable(): Controller>, Route_Policy} $hub     Returns the hub's controllers for the first segment of a path, or all, and its policy.
	 * @param (callable(): string)|null                                                                                       $version Returns the version of the catalogue.
	 */
	public function __construct( callable $hub, ?callable $version = null ) {
		$this->hub     = $hub;
		$this->version = $version;
	}

	public function send( Hub_Request $request ): Hub_Response {
		$inner = new WP_REST_Request( $request->method, '/templately-hub/v1' . $request->path );
		$inner->set_headers( $request->headers() );
		// As over HTTP, query arguments become strings.
		parse_str( http_build_query( self::encode_booleans( $request->query ) ), $query );
		$inner->set_query_params( $query );
		$inner->set_body( $request->body() );

		$server   = $this->server( (string) strtok( $request->path, '/' ) );
		$response = rest_ensure_response( $server->dispatch( $inner ) );
		if ( is_wp_error( $response ) ) {
			return new Hub_Response( 500, array( 'code' => 'internal_error' ) );
		}
		if ( $response instanceof Streamed_Response ) {
			$file = fopen( $request->into, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
			if ( false === $file ) {
				throw new RuntimeException( 'The temporary folder cannot be written.' );
			}
			$response->write( $file );
			fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
			return new Hub_Response( $response->get_status(), null );
		}
		return new Hub_Response( $response->get_status(), json_decode( (string) wp_json_encode( $server->response_to_data( $response, false ) ), true ) );
	}

	public function etag( Hub_Request $request ): string {
		return null === $this->version ? '' : ( $this->version )();
	}

	/**
	 * Encodes booleans in the way that WordPress reads them in a query.
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public static function encode_booleans( array $query ): array {
		return array_map(
			static function ( $value ) {
				return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : $value;
			},
			$query
		);
	}

	private function server( string $segment ): WP_REST_Server {
		$this->server = $this->server ?? new WP_REST_Server();
		if ( ! isset( $this->segments[ $segment ] ) ) {
			list( $controllers, $policy ) = ( $this->hub )( $segment );
			( new Route_Registrar( 'templately-hub/v1', $policy ) )->register( $this->server, array_diff_key( $controllers, $this->registered ), true );
			$this->registered          += $controllers;
			$this->segments[ $segment ] = true;
		}
		return $this->server;
	}
}
