<?php

declare( strict_types=1 );

namespace Templately\Site\Library;

use Templately\Shared\Rest\Failure;
use Templately\Shared\Rest\Result_Page;
use Templately\Shared\Settings\Settings;
use Templately\Shared\Settings\Site_State;
use Templately\Site\Hub_Client\Access_Tokens;
use Templately\Site\Hub_Client\Client;

/** The hub's items, terms and counts, and which required plugins are active. Methods throw a Failure: the hub's refusal, or 503 hub_unreachable. */
final class Library {

	private const PER_PAGE = 24;

	private Client $hub;

	private Access_Tokens $tokens;

	private Settings $settings;

	public function __construct( Client $hub, Access_Tokens $tokens, Settings $settings ) {
		$this->hub      = $hub;
		$this->tokens   = $tokens;
		$this->settings = $settings;
	}

	/**
	 * @param array<string, mixed> $query Arguments of GET /items.
	 * @return Result_Page Its 'stale' member tells that the hub is unreachable and the page is cached.
	 */
	public function items( array $query ): Result_Page {
		// A filtered list ignores the search term unless asked to include it.
		if ( ( $query['filtering'] ?? false ) && ! ( $query['include_search'] ?? false ) ) {
			unset( $query['search'] );
		}
		unset( $query['filtering'], $query['include_search'] );
		$response = $this->hub->get( '/items', array( 'per_page' => self::PER_PAGE ) + $query, $this->token() );
		$body     = $response->body;
		return new Result_Page(
			self::with_active_plugins( $body['items'] ),
			$body['total'],
			$body['current_page'],
			self::PER_PAGE,
			array(
				'total_is_capped' => $body['total_is_capped'],
				'plan_totals'     => $body['plan_totals'],
				'stale'           => $response->stale,
			)
		);
	}

	/** @return array<string, mixed> An item with the details that its screen shows. */
	public function item( string $platform, string $type, string $slug ): array {
		$item                = $this->hub->get( "/items/$type/$slug", array( 'platform' => $platform ), $this->token() )->body;
		$item['description'] = wp_kses_post( $item['description'] );
		$item['live_url']    = ( new Demo_Url( $this->settings->hub_address() ) )->sanitize( $item['live_url'] );
		return self::with_activity( $item );
	}

	/** @return array<string, mixed> Counts by platform, type and plan. */
	public function counts(): array {
		return $this->hub->get( '/counts' )->body;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<array<string, mixed>>
	 */
	public function terms( string $route, array $query = array() ): array {
		return $this->hub->get( "/$route", $query )->body;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<array<string, mixed>> Plugins that designs need, each with is_active.
	 */
	public function dependencies( array $query = array() ): array {
		return self::with_activity( array( 'dependencies' => $this->terms( 'dependencies', $query ) ) )['dependencies'];
	}

	/** @return array{data: list<array<string, mixed>>} */
	public function featured( string $platform ): array {
		$data = $this->hub->get( '/featured-items', array( 'platform' => $platform ), $this->token() )->body['data'];
		return array( 'data' => self::with_active_plugins( $data ) );
	}

	/**
	 * Adds is_active to each item's dependencies.
	 * @param list<array<string, mixed>> $items
	 * @return list<array<string, mixed>>
	 */
	public static function with_active_plugins( array $items ): array {
		return array_values( array_map( array( self::class, 'with_activity' ), $items ) );
	}

	/**
	 * Adds is_active to the dependencies of an item, its pack and the items it contains.
	 * @param array<string, mixed> $item
	 * @return array<string, mixed>
	 */
	private static function with_activity( array $item ): array {
		$active = Site_State::active_plugins();
		// In lists, a pack has no dependencies.
		foreach ( $item['dependencies'] ?? array() as $index => $dependency ) {
			$item['dependencies'][ $index ]['is_active'] = isset( $active[ $dependency['slug'] ] );
		}
		if ( isset( $item['items'] ) ) {
			$item['items'] = self::with_active_plugins( $item['items'] );
		}
		if ( isset( $item['pack'] ) ) {
			$item['pack'] = self::with_activity( $item['pack'] );
		}
		return $item;
	}

	/** Returns the current user's access token. '' if they are signed out. */
	private function token(): string {
		return $this->tokens->token( get_current_user_id() );
	}
}
