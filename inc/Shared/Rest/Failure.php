<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/** An error that the client is told about. Services throw it, Route_Registrar turns it into a WP_Error. */
final class Failure extends \RuntimeException {

	private string $error_code;

	private int $status;

	/** @var array<string, string> */
	private array $fields;

	/** @var array<string, mixed> */
	private array $data;

	private bool $is_stored = false;

	/**
	 * @param string                $error_code Such as 'required_pro_templately'.
	 * @param array<string, string> $fields     Field name to translated message.
	 * @param array<string, mixed>  $data       More members of the error's data.
	 */
	public function __construct( string $error_code, string $message, int $status = 400, array $fields = array(), array $data = array() ) {
		parent::__construct( $message );
		$this->error_code = $error_code;
		$this->status     = $status;
		$this->fields     = $fields;
		$this->data       = $data;
	}

	/** For an object that does not exist or that the user may not see. */
	public static function not_found( string $error_code = 'not_found' ): self {
		return new self( $error_code, __( 'That was not found.', 'templately' ), 404 );
	}

	/** @param array<string, mixed> $data More members of the error's data. */
	public static function signed_out( string $error_code = 'is_signed_failed', int $status = 401, array $data = array() ): self {
		return new self( $error_code, __( 'Your session has ended. Please sign in again.', 'templately' ), $status, array(), $data );
	}

	public static function unknown_error(): string {
		return __( 'Something went wrong.', 'templately' );
	}

	/** Keeps what was written before this error was thrown, and returns the same error when the request is repeated with its key. */
	public function with_stored_work(): self {
		$this->is_stored = true;
		return $this;
	}

	public function keeps_stored_work(): bool {
		return $this->is_stored;
	}

	public function error_code(): string {
		return $this->error_code;
	}

	public function status(): int {
		return $this->status;
	}

	/** @return array<string, string> Field name to message. */
	public function fields(): array {
		return $this->fields;
	}

	/** @return array<string, mixed> */
	public function data(): array {
		$data = array( 'status' => $this->status ) + $this->data;
		if ( array() !== $this->fields ) {
			$data['fields'] = $this->fields;
		}
		return $data;
	}
}
