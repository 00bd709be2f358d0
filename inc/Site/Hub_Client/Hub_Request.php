<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

/**
 * One call of the hub, as a value.
 */
final class Hub_Request {

	/** @var string */
	public $method;

	/** @var string */
	public $path;

	/** @var array<string, mixed> */
	public $query;

	/** @var array<string, mixed>|null */
	public $body;

	/** @var string */
	public $token;

	/** @var string */
	public $locale;

	/** @var string */
	public $idempotency_key = '';

	/** @var bool Whether to do without the network. */
	public $cached_only = false;

	/** @var bool Whether an answer kept from before will not do. */
	public $fresh = false;

	/** @var float Seconds that the answer may take in all. */
	public $seconds = 10.0;

	/** @var string Bytes that are the whole body of the call; '' where that is JSON. */
	public $bytes = '';

	/** @var string File that gets the bytes of an answer that has some; '' where it is JSON. */
	public $into = '';

	/** @var int Of these bytes, where the part begins that is asked for. */
	public $from = 0;

	/** @var int How many it has at the most. */
	public $most = 0;

	/** @var int Bytes of an answer at the most, where they go into no file. */
	public $largest = Response_Validator::LARGEST;

	/** @var string Mark of the answer that is kept, with which a hub may say that nothing changed; '' for none. */
	public $etag = '';

	/**
	 * @param string                    $method HTTP method.
	 * @param string                    $path   Path below templately-hub/v1, from its slash.
	 * @param array<string, mixed>      $query  Query arguments.
	 * @param array<string, mixed>|null $body   JSON body; null for none.
	 * @param string                    $token  Bearer token; '' for nobody.
	 * @param string                    $locale WordPress locale, such as de_DE.
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
	public function content(): string {
		if ( '' !== $this->bytes ) {
			return $this->bytes;
		}
		return null === $this->body ? '' : (string) wp_json_encode( (object) $this->body );
	}
}
