<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

final class Hub_Request {

	public string $method;

	public string $path;

	/** @var array<string, mixed> */
	public array $query;

	/** @var array<string, mixed>|null */
	public ?array $body = null;

	public string $token;

	public string $locale;

	public string $idempotency_key = '';

	public bool $cached_only = false;

	public bool $fresh = false;

	public float $seconds = 10.0;

	/** Binary body; '' for a JSON body. */
	public string $bytes = '';

	/** Path of the file that receives a binary response; '' for a JSON response. */
	public string $into = '';

	/** Offset of the requested part of the binary response. */
	public int $from = 0;

	/** Maximum length of that part. */
	public int $most = 0;

	/** Size limit of a JSON response. */
	public int $largest = Response_Validator::MAX_BYTES;

	public string $etag = '';

	/**
	 * @param string                    $path Relative to templately-hub/v1, with a leading slash.
	 * @param array<string, mixed>      $query
	 * @param array<string, mixed>|null $body Null for none.
	 */
	public function __construct( string $method, string $path, array $query = array(), ?array $body = null, string $token = '', string $locale = '' ) {
		$this->method = $method;
		$this->path   = $path;
		$this->query  = $query;
		$this->body   = $body;
		$this->token  = $token;
		$this->locale = $locale;
		if ( 'GET' !== $method ) {
			$this->idempotency_key = wp_generate_uuid4();
		}
	}

	/** @return array<string, string> */
	public function headers(): array {
		return array_filter(
			array(
				'Authorization'   => '' === $this->token ? '' : 'Bearer ' . $this->token,
				'Accept-Language' => $this->locale,
				'Idempotency-Key' => $this->idempotency_key,
				'If-None-Match'   => $this->etag,
				'Range'           => '' === $this->into ? '' : sprintf( 'bytes=%d-%d', $this->from, $this->from + $this->most - 1 ),
				'Content-Type'    => '' !== $this->bytes ? 'application/octet-stream' : ( null === $this->body ? '' : 'application/json' ),
			)
		);
	}

	/** Returns the body as sent. An empty body is encoded as an object. */
	public function body(): string {
		if ( '' !== $this->bytes ) {
			return $this->bytes;
		}
		return null === $this->body ? '' : (string) wp_json_encode( (object) $this->body );
	}
}
