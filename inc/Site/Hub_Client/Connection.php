<?php

declare( strict_types=1 );

namespace Templately\Site\Hub_Client;

use Templately\Shared\Clock;
use Templately\Shared\Contract\Hub_Identity;
use Templately\Shared\Rest\Controller;
use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Idempotency_Key;
use Templately\Shared\Rest\Route_Policy;
use Templately\Shared\Settings\Settings;

/** Creates the client for the hub that this site uses: embedded or remote. */
final class Connection {

	private Settings $settings;

	private Clock $clock;

	private Idempotency_Key $key;

	/** @var callable( string ): array{array<class-string<Controller>, callable(): Controller>, Route_Policy} */
	private $embedded;

	/** @var callable(): string */
	private $version;

	/** @var callable(): array<string, array<string, mixed>> */
	private $routes;

	private ?Client $client = null;

	/**
	 * @param callable( string ): array{array<class-string<Controller>, callable(): Controller>, Route_Policy} $embedded Returns the embedded hub's controllers for the first segment of a path, and its policy.
	 * @param callable(): string                                                                               $version  Returns the version of the embedded hub's catalogue.
	 * @param callable(): array<string, array<string, mixed>>                                                  $routes   Returns the routes of the hub's API.
	 */
	public function __construct( Settings $settings, Clock $clock, Idempotency_Key $key, callable $embedded, callable $version, callable $routes ) {
		$this->settings = $settings;
		$this->clock    = $clock;
		$this->key      = $key;
		$this->embedded = $embedded;
		$this->version  = $version;
		$this->routes   = $routes;
	}

	public function client(): Client {
		if ( null === $this->client ) {
			$address      = $this->settings->hub_address();
			$this->client = new Client( '' === $address ? new In_Process_Transport( $this->embedded, $this->version ) : $this->over_http( $address ), $this->key );
		}
		return $this->client;
	}

	private function over_http( string $address ): Resilient_Transport {
		$answers = new Response_Validator( $this->routes );
		return new Resilient_Transport( new Http_Transport( $address, $answers ), new Response_Cache( $address ), $this->clock, $answers );
	}

	/** @param string $address URL of another hub's site, without a trailing slash. Its responses are not cached. */
	public function client_for_url( string $address ): Client {
		return new Client( new Http_Transport( $address, new Response_Validator( $this->routes ) ) );
	}

	/** Asks the hub for its id, the fingerprint of its key; '' if it has none or cannot prove it. */
	public function fetch_hub_id(): string {
		$address = $this->settings->hub_address();
		$client  = '' === $address ? new Client( new In_Process_Transport( $this->embedded ) ) : $this->client_for_url( $address );
		try {
			return Hub_Identity::verified_id( $client->get( '/hub', array(), '', true )->body, '' === $address ? untrailingslashit( home_url() ) : $address );
		} catch ( Failure $failure ) {
			return '';
		}
	}

	public function tokens(): Access_Tokens {
		$address = $this->settings->hub_address();
		return new Access_Tokens( '' === $address || '' === $this->settings->hub_id() ? $address : $this->settings->hub_id() );
	}
}
