<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Shared\Rest\Argument_Validator;
use Templately\Shared\Rest\Event_Stream;
use Templately\Shared\Rest\Event_Stream_Response;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;
use Templately\Site\Http\Capabilities;
use Throwable;

/**
 * The calls of an import through admin-ajax: an EventSource can only call that, and the other calls stand beside it. As in REST,
 * permission is checked before arguments, and each argument has the schema that the REST routes have.
 */
final class Import_Ajax {

	private const INFO     = 'pack_import_info';
	private const SETTINGS = 'pack_import_settings';
	private const STREAM   = 'pack_import';
	private const STATUS   = 'pack_import_status';
	private const REVERT   = 'pack_import_revert';

	/** HTTP method of each action. An EventSource sends GET: the stream begins nothing. */
	private const ACTIONS = array(
		self::INFO     => 'GET',
		self::SETTINGS => 'POST',
		self::STREAM   => 'GET',
		self::STATUS   => 'POST',
		self::REVERT   => 'POST',
	);

	/** Largest JSON in a field, in bytes. */
	private const MOST_JSON = 200000;

	/** @var callable(): Import_Service */
	private $make;

	/** @param callable(): Import_Service $make */
	public function __construct( callable $make ) {
		$this->make = $make;
	}

	/**
	 * @param string               $action One of this class's.
	 * @param array<string, mixed> $given  Fields without slashes.
	 * @return Event_Stream|array<string, mixed>
	 * @throws Failure 403, 405, 400, and those of the service.
	 */
	public function answer( string $action, string $method, array $given ) {
		if ( ! Capabilities::can_import() ) {
			throw new Failure( 'can_fsi', Capabilities::import_forbidden_message(), 403 );
		}
		if ( ! is_string( $given['nonce'] ?? null ) || false === wp_verify_nonce( $given['nonce'], Capabilities::IMPORT_NONCE ) ) {
			throw new Failure( 'invalid_nonce', __( 'Your session has expired. Reload the page and try again.', 'templately' ), 403 );
		}
		if ( self::ACTIONS[ $action ] !== $method ) {
			throw new Failure( 'invalid_method', sprintf( /* translators: %s: GET or POST. */ __( 'Send this request with %s.', 'templately' ), self::ACTIONS[ $action ] ), 405 );
		}
		unset( $given['nonce'], $given['action'] );
		$is_pack   = self::INFO === $action && ! isset( $given['last-log-index'] );
		$arguments = Argument_Validator::from_form( self::schemas( $action, $is_pack ), self::SETTINGS === $action ? self::decoded( $given ) : $given );
		$imports   = ( $this->make )();
		if ( $is_pack ) {
			return array(
				'status' => 'success',
				'data'   => $imports->pack_info( $arguments['id'] ),
			);
		}
		if ( self::STREAM === $action ) {
			// A run that does not exist is refused before the stream begins.
			$imports->runs->get( $arguments['run'] );
			return new Event_Stream(
				static function ( callable $send ) use ( $imports, $arguments ): void {
					$imports->stream( $arguments['run'], $arguments['last-log-index'], $send );
				}
			);
		}
		if ( self::SETTINGS === $action ) {
			$data = array( 'uuid' => $imports->start( $arguments )->uuid );
		} elseif ( self::REVERT === $action ) {
			return array(
				'success' => true,
				'message' => __( 'The revert has begun. It continues in the background.', 'templately' ),
				'data'    => Import_Controller::get_revert_progress( $imports->revert( $arguments['run'] ) ),
			);
		} else {
			$data = $imports->poll( $arguments['run'], $arguments['last-log-index'], self::STATUS === $action );
		}
		return array(
			'success' => true,
			'data'    => $data,
		);
	}

	/** @param string $action One of this class's. */
	public function serve( string $action ): void {
		$method = sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ?? '' ) );
		try {
			// phpcs:ignore WordPress.Security.NonceVerification -- answer() verifies it, after the permission.
			$answer = $this->answer( $action, $method, (array) wp_unslash( $_GET + $_POST ) );
		} catch ( Failure $failure ) {
			self::refuse( $failure );
		} catch ( Throwable $thrown ) {
			error_log( sprintf( 'Templately: %s: %s in %s:%d', get_class( $thrown ), $thrown->getMessage(), $thrown->getFile(), $thrown->getLine() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the site's owner.
			self::refuse( new Failure( 'internal_error', Failure::unknown_error(), 500 ) );
		}
		if ( $answer instanceof Event_Stream ) {
			self::stream( $answer );
		}
		nocache_headers();
		wp_send_json( $answer );
	}

	/** @return never */
	private static function stream( Event_Stream $events ): void {
		$response = new Event_Stream_Response( $events );
		foreach ( $response->get_headers() as $name => $value ) {
			header( "$name: $value" );
		}
		// Compression would delay the events.
		header( 'Content-Encoding: none' );
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		$out = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- output stream.
		if ( false !== $out ) {
			$response->write( $out );
		}
		exit;
	}

	/**
	 * Answers as REST does, with the flag of admin-ajax.
	 * @return never
	 */
	private static function refuse( Failure $failure ): void {
		wp_send_json(
			array(
				'success' => false,
				'code'    => $failure->error_code(),
				'message' => $failure->getMessage(),
				'data'    => $failure->data(),
			),
			$failure->status()
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function schemas( string $action, bool $is_pack ): array {
		if ( $is_pack ) {
			return array( 'id' => Schema::required( Schema::integer( 1 ) ) );
		}
		if ( self::SETTINGS === $action ) {
			return Import_Schema::form( true );
		}
		if ( self::REVERT === $action ) {
			return array( 'run' => Import_Schema::uuid() + array( 'default' => '' ) );
		}
		return array(
			'run'            => Schema::required( Import_Schema::uuid() ),
			'last-log-index' => Schema::integer( 0, array( 'default' => 0 ) ),
		);
	}

	/**
	 * Decodes fields with JSON. Other text stays, and matches no schema.
	 * @param array<string, mixed> $given
	 * @return array<string, mixed>
	 */
	private static function decoded( array $given ): array {
		foreach ( array_intersect_key( $given, array_flip( array( 'logo', 'color', 'plugins', 'objects' ) ) ) as $name => $json ) {
			if ( '' === $json ) {
				unset( $given[ $name ] );
			} elseif ( is_string( $json ) && strlen( $json ) <= self::MOST_JSON ) {
				$given[ $name ] = json_decode( $json, true, 8 ) ?? $json;
			}
		}
		return $given + array(
			'plugins' => array(),
			'objects' => array(),
			'theme'   => '',
		);
	}
}
