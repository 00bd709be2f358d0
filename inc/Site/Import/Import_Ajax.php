<?php

declare( strict_types=1 );

namespace Templately\Site\Import;

use Templately\Shared\Rest\Event_Stream;
use Templately\Shared\Rest\Event_Stream_Response;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Schema;
use Templately\Site\Http\Capabilities;
use Throwable;

/**
 * The calls of an import that go to admin-ajax: an event stream can be nothing else, and the others stand beside it. As in REST,
 * permission comes before a word about arguments, and every argument is bounded.
 */
final class Import_Ajax {

	private const INFO     = 'pack_import_info';
	private const SETTINGS = 'pack_import_settings';
	private const STREAM   = 'pack_import';
	private const STATUS   = 'pack_import_status';
	private const REVERT   = 'pack_import_revert';

	/** How each is asked: what changes something is no GET. The stream is what a browser's EventSource can ask; it begins nothing. */
	private const ACTIONS = array(
		self::INFO     => 'GET',
		self::SETTINGS => 'POST',
		self::STREAM   => 'GET',
		self::STATUS   => 'POST',
		self::REVERT   => 'POST',
	);

	/** Bytes of what comes as JSON in a field. */
	private const MOST_JSON = 200000;

	/** @var callable(): Import_Service */
	private $make;

	/**
	 * @param callable(): Import_Service $make Makes the service.
	 */
	public function __construct( callable $make ) {
		$this->make = $make;
	}

	/**
	 * Answers a call.
	 *
	 * @param string               $action One of this class's.
	 * @param string               $method HTTP method.
	 * @param array<string, mixed> $given  Fields of the address and of the body, without slashes.
	 * @return Event_Stream|array<string, mixed> What is told as it happens, or an answer.
	 *
	 * @throws Failure 403 for who may not, 405, 400 for arguments, and what the service refuses.
	 */
	public function answer( string $action, string $method, array $given ) {
		if ( ! Capabilities::can_import() ) {
			throw new Failure( 'can_fsi', Capabilities::import_forbidden_message(), 403 );
		}
		if ( ! is_string( $given['nonce'] ?? null ) || false === wp_verify_nonce( $given['nonce'], Capabilities::IMPORT_NONCE ) ) {
			throw new Failure( 'invalid_nonce', __( 'Your session has expired. Reload the page and try again.', 'templately' ), 403 );
		}
		if ( self::ACTIONS[ $action ] !== $method ) {
			throw new Failure( 'invalid_method', sprintf( /* translators: %s: GET or POST. */ __( 'This call is asked by %s.', 'templately' ), self::ACTIONS[ $action ] ), 405 );
		}
		// WordPress's own client names the language.
		unset( $given['nonce'], $given['action'], $given['_locale'] );
		switch ( $action ) {
			case self::INFO:
				if ( isset( $given['last-log-index'] ) ) {
					$asked = self::checked( $given, self::of_run() );
					return self::success( ( $this->make )()->poll( $asked['run'], $asked['last-log-index'], false ) );
				}
				return array(
					'status' => 'success',
					'data'   => ( $this->make )()->pack_info( self::checked( $given, array( 'id' => Schema::required( Schema::integer( 1 ) ) ) )['id'] ),
				);
			case self::SETTINGS:
				$run = ( $this->make )()->start( self::checked( self::decoded( $given ), Import_Schema::form( true ) ) );
				return self::success( array( 'uuid' => $run->uuid ) );
			case self::STATUS:
				$asked = self::checked( $given, self::of_run() );
				return self::success( ( $this->make )()->poll( $asked['run'], $asked['last-log-index'], true ) );
			case self::REVERT:
				$asked = self::checked( $given, array( 'run' => Import_Schema::uuid() + array( 'default' => '' ) ) );
				return self::success( Import_Controller::get_revert_progress( ( $this->make )()->revert( $asked['run'] ) ) );
		}
		$asked   = self::checked( $given, self::of_run() );
		$imports = ( $this->make )();
		// What is not there is said before the stream begins.
		$imports->get( $asked['run'] );
		return new Event_Stream(
			static function ( callable $send ) use ( $imports, $asked ): void {
				$imports->stream( $asked['run'], $asked['last-log-index'], $send );
			}
		);
	}

	/**
	 * Answers the request, and ends it.
	 *
	 * @param string $action One of this class's.
	 */
	public function serve( string $action ): void {
		$method = sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ?? '' ) );
		try {
			// phpcs:ignore WordPress.Security.NonceVerification -- answer() verifies it, after the permission.
			$answer = $this->answer( $action, $method, (array) wp_unslash( $_GET + $_POST ) );
		} catch ( Failure $failure ) {
			wp_send_json( self::refusal( $failure ), $failure->status() );
		} catch ( Throwable $thrown ) {
			error_log( sprintf( 'Templately: %s: %s in %s:%d', get_class( $thrown ), $thrown->getMessage(), $thrown->getFile(), $thrown->getLine() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the owner of the site has to learn of it.
			wp_send_json( self::refusal( new Failure( 'internal_error', Failure::unknown_error(), 500 ) ), 500 );
		}
		if ( $answer instanceof Event_Stream ) {
			self::stream( $answer );
		}
		nocache_headers();
		wp_send_json( $answer );
	}

	/**
	 * Streams, and ends the request.
	 *
	 * @param Event_Stream $events What is told.
	 * @return never
	 */
	private static function stream( Event_Stream $events ): void {
		$response = new Event_Stream_Response( $events );
		foreach ( $response->get_headers() as $name => $value ) {
			header( "$name: $value" );
		}
		// Neither PHP nor the server in front of it compresses what it would have to keep back for that.
		header( 'Content-Encoding: none' );
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		$out = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the answer.
		if ( false !== $out ) {
			$response->write( $out );
		}
		exit;
	}

	/**
	 * @param array<string, mixed> $data What is answered.
	 * @return array<string, mixed>
	 */
	private static function success( array $data ): array {
		return array(
			'success' => true,
			'data'    => $data,
		);
	}

	/**
	 * @param Failure $failure What was refused.
	 * @return array<string, mixed> In the form of REST's errors, with the flag of admin-ajax.
	 */
	private static function refusal( Failure $failure ): array {
		return array(
			'success' => false,
			'code'    => $failure->error_code(),
			'message' => $failure->getMessage(),
			'data'    => $failure->data(),
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function of_run(): array {
		return array(
			'run'            => Schema::required( Import_Schema::uuid() ),
			'last-log-index' => Schema::integer( 0, array( 'default' => 0 ) ),
		);
	}

	/**
	 * Reads what a form sends as JSON in its fields.
	 *
	 * @param array<string, mixed> $given Fields.
	 * @return array<string, mixed>
	 *
	 * @throws Failure 400.
	 */
	private static function decoded( array $given ): array {
		foreach ( array( 'logo', 'color', 'plugins', 'objects' ) as $name ) {
			if ( ! is_string( $given[ $name ] ?? null ) ) {
				continue;
			}
			if ( '' === $given[ $name ] ) {
				unset( $given[ $name ] );
				continue;
			}
			$value = strlen( $given[ $name ] ) > self::MOST_JSON ? null : json_decode( $given[ $name ], true, 8 );
			if ( ! is_array( $value ) ) {
				throw self::wrong( $name );
			}
			$given[ $name ] = $value;
		}
		return $given + array(
			'plugins' => array(),
			'objects' => array(),
			'theme'   => '',
		);
	}

	/**
	 * Checks fields by their schemas. In a form everything is a text, and WordPress's reading of it is right.
	 *
	 * @param array<string, mixed>                $given   Fields.
	 * @param array<string, array<string, mixed>> $schemas Name to schema.
	 * @return array<string, mixed> With defaults.
	 *
	 * @throws Failure 400.
	 */
	private static function checked( array $given, array $schemas ): array {
		$unknown = array_diff_key( $given, $schemas );
		if ( array() !== $unknown ) {
			throw self::wrong( (string) key( $unknown ) );
		}
		$known = array();
		foreach ( $schemas as $name => $schema ) {
			if ( ! array_key_exists( $name, $given ) ) {
				if ( true === ( $schema['required'] ?? false ) ) {
					throw self::wrong( $name );
				}
				$known[ $name ] = $schema['default'] ?? null;
				continue;
			}
			if ( is_wp_error( rest_validate_value_from_schema( $given[ $name ], $schema, $name ) ) ) {
				throw self::wrong( $name );
			}
			$known[ $name ] = rest_sanitize_value_from_schema( $given[ $name ], $schema, $name );
		}
		return $known;
	}

	/**
	 * @param string $name Name of a field.
	 */
	private static function wrong( string $name ): Failure {
		$message = sprintf( /* translators: %s: name of a field. */ __( '%s is not as this call needs it.', 'templately' ), $name );
		return new Failure( 'rest_invalid_param', $message, 400, array( $name => $message ) );
	}
}
