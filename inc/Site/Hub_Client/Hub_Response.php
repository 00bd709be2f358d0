<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

/**
 * What the hub answered, as a value.
 */
final class Hub_Response {

	public int $status;

	/** @var mixed */
	public $body;

	public bool $stale;

	/** Mark of this very answer, if the hub gave it one. */
	public string $etag = '';

	/**
	 * @param mixed $body   Decoded JSON, objects as arrays.
	 * @param bool  $stale  Whether it is an earlier answer, shown because the hub is away.
	 */
	public function __construct( int $status, $body, bool $stale = false ) {
		$this->status = $status;
		$this->body   = $body;
		$this->stale  = $stale;
	}

	/** Says whether the call did what it was to do. */
	public function is_success(): bool {
		return $this->status >= 200 && $this->status < 300;
	}
}
