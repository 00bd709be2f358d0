<?php

declare( strict_types=1 );

namespace Templately\Site\Http;

use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Idempotency_Key;
use Templately\Shared\Rest\Route_Policy;
use WP_REST_Request;

/** Policy of the site's routes: a capability, and the nonce header for writes. */
final class Site_Policy implements Route_Policy {

	/** Header with the id of the hub that the page was loaded for. */
	public const HUB = 'X-Templately-Hub';

	private Idempotency_Key $key;

	private string $hub_id;

	/** @param Idempotency_Key|null $key    Null if nothing is passed on to the hub. */
	public function __construct( ?Idempotency_Key $key = null, string $hub_id = '' ) {
		$this->key    = $key ?? new Idempotency_Key();
		$this->hub_id = $hub_id;
	}

	public function supports( array $route ): bool {
		return isset( $route['capability'] ) && is_string( $route['capability'] ) && '' !== $route['capability'] && ! isset( $route['open'] ) && ! isset( $route['scope'] );
	}

	public function authorize( array $route, WP_REST_Request $request ): void {
		if ( ! is_user_logged_in() ) {
			throw new Failure( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'templately' ), 401 );
		}
		if ( ! current_user_can( $route['capability'] ) ) {
			throw Capabilities::forbidden_error( $route['capability'] );
		}
		// Includes writes that also answer GET.
		if ( 'GET' !== $route['method'] ) {
			$this->require_nonce_header( $request );
		}
		$this->require_same_hub( $request );
	}

	public function call( object $controller, string $operation, array $route, array $arguments, WP_REST_Request $request ) {
		$check = $route['object'];
		if ( false !== $check && true !== $controller->$check( $arguments ) ) {
			throw new Failure( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'templately' ), 403 );
		}
		return $this->key->run_with(
			Idempotency_Key::from_request( $request ),
			static function () use ( $controller, $operation, $arguments ) {
				return $controller->$operation( $arguments );
			}
		);
	}

	/** Rejects requests of a page that was loaded for another hub: ids of designs, files and workspaces belong to one hub. */
	private function require_same_hub( WP_REST_Request $request ): void {
		$named = (string) $request->get_header( self::HUB );
		if ( '' !== $named && '' !== $this->hub_id && $named !== $this->hub_id ) {
			throw new Failure( 'another_hub', __( 'This site uses another library now. Save your work, then reload the page.', 'templately' ), 409 );
		}
	}

	/** Requires the nonce in the header: a URL can be logged or linked. Rejects application passwords, because programs use the hub's tokens. */
	private function require_nonce_header( WP_REST_Request $request ): void {
		$nonce = (string) $request->get_header( 'X-WP-Nonce' );
		if ( '' === $nonce || false === wp_verify_nonce( $nonce, 'wp_rest' ) || null !== rest_get_authenticated_app_password() ) {
			throw new Failure( 'rest_cookie_invalid_nonce', __( 'Your session has expired. Reload the page and try again.', 'templately' ), 403 );
		}
	}
}
