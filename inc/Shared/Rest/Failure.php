<?php

declare( strict_types=1 );

namespace Templately\Shared\Rest;

/**
 * Something that went wrong and that the caller is told about. Services throw it; Routes alone turns it into an answer.
 */
final class Failure extends \RuntimeException {

	private string $error_code;

	private int $status;

	/** @var array<string, string> */
	private array $fields;

	/** @var array<string, mixed> */
	private array $data;

	private bool $is_stored = false;

	/**
	 * @param string                $error_code Code of the answer, such as 'required_pro_templately'.
	 * @param string                $message    Translated sentence for a person.
	 * @param int                   $status     HTTP status, 400 to 599.
	 * @param array<string, string> $fields     Field name to translated sentence.
	 * @param array<string, mixed>  $data       More members of the answer's data.
	 */
	public function __construct( string $error_code, string $message, int $status = 400, array $fields = array(), array $data = array() ) {
		parent::__construct( $message );
		$this->error_code = $error_code;
		$this->status     = $status;
		$this->fields     = $fields;
		$this->data       = $data;
	}

	/** Returns the failure of a call for something that does not exist, or not for this person. */
	public static function not_found( string $error_code = 'not_found' ): self {
		return new self( $error_code, __( 'That was not found.', 'templately' ), 404 );
	}

	/**
	 * Returns the failure of a call whose session has ended.
	 *
	 * @param array<string, mixed> $data       More members of the response's data.
	 */
	public static function signed_out( string $error_code = 'is_signed_failed', int $status = 401, array $data = array() ): self {
		return new self( $error_code, __( 'Your sign-in has ended. Please sign in again.', 'templately' ), $status, array(), $data );
	}

	/** Returns the sentence for an error of which nothing is known that a person could use. */
	public static function unknown_error(): string {
		return __( 'Something went wrong.', 'templately' );
	}

	/**
	 * Makes it the refusal of something that was stored all the same, such as a version that came too late: what was written
	 * stays, and who asks again with the same key is told again.
	 */
	public function with_stored_work(): self {
		$this->is_stored = true;
		return $this;
	}

	/** Says whether what was written before this was thrown is to stay. */
	public function keeps_stored_work(): bool {
		return $this->is_stored;
	}

	/** Returns the code of the answer. */
	public function error_code(): string {
		return $this->error_code;
	}

	/** Returns the HTTP status. */
	public function status(): int {
		return $this->status;
	}

	/**
	 * Returns the sentences that belong to single fields.
	 *
	 * @return array<string, string>
	 */
	public function fields(): array {
		return $this->fields;
	}

	/**
	 * Returns the answer's data member: status, fields where there are any, and what the thrower added.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		$data = array( 'status' => $this->status ) + $this->data;
		if ( array() !== $this->fields ) {
			$data['fields'] = $this->fields;
		}
		return $data;
	}
}
