<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

/**
 * One call of the hub, as a value.
 */
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

	/** Whether to do without the network. */
	public bool $cached_only = false;

	/** Whether an answer kept from before will not do. */
	public bool $fresh = false;

	/** Seconds that the answer may take in all. */
	public float $seconds = 10.0;

	/** Bytes that are the whole body of the call; '' where that is JSON. */
	public string $bytes = '';

	/** File that gets the bytes of an answer that has some; '' where it is JSON. */
	public string $into = '';

	/** Of these bytes, where the part begins that is asked for. */
	public int $from = 0;

	/** How many it has at the most. */
	public int $most = 0;

	/** Bytes of an answer at the most, where they go into no file. */
	public int $largest = Response_Validator::LARGEST;

	/** Mark of the answer that is kept, with which a hub may say that nothing changed; '' for none. */
	public string $etag = '';

	/**
	 * @param string                    $path   Path below templately-hub/v1, from its slash.
	 * @param array<string, mixed>      $query  Query arguments.
	 * @param array<string, mixed>|null $body   JSON body; null for none.
	 * @param string                    $token  Bearer token; '' for nobody.
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

	/**
	 * Returns the headers both transports send.
	 *
	 * @return array<string, string>
	 */
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

	/** Returns the body as it is sent; '' for none. Without members it is an object, as every body of JSON is. */
	public function body(): string {
		if ( '' !== $this->bytes ) {
			return $this->bytes;
		}
		return null === $this->body ? '' : (string) wp_json_encode( (object) $this->body );
	}
}
