<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

final class Hub_Response {

	public int $status;

	/** @var mixed */
	public $body;

	public bool $stale;

	public string $etag = '';

	/**
	 * @param mixed $body  Decoded JSON with objects as arrays.
	 * @param bool  $stale Whether it is a cached response, because the hub is unreachable.
	 */
	public function __construct( int $status, $body, bool $stale = false ) {
		$this->status = $status;
		$this->body   = $body;
		$this->stale  = $stale;
	}

	public function is_success(): bool {
		return $this->status >= 200 && $this->status < 300;
	}
}
