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

/**
 * Which hub this site uses, and the way there: in this process, or over the network with care. Made when somebody asks: most
 * requests do not.
 */
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
	 * @param Settings           $settings The plugin's settings.
	 * @param Idempotency_Key          $key      Knows the key of the request that is being answered.
	 * @param callable( string ): array{array<class-string<Controller>, callable(): Controller>, Route_Policy} $embedded Returns the embedded hub's controllers for the first segment of a path, and who may call them.
	 * @param callable(): string $version  Says which version the embedded hub's catalogue has.
	 * @param callable(): array<string, array<string, mixed>> $routes Returns the routes of a hub's API.
	 */
	public function __construct( Settings $settings, Clock $clock, Idempotency_Key $key, callable $embedded, callable $version, callable $routes ) {
		$this->settings = $settings;
		$this->clock    = $clock;
		$this->key      = $key;
		$this->embedded = $embedded;
		$this->version  = $version;
		$this->routes   = $routes;
	}

	/** Returns the hub's calls. */
	public function client(): Client {
		if ( null === $this->client ) {
			$address      = $this->settings->hub_address();
			$this->client = new Client( '' === $address ? new In_Process_Transport( $this->embedded, $this->version ) : $this->over_http( $address ), $this->key );
		}
		return $this->client;
	}

	/**
	 * @param string $address Address of the hub's WordPress.
	 */
	private function over_http( string $address ): Resilient_Transport {
		$answers = new Response_Validator( $this->routes );
		return new Resilient_Transport( new Http_Transport( $address, $answers ), new Response_Cache( $address ), $this->clock, $answers );
	}

	/**
	 * Returns the calls of a hub that this site does not use yet: nothing of them is kept.
	 *
	 * @param string $address Address of the hub's WordPress, without a slash at its end.
	 */
	public function client_for_url( string $address ): Client {
		return new Client( new Http_Transport( $address, new Response_Validator( $this->routes ) ) );
	}

	/**
	 * Asks the hub of this site who it is.
	 *
	 * @return string Its key's fingerprint; '' where it does not say, or does not prove it.
	 */
	public function fetch_hub_id(): string {
		$address = $this->settings->hub_address();
		$client  = '' === $address ? new Client( new In_Process_Transport( $this->embedded ) ) : $this->client_for_url( $address );
		try {
			return Hub_Identity::verified_id( $client->get( '/hub', array(), '', true )->body, '' === $address ? untrailingslashit( home_url() ) : $address );
		} catch ( Failure $failure ) {
			return '';
		}
	}

	/** Returns the hub's tokens of this site. */
	public function tokens(): Access_Tokens {
		$address = $this->settings->hub_address();
		return new Access_Tokens( '' === $address || '' === $this->settings->hub_id() ? $address : $this->settings->hub_id() );
	}
}
