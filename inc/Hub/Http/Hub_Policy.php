<?php

declare( strict_types=1 );

namespace Templately\Hub\Http;

use Templately\Hub\Accounts\Actor;
use Templately\Shared\Rest\Argument_Validator;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Idempotency_Key;
use Templately\Shared\Rest\Route_Policy;
use WP_REST_Request;

/** Permission for the hub's routes: a bearer token with a scope, open to everyone, or signed by the shop. */
final class Hub_Policy implements Route_Policy {

	/** @var callable( string ): Actor */
	private $actor_of_token;

	private ?Idempotency_Store $answers = null;

	/** @var (callable( string, string, string, string ): void)|null */
	private $check_signature;

	/** @var WP_REST_Request<array<string, mixed>>|null Request that $actor sent. */
	private $request = null;

	private Actor $actor;

	/**
	 * @param callable( string ): Actor $actor_of_token Returns the actor of a bearer token.
	 * @param Idempotency_Store|null $answers Null if no route stores its response.
	 * @param (callable( string, string, string, string ): void)|null $check_signature Throws a Failure for an invalid
	 *        delivery (id, time, signatures, body); null if no route is signed.
	 */
	public function __construct( callable $actor_of_token, ?Idempotency_Store $answers = null, ?callable $check_signature = null ) {
		$this->actor_of_token  = $actor_of_token;
		$this->answers         = $answers;
		$this->check_signature = $check_signature;
		$this->actor           = Actor::anonymous();
	}

	/** Only responses to an account are stored, so routes that store one need a scope. */
	public function supports( array $route ): bool {
		if ( ( $route['keeps_answer'] ?? false ) && ( null === $this->answers || 'GET' === $route['method'] || ! isset( $route['scope'] ) ) ) {
			return false;
		}
		$is_signed = true === ( $route['signed'] ?? false );
		if ( $is_signed && null === $this->check_signature ) {
			return false;
		}
		$has_scope = is_string( $route['scope'] ?? null ) && '' !== $route['scope'];
		return 1 === (int) $is_signed + (int) ( true === ( $route['open'] ?? false ) ) + (int) $has_scope;
	}

	public function authorize( array $route, WP_REST_Request $request ): void {
		if ( true === ( $route['open'] ?? false ) ) {
			return;
		}
		if ( true === ( $route['signed'] ?? false ) && null !== $this->check_signature ) {
			( $this->check_signature )( (string) $request->get_header( 'webhook-id' ), (string) $request->get_header( 'webhook-timestamp' ), (string) $request->get_header( 'webhook-signature' ), (string) $request->get_body() );
			return;
		}
		$actor = $this->actor( $request );
		if ( 0 === $actor->account_id() ) {
			throw new Failure( 'invalid_token', __( 'Sign in to do that.', 'templately' ), 401 );
		}
		if ( ! in_array( $route['scope'], $actor->scopes(), true ) ) {
			throw new Failure( 'insufficient_scope', __( 'This key does not allow that.', 'templately' ), 403 );
		}
	}

	public function call( object $controller, string $operation, array $route, array $arguments, WP_REST_Request $request ) {
		$locale   = preg_replace( '/[^A-Za-z_]/', '', strtok( (string) $request->get_header( 'Accept-Language' ), ',;' ) ?: '' ) ?? '';
		$switched = '' !== $locale && determine_locale() !== $locale && switch_to_locale( $locale );
		try {
			$actor = $this->actor( $request );
			$check = $route['object'];
			// The id and time of a delivery identify it.
			$more = ( $route['signed'] ?? false ) ? array( $request->get_header( 'webhook-id' ) . '.' . $request->get_header( 'webhook-timestamp' ) ) : array();
			$work = static function () use ( $controller, $operation, $check, $arguments, $actor, $more ) {
				// 404 instead of 403, which would reveal that the object exists.
				if ( false !== $check && true !== $controller->$check( $arguments, $actor ) ) {
					throw Failure::not_found();
				}
				return $controller->$operation( $arguments, $actor, ...$more );
			};
			$key  = ( $route['keeps_answer'] ?? false ) ? Idempotency_Key::from_request( $request ) : '';
			return '' === $key || null === $this->answers ? $work() : $this->answers->run_once( $actor->account_id(), "{$route['method']} {$request->get_route()} $key", Argument_Validator::fingerprint( $arguments ), $work );
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Returns the sender of a request, looked up once for permission and response.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function actor( WP_REST_Request $request ): Actor {
		if ( $request !== $this->request ) {
			$this->actor   = $this->sender( $request );
			$this->request = $request;
		}
		return $this->actor;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function sender( WP_REST_Request $request ): Actor {
		$header = (string) $request->get_header( 'Authorization' );
		if ( 1 !== preg_match( '/^Bearer ([A-Za-z0-9_.~+\/=-]{1,256})$/D', $header, $found ) ) {
			return Actor::anonymous();
		}
		return ( $this->actor_of_token )( $found[1] );
	}
}
